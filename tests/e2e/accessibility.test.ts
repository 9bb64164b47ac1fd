import type { Page } from '@playwright/test';
import { createFeedback } from '../../src/contract/feedback/create.ts';
import { serviceReply } from '../../src/contract/feedback/operate.ts';
import { feedbackDetail, listFeedback } from '../../src/contract/feedback/read.ts';
import { localeOf } from '../../src/i18n/locales.ts';
import { localeHref } from '../../src/routes/locale-prefix.ts';
import { clientOf, expect, expectAccessible, serviceOf, test } from './fixtures.ts';
import { addPhotos, fields, once, photo, ready, submit, withoutLastReport } from './reports.ts';
import { expectAccessibleInBoth, expectLargeTargets, fitsSmallAndLarge, settled, tabTo } from './screen-checks.ts';
import { sitePages, withNewPieces } from './site-pages.ts';

const guide = '/deviceiInstructions900a';
const record = 'us-grace-offline';
const rating = 'us-grace-rating-device';

/** Each state of a screen that a reader meets, by what leads there. */
const states: readonly { name: string; uid?: string; path: string; reach?: (page: Page) => Promise<void> }[] = [
  { name: 'the start', uid: 'us-grace', path: '/home' },
  { name: 'the empty form', uid: 'us-grace', path: '/feedback', reach: ready },
  {
    name: 'the form with every error',
    uid: 'us-grace',
    path: '/feedback',
    async reach(page) {
      await ready(page);
      await submit(page).click();
      await expect(page.locator('.error-summary')).toBeFocused();
    },
  },
  {
    name: 'the form with the label of a device and pictures',
    uid: 'us-grace',
    path: '/feedback?source=manual',
    async reach(page) {
      await ready(page);
      await addPhotos(page, await photo());
      await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'the choice of a device',
    uid: 'us-grace',
    path: '/feedback',
    async reach(page) {
      await ready(page);
      await page.locator('#device').click();
      await expect(page.locator('dialog .cell').first()).toBeVisible();
    },
  },
  { name: 'the page that chooses a device', uid: 'us-grace', path: '/selectDevice' },
  { name: 'the page that has no device to choose', uid: 'at-lena', path: '/selectDevice' },
  { name: 'the records', uid: 'us-grace', path: '/feedbackList' },
  { name: 'no records', uid: 'cn-fang', path: '/feedbackList' },
  {
    name: 'a question',
    uid: 'us-grace',
    path: '/feedbackList',
    async reach(page) {
      await page.getByRole('button', { name: /^More/ }).first().click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Delete/ })
        .click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  { name: 'a record', uid: 'us-grace', path: `/feedbackDetails/${record}` },
  {
    name: 'the choice of a language',
    path: guide,
    async reach(page) {
      await page.getByRole('button', { name: 'Language' }).click();
    },
  },
  { name: 'nobody signed in', path: '/feedbackList' },
  {
    name: 'a rating to give',
    uid: 'us-grace',
    path: `/ratingCenter/${rating}`,
    async reach(page) {
      await page.getByRole('radio', { name: '2 of 5 stars' }).check({ force: true });
      await page.getByRole('checkbox', { name: 'Too loud' }).check({ force: true });
    },
  },
  { name: 'a rating given', uid: 'us-grace', path: '/ratingCenter/us-grace-rating-reply' },
  { name: 'an expired rating', uid: 'us-grace', path: '/ratingCenter/us-grace-rating-expired' },
  {
    name: 'the after-sales form with its error',
    uid: 'us-grace',
    path: '/afterSaleForm',
    async reach(page) {
      await submit(page).click();
      await expect(page.locator('.error-summary')).toBeFocused();
    },
  },
  { name: 'the choice for a widget, outside of the app', uid: 'us-grace', path: '/widgets/selectDevice' },
];

for (const { name, uid, path, reach } of states) {
  test(`${name} has no barrier, in light and dark, and large targets`, async ({ page, openAs }) => {
    await (uid ? openAs(uid, path) : page.goto(path));
    await settled(page);
    await reach?.(page);
    await expectAccessibleInBoth(page);
    await expectLargeTargets(page);
  });
}

// Guides are made of the same pieces: each is looked at where it first stands.
const guides = withNewPieces(sitePages().filter(({ route }) => route.guide));
for (const [folder, pages] of Map.groupBy(guides, ({ route }) => route.guide?.split('/')[0])) {
  test(`the guides of ${folder} have no barrier, the first of them in light and dark, and large targets`, async ({ page }) => {
    test.setTimeout(180_000);
    for (const [index, { path }] of pages.entries()) {
      await page.goto(path);
      // Their colors are the same tokens, whose contrast is a unit test.
      await (index === 0 ? expectAccessibleInBoth(page) : expectAccessible(page));
      await expectLargeTargets(page);
    }
  });
}

test.describe('on the 404 page', () => {
  test.use({ tolerated: /status of 404/ });

  test('there is no barrier, and it fits', async ({ page }) => {
    await page.goto('/nowhere');
    await expectAccessibleInBoth(page);
    await expectLargeTargets(page);
    for (const code of ['en', 'de', 'ja', 'ru']) {
      await page.goto(localeHref('/nowhere', localeOf(code).code));
      await fitsSmallAndLarge(page);
    }
  });
});

test.describe('by keyboard alone', () => {
  test('a report is written and sent', async ({ page, openAs }) => {
    // Asked for this early since a key is quicker than the interception of the chooser that it opens.
    const chosen = page.waitForEvent('filechooser');
    await openAs('us-noah', '/home');
    await settled(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('link', { name: 'Feedback', exact: true }));
    await page.keyboard.press('Enter');
    await ready(page);

    await tabTo(page, page.locator('#typeId'));
    await page.keyboard.type('Device');
    await expect(page.locator('#typeId')).toHaveValue('device');
    await tabTo(page, page.locator('input[value=mine]'));
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('#sn')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await tabTo(page, page.locator('#device'));
    await page.keyboard.press('Enter');
    const sheet = page.locator('dialog[open]');
    await tabTo(page, sheet.getByRole('button', { name: 'Close' }));
    await tabTo(page, sheet.locator('.cell-main').first());
    await page.keyboard.press('Enter');
    await expect(page.locator('#device')).toBeFocused();
    await expect(page.locator('#device')).not.toContainText('Please select');

    const description = once(fields.description);
    for (const [name, value] of Object.entries({ ...fields, description })) {
      await tabTo(page, page.locator(`#${name}`));
      await page.keyboard.type(value);
      if (name !== 'description') continue;
      await tabTo(page, page.getByRole('button', { name: 'Choose photos' }));
      await page.keyboard.press('Enter');
      await (await chosen).setFiles({ name: 'label.jpg', mimeType: 'image/jpeg', buffer: await photo() });
      await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
    }
    await tabTo(page, submit(page));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /we received your/ })).toBeFocused();
    await tabTo(page, page.getByRole('link', { name: 'View record' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: description })).toBeVisible();
  });

  test('errors are met at once, led to and mended', async ({ page, openAs }) => {
    await withoutLastReport(page);
    await openAs('us-grace', '/feedback');
    await ready(page);
    await tabTo(page, page.locator('#orderNumber'));
    await page.keyboard.press('Enter');
    const summary = page.locator('.error-summary');
    await expect(summary).toBeFocused();
    await tabTo(page, summary.getByRole('link', { name: 'Please check 6 entries' }));
    await page.keyboard.press('Enter');
    await expect(page.locator('#typeId')).toBeFocused();
    await expect(page).toHaveTitle('Feedback – Please check 6 entries');
    // Where there is room, each error has a line of its own.
    await page.setViewportSize({ width: 768, height: 1024 });
    await summary.focus();
    for (const [text, field] of [
      ['Please select', 'typeId'],
      ['Please select a device', 'device'],
      ['Please enter the purchase platform', 'platform'],
    ] as const) {
      await tabTo(page, summary.getByRole('link', { name: new RegExp(`^[^:]+: ${text}$`) }));
      await page.keyboard.press('Enter');
      await expect(page.locator(`#${field}`)).toBeFocused();
      await expect(page.locator(`#${field}`)).toHaveAttribute('aria-invalid', 'true');
      await expect(page.locator(`#${field}`)).toHaveAccessibleDescription(new RegExp(`^${text}`));
      await summary.focus();
    }
    await tabTo(page, submit(page));
    await page.keyboard.press('Enter');
    await expect(summary).toBeFocused();
  });

  test('a record is opened, its pictures looked at, and the way back found', async ({ page, openAs }) => {
    const service = await serviceOf('eu');
    const anna = await clientOf('de-anna');
    const { items } = await anna(listFeedback, { limit: 50 });
    const pictured = items.find(({ imageCount }) => imageCount > 1)?.id ?? '';
    await service(serviceReply, { id: pictured, text: 'Thank you for the pictures.' }, { key: `keyboard-${pictured}` });

    await openAs('de-anna', `/feedbackDetails/${pictured}`);
    await expect(page.getByText('Thank you for the pictures.')).toBeVisible();
    const picture = page.getByRole('button', { name: 'View photo 1' });
    await tabTo(page, picture);
    await page.keyboard.press('Enter');
    const box = page.locator('dialog[open]');
    await expect(box).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(box.getByText(/^2 \//)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(box).toHaveCount(0);
    await expect(picture).toBeFocused();
  });

  test('a record is removed and brought back, and the focus is never lost', async ({ page, openAs }) => {
    const louis = await clientOf('fr-louis');
    const [first] = (await louis(listFeedback, {})).items;
    const { contact, platform, orderNumber } = await louis(feedbackDetail, { id: first?.id ?? '' });
    const device = { source: 'manual' as const, sn: 'SN-1', deviceId: '' };
    const description = once('To be removed');
    const report = { typeId: 'other', device, description, contact, platform, orderNumber, images: [] };
    await louis(createFeedback, report, { key: `keyboard-${Date.now()}` });

    await openAs('fr-louis', '/feedbackList');
    const entry = page.locator('.cell', { hasText: description });
    const button = entry.getByRole('button', { name: /^More/ });
    const inMenu = page.getByRole('dialog').getByRole('button', { name: /^Delete/ });
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await tabTo(page, inMenu);
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog');
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    const outside = () => page.evaluate(() => !document.activeElement?.matches('body, dialog[open], dialog[open] *'));
    for (let presses = 0; presses < 4; presses++) {
      await page.keyboard.press('Tab');
      expect(await outside()).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(button).toBeFocused();
    const remove = async () => {
      await page.keyboard.press('Enter');
      await tabTo(page, inMenu);
      await page.keyboard.press('Enter');
      await tabTo(page, question.getByRole('button', { name: 'Delete' }));
      await page.keyboard.press('Enter');
      await expect(entry).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    };
    await remove();
    await page.keyboard.press('Enter');
    await expect(entry).toHaveCount(1);

    // Later, when nothing offers to take it back any more.
    await tabTo(page, button);
    await remove();
    await page.reload();
    const removed = page.getByRole('button', { name: 'Deleted records' });
    await tabTo(page, removed);
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: `Restore: ${description}` }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(removed).toBeFocused();
    await expect(entry).toHaveCount(1);
    await expectAccessible(page);
  });

  test('another language is chosen', async ({ page }) => {
    await page.goto(guide);
    await tabTo(page, page.getByRole('button', { name: 'Language' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('link', { name: 'Deutsch' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/de${guide}`);
  });
});

test.describe('who wants no motion', () => {
  /** What moves for longer than an eye can follow, or has been asked to. */
  const moving = (page: Page) =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(
          ({ timeline, effect }) =>
            timeline instanceof DocumentTimeline && Number(effect?.getComputedTiming().activeDuration) > 10,
        )
        .map((animation) => (animation as CSSAnimation).animationName ?? (animation as CSSTransition).transitionProperty),
    );

  for (const [reducedMotion, wanted] of [
    ['no-preference', true],
    ['reduce', false],
  ] as const) {
    test(`is heard: ${reducedMotion}`, async ({ page, openAs }) => {
      await page.emulateMedia({ reducedMotion });
      await page.addInitScript(() => {
        addEventListener('pagereveal', (event) => {
          document.documentElement.dataset.turned = String(
            (event as unknown as { viewTransition: unknown }).viewTransition !== null,
          );
        });
      });
      await openAs('us-grace', '/home');
      await settled(page);
      await page.getByRole('link', { name: 'Feedback', exact: true }).click();
      await expect(page).toHaveURL('/feedback');
      await expect(page.locator('html')).toHaveAttribute('data-turned', String(wanted));
      await ready(page);
      await page.evaluate(() => {
        new MutationObserver(() => {
          const running = document.querySelector('dialog[open]')?.getAnimations({ subtree: true });
          const long = running?.some(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 10);
          if (running && !document.body.dataset.moved) document.body.dataset.moved = String(long);
        }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['open'] });
      });
      await page.locator('#device').click();
      await expect(page.locator('body')).toHaveAttribute('data-moved', String(wanted));
      if (!wanted) expect(await moving(page)).toEqual([]);
    });
  }
});
