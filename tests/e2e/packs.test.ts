import type { BrowserContext } from '@playwright/test';
import { offlineManifests } from '../../tools/build/offline-manifest.ts';
import { manifestOf, type PackManifest } from '../../tools/scripts/packs/pack.ts';
import { packReader } from '../../tools/scripts/packs/write.ts';
import { siteDir } from '../links/built-site.ts';
import { offlinePackAnswer, packAnswer } from '../links/pack-answer.ts';
import { at, expect, test } from './fixtures.ts';
import { playApp } from './native-app.ts';

/** The app's web view: answers at the site's own address from a pack, and has no network for anything else. */
async function answerFromPack(context: BrowserContext, manifest: PackManifest): Promise<string[]> {
  const unanswered: string[] = [];
  const read = packReader(siteDir, manifest.language);
  await context.route(/.*/, (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const answer = route.request().isNavigationRequest() ? offlinePackAnswer : packAnswer;
    const path = origin === at.site ? answer(manifest, decodeURIComponent(pathname)) : undefined;
    const file = manifest.files.find((one) => one.path === path);
    if (!file) {
      unanswered.push(route.request().url());
      return route.abort();
    }
    return route.fulfill({ status: 200, contentType: file.type, body: Buffer.from(read(file.path)) });
  });
  return unanswered;
}

test('an app that brings a pack along has every guide, answer and the search without a network', async ({ page, context }) => {
  const manifest = offlineManifests(siteDir)
    .map(manifestOf)
    .find(({ language }) => language === 'de');
  if (!manifest) throw new Error('No pack of de');
  await playApp(context, { lang: 'de' });
  const unanswered = await answerFromPack(context, manifest);

  await page.goto('/deviceiInstructions900a');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto('/de/multiMapDescriptionPage');
  await expect(page.locator('main figure, main svg').first()).toBeVisible();

  await page.goto('/helpCenter');
  await page.locator('#q').fill('startet nicht');
  await page.locator('#q').press('Enter');
  const hit = page.locator('.results a').first();
  await expect(hit).toBeVisible();
  await hit.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Der Saugroboter startet nicht');

  await page.goto('/de/offline');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.offline form')).toBeHidden();

  // A screen is there, and says by itself what it needs.
  await page.goto('/de/rmaDetail/7');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // A reader of another language is sent to an address of theirs.
  await context.addCookies([{ name: 'lang', value: 'it', url: at.site }]);
  await page.goto('/faqDetail/vacuum-does-not-start');
  await expect(page).toHaveURL('/it/faqDetail/vacuum-does-not-start');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Der Saugroboter startet nicht');
  expect(unanswered).toEqual([]);
});
