import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type LocaleCode, locales } from '../../src/i18n/locales.ts';
import { localeHref } from '../../src/routes/locale-prefix.ts';
import { type OfflineManifest, offlineManifestPath, savedCache } from '../../src/routes/offline.ts';
import { siteDir } from '../links/built-site.ts';
import { expect, expectAccessible, expectToFit, test as onSite } from './fixtures.ts';
import { idle, type OwnHost, test } from './own-host.ts';
import { textsOf } from './site-pages.ts';

test.use({
  tolerated: /ERR_EMPTY_RESPONSE|ERR_CONTENT_LENGTH_MISMATCH|ERR_CONNECTION|ERR_FAILED|Failed to load resource|favicon/,
});
test.setTimeout(120_000);

const manifestOf = (code: LocaleCode): OfflineManifest =>
  JSON.parse(readFileSync(join(siteDir, offlineManifestPath(code)), 'utf8'));
const words = (code: LocaleCode) => textsOf(code, 'offline') as Record<string, string>;
const saveButton = (page: Page, code: LocaleCode) =>
  page.getByRole('button', { name: (textsOf(code, 'widgets') as Record<string, string>).save ?? '', exact: true });
const status = (page: Page) => page.getByRole('status');

/** What was asked for, but what browsers ask for by themselves. */
const askedOf = ({ asked }: OwnHost) => asked.filter((path) => path !== '/favicon.svg' && path !== '/sw.js');

/** Opens the page, and waits until the worker has what it keeps of it. */
async function openOffline(page: Page, host: OwnHost, code: LocaleCode): Promise<void> {
  await page.goto(localeHref('/offline', code));
  await page.waitForFunction(async () => !!(await navigator.serviceWorker.ready) && !!navigator.serviceWorker.controller);
  await expect(saveButton(page, code)).toBeVisible();
  await idle(host);
  host.asked.length = 0;
}

async function save(page: Page, host: OwnHost, code: LocaleCode): Promise<void> {
  await openOffline(page, host, code);
  await saveButton(page, code).click();
  await expect(page.getByRole('button', { name: words(code).remove ?? '' })).toBeVisible({ timeout: 90_000 });
}

// All languages take minutes: `npm run chaos` looks at each.
for (const { code } of locales.filter((locale) => process.env.CHAOS_SEED || locale.code === 'zh-hk')) {
  test(`every guide and answer of a saved language opens without a network: ${code}`, { tag: '@row-12' }, async ({
    page,
    host,
  }) => {
    await save(page, host, code);
    await expect(status(page)).toContainText(/MB|Mo|МБ|MB/);
    expect(askedOf(host)).toEqual([manifestOf(code).archive]);

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
  await save(page, host, 'en');
  await expect(status(page)).toHaveText(/^Saved on .*: [\d.]+\sMB\.$/);
  await expect(status(page)).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Save for offline' })).toBeHidden();
  const readable = page.locator('[data-part=readable] a');
  await expect(readable.filter({ hasText: 'Automate your devices with IFTTT' })).toBeVisible();
  const titles = await readable.allTextContents();
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  await expectAccessible(page);

  const manifest = manifestOf('en');
  const changed = readFileSync(join(siteDir, 'scene.html'), 'utf8').replace('</body>', '<!-- changed --></body>');
  const sha256 = createHash('sha256').update(changed).digest('hex');
  const files = manifest.files.map((file) => (file.path === '/scene' ? { ...file, sha256 } : file));
  host.files.set('/scene', changed);
  host.files.set('/offline/en.json', JSON.stringify({ ...manifest, files }));
  await page.reload();
  await expect(status(page)).toHaveText('Some pages have changed since they were saved: 0.1 MB.');
  host.asked.length = 0;
  // The list moves below a pointer, and the browser prefetches what that hovers.
  await page.mouse.move(0, 0);
  await page.getByRole('button', { name: 'Update' }).press('Enter');
  await expect(status(page)).toHaveText(/^Saved on/);
  expect(askedOf(host)).toEqual(['/scene']);

  await page.getByRole('button', { name: 'Remove from this device' }).click();
  await expect(status(page)).toHaveText('Removed from this device.');
  expect(await page.evaluate((name) => caches.has(name), savedCache('en'))).toBe(false);
});

test.describe('a download that breaks off', { tag: '@row-12' }, () => {
  const { archive = '', files } = manifestOf('en');
  /** Begins to save, of which more than half arrives. @returns what breaks the download off, with the host as it is told */
  const beginSaving = async (page: Page, host: OwnHost) => {
    await openOffline(page, host, 'en');
    const { promise, resolve } = Promise.withResolvers<OwnHost['state']>();
    host.cut = { path: archive, bytes: Math.round(readFileSync(join(siteDir, archive)).length * 0.8), end: promise };
    await saveButton(page, 'en').click();
    const share = () => page.getByRole('progressbar').evaluate((bar: HTMLProgressElement) => bar.value);
    await expect.poll(share).toBeGreaterThan(0.75);
    return resolve;
  };
  /** Asked for one by one, none of them twice, and less than half of all. */
  const expectRest = (asked: readonly string[]) => {
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.length).toBeLessThan(files.length / 2);
    expect(asked.filter((path) => !files.some((file) => file.path === path))).toEqual([]);
    expect([...new Set(asked)]).toEqual(asked);
  };

  test('is gone on with file by file while there is a connection', async ({ page, host }) => {
    const breakOff = await beginSaving(page, host);
    breakOff('up');
    await expect(status(page)).toHaveText(/^Saved on/);
    const [first, ...rest] = askedOf(host);
    expect(first).toBe(archive);
    expectRest(rest);
  });

  test('is gone on with later where it stopped, after the connection was lost', async ({ page, host }) => {
    const breakOff = await beginSaving(page, host);
    breakOff('gone');
    await expect(status(page)).toHaveText(words('en').failed ?? '');
    host.state = 'up';
    host.asked.length = 0;
    await page.getByRole('button', { name: 'Continue saving' }).click();
    await expect(status(page)).toHaveText(/^Saved on/);
    expectRest(askedOf(host));
  });

  test('is gone on with later where it stopped, after the page was left', async ({ page, host }) => {
    await beginSaving(page, host);
    await page.reload();
    await expect(status(page)).toHaveText(words('en').part ?? '');
    await idle(host);
    host.asked.length = 0;
    await page.getByRole('button', { name: 'Continue saving' }).click();
    await expect(status(page)).toHaveText(/^Saved on/);
    expectRest(askedOf(host));
  });
});

test('a host without archives gives a language file by file', { tag: '@row-12' }, async ({ page, host }) => {
  const { archive: _, ...manifest } = manifestOf('en');
  host.files.set('/offline/en.json', JSON.stringify({ ...manifest, archive: '/offline/archives/en.gone.txt' }));
  await save(page, host, 'en');
  await expect(status(page)).toHaveText(/^Saved on/);
  const [first, ...rest] = askedOf(host);
  expect(first).toBe('/offline/archives/en.gone.txt');
  // What the worker has of the page itself is not asked for again.
  expect(rest.length).toBeGreaterThan(manifest.files.length - 60);
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
    await expect(page.getByRole('radio')).toHaveCount(0);
  },
);
