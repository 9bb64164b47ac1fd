import type { Page } from '@playwright/test';
import { publishRecipe } from '../../src/contract/recipes/save.ts';
import { at, clientOf, expect, expectAccessible, expectToFit, test } from './fixtures.ts';
import { once } from './reports.ts';

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false });

const fryer = 'Friggitrice della cucina';

/** What stands in the phone. */
const view = (page: Page) => page.frameLocator('#web-view');
const open = (page: Page, path: string) => page.goto(`${at.shell}/shell?user=it-marco&lang=en&open=${path}`);
const address = (page: Page) => page.getByRole('textbox', { name: 'Address in the phone' });
const pace = (page: Page, times: number) => page.getByText(`× ${times}`, { exact: true }).click();
const place = (page: Page, where: string) =>
  page.getByRole('combobox', { name: `Where ${fryer} is` }).selectOption({ label: where });
const online = (page: Page) => page.getByRole('switch', { name: fryer });
const start = (page: Page) => view(page).getByRole('button', { name: 'Start cooking' });
const again = async (page: Page) => {
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(start(page)).toBeVisible();
};

/** A recipe of one stage, for a basket that is heated before. */
async function publish(title: string): Promise<string> {
  const marco = await clientOf('it-marco');
  const { id } = await marco(
    publishRecipe,
    {
      recipe: {
        title,
        description: '',
        lang: 'en',
        servings: 2,
        prepMinutes: 5,
        preheat: true,
        coreTemperature: null,
        tags: { equipment: ['basket'], difficulty: 'easy', cuisine: 'italian', food: ['snack'] },
        ingredients: [{ amount: 2, unit: null, name: 'Potatoes' }],
        steps: [
          { text: 'Cook until golden.', image: null, heat: { mode: 'airFry', temperature: 180, minutes: 10 }, minutes: null },
        ],
        nutrition: null,
        image: null,
      },
    },
    { key: crypto.randomUUID() },
  );
  return id;
}

/** Chooses the air fryer in the phone, then opens a new recipe there. */
async function openRecipe(page: Page, title: string): Promise<void> {
  const id = await publish(once(title));
  await open(page, '/recipes/selectDevice');
  await view(page).getByRole('button', { name: fryer }).click();
  await expect(address(page)).toHaveValue('/recipes');
  await address(page).fill(`/recipeDetails/${id}`);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(start(page)).toBeVisible();
}

// They share an air fryer.
test.describe.configure({ mode: 'default' });

// Whatever another try of a test has left; what is offline cooks no more.
test.beforeEach(async ({ request }) => {
  const headers = { Origin: at.shell };
  const tell = (what: string, data: object) => request.post(`${at.shell}/shell/api/${what}`, { data, headers });
  await tell('devices/online', { id: 'it-marco-fryer', online: false });
  await tell('devices/place', { id: 'it-marco-fryer', place: 'home' });
  await tell('devices/online', { id: 'it-marco-fryer', online: true });
  await tell('pace', { uid: 'it-marco', pace: 1 });
});

test('a recipe is cooked to its end on the chosen appliance, in quickened time', async ({ page }) => {
  await openRecipe(page, 'Shell potatoes');
  await pace(page, 60);
  await start(page).click();
  await expect(view(page).getByText('Preheating', { exact: true })).toBeVisible();
  await expect(view(page).getByText('The device is hot. Put on oven mitts, put the food in, then continue.')).toBeVisible();
  await view(page).getByRole('button', { name: 'Continue' }).click();
  await view(page).getByRole('button', { name: 'Pause' }).click();
  await expect(view(page).getByText('Paused')).toBeVisible();
  await pace(page, 600);
  await view(page).getByRole('button', { name: 'Resume' }).click();
  await expect(view(page).getByText('Cooking is done')).toBeVisible();
});

test.describe('an appliance that cannot', () => {
  test.use({ tolerated: /status of 400/ });

  test('is refused with the reason, also where the page did not know it yet', async ({ page }) => {
    await openRecipe(page, 'Shell chips');
    await online(page).click();
    await start(page).click();
    await expect(view(page).getByText('Online cooking is not supported').first()).toBeVisible();

    await online(page).click();
    await again(page);
    await place(page, 'Removed');
    await start(page).click();
    await expect(view(page).getByText('Device removed').first()).toBeVisible();

    await place(page, 'Current home');
    await again(page);
    await place(page, 'Other home');
    await start(page).click();
    await expect(view(page).getByText('Device is not in the current home').first()).toBeVisible();
  });

  test('is lost when it goes offline while it cooks', async ({ page }) => {
    await openRecipe(page, 'Shell wedges');
    await start(page).click();
    await expect(view(page).getByText('Preheating', { exact: true })).toBeVisible();
    await online(page).click();
    await expect(view(page).getByText('The connection to your device is lost')).toBeVisible();
  });
});

test('a new air fryer is bound from the screen that chooses one', async ({ page }) => {
  await open(page, '/recipes/selectDevice');
  await view(page).getByRole('button', { name: 'Add a device' }).click();
  await page.getByRole('dialog', { name: 'Device added' }).getByRole('button', { name: 'Done' }).click();
  await expect(view(page).getByRole('button', { name: 'New air fryer' }).first()).toBeVisible();
});

test('recipes that the app keeps are listed, and deleted in the app', async ({ page }) => {
  await open(page, '/recipes?tab=works');
  const kept = page.locator('#controls').getByText('Crispy fries');
  await expect(kept).toBeVisible();
  await view(page).getByRole('button', { name: 'Delete: Crispy fries' }).click();
  await view(page).getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(kept).toHaveCount(0);
  await expect(view(page).getByText('Crispy fries')).toHaveCount(0);
  await view(page).getByRole('button', { name: 'Salmon with lemon', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Recipe' })).toContainText('Salmon with lemon');
});

test('the app’s own screens are called where it has them, and the pages do it where it has none', async ({ page }) => {
  await open(page, '/recipes?tab=works');
  const write = view(page).locator('main').getByRole('link', { name: 'New recipe' }).last();
  await write.click();
  const sheet = page.getByRole('dialog', { name: 'Edit recipe' });
  await expect(sheet).toContainText('a new recipe');
  await expectToFit(page);
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Open in the pages' }).click();
  await expect(address(page)).toHaveValue('/recipes/edit');

  await open(page, '/recipes?tab=works');
  await page.getByRole('switch', { name: /own recipe screens/ }).click();
  await write.click();
  await expect(address(page)).toHaveValue('/recipes/edit');
  await expect(sheet).toHaveCount(0);
});
