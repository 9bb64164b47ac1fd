import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../scripts/chromium.ts';
import { at, test as base, expect, tokenOf } from './fixtures.ts';

/** A browser with a profile on disk, a service worker, and pages that are kept alive for the way back. */
const test = base.extend<{ profile: string; browserOfReader: BrowserContext }>({
  profile: async ({ browserName: _ }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'companion-profile-'));
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
  browserOfReader: async ({ profile }, use) => {
    const executablePath = findChromium();
    const context = await chromium.launchPersistentContext(profile, {
      args: [...chromiumArgs],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
      baseURL: at.site,
      ...(executablePath && { executablePath }),
    });
    await use(context);
    await context.close();
  },
});

/** The folders of a profile, one below `Default`, in whose files a text stands in any encoding. */
function foundIn(profile: string, text: string): string[] {
  const needles = [Buffer.from(text, 'utf8'), Buffer.from(text, 'utf16le')];
  const files = readdirSync(profile, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const found = files
    .map((file) => join(file.parentPath, file.name))
    .filter((path) => {
      const bytes = readFileSync(path);
      return needles.some((needle) => bytes.includes(needle));
    })
    .map((path) => relative(profile, path).split(sep).slice(0, 2).join('/'));
  return [...new Set(found)].sort();
}

test('a token is in nothing that the site stores on disk, but in the session of its tab', { tag: '@row-15' }, async ({
  browserOfReader: context,
  profile,
}) => {
  const token = await tokenOf('de-anna');
  const page = await context.newPage();
  await page.goto('/scene');
  await page.waitForFunction(() => !!navigator.serviceWorker.controller);
  await page.goto(`/feedbackList#?token=${token}&country=DE`);
  await expect(page.locator('.feedback-list-excerpt').first()).toBeVisible();
  await page.waitForFunction(async () => !!(await caches.match('/feedbackList', { ignoreVary: true })));
  await context.close();

  const found = foundIn(profile, token);
  // Where it belongs, which shows that the search finds what there is. What else there may be is the browser's own: its history of
  // what was navigated to, which a page cannot take back.
  expect(found).toContain('Default/Session Storage');
  const ofSite = /\/(Service Worker|Local Storage|IndexedDB|Cache|Code Cache|GPUCache|Shared Storage|WebStorage|File System)/;
  expect(found.filter((folder) => ofSite.test(folder))).toEqual([]);
});

test('going back does not show the records of whoever used the tab before', async ({ browserOfReader: context }) => {
  const page = await context.newPage();
  const excerpts = () => page.locator('.feedback-list-excerpt').allTextContents();
  await page.goto(`/feedbackList#?token=${await tokenOf('de-anna')}&country=DE`);
  await expect(page.locator('.feedback-list-excerpt').first()).toBeVisible();
  const annas = await excerpts();
  await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => Object.assign(window, { restored: persisted })));

  // Nothing has changed: the page is there as it was left.
  await page.goto('/scene');
  await page.goBack();
  expect(await page.evaluate(() => (window as { restored?: boolean }).restored)).toBe(true);
  expect(await excerpts()).toEqual(annas);

  await page.goto('/scene');
  await page.goto(`/home#?token=${await tokenOf('fr-louis')}&country=FR`);
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Continue/ })
    .click();
  await expect(page.getByRole('link', { name: 'Feedback record' })).toBeVisible();
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL(/feedbackList/);
  await expect(page.locator('.feedback-list-excerpt').first()).toBeVisible();
  const shown = await excerpts();
  expect(shown.filter((text) => annas.includes(text))).toEqual([]);
  await page.goto('/feedback');
  await expect(page.locator('.form-user')).toContainText('Louis Moreau');
});
