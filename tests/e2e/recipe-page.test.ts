import type { Page } from '@playwright/test';
import type { ApiError } from '../../src/api/errors.ts';
import { serviceReports } from '../../src/contract/recipes/operate.ts';
import { recipeDetail } from '../../src/contract/recipes/read.ts';
import { at, clientOf, expect, serviceOf, test } from './fixtures.ts';
import { playApp } from './native-app.ts';
import { expectDraft } from './page-state.ts';
import { newRecipe, publish } from './recipes.ts';
import { allLoaded, expectAccessibleInBoth, expectLargeTargets, expectNothingCut, tabTo } from './screen-checks.ts';

const seeded = '/recipeDetails/chicken-thighs-broccoli-potatoes';
const ingredient = (page: Page, name: string) => page.locator('.ingredient', { hasText: name });
const amount = (page: Page, name: string) => ingredient(page, name).locator('.ingredient-amount');
const more = (page: Page) => page.getByRole('button', { name: 'More', exact: true });
const favoritesOf = async (uid: string, id: string) => (await clientOf(uid))(recipeDetail, { id });

test('a guest reads a recipe, scales it, measures as at home and ticks off what is there', async ({ page }) => {
  await page.goto(seeded);
  await expect(page.getByRole('heading', { name: /^Lemon pepper chicken/ })).toBeVisible();
  await expect(page).toHaveTitle(/^Lemon pepper chicken/);
  await expect(amount(page, 'potatoes')).toHaveText('1 ½ lb');

  await page.getByRole('button', { name: 'More servings' }).click();
  await page.getByRole('button', { name: 'More servings' }).click();
  await expect(page.getByText('6 servings')).toBeVisible();
  await expect(amount(page, 'potatoes')).toHaveText('2 ¼ lb');
  await expect(page.getByText('Toss the potatoes with 1 ½ tbsp of olive oil')).toBeVisible();

  await page.getByRole('radio', { name: 'Metric' }).check();
  await page.getByRole('radio', { name: '°C' }).check();
  await expect(amount(page, 'potatoes')).toHaveText('1 kg');
  await expect(page.getByText('190°C').first()).toBeVisible();
  await ingredient(page, 'salt').click();
  // So high that nothing lies under a bar.
  await page.setViewportSize({ width: 360, height: 3600 });
  await expectAccessibleInBoth(page);
  await expectNothingCut(page);
  await expectLargeTargets(page);

  await page.reload();
  await expect(page.getByText('6 servings')).toBeVisible();
  await expect(amount(page, 'potatoes')).toHaveText('1 kg');
  await expect(page.getByRole('checkbox', { name: /salt/ })).toBeChecked();
  await page.goto('/recipeDetails/lemon-dill-salmon');
  await expect(page.getByText('4 servings')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Metric' })).toBeChecked();

  await page.setViewportSize({ width: 740, height: 360 });
  for (const part of ['.recipe-actions', '.recipe-facts', '.start-cooking'])
    await expect(page.locator(part)).toBeInViewport({ ratio: 0.9 });
});

test('a guest passes a recipe on, and learns how to keep it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.goto(`${seeded}?from=mail#?lang=en`);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${at.site}${seeded}`);

  await page.getByRole('button', { name: /^Add to favorites/ }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to continue' })).toBeVisible();
  await expectAccessibleInBoth(page);
});

test('the link that is passed on holds no token', async ({ page }) => {
  const calls = await playApp(page, { uid: 'us-grace', answers: { share: null } });
  await page.goto(seeded);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect
    .poll(() => calls.find(({ method }) => method === 'share')?.params)
    .toMatchObject({ url: `${at.site}${seeded}`, title: expect.stringContaining('Lemon pepper') });
});

test('search engines read a published recipe as data', async ({ page }) => {
  await page.goto(seeded);
  const data = page.locator('script[type="application/ld+json"]');
  await expect(data).toHaveCount(1);
  const read = JSON.parse((await data.textContent()) ?? '');
  expect(read).toMatchObject({ '@type': 'Recipe', recipeYield: '4', totalTime: 'PT42M' });
  expect(read.recipeIngredient).toContain('2\u00A0tbsp olive oil');
});

test('a favorite is kept at once, and given up, with a way back', async ({ page, openAs }) => {
  const id = await publish('de-anna', newRecipe());
  await openAs('us-noah', `/recipeDetails/${id}`);
  await page.getByRole('button', { name: 'Add to favorites 0' }).click();
  await expect(page.getByRole('button', { name: 'Remove from favorites 1' })).toBeVisible();
  // The heart itself takes that back.
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect.poll(async () => (await favoritesOf('us-noah', id)).favorite).toBe(true);
  await page.getByRole('button', { name: /^Remove from favorites/ }).click();
  await expect(page.getByText('Removed from favorites')).toBeVisible();
  const bottomOfOffer = () => page.locator('.undo').evaluate((offer) => offer.getBoundingClientRect().bottom);
  const topOfBar = () => page.locator('.start-cooking').evaluate((bar) => bar.getBoundingClientRect().top);
  expect(await bottomOfOffer()).toBeLessThanOrEqual(await topOfBar());
  // However high the bar is.
  await page.locator('.start-cooking').evaluate((bar) => {
    bar.style.paddingBlockStart = '90px';
  });
  await expect.poll(async () => (await topOfBar()) - (await bottomOfOffer())).toBeGreaterThanOrEqual(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Remove from favorites 1' })).toBeVisible();
  await expect.poll(async () => (await favoritesOf('us-noah', id)).favorite).toBe(true);
});

test.describe('a recipe that somebody reports', () => {
  test.use({ tolerated: /status of 404/ });

  test('is hidden at the desk, for all but its author', async ({ page, openAs }) => {
    const recipe = newRecipe();
    const id = await publish('us-noah', recipe);
    await openAs('us-grace', `/recipeDetails/${id}`);
    await more(page).click();
    await page.getByRole('button', { name: 'Report' }).click();
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(page.locator('#reason-error')).toBeVisible();
    await expectAccessibleInBoth(page);
    await page.locator('#text').fill('This is');
    await expectDraft(page, ['This is']);
    await page.getByRole('button', { name: 'Close' }).click();
    await more(page).click();
    await page.getByRole('button', { name: 'Report' }).click();
    await expect(page.locator('#text')).toHaveValue('This is');
    await page.locator('#reason').selectOption('unsafe');
    await page.locator('#text').fill('This is raw inside.');
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText('Thank you. Customer service will look into it.')).toBeVisible();

    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${at.shell}/shell?user=us-grace&open=/home`);
    await page.getByRole('tab', { name: 'Service' }).click();
    const desk = page.locator('#service');
    await desk.getByText('Recipes', { exact: true }).click();
    await desk.getByText(recipe.title).click();
    await expect(desk.getByText('This is raw inside.')).toBeVisible();
    await desk.getByLabel('Reason for its author').fill('Cook it <b>longer</b>.');
    await desk.getByRole('button', { name: 'Hide the recipe' }).click();
    await expect(desk.getByRole('button', { name: 'Show it again' })).toBeVisible();

    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/recipeDetails/${id}`);
    await expect(page.getByText('This recipe is not available')).toBeVisible();
    await expect(page.getByRole('link', { name: 'All recipes' })).toHaveAttribute('href', '/recipes');
    await openAs('us-noah', `/recipeDetails/${id}`);
    await expect(page.getByText('Customer service has hidden this recipe.')).toBeVisible();
    await expect(page.getByText('Cook it <b>longer</b>.')).toBeVisible();
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
    await expectAccessibleInBoth(page);
  });
});

test.describe('without a connection', () => {
  test.use({ tolerated: /ERR_INTERNET_DISCONNECTED/ });

  test('a report waits, and arrives by itself', async ({ page, context, openAs }) => {
    const id = await publish('us-noah', newRecipe());
    await openAs('us-grace', `/recipeDetails/${id}`);
    await more(page).click();
    await page.getByRole('button', { name: 'Report' }).click();
    await page.locator('#text').fill('From my blog.');
    await page.locator('#reason').selectOption('copied');
    await allLoaded(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText('Your entries are saved')).toBeVisible();
    await context.setOffline(false);
    const service = await serviceOf('us');
    await expect
      .poll(async () => (await service(serviceReports, {})).items.find((item) => item.id === id)?.reports)
      .toMatchObject([{ reason: 'copied', text: 'From my blog.', open: true }]);
  });
});

test.describe('a report that waits', () => {
  test.use({ tolerated: /Failed to load resource|net::ERR_|^request: / });

  test('is edited in its sheet', async ({ page, context, openAs }) => {
    const id = await publish('us-noah', newRecipe());
    await context.route('**/report**', (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
    await openAs('us-grace', `/recipeDetails/${id}`);
    await more(page).click();
    await page.getByRole('button', { name: 'Report' }).click();
    await page.locator('#text').fill('From my blog.');
    await page.locator('#reason').selectOption('copied');
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText('Not sent yet')).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Edit' }).click();
    await expect(page.locator('#text')).toHaveValue('From my blog.');
    await expect(page.getByText('Not sent yet')).toBeHidden();
  });
});

test.describe('an author', () => {
  test.use({ tolerated: /status of 404/ });

  test('deletes a recipe by keys alone, and takes that back', async ({ page, openAs }) => {
    const recipe = newRecipe();
    const id = await publish('us-noah', recipe);
    await openAs('us-noah', `/recipeDetails/${id}`);
    await expect(page.getByRole('heading', { name: recipe.title })).toBeVisible();
    await tabTo(page, more(page));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', `/recipes/edit?id=${id}`);
    await expect(page.getByRole('link', { name: 'History' })).toHaveAttribute('href', `/recipes/history/${id}`);
    await tabTo(page, page.getByRole('button', { name: 'Delete recipe' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await tabTo(page, page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Recipe deleted' })).toBeVisible();
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeVisible();
    const gone = await (await clientOf('us-grace'))(recipeDetail, { id }).catch((error: ApiError) => error.reason);
    expect(gone).toBe('notFound');
    await tabTo(page, undo);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: recipe.title })).toBeVisible();
    expect((await (await clientOf('us-grace'))(recipeDetail, { id })).title).toBe(recipe.title);
  });

  test('edits and looks back in the app where it has pages for that', async ({ page }) => {
    const id = await publish('us-noah', newRecipe());
    const calls = await playApp(page, { uid: 'us-noah', answers: { editCookbook: null, showCookbookHistory: null } });
    await page.goto(`/recipeDetails/${id}`);
    await more(page).click();
    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByRole('link', { name: 'History' }).click();
    await expect
      .poll(() => calls.filter(({ method }) => /Cookbook/.test(method)).map(({ method, params }) => ({ method, params })))
      .toEqual([
        { method: 'editCookbook', params: { id } },
        { method: 'showCookbookHistory', params: { id } },
      ]);
  });
});
