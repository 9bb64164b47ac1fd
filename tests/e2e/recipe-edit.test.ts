import type { Page } from '@playwright/test';
import { editRecipe, recipeHistory } from '../../src/contract/recipes/edit.ts';
import { listWorks, recipeDetail } from '../../src/contract/recipes/read.ts';
import { publishRecipe } from '../../src/contract/recipes/save.ts';
import { recipe } from '../contract/recipe-bodies.ts';
import { clientOf, expect, expectAccessible, expectToFit, test, tokenOf } from './fixtures.ts';
import { expectDraft } from './page-state.ts';
import { fillIn, ready, step, unfold } from './recipe-editor.ts';
import { once, photo, submit } from './reports.ts';
import { allLoaded } from './screen-checks.ts';

const uid = 'us-noah';
const client = () => clientOf(uid);
const worksCalled = async (title: string) =>
  (await (await client())(listWorks, { limit: 50 })).items.filter((item) => item.title === title);

/** A recipe that Noah has published already. @returns its id */
async function published(title: string): Promise<string> {
  const { id } = await (await client())(publishRecipe, { recipe: recipe({ title }) }, { key: crypto.randomUUID() });
  return id;
}

const rowNames = (page: Page) =>
  page.locator('.edit-ingredient-name').evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
const heading = (page: Page) => page.getByRole('heading', { name: 'Published' });

async function addPicture(page: Page, place: string): Promise<void> {
  const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await photo(320, 240) };
  await page.locator(`[id="${place}"] input[type=file]:not([capture])`).setInputFiles(file);
}

test('a recipe is written with pictures, survives a killed page, is previewed and published', async ({
  page,
  openAs,
  context,
}) => {
  const title = once('Potatoes <b>& co</b>');
  await openAs(uid, '/recipes/edit');
  await fillIn(page, title);
  await addPicture(page, 'image');
  await page.getByRole('button', { name: 'Add step' }).click();
  await page.keyboard.type('Air fry ');
  await step(page, 2).getByRole('button', { name: 'Insert amount' }).click();
  await page.getByRole('button', { name: /potatoes/ }).click();
  await expect(step(page, 2).getByRole('textbox', { name: 'Step 2' })).toHaveValue('Air fry {500 g}');
  await addPicture(
    page,
    await step(page, 2)
      .locator('.edit-picture')
      .evaluate(({ id }) => id),
  );
  await step(page, 2).getByRole('radio', { name: 'Device cooks' }).check();
  await step(page, 2).getByLabel('Mode').selectOption('airFry');
  await step(page, 2).getByLabel('Temperature (°F)').fill('390');
  await step(page, 2).locator('.edit-step-heat').getByLabel('Minutes').fill('20');
  await expect(page.locator('.edit-picture-shown')).toHaveCount(2);
  await expectDraft(page, [title, 'Air fry {500 g}', '390', '20'], 2);

  // Killed, not left.
  const again = await context.newPage();
  await page.close({ runBeforeUnload: false });
  await again.goto(`/recipes/edit#?token=${await tokenOf(uid)}`);
  await expect(again.getByText('What you entered before has been restored.')).toBeVisible();
  await expect(again.locator('#title')).toHaveValue(title);
  await expect(step(again, 2).locator('summary').getByText('Air fry {500 g}')).toBeVisible();
  await unfold(again, 2);
  await expect(step(again, 2).getByRole('textbox', { name: 'Step 2' })).toHaveValue('Air fry {500 g}');
  await expect(step(again, 2).getByLabel('Temperature (°F)')).toHaveValue('390');
  await expect(again.locator('.edit-picture-shown')).toHaveCount(2);
  expect(await rowNames(again)).toEqual(['potatoes', 'oil', 'salt', '', '']);
  await expectAccessible(again);
  await expectToFit(again);

  await again.getByRole('button', { name: 'Preview' }).click();
  await expect(again.getByRole('dialog').getByRole('heading', { name: title })).toBeVisible();
  await expect(again.getByRole('dialog').getByText('390°F')).toBeVisible();
  await again.keyboard.press('Escape');

  await submit(again).click();
  await expect(heading(again)).toBeFocused();
  await expectAccessible(again);
  const id = (await again.getByRole('link', { name: 'Show recipe' }).getAttribute('href'))?.split('/').pop() ?? '';
  const told = await (await client())(recipeDetail, { id });
  expect(told).toMatchObject({
    title,
    servings: 2,
    ingredients: [
      { amount: 500, unit: 'g', name: 'potatoes' },
      { amount: 1.5, unit: 'tbsp', name: 'oil' },
      { amount: null, unit: null, name: 'salt' },
    ],
    steps: [{ heat: null }, { heat: { mode: 'airFry', temperature: 199, minutes: 20 } }],
  });
  expect(told.image).not.toBeNull();
  expect(told.steps.map(({ image }) => image !== null)).toEqual([false, true]);
  expect(await worksCalled(title)).toHaveLength(1);
});

test('what is wrong is said in the row’s name, and the summary leads there', async ({ page, openAs }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openAs(uid, '/recipes/edit');
  await ready(page);
  await page.getByRole('textbox', { name: 'Ingredient 2: Name' }).fill('flour');
  await page.getByRole('textbox', { name: 'Ingredient 2: Amount' }).fill('some');
  await page.getByRole('textbox', { name: 'Ingredient 3: Amount' }).fill('2');
  await page.getByRole('radio', { name: 'Device cooks' }).check();
  await step(page, 1).getByLabel('Temperature (°F)').fill('900');
  await submit(page).click();
  // A phone has one line for all errors.
  const summary = page.locator('.error-summary');
  await expect(summary.getByRole('listitem')).toHaveText([
    'Enter a title',
    'Enter the servings, from 1 to 24',
    'Enter the preparation time, from 0 to 1,440 minutes',
    'Ingredient 2: Enter the amount as a number, such as 1.5 or ½',
    'Ingredient 3: Enter a name',
    'Step 1: Describe what to do',
    'Step 1: Choose a mode',
    'Step 1: Enter a temperature from 104°F to 464°F',
    'Step 1: Enter the time, from 1 to 1,440 minutes',
    'Choose at least one cooking device',
    'Choose how difficult it is',
    'Choose a cuisine',
    'Choose at least one food type',
  ]);
  await expectAccessible(page);
  await summary.getByRole('link', { name: 'Ingredient 3' }).click();
  await expect(page.getByRole('textbox', { name: 'Ingredient 3: Name' })).toBeFocused();
  await page.keyboard.type('eggs');
  await expect(page.getByText('Ingredient 3: Enter a name')).toHaveCount(0);
});

test('rows are added, moved, removed and brought back by keys alone', async ({ page, openAs }) => {
  await openAs(uid, '/recipes/edit');
  await ready(page);
  await page.locator('.edit-ingredient-name').first().focus();
  await page.keyboard.type('250 g flour');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Ingredient 1: Amount' })).toHaveValue('250');
  await expect(page.getByRole('combobox', { name: 'Ingredient 1: Unit' })).toHaveValue('g');
  await expect(page.locator('.edit-ingredient-name').first()).toHaveValue('flour');
  await page.getByRole('button', { name: 'Ingredient 1: move down' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Now ingredient 2')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Ingredient 2: move down' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => rowNames(page)).toEqual(['', '', 'flour']);
  await page.getByRole('button', { name: 'Ingredient 3: remove' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ingredient removed')).toBeVisible();
  await expect.poll(() => rowNames(page)).toEqual(['', '']);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect.poll(() => rowNames(page)).toEqual(['', '', 'flour']);
  await expect(page.getByRole('textbox', { name: 'Ingredient 3: Amount' })).toHaveValue('250');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByText('Content not saved, sure to leave?')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Add ingredient' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Ingredient 4: Name' })).toBeFocused();
});

test('a draft is kept on the server, and goes on from there', async ({ page, openAs }) => {
  const title = once('Half a recipe');
  await openAs(uid, '/recipes/edit');
  await ready(page);
  await page.locator('#title').fill(title);
  await addPicture(page, 'image');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/[?&]id=/);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeFocused();
  await expect(page.locator('.edit-picture-shown')).toHaveCount(1);
  const [work] = await worksCalled(title);
  expect(work).toMatchObject({ state: 'draft' });
  await page.locator('#title').fill(`${title}!`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(async () => (await worksCalled(`${title}!`)).length).toBe(1);
  expect(await worksCalled(title)).toHaveLength(0);
  // Until it knows of that, the page asks before it is left.
  await expect(() => page.reload()).toPass();
  await expect(page.locator('#title')).toHaveValue(`${title}!`);
  await expect(page.getByText('What you entered before has been restored.')).toHaveCount(0);
});

test('a recipe is edited, its history looked at, and an old version published again', async ({ page, openAs }) => {
  const title = once('First');
  const id = await published(title);
  await openAs(uid, `/recipes/history/${id}`);
  await expect(page.getByText('Nothing has changed since then.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Show recipe' })).toHaveAttribute('href', `/recipeDetails/${id}`);
  await openAs(uid, `/recipes/edit?id=${id}`);
  await expect(page.locator('#title')).toHaveValue(title);
  await ready(page);
  await page.locator('#title').fill(`${title} second`);
  await submit(page).click();
  await expect(heading(page)).toBeVisible();

  await openAs(uid, `/recipes/history/${id}`);
  await expect(page.getByText('Changed: title')).toBeVisible();
  await expectAccessible(page);
  await expectToFit(page);
  await page.getByRole('button', { name: 'Show: Version 1' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: title })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Use this version again: Version 1' }).click();
  await expect(page.locator('#title')).toHaveValue(title);
  await ready(page);
  await submit(page).click();
  await expect(heading(page)).toBeVisible();
  const { versions } = await (await client())(recipeHistory, { id });
  expect(versions.map((version) => version.title)).toEqual([title, `${title} second`, title]);
});

test.describe('a recipe that was changed on another device', () => {
  test.use({ tolerated: /status of 409/ });

  test('is kept as the author chooses, and nothing typed is lost', async ({ page, openAs }) => {
    const title = once('Shared');
    const id = await published(title);
    await openAs(uid, `/recipes/edit?id=${id}`);
    await expect(page.locator('#title')).toHaveValue(title);
    const elsewhere = async () => {
      const { revision } = await (await client())(editRecipe, { id });
      const body = recipe({ title: `${title} elsewhere` });
      await (await client())(publishRecipe, { id, revision, recipe: body }, { key: crypto.randomUUID() });
    };
    await elsewhere();
    await page.locator('#title').fill(`${title} here`);
    await ready(page);
    await submit(page).click();
    await expect(page.getByRole('button', { name: 'Keep mine' })).toBeVisible();
    await expect(page.locator('#title')).toHaveValue(`${title} here`);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await expect(heading(page)).toBeVisible();
    expect((await (await client())(recipeDetail, { id })).title).toBe(`${title} here`);

    await openAs(uid, `/recipes/edit?id=${id}`);
    await ready(page);
    await elsewhere();
    await page.locator('#description').fill('Typed here.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Load the other one' }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(page.locator('#title')).toHaveValue(`${title} elsewhere`);
    await expect(page.locator('#description')).toHaveValue('With rosemary.');
  });
});

test.describe('without a connection', () => {
  test.use({ tolerated: /ERR_INTERNET_DISCONNECTED/ });

  test('a recipe waits, tapped twice, and becomes one', async ({ page, context, openAs }) => {
    const title = once('From the cellar');
    await openAs(uid, '/recipes/edit');
    await fillIn(page, title);
    await allLoaded(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Your draft stays on this device')).toBeVisible();
    await submit(page).dblclick();
    await expect(page.getByRole('heading', { name: 'Your entries are saved' })).toBeVisible();
    await context.setOffline(false);
    await expect(heading(page)).toBeVisible();
    expect(await worksCalled(title)).toHaveLength(1);
  });
});

test.describe('an id that is not the user’s own', () => {
  test.use({ tolerated: /status of 40[04]/ });

  test('is not told from one that never was', async ({ page, openAs }) => {
    for (const path of ['/recipes/edit?id=never-was', '/recipes/history/never-was']) {
      await openAs(uid, path);
      await expect(page.getByText('This recipe is not available')).toBeVisible();
    }
  });
});

test('dark, in long words, the editor still fits', async ({ page, openAs }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openAs(uid, '/de/recipes/edit');
  await ready(page);
  // As high as the page: of a target that lies half behind the bar, only the other half would be measured.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: 360, height });
  await expectAccessible(page);
  await expectToFit(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator('#title').fill('Apfel');
  await expect(page.locator('.edit-bar-missing')).toBeVisible();
  for (const letters of ['100%', '125%', '200%']) {
    await page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), letters);
    expect(await fieldsUnderBar(page)).toEqual([]);
  }
});

/** The names of fields that lie under the bar while they have the focus; of a long text, the line with the caret must be in sight. */
const fieldsUnderBar = (page: Page) =>
  page.locator('form .control').evaluateAll((fields) => {
    const bar = document.querySelector('.edit-bar');
    return fields.flatMap((field) => {
      if (!(field instanceof HTMLElement) || !field.offsetParent) return [];
      field.focus();
      const { top = 0, bottom = 0 } = bar?.getBoundingClientRect() ?? {};
      const box = field.getBoundingClientRect();
      const end = field.localName === 'textarea' ? box.top + 48 : box.bottom;
      return end > top + 1 && box.top < bottom ? [field.id] : [];
    });
  });
