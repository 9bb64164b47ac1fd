import { type BrowserContext, type Page, request as requests } from '@playwright/test';
import { at, expect, test } from './fixtures.ts';
import { playApp } from './native-app.ts';
import { requestsSettled } from './page-state.ts';

const choose = (context: BrowserContext, lang: string) => context.addCookies([{ name: 'lang', value: lang, url: at.site }]);

const keepInStorage = (page: Page, lang: string) =>
  page.addInitScript((value) => localStorage.getItem('lang') ?? localStorage.setItem('lang', value), lang);

/** The pages that the browser asks the site for, one after the other. */
function documentsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

const lang = (page: Page) => page.locator('html');

test('without a word from anybody the page is English', async ({ page }) => {
  const asked = documentsOf(page);
  await page.goto('/home');
  await requestsSettled(page);
  await expect(lang(page)).toHaveAttribute('lang', 'en');
  expect(asked).toEqual(['/home']);
});

test('the cookie is answered by the host itself: one request, the same address', async ({ page, context }) => {
  await choose(context, 'de');
  const asked = documentsOf(page);
  await page.goto('/home?from=mail');
  await requestsSettled(page);
  await expect(lang(page)).toHaveAttribute('lang', 'de');
  await expect(page).toHaveTitle('Feedback & Vorschläge');
  await expect(page).toHaveURL('/home?from=mail');
  await page.reload();
  await requestsSettled(page);
  expect(asked).toEqual(['/home', '/home']);
});

test('a host that cannot read cookies leads to the same page by one step', async ({ page, context }) => {
  await choose(context, 'de');
  const plain = await requests.newContext({ baseURL: at.site });
  await page.route('/home*', async (route) =>
    route.fulfill({ response: await plain.get(new URL(route.request().url()).pathname) }),
  );
  const asked = documentsOf(page);
  await page.goto('/home?x=y#?z=1');
  await expect(page).toHaveURL('/de/home?x=y#?z=1');
  await requestsSettled(page);
  await expect(lang(page)).toHaveAttribute('lang', 'de');
  expect(asked).toEqual(['/home', '/de/home']);
  await plain.dispose();
});

test('storage decides where there is no cookie, the app where there is neither', async ({ page }) => {
  await playApp(page, { lang: 'it' });
  const asked = documentsOf(page);
  await page.goto('/home');
  await expect(page).toHaveURL('/it/home');
  await keepInStorage(page, 'zhf');
  await page.goto('/home');
  await expect(page).toHaveURL('/zh-hk/home');
  await expect(lang(page)).toHaveAttribute('lang', 'zh-Hant-HK');
  await choose(page.context(), 'pl');
  await page.goto('/home');
  await requestsSettled(page);
  await expect(page).toHaveURL('/home');
  await expect(lang(page)).toHaveAttribute('lang', 'pl');
  expect(asked).toEqual(['/home', '/it/home', '/home', '/zh-hk/home', '/home']);
});

test('an app that tells nothing beforehand is asked, once for all pages', async ({ page }) => {
  const calls = await playApp(page, { lang: 'ja', tells: false });
  const asked = documentsOf(page);
  await page.goto('/home');
  await expect(page).toHaveURL('/ja/home');
  await page.goto('/deviceiInstructions900a');
  await expect(page).toHaveURL('/ja/deviceiInstructions900a');
  await requestsSettled(page);
  expect(calls.filter(({ method }) => method === 'getLanguage')).toHaveLength(1);
  expect(asked).toEqual(['/home', '/ja/home', '/deviceiInstructions900a', '/ja/deviceiInstructions900a']);
});

for (const unknown of ['xx', 'pt-BR', '"><script>', '%E0%A4%A', '__proto__']) {
  test(`the unknown language ${unknown} is English, wherever it stands`, async ({ page, context }) => {
    await playApp(page, { lang: unknown });
    await page.goto('/home');
    await requestsSettled(page);
    await expect(lang(page)).toHaveAttribute('lang', 'en');
    await expect(page).toHaveURL('/home');
    await keepInStorage(page, unknown);
    await choose(context, unknown);
    await page.reload();
    await requestsSettled(page);
    await expect(lang(page)).toHaveAttribute('lang', 'en');
    await expect(page).toHaveURL('/home');
  });
}

test('an address that names a language shows it, whatever was chosen', async ({ page, context }) => {
  await choose(context, 'de');
  await keepInStorage(page, 'de');
  for (const [path, tag] of [
    ['/fr/home', 'fr'],
    ['/zh-hk/feedback', 'zh-Hant-HK'],
    ['/zh/feedback', 'zh-Hans'],
  ] as const) {
    const asked = documentsOf(page);
    await page.goto(path);
    await requestsSettled(page);
    await expect(lang(page)).toHaveAttribute('lang', tag);
    expect(asked).toEqual([path]);
  }
});

test('the switcher leads to the same page in the other language, and is remembered', async ({ page, context, openAs }) => {
  await openAs('us-grace', '/feedbackDetails/us-grace-offline?from=list');
  await page.getByRole('button', { name: 'Language' }).click();
  const choices = page.getByRole('navigation', { name: 'Choose your language' });
  await expect(choices.getByRole('link')).toHaveCount(12);
  await expect(choices.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
  await choices.getByRole('link', { name: '繁體中文' }).click();
  await expect(page).toHaveURL('/zh-hk/feedbackDetails/us-grace-offline?from=list');
  await expect(lang(page)).toHaveAttribute('lang', 'zh-Hant-HK');

  const cookie = (await context.cookies()).find(({ name }) => name === 'lang');
  expect(cookie).toMatchObject({ value: 'zhf', path: '/', sameSite: 'Lax' });
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 24 * 3600);
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('zhf');

  await page.goto('/home');
  await expect(lang(page)).toHaveAttribute('lang', 'zh-Hant-HK');
  // The script of the page remembers the choice.
  await requestsSettled(page);
  await page.locator('.page-languages-button').click();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(lang(page)).toHaveAttribute('lang', 'en');
  await requestsSettled(page);
  await expect(page).toHaveURL('/home');
});

test('the switcher is not shown in the app, which has its own', async ({ page }) => {
  await page.goto('/home');
  await expect(page.locator('.page-languages-button')).toBeVisible();
  await playApp(page);
  for (const path of ['/home', '/deviceiInstructions900a']) {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    await expect(page.locator('.page-languages-button')).toBeHidden();
    await expect(page.getByRole('link', { name: '繁體中文' })).toBeHidden();
  }
});
