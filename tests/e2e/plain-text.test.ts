import type { Locator, Page } from '@playwright/test';
import { serviceReply } from '../../src/contract/feedback/operate.ts';
import { listFeedback } from '../../src/contract/feedback/read.ts';
import { clientOf, expect, serviceOf, test } from './fixtures.ts';
import { playApp } from './native-app.ts';
import { newRecipe, publish } from './recipes.ts';
import { addPhotos, fields, fillIn, ready, submit } from './reports.ts';
import { toastsOf, watchToasts } from './toasts.ts';

/** What somebody may write into each field, as long as the field takes it. */
const written = {
  sn: '<img src=x onerror="window.hacked=1"><b>SN</b>',
  deviceId: '"><svg onload=window.hacked=2>{{count}}&amp;',
  description: [
    '<script>window.hacked=3</script><img src=x onerror="window.hacked=4">',
    '</p></textarea></form><iframe srcdoc="<script>parent.hacked=5</script>"></iframe>',
    '# Heading [link](javascript:window.hacked=6) **bold** `code` https://evil.example',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: what somebody may write
    '${window.hacked=7} {{constructor.constructor("window.hacked=8")()}} $t(x) %s {0}',
    'مرحبا \u202Egnitirw desrever\u202C שלום \u2067isolated\u2069',
    '👩‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿 e\u0301 a\u200Bb ﷽ 𝕏 ﬁ Ⅷ',
    `O'Brien said "no" -- ; DROP TABLE feedback; \\n \\u0041 &lt;b&gt; <!-- -->`,
  ].join('\n'),
  platform: '<a href="javascript:window.hacked=9">Shop</a> <style>*{display:none}</style>',
  orderNumber: `'"--><details open ontoggle=window.hacked=10>`,
};
const firstLine = written.description.split('\n')[0] ?? '';
const name = '<img src=x onerror="window.hacked=11">\u202Etxt.jpg';

/** Nothing of it has run, and none of it has become a part of the page. */
async function expectUnharmed(page: Page): Promise<void> {
  const made = await page.evaluate(() => ({
    hacked: (window as unknown as { hacked?: number }).hacked,
    elements: [
      ...document.querySelectorAll('img[src="x"], [onerror], [onload], [ontoggle], iframe, a[href^="javascript:"], main b'),
    ].map((element) => element.outerHTML),
  }));
  expect(made, page.url()).toEqual({ hacked: undefined, elements: [] });
  await expect(page.locator('h1')).toBeVisible();
}

/** An element says exactly this, letter by letter, and its direction does not reach beyond it. */
async function expectText(locator: Locator, text: string): Promise<void> {
  await expect(locator).toBeVisible();
  expect(await locator.evaluate((element) => element.textContent)).toBe(text);
  const bidi = await locator.evaluate((element) => getComputedStyle(element).unicodeBidi);
  expect(bidi).toMatch(/isolate|plaintext/);
}

test.beforeEach(async ({ page }) => {
  // A form that is left.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.addInitScript(() => {
    for (const way of ['alert', 'confirm', 'prompt'] as const)
      Object.assign(window, { [way]: () => Object.assign(window, { hacked: way }) });
  });
});

test.describe('what a user has typed is shown as it was typed', () => {
  test.use({ tolerated: /^request: net::ERR_FAILED|ERR_FAILED|status of 415/ });

  test('while it waits, in the list, in its record, in what is asked, and beside a reply', async ({ page, openAs }) => {
    await openAs('tr-elif', '/feedback?source=manual');
    await ready(page);
    await page.locator('#typeId').selectOption('other');
    for (const [field, value] of Object.entries({ ...written, contact: fields.contact }))
      await page.locator(`#${field}`).fill(value);
    await page.route('**/feedback/create', (route) => route.abort());
    await submit(page).click();
    await expect(page.getByRole('heading', { name: 'Your entries are saved' })).toBeVisible();
    await expectUnharmed(page);
    await page.goto('/home');
    await expectText(
      page.locator('.cell', { has: page.getByRole('button', { name: 'Edit' }) }).locator('bdi'),
      written.description,
    );
    await expectUnharmed(page);

    // Back as a draft, and sent from there.
    await page.getByRole('button', { name: 'Edit' }).click();
    await expect(page.getByText('What you entered before has been restored.')).toBeVisible();
    for (const [field, value] of Object.entries(written)) await expect(page.locator(`#${field}`)).toHaveValue(value);
    await page.unroute('**/feedback/create');
    await submit(page).click();
    await expect(page.getByRole('heading', { name: /we received your/ })).toBeVisible();

    await page.getByRole('link', { name: 'View record' }).click();
    const entry = page.locator('.cell', { hasText: firstLine }).first();
    const excerpt = (await entry.locator('.feedback-list-excerpt').textContent()) ?? '';
    expect(written.description.startsWith(excerpt.replace(/…$/, ''))).toBe(true);
    await expectText(entry.locator('.feedback-list-excerpt'), excerpt);
    await expect(entry).toContainText(written.sn);
    await expectUnharmed(page);
    await entry.getByRole('button', { name: /^More/ }).click();
    await expectUnharmed(page);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Delete/ })
      .click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectUnharmed(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();

    await entry.getByRole('link').click();
    const said = page.locator('.message-text');
    await expectText(said.first(), written.description);
    for (const field of ['sn', 'deviceId', 'platform', 'orderNumber'] as const)
      await expectText(page.locator('dd bdi').getByText(written[field], { exact: true }).last(), written[field]);
    await expectUnharmed(page);

    const id = new URL(page.url()).pathname.split('/').pop() ?? '';
    await (await serviceOf('eu'))(serviceReply, { id, text: written.description }, { key: `plain-${id}` });
    await page.reload();
    await expect(said).toHaveCount(2);
    await expectText(said.last(), written.description);
    await expectUnharmed(page);
  });

  test('in a recipe, and in what search engines read of it', async ({ page }) => {
    const breakout = '</script><script>window.hacked=13</script><!--';
    const step = `${breakout} ${firstLine}`;
    const id = await publish(
      'tr-elif',
      newRecipe({
        title: firstLine,
        description: breakout,
        ingredients: [{ amount: 1, unit: 'cup', name: firstLine }],
        steps: [{ text: step, image: null, heat: null, minutes: null }],
      }),
    );
    await page.goto(`/recipeDetails/${id}`);
    await expectText(page.locator('.recipe-sheet-title bdi'), firstLine);
    await expectText(page.locator('.recipe-sheet-description'), breakout);
    await expectText(page.locator('.ingredient-name'), firstLine);
    await expectText(page.locator('.recipe-step-text'), step);
    await expect(page).toHaveTitle(firstLine);
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    expect(data.description).toBe(breakout);
    await expectUnharmed(page);
  });

  test('where a file is refused by its name', async ({ page, openAs }) => {
    await openAs('tr-elif', '/feedback');
    await ready(page);
    await page.locator('input[type=file][multiple]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from('x') });
    await expectText(page.locator('.field-error bdi'), name);
    await expectUnharmed(page);
    await addPhotos(page, Buffer.from('<svg onload="window.hacked=12">'));
    await expect(page.locator('.photo')).toHaveCount(1);
    await expect(page.locator('.photo-refused')).toBeVisible();
    await expectUnharmed(page);
  });
});

test.describe('what a server says is shown as it says it', () => {
  test.use({ tolerated: /status of 400/ });

  test('names of devices and problem types, and everything in the list', async ({ page, openAs }) => {
    const { items } = await (await clientOf('pl-kasia'))(listFeedback, {});
    await page.route('**/api/v1/**', async (route) => {
      if (route.request().method() === 'OPTIONS') return route.continue();
      const response = await route.fetch();
      // Every text of an answer that is shown: not ids, places, kinds, states or addresses.
      const body = (await response.text()).replace(
        /"(name|model|typeName|deviceName|excerpt|text|contact|platform|orderNumber|sn)":"[^"]*"/g,
        (_, key: string) => `"${key}":${JSON.stringify(written.platform)}`,
      );
      await route.fulfill({ response, body });
    });
    await openAs('pl-kasia', '/feedbackList');
    await expectText(page.locator('.feedback-list-excerpt').first(), written.platform);
    await expect(page.locator('.cell-detail').first()).toContainText(written.platform);
    await expectUnharmed(page);
    await page.goto(`/feedbackDetails/${items[0]?.id}`);
    await expectText(page.locator('.message-text').first(), written.platform);
    await expectText(page.locator('dd bdi').first(), written.platform);
    await expectUnharmed(page);
    await page.goto('/feedback');
    await ready(page);
    expect(await page.locator('#typeId option').nth(1).textContent()).toBe(written.platform);
    await page.locator('#device').click();
    await expectText(page.locator('dialog .cell bdi').first(), written.platform);
    await page.locator('dialog .cell-main').first().click();
    await expectText(page.locator('#device bdi'), written.platform);
    await expectUnharmed(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('in a toast, and at the fields that it refuses', async ({ page, openAs }) => {
    await watchToasts(page);
    await openAs('us-noah', '/feedback');
    await fillIn(page);
    await page.route('**/feedback/create', (route) =>
      route.fulfill({
        status: 400,
        headers: { 'Access-Control-Allow-Origin': '*' },
        json: { code: 400, msg: firstLine, data: { fields: { orderNumber: firstLine, [firstLine]: 'required' } } },
      }),
    );
    await submit(page).click();
    await expect.poll(() => toastsOf(page)).toEqual([expect.objectContaining({ text: firstLine })]);
    await expect(page.locator('.error-summary')).toBeVisible();
    await expectUnharmed(page);
  });
});

test('what the app says is shown as it says it', async ({ page }) => {
  await playApp(page, { brand: '<b>', brandName: firstLine, lang: firstLine });
  await page.goto('/home');
  await expect(page.getByText(`from the ${firstLine} app`)).toBeVisible();
  await expectUnharmed(page);
});

test.describe('what an address says', () => {
  test.use({ tolerated: /status of 40[04]/ });

  test('is neither run nor made a part of a page', async ({ page, openAs }) => {
    const bad = encodeURIComponent('"><img src=x onerror=window.hacked=1><script>window.hacked=2</script>');
    await openAs('at-lena', '/home');
    for (const address of [
      `/feedbackDetails/${bad}`,
      `/feedback?device=${bad}&source=${bad}&brand=${bad}&back=${bad}`,
      `/feedbackList#?x=${bad}&brand=${bad}`,
      `/nowhere/${bad}?${bad}`,
      `/#/feedbackList?x=${bad}`,
      `/de/home?lang=${bad}`,
    ]) {
      await page.goto(address);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('astro-island[ssr], .skeleton:visible')).toHaveCount(0);
      await expectUnharmed(page);
    }
  });
});
