import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type LocaleCode, locales } from '../../src/i18n/locales.ts';
import { localeHref } from '../../src/routes/locale-prefix.ts';
import { type OfflineManifest, offlineManifestPath, savedCache } from '../../src/routes/offline.ts';
import { siteDir } from '../links/built-site.ts';
import { expect, expectAccessible, expectToFit, test as onSite } from './fixtures.ts';
import { test } from './own-host.ts';
import { textsOf } from './site-pages.ts';

test.use({ tolerated: /ERR_EMPTY_RESPONSE|ERR_CONNECTION|ERR_FAILED|Failed to load resource|favicon/ });
test.setTimeout(120_000);

const manifestOf = (code: LocaleCode): OfflineManifest =>
  JSON.parse(readFileSync(join(siteDir, offlineManifestPath(code)), 'utf8'));
const words = (code: LocaleCode) => textsOf(code, 'offline') as Record<string, string>;
const saveButton = (page: Page, code: LocaleCode) => page.getByRole('button', { name: words(code).save ?? '', exact: true });
const status = (page: Page) => page.getByRole('status');

async function save(page: Page, code: LocaleCode): Promise<void> {
  await page.goto(localeHref('/offline', code));
  await page.waitForFunction(async () => !!(await navigator.serviceWorker.ready) && !!navigator.serviceWorker.controller);
  await saveButton(page, code).click();
  await expect(page.getByRole('button', { name: words(code).remove ?? '' })).toBeVisible({ timeout: 90_000 });
}

// All languages take minutes: `npm run chaos` looks at each.
for (const { code } of locales.filter((locale) => process.env.CHAOS_SEED || locale.code === 'zh-hk')) {
  test(`every guide and answer of a saved language opens without a network: ${code}`, { tag: '@row-12' }, async ({
    page,
    host,
  }) => {
    await save(page, code);
    await expect(status(page)).toContainText(/MB|Mo|МБ|MB/);
    const other = locales.filter((locale) => locale.code !== code && locale.code !== 'en');
    expect(host.asked.filter((path) => other.some((locale) => path.startsWith(`/${locale.code}/`)))).toEqual([]);

    host.state = 'gone';
    const toRead = manifestOf(code).files.filter(({ kind }) => kind === 'guide' || kind === 'answer');
    expect(toRead.length).toBeGreaterThan(150);
    // Each as a navigation would find it; some are then opened.
    const missing = await page.evaluate(
      async (paths) => {
        const found = await Promise.all(paths.map(async (path) => (await caches.match(path, { ignoreVary: true }))?.status));
        return paths.filter((_, index) => found[index] !== 200);
      },
      toRead.map(({ path }) => path),
    );
    expect(missing).toEqual([]);
    for (const { path } of toRead.filter(({ kind }) => kind === 'guide')) {
      const response = await page.goto(path, { waitUntil: 'commit' });
      expect([path, response?.status(), response?.fromServiceWorker()]).toEqual([path, 200, true]);
      await expect(page.locator('h1')).toBeVisible();
    }
    await page.goto(localeHref('/searchFaq', code));
    await page.getByRole('searchbox').fill('Wi-Fi');
    await expect(page.locator('main .answers-list a').first()).toBeVisible();
  });
}

test('what is saved is told, brought up to date by what changed alone, and removed', { tag: '@row-12' }, async ({
  page,
  host,
}) => {
  await page.goto('/offline');
  await expect(saveButton(page, 'en')).toBeVisible();
  await expectAccessible(page);
  await expectToFit(page);
  await save(page, 'en');
  await expect(status(page)).toHaveText(/^Saved on .*: [\d.]+\sMB\.$/);
  const readable = page.locator('[data-part=readable] a');
  await expect(readable.filter({ hasText: 'Automate your devices with IFTTT' })).toBeVisible();
  const titles = await readable.allTextContents();
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  await expectAccessible(page);

  const manifest = manifestOf('en');
  const files = manifest.files.map((file) => (file.path === '/scene' ? { ...file, sha256: 'another' } : file));
  host.files.set('/offline/en.json', JSON.stringify({ ...manifest, files }));
  await page.reload();
  await expect(status(page)).toHaveText('Some pages have changed since they were saved: 0.1 MB.');
  host.asked.length = 0;
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(status(page)).toHaveText(/^Saved on/);
  expect(host.asked.filter((path) => path !== '/favicon.svg' && path !== '/sw.js')).toEqual(['/scene']);

  await page.getByRole('button', { name: 'Remove from this device' }).click();
  await expect(status(page)).toHaveText('Removed from this device.');
  expect(await page.evaluate((name) => caches.has(name), savedCache('en'))).toBe(false);
});

test('saving that a lost connection ends is gone on with where it stopped', { tag: '@row-12' }, async ({ page, host }) => {
  await page.goto('/offline');
  await expect(saveButton(page, 'en')).toBeVisible();
  const before = host.asked.length;
  await saveButton(page, 'en').click();
  await expect.poll(() => host.asked.length - before).toBeGreaterThan(40);
  host.state = 'gone';
  await expect(status(page)).toHaveText(words('en').failed ?? '', { timeout: 40_000 });
  host.state = 'up';
  host.asked.length = 0;
  await page.getByRole('button', { name: 'Continue saving' }).click();
  await expect(status(page)).toHaveText(/^Saved on/, { timeout: 40_000 });
  expect(host.asked.length).toBeLessThan(manifestOf('en').files.length - 20);
});

test('a device without room says so, and keeps what it has', { tag: '@row-12' }, async ({ page, host, context }) => {
  const cdp = await context.newCDPSession(page);
  await page.goto('/offline');
  await expect(saveButton(page, 'en')).toBeVisible();
  await cdp.send('Storage.overrideQuotaForOrigin', { origin: host.origin, quotaSize: 1_500_000 });
  await saveButton(page, 'en').click();
  await expect(status(page)).toHaveText(words('en').full ?? '', { timeout: 40_000 });
  await cdp.send('Storage.overrideQuotaForOrigin', { origin: host.origin });
  await saveButton(page, 'en')
    .or(page.getByRole('button', { name: 'Continue saving' }))
    .click();
  await expect(status(page)).toHaveText(/^Saved on/, { timeout: 40_000 });
});

/** At the site's own address, from which the app servers take calls. */
onSite.extend({ serviceWorkers: 'allow' })(
  'somebody signed in saves what is for their devices alone, and the rest later',
  { tag: '@row-12' },
  async ({ page, openAs }) => {
    const guides = ['/deviceiInstructions100v', '/deviceiInstructions900a'];
    const saved = () =>
      page.evaluate(
        async ([cacheName = '', ...paths]) =>
          Promise.all(paths.map(async (path) => !!(await caches.match(path, { cacheName, ignoreVary: true })))),
        [savedCache('en'), ...guides],
      );
    await openAs('us-noah', '/offline');
    await page.waitForFunction(() => !!navigator.serviceWorker.controller);
    await page.getByRole('radio', { name: 'Only for my devices' }).check();
    await saveButton(page, 'en').click();
    await expect(status(page)).toHaveText(/^Saved on/, { timeout: 40_000 });
    expect(await saved()).toEqual([true, false]);

    await page.reload();
    await expect(page.getByRole('radio', { name: 'Only for my devices' })).toBeChecked();
    await page.getByRole('radio', { name: 'All guides and answers' }).check();
    await expect(status(page)).toHaveText(/^Saved on/);
    await saveButton(page, 'en').click();
    await expect(page.getByRole('progressbar')).toBeHidden({ timeout: 40_000 });
    expect(await saved()).toEqual([true, true]);
  },
);
