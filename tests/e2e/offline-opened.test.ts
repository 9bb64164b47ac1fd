import { locales } from '../../src/i18n/locales.ts';
import { localeHref } from '../../src/routes/locale-prefix.ts';
import { expect } from './fixtures.ts';
import { idle, kept, test } from './own-host.ts';
import { textsOf } from './site-pages.ts';

// A host that is off the net is told in the console.
test.use({ tolerated: /ERR_EMPTY_RESPONSE|ERR_CONNECTION|ERR_FAILED|502|favicon/ });

/** Read with figures and without a script of their own. */
const guide = '/partitionManagementV330';

test('a guide that was opened reads without a network, figures and all, in every language', { tag: '@row-12' }, async ({
  page,
  host,
}) => {
  const shown = () =>
    page.evaluate(() => ({
      lang: document.documentElement.lang,
      text: document.querySelector('main')?.textContent?.length,
      drawn: [...document.querySelectorAll('main svg')].filter((figure) => figure.getBoundingClientRect().height > 40).length,
    }));
  const online = new Map<string, unknown>();
  for (const { code } of locales) {
    await page.goto(localeHref(guide, code));
    await kept(page, host);
    online.set(code, await shown());
  }
  host.state = 'gone';
  for (const { code, tag } of locales) {
    await page.goto(localeHref(guide, code));
    const offline = await shown();
    expect(offline, code).toEqual(online.get(code));
    expect(offline).toMatchObject({ lang: tag });
    expect(offline.drawn, code).toBeGreaterThan(0);
  }
});

test('the page of the very first visit is kept, with the offline page, and nothing of another language', {
  tag: '@row-12',
}, async ({ page, host }) => {
  await page.goto(`/de${guide}`);
  await kept(page, host);
  const ours = /^\/(de\/|_astro\/|sw\.js|favicon\.svg)/;
  expect(host.asked.filter((path) => !ours.test(path))).toEqual([]);

  host.state = 'gone';
  await page.reload();
  await expect(page.locator('h1')).toBeVisible();
  await page.goto('/de/scene');
  await expect(page.getByRole('heading', { name: textsOf('de', 'titles').offline ?? '' })).toBeVisible();
  await expect(page.getByText(textsOf('de', 'offline').elsewhere ?? '')).toBeVisible();
  await expect(page.locator(`a[href="/de${guide}"]`)).toBeVisible();

  host.state = 'up';
  await page.getByRole('button', { name: textsOf('de', 'common').retry ?? '' }).click();
  await expect(page.locator('article h1')).toBeVisible();
});

test('a host that is silent or broken costs a reader of a copy a moment, and nobody the page', { tag: '@row-12' }, async ({
  page,
  host,
}) => {
  await page.goto(guide);
  await kept(page, host);
  host.state = 'silent';
  await page.goto(guide, { waitUntil: 'commit' });
  await expect(page.locator('article h1')).toBeVisible();
  host.state = 'broken';
  await page.goto(guide);
  await expect(page.locator('article h1')).toBeVisible();
});

test('the next page is there with the tap, before the host answers', async ({ page, host }) => {
  await page.goto('/deviceiInstructionsV330');
  await kept(page, host);
  const next = page.locator('a[rel=next]');
  const path = (await next.getAttribute('href')) ?? '';
  await expect.poll(() => host.asked).toContain(path);
  await idle(host);
  host.state = 'silent';
  await next.click();
  await expect(page).toHaveURL(path);
  await expect(page.locator('article h1')).toBeVisible();
});

test('an address without a language is answered in the reader’s, one with an id by its page', { tag: '@row-12' }, async ({
  page,
  host,
  context,
}) => {
  await context.addCookies([{ name: 'lang', value: 'de', url: host.origin }]);
  await page.goto(guide);
  await kept(page, host, `/de${guide}`);
  await page.goto('/feedbackDetails/7');
  await kept(page, host, '/de/feedbackDetails');
  host.state = 'gone';
  for (const path of [guide, '/feedbackDetails/8']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

test('the help search finds and quotes without a network, in a page that was opened', { tag: '@row-12' }, async ({
  page,
  host,
}) => {
  const ask = (query: string) => page.getByRole('searchbox').fill(query);
  const first = page.locator('main .answers-list a').first();
  await page.goto('/searchFaq');
  await ask('robot will not charge');
  await expect(first.locator('small')).toBeVisible();
  await kept(page, host);
  host.state = 'gone';
  await page.reload();
  await ask('code went to junk folder');
  await expect(first).toHaveAttribute('href', /\/faqDetail\/account-no-code#step-2$/);
  await expect(first.locator('small')).toContainText(/spam/i);
});

test('where there is no worker, pages are what they were, and the offline page says so', { tag: '@row-12' }, async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await page.goto(guide);
  await expect(page.locator('article h1')).toBeVisible();
  await page.goto('/offline');
  await expect(page.getByRole('status')).toHaveText(textsOf('en', 'offline').unsupported ?? '');
});

test('where storage is blocked, pages are the host’s', { tag: '@row-12' }, async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['open', 'match', 'keys', 'delete', 'has'])
      Reflect.set(CacheStorage.prototype, name, () => Promise.reject(new DOMException('blocked', 'SecurityError')));
  });
  await page.goto('/offline');
  await expect(page.getByRole('status')).toHaveText(textsOf('en', 'offline').unsupported ?? '');
  await page.goto(guide);
  await expect(page.locator('article h1')).toBeVisible();
});
