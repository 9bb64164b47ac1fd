import { locales, sourceLocale } from '../../src/i18n/locales.ts';
import { localeHref } from '../../src/routes/locale-prefix.ts';
import { readHtml } from '../links/html.ts';
import { at, expect, test } from './fixtures.ts';
import { sitePages, somePerRoute, textsOf } from './site-pages.ts';

/** What a page says about itself, as a search engine reads it. */
async function readHead(address: string) {
  // Not by Playwright's request, which keeps a record of each.
  const response = await fetch(at.site + address, { redirect: 'manual', headers: { 'Accept-Encoding': 'identity' } });
  const whole = await response.text();
  // What a page holds below its header says nothing about it, and is long.
  const source = whole.slice(0, whole.indexOf('</header>'));
  const { tags } = readHtml(source);
  const links = (rel: string) =>
    tags.flatMap(({ name, attributes }) => (name === 'link' && attributes.rel === rel ? [attributes] : []));
  const text = (pattern: RegExp) => readHtml(pattern.exec(source)?.[1] ?? '').text;
  return {
    status: response.status,
    lang: tags.find(({ name }) => name === 'html')?.attributes.lang,
    title: text(/<title[^>]*>(.*?)<\/title>/s),
    bar: text(/<\w+ class="page-title"[^>]*>(.*?)<\/(?:p|h1)>/s),
    canonical: links('canonical').map(({ href }) => href),
  };
}

test('every page answers in every language, with its own title, language and addresses', async () => {
  test.setTimeout(180_000);
  const pages = somePerRoute(sitePages());
  expect(pages.map(({ route }) => route.name)).toEqual(
    expect.arrayContaining(['home', 'feedback', 'selectDevice', 'feedbackList', 'feedbackDetails', 'instructions']),
  );
  for (const { code, tag } of locales) {
    const titles = textsOf(code, 'titles');
    for (const { route, path, address } of pages) {
      const head = await readHead(localeHref(address, code));
      const named = (route.title ? titles[route.title] : 'Companion')?.replace(/\s+/g, ' ');
      expect(head, localeHref(path, code)).toMatchObject({
        status: 200,
        lang: tag,
        bar: named,
        title: named,
        canonical: route.path.includes('/:') ? [] : [at.site + localeHref(path, code)],
      });
    }
  }
});

test.describe('an address that is no page', () => {
  test.use({ tolerated: /status of 404/ });

  test('answers 404 with the 404 page of its language', async ({ request }) => {
    for (const { code, tag } of locales) {
      for (const path of ['/nowhere', '/home/deeper', '/feedbackDetails/1/2', '/Home', '/404', '/%F0%9F%A4%96']) {
        const response = await request.get(localeHref(path, code), { maxRedirects: 0 });
        const { text, tags } = readHtml(await response.text());
        expect(response.status(), `${code} ${path}`).toBe(404);
        expect(tags.find(({ name }) => name === 'html')?.attributes.lang, `${code} ${path}`).toBe(tag);
        expect(text).toContain(textsOf(code, 'common').notFoundText);
        expect(text).toContain(textsOf(code, 'titles').notFound);
      }
    }
  });

  test('is the root too, in each language', async ({ page }) => {
    for (const { code, tag } of locales) {
      const response = await page.goto(code === sourceLocale.code ? '/' : `/${code}`);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveTitle(textsOf(code, 'titles').notFound ?? '');
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
    }
  });

  test('is said in the language that the reader has chosen', async ({ page, context }) => {
    await context.addCookies([{ name: 'lang', value: 'ja', url: at.site }]);
    await page.goto('/nowhere');
    await expect(page.getByText(textsOf('ja', 'common').notFoundText ?? '')).toBeVisible();
    await context.clearCookies();
    await page.evaluate(() => localStorage.setItem('lang', 'ko'));
    await page.goto('/nowhere');
    await expect(page).toHaveURL('/ko/nowhere');
    await expect(page.getByText(textsOf('ko', 'common').notFoundText ?? '')).toBeVisible();
  });

  test('leads back, and to help', async ({ page }) => {
    await page.goto('/de/home');
    await page.goto('/de/nowhere');
    await page.locator('.not-found').getByRole('button').click();
    await expect(page).toHaveURL('/de/home');
    await page.goto('/de/nowhere');
    await page.locator('.not-found').getByRole('link').click();
    await expect(page).toHaveURL('/de/home');
  });

  test.describe('of the former app', () => {
    test('is forwarded to its page, with its parameters', async ({ page }) => {
      for (const [old, now] of [
        ['/#/feedbackList?x=y', '/feedbackList?x=y'],
        ['/?from=mail#/feedback?about=a%26b', '/feedback?from=mail&about=a%26b'],
        ['/index.html#/feedbackDetails/abc-1', '/feedbackDetails/abc-1'],
        ['/de/#/home', '/de/home'],
        ['/ja#/home?brand=vactidy', '/ja/home?brand=vactidy'],
      ] as const) {
        await page.goto('about:blank');
        await page.goto(old);
        await expect(page, old).toHaveURL(now);
        await expect(page.locator('h1')).toBeVisible();
      }
    });

    test('is forwarded in the reader’s language', async ({ page, context }) => {
      await context.addCookies([{ name: 'lang', value: 'zhf', url: at.site }]);
      await page.goto('/#/feedbackList?x=y');
      await expect(page).toHaveURL('/zh-hk/feedbackList?x=y');
      await page.goto('/fr/#/feedbackList?x=y');
      await expect(page).toHaveURL('/fr/feedbackList?x=y');
    });

    test('leads nowhere but to this site, and only by plain words', async ({ page }) => {
      for (const hash of [
        '#//evil.example',
        '#/\\evil.example',
        '#/home/../../x',
        '#/javascript:alert(1)',
        '#home',
        '#/',
        '#/%2F%2Fx',
      ]) {
        await page.goto('about:blank');
        await page.goto(`/${hash}`);
        await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
        expect(new URL(page.url()).pathname, hash).toBe('/');
      }
    });
  });
});
