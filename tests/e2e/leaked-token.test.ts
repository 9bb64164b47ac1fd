import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../tools/scripts/chromium.ts';
import { at, test as base, expect, tokenOf } from './fixtures.ts';

/** A browser with a profile on disk and a service worker. */
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
      baseURL: at.site,
      serviceWorkers: 'allow',
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
