import type { BrowserContext, Page } from '@playwright/test';
import { feedbackDetail, listFeedback } from '../../src/contract/feedback/read.ts';
import { brokenStorage } from './broken-storage.ts';
import { clientOf, expect, expectHydrated, test, tokenOf } from './fixtures.ts';
import { expectDraft, gate, stopClock } from './page-state.ts';
import { addPhotos, fields, fillIn, once, photo, ready, submit } from './reports.ts';

// What is broken here on purpose.
test.use({ tolerated: /Failed to load resource|net::ERR_|^request: |dynamically imported module/ });

/** The texts of a user's reports that contain `text`, from the server. */
async function recordsOf(uid: string, text: string): Promise<string[]> {
  const client = await clientOf(uid);
  const { items } = await client(listFeedback, { limit: 50 });
  return items.map(({ excerpt }) => excerpt).filter((excerpt) => excerpt.includes(text));
}

const isCreate = (url: URL) => url.pathname.endsWith('/feedback/create');

/** Submits a report that does not get out until `isCreate` is no longer routed. */
async function leaveWaiting(page: Page, context: BrowserContext, text: string): Promise<void> {
  await fillIn(page, text);
  await context.route(isCreate, (route) => route.abort());
  await submit(page).click();
  await expect(page.getByRole('heading', { name: 'Your entries are saved' })).toBeVisible();
}

test.describe('exactly one record comes of', { tag: '@row-6' }, () => {
  test('three taps on submit', async ({ page, openAs }) => {
    const text = once('Three taps');
    await openAs('es-lucia', '/feedback');
    await fillIn(page, text);
    await submit(page).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
      button.click();
    });
    await expect(page.getByRole('heading', { name: /we received your/ })).toBeVisible();
    expect(await recordsOf('es-lucia', text)).toHaveLength(1);
  });

  test('a page that is killed while the server answers, and opened again', async ({ page, context, openAs }) => {
    const text = once('Killed while submitting');
    await openAs('es-lucia', '/feedback');
    await fillIn(page, text);
    const answered = gate();
    await context.route(isCreate, async (route) => {
      await route.fetch();
      answered.open();
    });
    await submit(page).click();
    await answered.opened;
    await page.close({ runBeforeUnload: false });
    await context.unroute(isCreate);

    const again = await context.newPage();
    await again.goto(`/feedbackList#?token=${await tokenOf('es-lucia')}`);
    await expect(again.locator('.feedback-list-excerpt', { hasText: text })).toHaveCount(1);
    await expect(again.getByText('Not sent yet')).toBeHidden();
    expect(await recordsOf('es-lucia', text)).toHaveLength(1);
  });

  test('two tabs with one outbox', async ({ page, context, openAs }) => {
    const text = once('Two tabs');
    await openAs('it-marco', '/feedback');
    await leaveWaiting(page, context, text);
    await page.close();
    await context.unroute(isCreate);
    const bothLooked = gate();
    let sent = 0;
    await context.route(isCreate, async (route) => {
      if (route.request().method() === 'POST') sent++;
      await bothLooked.opened;
      await route.continue();
    });

    const token = await tokenOf('it-marco');
    const [tab, other] = await Promise.all([context.newPage(), context.newPage()]);
    await Promise.all([tab, other].map((opened) => opened.goto(`/feedbackList#?token=${token}`)));
    const locks = () =>
      tab.evaluate(async () => {
        const { held, pending } = await navigator.locks.query();
        return { sends: held?.length, waits: pending?.length };
      });
    await expect.poll(locks, 'one page sends at a time').toEqual({ sends: 1, waits: 1 });
    bothLooked.open();
    for (const opened of [tab, other]) await expect(opened.locator('.feedback-list-excerpt', { hasText: text })).toHaveCount(1);
    expect(await recordsOf('it-marco', text)).toHaveLength(1);
    expect(sent, 'the other finds nothing left to send').toBe(1);
  });
});

test.describe('a draft', { tag: '@row-7' }, () => {
  test('is there again field by field, pictures included, after the page was killed', async ({ page, context, openAs }) => {
    await openAs('pl-kasia', '/feedback');
    await fillIn(page, 'A draft\nof two lines “quoted” <b>');
    await addPhotos(page, await photo());
    await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
    const device = await page.locator('#device').textContent();
    await expectDraft(page, ['A draft\nof two lines “quoted” <b>', fields.orderNumber], 1);
    await page.close({ runBeforeUnload: false });

    const again = await context.newPage();
    await again.goto(`/feedback#?token=${await tokenOf('pl-kasia')}`);
    await expect(again.getByText('What you entered before has been restored.')).toBeVisible();
    await expect(again.locator('#typeId')).toHaveValue('device');
    await expect(again.locator('#description')).toHaveValue('A draft\nof two lines “quoted” <b>');
    await expect(again.locator('#contact')).toHaveValue(fields.contact);
    await expect(again.locator('#platform')).toHaveValue(fields.platform);
    await expect(again.locator('#orderNumber')).toHaveValue(fields.orderNumber);
    await expect(again.locator('#device')).toHaveText(device ?? '');
    await expect(again.locator('.photo-picture')).toHaveCount(1);

    await submit(again).click();
    await expect(again.getByRole('heading', { name: /we received your/ })).toBeVisible();
    const client = await clientOf('pl-kasia');
    const { items } = await client(listFeedback, { limit: 5 });
    const sent = items.find(({ excerpt }) => excerpt.startsWith('A draft'));
    expect((await client(feedbackDetail, { id: sent?.id ?? '' })).messages[0]).toMatchObject({
      text: 'A draft\nof two lines “quoted” <b>',
      images: [expect.anything()],
    });
    await again.goto('/feedback');
    await ready(again);
    await expect(again.locator('#description')).toHaveValue('');
  });

  test('is never shown to another user, and is kept for its own', async ({ page, openAs }) => {
    await openAs('pl-kasia', '/feedback');
    await ready(page);
    await page.locator('#description').fill('Private to Kasia');
    await expectDraft(page, ['Private to Kasia']);
    page.on('dialog', (dialog) => void dialog.accept());
    await openAs('it-marco', '/feedback');
    await expect(page).not.toHaveURL(/token/);
    await ready(page);
    await expect(page.locator('#description')).toHaveValue('');
    await openAs('pl-kasia', '/feedback');
    await expect(page.locator('#description')).toHaveValue('Private to Kasia');
  });

  test('is gone when it is discarded, after a question', async ({ page, openAs }) => {
    await openAs('tr-elif', '/feedback');
    await ready(page);
    await page.locator('#description').fill('To be discarded');
    await expectDraft(page, ['To be discarded']);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByRole('button', { name: 'Start over' }).click();
    await page.locator('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.locator('#description')).toHaveValue('');
    await page.reload();
    await ready(page);
    await expect(page.locator('#description')).toHaveValue('');
  });

  test('begins with what was typed before the page was hydrated', async ({ page, openAs, context }) => {
    const hydrated = gate();
    await context.route(/\/_astro\/FeedbackForm/, async (route) => {
      await hydrated.opened;
      await route.continue();
    });
    await openAs('tr-elif', '/feedback');
    await page.locator('#description').fill('Typed early');
    await page.getByLabel('Fill in the information').check();
    await submit(page).click();
    expect(new URL(page.url()).search).toBe('');
    hydrated.open();
    await ready(page);
    await expect(page.locator('#description')).toHaveValue('Typed early');
    await expect(page.locator('#sn')).toBeVisible();
  });
});

test.describe('without a connection', () => {
  test('a report is kept, sends itself later, and shows its state', async ({ page, context, openAs }) => {
    const text = once('Offline report');
    await openAs('ru-olga', '/feedback');
    await fillIn(page, text);
    await addPhotos(page, await photo());
    await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
    await context.setOffline(true);
    await submit(page).click();
    await expect(page.getByRole('heading', { name: 'Your entries are saved' })).toBeVisible();
    await context.setOffline(false);
    await expect.poll(() => recordsOf('ru-olga', text)).toHaveLength(1);
    await page.getByRole('link', { name: 'View record' }).click();
    await expect(page.locator('.feedback-list-excerpt', { hasText: text })).toHaveCount(1);
  });

  test('one that waits never goes out in the name of another user', async ({ page, context, openAs }) => {
    const text = once('Waits for Marco');
    const ownText = once('Waits for Kasia');
    await openAs('it-marco', '/feedback');
    await leaveWaiting(page, context, text);
    await page.close();
    const another = await context.newPage();
    await another.goto(`/feedback#?token=${await tokenOf('pl-kasia')}`);
    await leaveWaiting(another, context, ownText);
    await context.unroute(isCreate);
    await another.goto('/feedbackList');
    // The oldest is sent first: when Kasia's own has arrived, Marco's had its turn.
    await expect.poll(() => recordsOf('pl-kasia', ownText)).toHaveLength(1);
    await expect(another.getByText(text)).toHaveCount(0);
    expect(await recordsOf('pl-kasia', text)).toHaveLength(0);
    expect(await recordsOf('it-marco', text)).toHaveLength(0);

    const own = await context.newPage();
    await own.goto(`/feedbackList#?token=${await tokenOf('it-marco')}`);
    await expect(own.locator('.feedback-list-excerpt', { hasText: text })).toHaveCount(1);
    await expect.poll(() => recordsOf('it-marco', text)).toHaveLength(1);
    expect(await recordsOf('pl-kasia', text)).toHaveLength(0);
  });

  test('one that waits is listed, and can be edited or deleted', async ({ page, context, openAs }) => {
    const text = once('Waiting report');
    const mended = once('Mended report');
    await openAs('ru-olga', '/feedback');
    await leaveWaiting(page, context, text);
    await page.getByRole('link', { name: 'View record' }).click();
    const item = page.locator('.cell', { hasText: text });
    await expect(item.getByText('Waiting for a connection')).toBeVisible();
    await item.getByRole('button', { name: 'Edit' }).click();
    await expect(page.locator('#description')).toHaveValue(text);
    await page.locator('#description').fill(mended);
    await context.unroute(isCreate);
    await submit(page).click();
    await expect(page.getByRole('heading', { name: /we received your/ })).toBeVisible();
    expect(await recordsOf('ru-olga', text)).toHaveLength(0);
    expect(await recordsOf('ru-olga', mended)).toHaveLength(1);
  });
});

test.describe('the form submits all the same', { tag: '@row-10' }, () => {
  for (const [name, script] of Object.entries(brokenStorage)) {
    test(`with ${name}`, async ({ page, openAs }) => {
      const text = once(`Without: ${name}`);
      await page.addInitScript(script);
      await openAs('kr-minji', '/feedback');
      await fillIn(page, text);
      await addPhotos(page, await photo());
      await submit(page).click();
      await expect(page.getByRole('heading', { name: /we received your/ })).toBeVisible();
      expect(await recordsOf('kr-minji', text)).toHaveLength(1);
    });
  }
});

test.describe('leaving', { tag: '@row-9' }, () => {
  const warning = (page: Page) => page.getByText('Fill in not completed, are you sure you want to leave?');
  const open = async (page: Page, openAs: (uid: string, path: string) => Promise<void>) => {
    await openAs('hk-kayan', '/home');
    await page.getByRole('link', { name: 'Feedback', exact: true }).click();
    await ready(page);
  };
  const back = (page: Page) => page.getByRole('button', { name: 'Back', exact: true });

  test('an untouched form asks nothing', async ({ page, openAs }) => {
    await open(page, openAs);
    await back(page).click();
    await expect(page).toHaveURL(/\/home/);
    await page.goForward();
    await expect(page.getByText('What you entered before has been restored.')).toBeHidden();
    await ready(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/home/);
  });

  test('a form with something in it asks: by the back arrow, the phone’s back, and closing', async ({ page, openAs }) => {
    await open(page, openAs);
    await page.locator('#orderNumber').fill('1');
    await back(page).click();
    await expect(warning(page)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(warning(page)).toBeHidden();
    await expect(page.locator('#orderNumber')).toHaveValue('1');

    await page.evaluate(() => history.back());
    await expect(warning(page)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(warning(page)).toBeHidden();
    await expect(page).toHaveURL(/\/feedback$/);

    const closing = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    expect((await closing).type()).toBe('beforeunload');
    await (await closing).dismiss();

    await page.evaluate(() => history.back());
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page).toHaveURL(/\/home/);
  });

  test('it asks also when all that comes later is still on its way', async ({ page, context, openAs }) => {
    await context.route(/\/_astro\/form-chunk/, () => undefined);
    await open(page, openAs);
    await page.locator('#orderNumber').fill('1');
    await back(page).click();
    await expect(warning(page)).toBeVisible();
  });

  test('what was typed before the form was hydrated is asked about, before and after it hydrates', async ({
    page,
    context,
    openAs,
  }) => {
    const hydrated = gate();
    await context.route(/\/_astro\/FeedbackForm/, async (route) => {
      await hydrated.opened;
      await route.continue();
    });
    await openAs('hk-kayan', '/home');
    await page.getByRole('link', { name: 'Feedback', exact: true }).click();
    await page.locator('#orderNumber').fill('1');
    const asked = page.waitForEvent('dialog');
    await back(page).click({ noWaitAfter: true });
    expect((await asked).type()).toBe('beforeunload');
    await (await asked).dismiss();
    hydrated.open();
    await ready(page);
    await back(page).click();
    await expect(warning(page)).toBeVisible();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page).toHaveURL(/\/home/);
  });

  test('before it is known whose the form is, what was typed becomes that user’s draft', async ({ page, context, openAs }) => {
    const known = gate();
    await context.route(/\/api\/v1\/user\/info/, async (route) => {
      await known.opened;
      await route.continue();
    });
    await page.clock.install();
    await openAs('fr-louis', '/feedback');
    await expectHydrated(page);
    await page.locator('#description').fill('Typed as nobody.');
    await page.getByRole('link', { name: 'How to find the order number' }).click();
    // It leaves after two seconds whatever is known by then.
    await stopClock(page);
    await page.getByRole('button', { name: 'Confirm' }).click({ noWaitAfter: true });
    known.open();
    await expect(page).toHaveURL(/howToFindOrderNumber$/);
    await page.clock.resume();

    await openAs('fr-louis', '/feedback');
    await expect(page.locator('#description')).toHaveValue('Typed as nobody.');
  });

  test('a form that was sent asks nothing more', async ({ page, openAs }) => {
    await open(page, openAs);
    await fillIn(page, 'Sent and left');
    await submit(page).click();
    await expect(page.getByRole('heading', { name: /we received your/ })).toBeVisible();
    await back(page).click();
    await expect(page).toHaveURL(/\/home/);
  });
});

test.describe('an old page after a new deployment', { tag: '@row-11' }, () => {
  const gone = (context: BrowserContext, pattern: RegExp) =>
    context.route(pattern, (route) => route.fulfill({ status: 404, body: '' }));

  /** What the browser asks by itself; each is answered with yes. */
  function questions(page: Page): string[] {
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    return asked;
  }

  test('that cannot hydrate reloads once, keeps what was typed, and then offers to try again', async ({
    page,
    context,
    openAs,
  }) => {
    let loads = 0;
    page.on('load', () => loads++);
    const asked = questions(page);
    await gone(context, /\/_astro\/FeedbackForm/);
    await page.clock.install();
    await openAs('jp-haruto', '/feedback');
    await page.locator('#description').fill('Typed on the old page');
    await expect(page.getByText('This page did not finish loading')).toBeVisible();
    // A loop would go on.
    await page.clock.fastForward(60_000);
    await page.evaluate(() => fetch(location.href));
    expect(loads).toBe(2);
    await expect(page.locator('#description')).toHaveValue('Typed on the old page');

    await context.unroute(/\/_astro\/FeedbackForm/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await ready(page);
    await expect(page.locator('#description')).toHaveValue('Typed on the old page');
    expect(asked).toEqual([]);
  });

  test('whose later parts are gone reloads once with everything in it, and can then submit', async ({
    page,
    context,
    openAs,
  }) => {
    await gone(context, /\/_astro\/form-chunk/);
    const asked = questions(page);
    await openAs('jp-haruto', '/feedback');
    await ready(page);
    const reloaded = page.waitForEvent('load');
    await page.locator('#description').fill('Typed before the parts were needed');
    await reloaded;
    expect(asked).toEqual([]);
    await context.unroute(/\/_astro\/form-chunk/);
    await ready(page);
    await expect(page.locator('#description')).toHaveValue('Typed before the parts were needed');
    await fillIn(page, 'Typed before the parts were needed');
    await submit(page).click();
    await expect(page.getByRole('heading', { name: /we received your/ })).toBeVisible();
  });

  test('whose chunk hangs shows a load error after 120 seconds', async ({ page, context, openAs }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await context.route(/\/_astro\/FeedbackForm/, () => undefined);
    await openAs('jp-haruto', '/feedback');
    await page.locator('#description').fill('Typed while it hangs');
    await page.clock.fastForward(119_000);
    await expect(page.getByText('This page did not finish loading')).toBeHidden();
    await page.clock.fastForward(2_000);
    await expect(page.getByText('This page did not finish loading')).toBeVisible();
    await expect(page.locator('#description')).toHaveValue('Typed while it hangs');
  });
});

test('a picture of exactly 2 MiB is taken, one that is no picture is refused with its name', async ({ page, openAs }) => {
  await openAs('us-grace', '/feedback');
  await ready(page);
  const files = page.locator('input[type=file][multiple]');
  const exact = Buffer.concat([await photo(), Buffer.alloc(2 * 1024 * 1024)]).subarray(0, 2 * 1024 * 1024);
  await files.setInputFiles([
    { name: 'exact.jpg', mimeType: 'image/jpeg', buffer: exact },
    { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
    { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
  ]);
  await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(1);
  await expect(page.getByText(/notes\.pdf: This file is not a picture/)).toBeVisible();
  await expect(page.getByText(/drawing\.svg: This file is not a picture/)).toBeVisible();
  await page.getByRole('button', { name: 'View photo 1' }).click();
  await page.getByRole('button', { name: 'Remove photo 1' }).click();
  await expect(page.locator('.photo-picture')).toHaveCount(0);
});

test('pictures can be pasted anywhere in the form, and dropped', async ({ page, openAs }) => {
  await openAs('us-noah', '/feedback');
  await ready(page);
  const bytes = [...(await photo(64, 48))];
  const give = (selector: string, type: 'paste' | 'drop') =>
    page.locator(selector).evaluate(
      (element, { bytes, type }) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([new Uint8Array(bytes)], `${type}.jpg`, { type: 'image/jpeg' }));
        const init = { bubbles: true, cancelable: true };
        element.dispatchEvent(
          type === 'paste'
            ? new ClipboardEvent('paste', { ...init, clipboardData: transfer })
            : new DragEvent('drop', { ...init, dataTransfer: transfer }),
        );
      },
      { bytes, type },
    );
  await give('#description', 'paste');
  await expect(page.locator('.photo-picture')).toHaveCount(1);
  await give('#images', 'drop');
  await expect(page.locator('.photo-picture')).toHaveCount(2);
  await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(2);
});
