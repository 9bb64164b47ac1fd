import type { Page } from '@playwright/test';
import { controlCooking, listCooking } from '../../src/contract/cooking/cooking.ts';
import { at, clientOf, expect, expectAccessible, expectToFit, test } from './fixtures.ts';
import { expectAccessibleInBoth, expectLargeTargets, expectNothingCut } from './screen-checks.ts';

/** Lets the appliances of somebody stand still, and then so many of their seconds pass in one. */
async function quicken(uid: string, pace: number): Promise<void> {
  const client = await clientOf(uid);
  for (const { id } of await cookingOf(uid)) await client(controlCooking, { id, action: 'stop' });
  const answer = await fetch(`${at.shell}/shell/api/pace`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: at.shell },
    body: JSON.stringify({ uid, pace }),
  });
  expect(answer.ok).toBe(true);
}

/** What somebody's appliances do, as the server has it. */
const cookingOf = async (uid: string) => (await (await clientOf(uid))(listCooking, {})).items;

/** Makes a device of somebody the chosen one, as it was kept when it was chosen. */
const chosen = (page: Page, uid: string, device: string) =>
  page.addInitScript(
    (kept) => localStorage.setItem('companion.cookbookDevice', kept),
    JSON.stringify({ uid, id: `${uid}-${device}`, model: '' }),
  );

const expectToast = (page: Page, text: string) => expect(page.locator('.toast')).toHaveText(text);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const step = (page: Page, number: number) => page.getByRole('heading', { name: `Step ${number} of 5` });

test('a device is chosen, cooks, pauses, and is stopped', async ({ page, openAs }) => {
  const uid = 'us-noah';
  await quicken(uid, 10);
  await openAs(uid, '/recipeDetails/apple-crumble');
  await button(page, 'Start cooking').click();
  await expect(page).toHaveURL(/selectDevice\?recipe=apple-crumble&start=1/);
  await expect(page.getByRole('heading', { name: 'Please select cooking device before operating' })).toBeVisible();
  const row = page.getByRole('button', { name: /Online.*K10.*Air fryer.*up to/ });
  await expect(row).toBeVisible();
  await expectAccessibleInBoth(page);
  await expectToFit(page);
  await row.click();
  await expect(page).toHaveURL(/recipeDetails\/apple-crumble/);
  await expect(page.getByRole('link', { name: /K10 · Online.*Change/ })).toBeVisible();

  await button(page, 'Start cooking').dblclick();
  await expect(page.getByText('Bake, 1 of 2')).toBeVisible();
  await expect(page).toHaveURL(/recipeDetails/);
  await expect(page.getByRole('timer')).toBeVisible();
  await expectAccessibleInBoth(page);
  await button(page, 'Pause').click();
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();
  expect((await cookingOf(uid))[0]).toMatchObject({ state: 'paused', recipeId: 'apple-crumble' });
  const left = await page.getByRole('timer').textContent();
  await page.reload();
  await expect(page.getByRole('timer')).toHaveText(left ?? '');
  await button(page, 'Resume').click();
  await expect(button(page, 'Pause')).toBeVisible();

  await page.goto('/recipeDetails/kale-chips');
  await expect(page.getByText(/is cooking Apple crumble/)).toBeVisible();
  await page.goBack();
  await button(page, 'Stop').click();
  await expect(page.getByText('Stop cooking?')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await button(page, 'Stop').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop' }).click();
  await expect(button(page, 'Start cooking')).toBeVisible();
  expect((await cookingOf(uid)).filter(({ state }) => state !== 'stopped')).toEqual([]);
});

test('the steps and the appliance go hand in hand to the end', async ({ page, openAs }) => {
  const uid = 'de-jonas';
  await quicken(uid, 600);
  await chosen(page, uid, 'fryer');
  await openAs(uid, '/recipes/cook/aloo-tikki');
  await expect(step(page, 1)).toBeVisible();
  await expect(button(page, 'Start cooking')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await button(page, 'Start cooking').click();
  await button(page, 'Go to step 4').click();
  await expect(step(page, 4)).toBeVisible();
  await expect(page.getByText('The device is hot. Put on oven mitts, put the food in, then continue.')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Continue').click();
  await button(page, 'Go to step 5').click();
  await button(page, 'Continue').click();
  await expect(page.getByText('Cooking is done')).toBeVisible();
  await button(page, 'Close').click();
  await expect(page.getByText('Cooking is done')).toHaveCount(0);
  await button(page, 'Finish').click();
  await expect(page.getByRole('heading', { name: 'Well done' })).toBeFocused();
  await expect(button(page, 'Share')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to the recipe' }).click();
  await expect(page).toHaveURL(/recipeDetails\/aloo-tikki/);
});

test('a device that cannot cook says why, before it is tried and when it is', async ({ page, openAs }) => {
  const uid = 'us-grace';
  await openAs(uid, '/recipes/selectDevice');
  for (const reason of ['Offline', 'Online cooking is not supported', 'Device is not in the current home', 'Device removed'])
    await expect(page.locator('.cooker-tags').getByText(reason, { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(2);
  await expect(page.getByRole('button', { name: /^Air fryer oven/ })).toContainText('Switch the device on');
  await expect(page.getByText('Choose another device, or cook step by step.')).toBeVisible();
  await expectNothingCut(page);
  await expectLargeTargets(page);
  await expectAccessibleInBoth(page);
  await page.getByRole('link', { name: 'The device is offline' }).click();
  await expect(page).toHaveURL('/faqDetail/error-device-offline');
  await page.goto('/recipes/selectDevice?recipe=apple-crumble');
  await page.getByRole('link', { name: 'Back to the recipe' }).click();
  await expect(page).toHaveURL('/recipeDetails/apple-crumble');

  const refusals = [
    ['oven', 'Online cooking is not supported', 'Switch the device on and check its connection.'],
    ['smallFryer', 'Online cooking is not supported', 'Choose another device, or cook step by step.'],
    ['fourthFryer', 'Device is not in the current home', 'To use it, switch to its home in the app.'],
    ['oldFryer', 'Device removed', ''],
    ['never-was', 'Device removed', ''],
  ] as const;
  for (const [device, message, remedy] of refusals) {
    await chosen(page, uid, device);
    await page.goto('/recipeDetails/apple-crumble');
    await expect(page.locator('.cooker-note')).toHaveText(message + remedy);
    await button(page, 'Start cooking').click();
    await expectToast(page, message);
  }
  await chosen(page, uid, 'fryer');
  await page.goto('/recipeDetails/dried-apple-rings');
  await expect(page.locator('.cooker-note')).toHaveText('This recipe is for another kind of device: Air fryer oven.');
  expect(await cookingOf(uid)).toEqual([]);
});

test('somebody without a device that cooks is told so', async ({ page, openAs }) => {
  await openAs('gb-oliver', '/recipes/selectDevice');
  await expect(page.getByText('No device at present')).toBeVisible();
  await expectAccessible(page);
});

test('a guest cooks step by step with the keys, and comes back to the same step', async ({ page }) => {
  await page.goto('/recipeDetails/aloo-tikki');
  await expect(page.getByText(/Sign in to the .* app to cook on your device/)).toBeVisible();
  await page.getByRole('link', { name: 'Cook step by step' }).click();
  await expect(step(page, 1)).toBeVisible();
  await expect(button(page, 'Previous')).toBeDisabled();
  await expect(page.getByRole('list', { name: 'In this step' })).toHaveText(/^1\s⅓\slb floury potatoes$/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(step(page, 3)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await button(page, 'Next').click();
  await expect(step(page, 3)).toBeVisible();
  await page.reload();
  await expect(step(page, 3)).toBeVisible();
  const size = await page.locator('.cook-step-text').evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
  expect(size).toBeGreaterThanOrEqual(24);
  await expectNothingCut(page);
  await expectLargeTargets(page);
  await expectAccessibleInBoth(page);

  await button(page, 'Ingredients').click();
  await page.getByRole('checkbox', { name: /floury potatoes/ }).check();
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(step(page, 3)).toBeVisible();
});

test('amounts are those of the servings that were chosen', async ({ page }) => {
  await page.goto('/recipes/cook/aloo-tikki?servings=8');
  for (let turns = 0; turns < 2; turns++) await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Brush both sides with 3 tbsp of oil.')).toBeVisible();
});

test('timers outlive the page, and ring', async ({ page }) => {
  await page.goto('/recipes/cook/aloo-tikki');
  await button(page, 'Start timer, 20 min').click();
  await button(page, 'Timer').click();
  await page.getByLabel('Name').fill('Chutney');
  await button(page, 'Start timer').click();
  await expect(page.locator('#timerMinutes-error')).toContainText('Please enter the minutes as a number');
  await expect(page.getByLabel('Minutes')).toBeFocused();
  await page.getByLabel('Minutes').fill('0.07');
  await button(page, 'Start timer').click();
  const lines = page.getByRole('list', { name: 'Timers' }).getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await button(page, /^Pause: .*, step 1$/).click();
  const left = (await lines.first().getByRole('timer').textContent()) ?? '';
  expect(left).toMatch(/^(20:00|19:5\d)$/);
  await page.reload();

  await expect(lines.first().getByRole('timer')).toHaveText(left);
  await expect(lines.last()).toContainText('Time is up');
  await expect(page.getByRole('alert').filter({ hasText: 'Time is up: Chutney' })).toBeAttached();
  await expect(page).toHaveTitle('Time is up: Chutney');
  await expectAccessibleInBoth(page);
  await expectNothingCut(page);
  await button(page, '+1 min: Chutney').click();
  await expect(lines.last().getByRole('timer')).toHaveText(/1:00|0:5\d/);
  await expect(page).toHaveTitle('Cook');
  await button(page, 'Delete: Chutney').click();
  await expect(lines).toHaveCount(1);
  await button(page, 'Undo').click();
  await expect(lines).toHaveCount(2);
  await button(page, /^Resume: .*, step 1$/).click();
  await expect(button(page, /^Pause: .*, step 1$/)).toBeVisible();
});

test('it is read aloud where there is a voice, and turned by voice once that was allowed', async ({ page }) => {
  await page.addInitScript(() => {
    const said: string[] = [];
    const speech = {
      getVoices: () => [{ lang: 'en-US' }],
      speak: (words: { text: string }) => said.push(words.text),
      cancel: () => undefined,
    };
    class Words {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    class Recognition {
      onresult?: (event: object) => void;
      start() {
        Object.assign(globalThis, {
          say: (transcript: string) => this.onresult?.({ resultIndex: 0, results: [{ isFinal: true, 0: { transcript } }] }),
        });
      }
      abort = () => undefined;
    }
    Object.defineProperty(globalThis, 'speechSynthesis', { value: speech });
    Object.assign(globalThis, { said, SpeechSynthesisUtterance: Words, SpeechRecognition: Recognition });
  });
  await page.goto('/recipes/cook/aloo-tikki');
  await button(page, 'Read aloud').click();
  await expect(button(page, 'Stop reading')).toBeVisible();
  expect(await page.evaluate('said')).toEqual([expect.stringContaining('Boil the potatoes')]);
  await button(page, 'Stop reading').click();

  await button(page, 'Voice control').click();
  await expect(page.getByText(/is sent to the speech service/)).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Voice control' }).click();
  await expect(page.getByText('Listening. Say next')).toBeVisible();
  await expectAccessible(page);
  await page.evaluate('say("okay next")');
  await expect(step(page, 2)).toBeVisible();
  await page.evaluate('say("go back")');
  await expect(step(page, 1)).toBeVisible();
  await page.evaluate('say("timer")');
  await expect(button(page, /^Pause: .*, step 1$/)).toBeVisible();
  await button(page, 'Stop listening').click();
  await expect(page.getByText('Listening. Say')).toHaveCount(0);
});

test.describe('a recipe that is not there', () => {
  test.use({ tolerated: /status of 40[04]/ });

  test('is said to be missing', async ({ page }) => {
    for (const id of ['never-was', '%F0%9F%A4%96']) {
      await page.goto(`/recipes/cook/${id}`);
      await expect(page.getByText('This recipe is not available')).toBeVisible();
    }
  });
});

test.describe('without a connection', () => {
  test.use({ tolerated: /ERR_INTERNET_DISCONNECTED/ });

  test('the recipe that is being cooked goes on', async ({ page, context }) => {
    await page.goto('/recipes/cook/aloo-tikki');
    await expect(step(page, 1)).toBeVisible();
    await context.route(/\/api\/v1\//, (route) => route.abort('internetdisconnected'));
    await page.reload();
    await button(page, 'Next').click();
    await expect(step(page, 2)).toBeVisible();
  });
});

test('in letters of twice the size, timers leave the step its room', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/recipes/cook/black-bean-taquitos');
  for (const name of ['Rice', 'Eggs']) {
    await button(page, 'Timer').click();
    await page.locator('#timerName').fill(name);
    await page.locator('#timerMinutes').fill('12');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('timer', { name })).toBeVisible();
  }
  const hidden = await page.locator('.cook-step-text').evaluate((text) => {
    text.scrollIntoView({ block: 'start', behavior: 'instant' });
    const foot = document.querySelector('.cook-foot')?.getBoundingClientRect().top ?? 0;
    return Math.min(text.getBoundingClientRect().bottom, innerHeight) - Math.min(foot, innerHeight);
  });
  expect(hidden).toBeLessThanOrEqual(0);
});
