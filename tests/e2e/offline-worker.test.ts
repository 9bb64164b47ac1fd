import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadDeployment } from '../../src/contract/load-deployment.ts';
import { deploymentDefines } from '../../tools/build/defines.ts';
import { bundleInline } from '../../tools/build/inline-script.ts';
import { hashOf } from '../../tools/build/page-policy.ts';
import { workerOf } from '../../tools/build/service-worker.ts';
import { siteDir } from '../links/built-site.ts';
import { at, expect } from './fixtures.ts';
import { kept, leftIn, test } from './own-host.ts';
import { expectDraft, requestsSettled } from './page-state.ts';
import { ready } from './reports.ts';

const guide = '/partitionManagementV330';
const built = (file: string) => readFileSync(join(siteDir, file), 'utf8');

test.use({ tolerated: /favicon/ });

test('a new version waits, begins with the next page, and never reloads one with unsaved input', { tag: '@row-14' }, async ({
  page,
  host,
  context,
}) => {
  await page.goto(guide);
  await kept(page, host);
  const first = built('sw.js');
  // What somebody is in the middle of.
  await page.evaluate(() => {
    const field = Object.assign(document.createElement('textarea'), { id: 'mine', value: 'half a sentence' });
    document.querySelector('main')?.append(field);
  });
  host.files.set('/sw.js', `${first}\n// another build`);
  const waits = () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready).update());
  await expect.poll(waits).toBe('installed');
  const controlled = page.evaluate(
    () => new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })),
  );
  const second = await context.newPage();
  await second.goto('/scene');
  await expect(second.locator('article h1')).toBeVisible();
  expect(await page.locator('#mine').inputValue()).toBe('half a sentence');
  await expect.poll(() => second.evaluate(async () => !!(await navigator.serviceWorker.ready).waiting)).toBe(false);
  // Whatever the page does about its new worker it does now.
  await controlled;
  await requestsSettled(page);
  expect(await page.locator('#mine').inputValue()).toBe('half a sentence');
});

test('the kill switch removes worker and caches in one navigation, and what is waiting to be sent stays', {
  tag: '@row-14',
}, async ({ page, host }) => {
  await page.goto(guide);
  await kept(page, host);
  await page.evaluate(() => localStorage.setItem('mine', 'stays'));
  await page.evaluate(() => caches.open('of-somebody-else'));
  expect((await leftIn(page)).workers).toBe(1);

  // A build with --kill-switch: another worker, and pages that do not register it.
  const define = deploymentDefines(loadDeployment(process.env.COMPANION_CONFIG));
  const { code } = await bundleInline(new URL('../../src/shell/document-start.ts', import.meta.url), {
    ...define,
    __SERVICE_WORKER__: 'false',
  });
  const html = built(`${guide.slice(1)}.html`);
  const registers = /<script>(.*?)<\/script>/s.exec(html.slice(html.indexOf('</template>')))?.[1] ?? '';
  expect(registers).toContain('/sw.js');
  host.files.set(guide, html.replace(registers, () => code).replace(hashOf(registers), hashOf(code)));
  host.files.set('/sw.js', await workerOf([], true));
  await page.goto(guide);
  await expect.poll(() => leftIn(page)).toEqual({ caches: ['of-somebody-else'], workers: 0 });
  expect(await page.evaluate(() => localStorage.getItem('mine'))).toBe('stays');
});

test.describe('a screen without a network', { tag: '@row-12' }, () => {
  test.use({ baseURL: at.site, tolerated: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/ });

  test('keeps the draft of a form that was opened, and says that it needs one where it does', async ({
    page,
    context,
    openAs,
  }) => {
    await openAs('us-noah', '/feedback');
    await ready(page);
    await page.waitForFunction(() => !!navigator.serviceWorker.controller);
    await page.goto('/rmaList');
    await page.goto('/feedback');
    await ready(page);
    await page.locator('#description').fill('It stops under the sofa.');
    await expectDraft(page, ['It stops under the sofa.']);
    await context.setOffline(true);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.locator('#description')).toHaveValue('It stops under the sofa.');
    await page.goto('/rmaList');
    await expect(page.locator('main')).toContainText(/connection|offline/i);
    await page.goto('/feedback');
    await expect(page.locator('#description')).toHaveValue('It stops under the sofa.');
    await context.setOffline(false);
  });
});
