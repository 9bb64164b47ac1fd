import type { Page } from '@playwright/test';
import { listFavorites, listRecipes, setFavorite } from '../../src/contract/recipes/read.ts';
import { at, clientOf, expect, expectAccessible, expectToFit, test } from './fixtures.ts';

const cards = (page: Page) => page.locator('article.recipe-card');
const titles = (page: Page) => page.locator('[data-recipe]').allTextContents();
const tab = (page: Page, name: string) => page.getByRole('navigation', { name: 'Recipes' }).getByRole('link', { name });
const heart = (page: Page, title: string, name = 'Add to favorites') =>
  page.getByRole('button', { name: `${name}: ${title}`, exact: true });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });

/** Somebody's favorites, the latest first. */
const favoritesOf = async (uid: string) => (await (await clientOf(uid))(listFavorites, { limit: 50 })).items;

/** A user of the seed without any favorite. */
async function withoutFavorites(uid: string): Promise<void> {
  const client = await clientOf(uid);
  for (const { id } of await favoritesOf(uid)) await client(setFavorite, { id, favorite: false });
}

const screenSizes = [
  [1280, 800],
  [740, 360],
  [360, 740],
] as const;

/** How many screens high the rendered cards are. */
const screensOfCards = (page: Page) =>
  cards(page).evaluateAll((all) => {
    const boxes = all.map((card) => card.getBoundingClientRect());
    return (Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top))) / innerHeight;
  });

async function fitsAndReads(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectToFit(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectToFit(page);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await page.emulateMedia({ colorScheme: 'light' });
}

test('a guest looks around: categories, tags, and what needs somebody says so', async ({ page }) => {
  await page.goto('/recipes');
  await expect(cards(page).first()).toBeVisible();
  // More are drawn as the reader comes near to them.
  const lastAtTheEnd = async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    return Number(await page.locator('[aria-posinset]').last().getAttribute('aria-posinset'));
  };
  await expect.poll(lastAtTheEnd).toBeGreaterThan(12);
  for (const [width, height] of screenSizes) {
    await page.setViewportSize({ width, height });
    await expect.poll(lastAtTheEnd).toBeGreaterThan(12);
    await expect.poll(() => screensOfCards(page)).toBeLessThanOrEqual(3);
  }
  await fitsAndReads(page);
  // What is far from the screen is not drawn; and by place, not by title: somebody may publish or delete while this looks.
  await page.evaluate(() => scrollTo(0, 0));
  const heartOfFirst = page.locator('[aria-posinset="1"]').getByRole('button', { name: /^Add to favorites: / });
  await heartOfFirst.click();
  await expect(page.getByText('Sign in to keep favorites')).toBeVisible();
  await expect(heartOfFirst).toBeVisible();

  await tab(page, 'Categories').click();
  await expect(page).toHaveURL('/recipes?tab=categories');
  await expect(page.getByRole('link', { name: 'Southeast Asian' })).toBeVisible();
  await fitsAndReads(page);
  await page.getByRole('link', { name: 'Fish and seafood' }).click();
  await expect(page).toHaveURL('/recipes?food=fish');
  const chip = page.getByRole('button', { name: 'Remove tag: Fish and seafood' });
  await expect(chip).toBeVisible();
  const { items } = await (await clientOf('us-noah'))(listRecipes, { food: 'fish' });
  await expect(page.locator('[data-recipe]').first()).toHaveAttribute('data-recipe', items[0]?.id ?? '');
  await chip.click();
  await expect(page).toHaveURL('/recipes');
  await expect(chip).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/recipes?food=fish');
  await expect(chip).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Southeast Asian' })).toBeVisible();

  for (const [name, heading] of [
    ['My works', 'Sign in to see your recipes'],
    ['Favorites', 'Sign in to see your favorites'],
  ] as const) {
    await tab(page, name).click();
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(name));
    await expect(tab(page, name)).toHaveAttribute('aria-current', 'page');
  }
});

test('tags are chosen by keyboard, stand in the address, and are remembered', async ({ page }) => {
  await page.goto('/recipes');
  await page.getByRole('link', { name: 'Tags' }).click();
  await expect(page).toHaveURL('/recipes/tags');
  await fitsAndReads(page);
  await page.getByRole('checkbox', { name: 'Italian' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: 'Japanese' })).toBeFocused();
  await page.getByRole('checkbox', { name: 'Easy' }).check();
  await expect(page.getByText('2 tags chosen')).toBeVisible();
  await page.getByRole('button', { name: /^Show/ }).press('Enter');
  await expect(page).toHaveURL('/recipes?cuisine=italian&difficulty=easy');
  await expect(page.getByRole('button', { name: /^Remove tag/ })).toHaveCount(2);
  await expect(cards(page).first()).toContainText('Easy');

  await page.goto('/recipes');
  await expect(page).toHaveURL('/recipes?cuisine=italian&difficulty=easy');
  await page.getByRole('link', { name: 'Tags' }).click();
  await expect(page.getByRole('checkbox', { name: 'Italian' })).toBeChecked();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText('0 tags chosen')).toBeVisible();
  for (const name of ['Turkish', 'Hard', 'Breakfast', 'Air fryer with two baskets'])
    await page.getByRole('checkbox', { name }).check();
  await page.getByRole('button', { name: /^Show/ }).click();
  await expect(page.getByRole('heading', { name: 'No recipes' })).toBeVisible();
  await fitsAndReads(page);
  await page.getByRole('button', { name: 'Clear tags' }).click();
  await expect(page).toHaveURL('/recipes');
  await expect(cards(page).first()).toBeVisible();
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  await expect(page).toHaveURL('/recipes');
});

test('a recipe is collected at once, taken out again, and brought back', async ({ page, openAs }) => {
  await withoutFavorites('us-noah');
  await openAs('us-noah', '/recipes?tab=favorites');
  await expect(page.getByRole('heading', { name: 'No collection' })).toBeVisible();
  await fitsAndReads(page);
  await page.getByRole('link', { name: 'Browse recipes' }).click();
  await expect(cards(page).first()).toBeVisible();
  const [first = '', second = ''] = await titles(page);
  for (const title of [first, second]) {
    await heart(page, title).click();
    await expect(heart(page, title, 'Remove from favorites')).toBeVisible();
  }
  await expect.poll(async () => (await favoritesOf('us-noah')).map(({ title }) => title)).toEqual([second, first]);

  await tab(page, 'Favorites').click();
  await expect(cards(page)).toHaveCount(2);
  expect(await titles(page)).toEqual([second, first]);
  await heart(page, second, 'Remove from favorites').press('Enter');
  await expect(cards(page)).toHaveCount(1);
  await expect.poll(async () => (await favoritesOf('us-noah')).length).toBe(1);
  await expect(undo(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(2);
  await expect.poll(async () => (await favoritesOf('us-noah')).length).toBe(2);
});

test.describe('when the server refuses', () => {
  test.use({ tolerated: /status of 500|recipe\/(favorite|list: invalidFields)/ });

  test('a heart goes back, and a list that failed is asked for again', async ({ page, openAs }) => {
    await page.route('**/recipe/favorite', (route) => route.fulfill({ json: { code: 500, msg: 'Not today', data: null } }));
    await openAs('fr-louis', '/recipes');
    await expect(cards(page).first()).toBeVisible();
    const [first = ''] = await titles(page);
    await heart(page, first).click();
    await expect(page.getByText('Not today')).toBeVisible();
    await expect(heart(page, first)).toBeVisible();

    await page.route('**/recipe/list?*', (route) => route.fulfill({ json: { code: 400, msg: 'No', data: null } }));
    await page.reload();
    await expect(page.getByText('The recipes could not be loaded.')).toBeVisible();
    await page.unroute('**/recipe/list?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(cards(page).first()).toBeVisible();
  });
});

test('the way back from a recipe leads to where one was', async ({ page }) => {
  await page.goto('/recipes');
  await expect(cards(page).first()).toBeVisible();
  await expect(async () => {
    await page.evaluate(() => scrollBy(0, 1000));
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(4000);
  }).toPass();
  const seen = () =>
    page.evaluate(
      () => document.elementFromPoint(90, 500)?.closest('article')?.querySelector<HTMLElement>('[data-recipe]')?.dataset.recipe,
    );
  await expect.poll(seen).toBeTruthy();
  const id = await seen();
  const link = page.locator(`[data-recipe="${id}"]`);
  const top = async () => (await link.boundingBox())?.y ?? Number.NaN;
  const before = await top();
  await link.click();
  await expect(page).toHaveURL(/recipeDetails/);
  await page.goBack();
  await expect(link).toBeInViewport();
  expect(Math.abs((await top()) - before)).toBeLessThan(40);
});

test('a search forgives a slip, is remembered, and goes on where nothing is found', async ({ page }) => {
  await page.goto('/recipes');
  await page.getByRole('link', { name: 'Search recipes' }).click();
  const field = page.getByRole('searchbox', { name: 'Search recipes' });
  await expect(page.getByRole('link', { name: 'Fish and seafood' })).toBeVisible();
  await expect(field).toBeFocused();
  await fitsAndReads(page);
  await field.pressSequentially('chikcen', { delay: 40 });
  await expect(page.getByText('Showing results for chicken')).toBeVisible();
  await expect(page).toHaveURL('/recipes/search?q=chikcen');
  await expect(page.locator('mark').first()).toHaveText(/chicken/i);
  await fitsAndReads(page);
  await expect(page.getByRole('status').filter({ hasText: /^Recipes found: \d/ })).toBeAttached();
  const clear = await page.getByRole('button', { name: 'Clear text' }).boundingBox();
  expect(Math.min(clear?.width ?? 0, clear?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await field.press('Enter');
  await expect(page.locator(':focus').getByRole('list')).toBeVisible();
  await field.fill('qqqqqq');
  await expect(page.getByRole('heading', { name: 'No recipes' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Desserts' })).toBeVisible();

  await page.reload();
  await expect(field).toHaveValue('qqqqqq');
  await page.getByRole('button', { name: 'Clear text' }).click();
  await expect(field).toBeFocused();
  await page.getByRole('button', { name: 'chikcen' }).click();
  await expect(field).toHaveValue('chikcen');
  await expect(page.locator('mark').first()).toBeVisible();
  await page.getByRole('link', { name: 'Tags' }).click();
  await page.getByRole('checkbox', { name: 'Easy' }).check();
  await page.getByRole('button', { name: 'Show recipes' }).click();
  await expect(page).toHaveURL('/recipes/search?q=chikcen&difficulty=easy');
  await expect(cards(page).first()).toContainText('Easy');
});

test('a long title takes three lines of its card, and is whole on its page and for assistive technology', async ({ page }) => {
  const title = 'Lemon pepper chicken thighs with crisp baby potatoes and charred broccoli for busy weeknights';
  await page.goto('/recipes/search?q=charred%20broccoli%20weeknights');
  const link = page.getByRole('link', { name: title });
  await expect(link).toBeVisible();
  const lines = await page.locator('.recipe-card-title', { has: link }).evaluate((heading) => {
    return heading.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(heading).lineHeight);
  });
  expect(Math.round(lines)).toBe(3);
  await link.click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});

test('one’s own recipes tell their state; without any, the way to the first is shown', async ({ page, openAs }) => {
  await openAs('us-grace', '/recipes?tab=works');
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'New recipe' }).last()).toHaveAttribute('href', '/recipes/edit');
  await expect(page.getByRole('link', { name: /^Edit: / }).first()).toHaveAttribute('href', /^\/recipes\/edit\?id=/);
  await fitsAndReads(page);
  await openAs('at-lena', '/recipes?tab=works');
  await expect(page.getByRole('heading', { name: 'Currently no record' })).toBeVisible();
});

test('in the app its own cookbooks are opened and deleted, and its editor is used', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${at.shell}/shell?user=us-grace&open=/recipes%3Ftab%3Dworks`);
  const phone = page.frameLocator('#web-view');
  await phone.getByRole('button', { name: 'Crispy fries', exact: true }).click();
  await expect(page.getByText('for Crispy fries')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await phone.getByRole('button', { name: 'Delete: Crispy fries' }).click();
  await phone.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(phone.getByRole('button', { name: 'Crispy fries', exact: true })).toHaveCount(0);
  await expect(phone.getByRole('button', { name: 'Salmon with lemon', exact: true })).toBeVisible();
  await phone.getByRole('link', { name: 'New recipe' }).last().click();
  await expect(page.getByRole('dialog', { name: 'Edit recipe' })).toBeVisible();
});
