import type { FrameLocator, Page } from '@playwright/test';
import { replies, type ShellMethod } from '../../src/shell/shell.ts';
import { at, expect, expectAccessible, expectToFit, test } from './fixtures.ts';
import { playApp } from './native-app.ts';

const methods = Object.keys(replies) as ShellMethod[];
const getters = methods.filter((method) => method.startsWith('get'));

const row = (view: Page | FrameLocator, method: ShellMethod) => view.locator(`[data-function="${method}"]`);
const word = (view: Page | FrameLocator, method: ShellMethod) => row(view, method).locator('.check-word');
const summary = (view: Page | FrameLocator) => view.locator('#summary').inputValue();

/** A busy machine may answer too late, as any app's may: its button asks again. */
async function expectAnswered(view: Page | FrameLocator, method: ShellMethod, words: string | RegExp): Promise<void> {
  await expect(async () => {
    const isLate = /^(late|silent)$/.test((await word(view, method).textContent()) ?? '');
    if (isLate) await clickOn(view, method);
    await expect(word(view, method), method).toHaveText(words, { timeout: 15_000 });
  }).toPass();
}

/** The app's own cover lies over the page after some calls, until its button is tapped. */
const clickOn = (view: Page | FrameLocator, method: ShellMethod) =>
  row(view, method)
    .getByRole('button')
    .evaluate((button: HTMLButtonElement) => button.click());

for (const platform of ['android', 'ios']) {
  test.describe(`in the reference shell as ${platform}`, () => {
    test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false });

    test('every function passes or refuses what is not there, and the token stays where it is', async ({ page }) => {
      await page.goto(`${at.shell}/shell?user=us-grace&platform=${platform}&open=/shell-check`);
      const view = page.frameLocator('#web-view');
      for (const method of getters) await expectAnswered(view, method, 'passed');
      for (const method of methods.filter((one) => !getters.includes(one) && one !== 'exit')) {
        await clickOn(view, method);
        await expectAnswered(view, method, /^(passed|refused)$/);
      }
      for (const method of ['saveLocalData', 'setUnreadBadge', 'share', 'openOnlineService'] as const) {
        await expect(word(view, method), method).toHaveText('passed');
      }
      const text = await summary(view);
      expect(text).toMatch(/, 0 failed, .* 1 not tried\n/);
      expect(text).toMatch(/getUserToken: passed · \d+ ms · received, \d+ characters/);
      expect(text).not.toMatch(/[\w-]{40}/);
      expect(text).toContain(platform === 'ios' ? 'script message handler (iOS)' : 'message listener (Android)');

      await clickOn(view, 'exit');
      await expect(page.locator('#web-view')).toHaveCount(0);
    });
  });
}

test('a plain browser is told what it lacks', async ({ page }) => {
  await page.goto('/shell-check');
  for (const method of ['getLanguage', 'getUserToken', 'exit', 'setUnreadBadge'] as const) {
    await expect(word(page, method), method).toHaveText('not offered');
  }
  await expect(word(page, 'getLocalData')).toHaveText('passed');
  await expect(page.locator('#tally')).toHaveText(/^No bridge: /);
  await expect(page.locator('#facts')).toContainText('none: this is a plain browser');
  await expect(page.locator('#facts')).toContainText('no companionInfo');
  await expect(row(page, 'exit').getByRole('button')).toBeDisabled();
  await expectToFit(page);
  await expectAccessible(page);
});

test('a broken bridge shows in every way that it is broken', async ({ page }) => {
  await playApp(page, {
    uid: 'us-grace',
    lang: 'sv',
    answers: { getOnlineServiceSwitch: { enabled: 'yes' }, getLocalCookbooks: { cookbooks: [] } },
    breaks: { getUserToken: 'silent', getUserInfo: 'late', getBrand: 'repeated', getLocalData: 'malformed', share: 'stray' },
  });
  await page.goto('/shell-check');
  const wrong = {
    getLanguage: 'wrong',
    getUserToken: 'silent',
    getUserInfo: 'late',
    getBrand: 'repeated',
    getOnlineServiceSwitch: 'malformed',
    getLocalData: 'malformed',
    getLocalCookbooks: 'passed',
  } as const;
  for (const [method, expected] of Object.entries(wrong)) {
    await expect(word(page, method as ShellMethod), method).toHaveText(expected);
  }
  await expect(row(page, 'getOnlineServiceSwitch')).toContainText('enabled: expected boolean, received string');
  await row(page, 'share').getByRole('button').click();
  await row(page, 'openOnlineService').getByRole('button').click();
  await expect(word(page, 'openOnlineService')).toHaveText('refused');
  await expect(word(page, 'share')).toHaveText('silent');
  await expect(page.locator('#tally')).toHaveText(
    '1 passed, 7 failed, 1 refused, 0 not offered, 10 not tried, 1 replies to no call (its id is unknown)',
  );
  await expectAccessible(page);
});

test('a bridge that nothing can be connected to is told', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { companionShell: { postMessage: () => undefined } }));
  await page.goto('/shell-check');
  await expect(page.locator('#tally')).toHaveText(/^The bridge cannot be used: .*addEventListener is not a function$/);
  await expect(page.locator('#facts')).toContainText('a message listener (Android)');
});

test('the summary is copied, or selected where there is no clipboard', async ({ page, context }) => {
  await playApp(page, { uid: 'us-grace' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/shell-check');
  await expect(word(page, 'getUserToken')).toHaveText('passed');
  await expect(page.locator('#facts')).toContainText('User agent');
  await page.getByRole('button', { name: 'Copy the summary' }).click();
  await expect(page.locator('#copied')).toHaveText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await summary(page));

  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.getByRole('button', { name: 'Copy the summary' }).click();
  await expect(page.locator('#copied')).toContainText('selected below');
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('Companion shell check');
});
