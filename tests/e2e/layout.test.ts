import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { playApp } from './native-app.ts';
import { expectNothingCut, settled, tabTo } from './screen-checks.ts';

const guide = '/partitionManagement900a';

test.describe('a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('shows the contents beside a guide, wherever one reads', async ({ page }) => {
    await page.goto(guide);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const text = await page.locator('.guide > h2').last().boundingBox();
    const box = await contents.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(text?.x ?? 0);
    await page.locator('.guide > h2').last().scrollIntoViewIfNeeded();
    await expect(contents.getByRole('link').first()).toBeInViewport();
    await expect(page.locator('.guide-up')).toBeHidden();
    await expectNothingCut(page);
  });

  test('shows related guides below the text', async ({ page }) => {
    await page.goto('/scene');
    const related = await page.getByRole('navigation', { name: 'Related guides' }).boundingBox();
    const text = await page.locator('.guide > h2').last().boundingBox();
    expect(related?.x).toBe(text?.x);
  });

  test('has the name of a guide above its text, where a narrow one has it in the header', async ({ page }) => {
    await page.goto('/accessibility');
    const name = page.getByRole('heading', { level: 1 });
    await expect(name).toHaveCSS('clip-path', 'none');
    expect((await name.boundingBox())?.y).toBeLessThan((await page.locator('.guide p').first().boundingBox())?.y ?? 0);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(name).toHaveCSS('clip-path', 'inset(50%)');
    await expectNothingCut(page);
  });

  test('leads to the parts of the site in a browser, and leaves that to the app in one', async ({ page }) => {
    await page.goto('/allFaqList');
    const parts = page.getByRole('navigation', { name: 'Main menu' });
    await parts.getByRole('link', { name: 'Help center' }).click();
    await expect(page).toHaveURL(/\/helpCenter$/);
    await expect(parts.getByRole('link', { name: 'Help center' })).toHaveAttribute('aria-current', 'page');
    await playApp(page, { uid: 'us-noah' });
    await page.reload();
    await expect(parts).toBeHidden();
  });

  for (const path of ['/helpCenter', '/allFaqList', '/faqList/network'])
    test(`shows the filters beside the answers of ${path}, in sight all along`, async ({ page }) => {
      await page.goto(path);
      const filters = page.locator('.filters');
      const box = await filters.boundingBox();
      const results = await page.locator('.results').boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(results?.x ?? 0);
      expect(results?.width).toBeLessThan(760);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
      await expect(filters.getByRole('link').first()).toBeInViewport();
      await expectNothingCut(page);
    });

  test('has the two short fields of the after-sales form on one line, and its button no wider than they are', async ({
    page,
    openAs,
  }) => {
    await openAs('us-noah', '/afterSaleForm');
    const gender = await page.getByLabel('Gender').boundingBox();
    const birthday = await page.getByLabel('Date of birth').boundingBox();
    expect(gender?.y).toBe(birthday?.y);
    expect((gender?.x ?? 0) + (gender?.width ?? 0)).toBeLessThan(birthday?.x ?? 0);
    const submit = await page.locator('form [type=submit]').boundingBox();
    expect(submit?.x).toBe(gender?.x);
    expect(submit?.width).toBeLessThan(720);
    await expectNothingCut(page);
  });

  test('has four recipes in a row, under one row of tabs, search and tags', async ({ page }) => {
    await page.goto('/recipes');
    const cards = page.locator('article.recipe-card:has(a)');
    await expect(cards.nth(4)).toBeVisible();
    const tops = await Promise.all([0, 3, 4].map(async (index) => (await cards.nth(index).boundingBox())?.y ?? 0));
    expect(tops[1]).toBe(tops[0]);
    expect(tops[2]).toBeGreaterThan(tops[0] ?? 0);
    expect(tops[0]).toBeLessThan(160);
    const tab = await page.getByRole('link', { name: 'Favorites' }).boundingBox();
    const search = await page.getByRole('link', { name: 'Search recipes' }).boundingBox();
    expect((tab?.x ?? 0) + (tab?.width ?? 0)).toBeLessThan(search?.x ?? 0);
    expect(Math.abs((tab?.y ?? 0) - (search?.y ?? 0))).toBeLessThan(20);
    await expectNothingCut(page);
  });

  test('has the tags of recipes in two columns above a bar of their width', async ({ page }) => {
    await page.goto('/recipes/tags');
    const [first, second] = await Promise.all([0, 1].map((group) => page.locator('.recipe-tags-group').nth(group).boundingBox()));
    expect(first?.y).toBe(second?.y);
    expect((await page.locator('.recipe-tags-bar').boundingBox())?.width).toBeLessThan(1000);
    await expectNothingCut(page);
  });

  test('shows the ingredients of a recipe beside its steps', async ({ page }) => {
    await page.goto('/recipeDetails/aloo-tikki');
    const part = (name: string) => page.locator('.recipe-part', { has: page.getByRole('heading', { name, exact: true }) });
    const ingredients = await part('Ingredients').boundingBox();
    const steps = await part('Steps').boundingBox();
    expect((ingredients?.x ?? 0) + (ingredients?.width ?? 0)).toBeLessThan(steps?.x ?? 0);
    expect(ingredients?.y).toBe(steps?.y);
    await expectNothingCut(page);
  });

  for (const [path, name] of [
    ['/feedbackDetails/us-grace-offline', 'Feedback record'],
    ['/rmaDetail/us-grace-contacts', 'Service tickets'],
  ] as const)
    test(`shows the list beside ${path}`, async ({ page, openAs }) => {
      await openAs('us-grace', path);
      const list = page.getByRole('navigation', { name });
      await expect(list.locator('[aria-current]')).toBeInViewport();
      await expect(list.locator('[aria-current]')).toHaveAttribute('href', path);
      const box = await list.boundingBox();
      const record = await page.locator('.beside-main article').boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(record?.x ?? 0);
      await expectNothingCut(page);
      await list.locator('a:not([aria-current])').first().click();
      await expect(list.locator('[aria-current]')).not.toHaveAttribute('href', path);
      await page.setViewportSize({ width: 360, height: 740 });
      await expect(list).toBeHidden();
    });
});

test('the contents of a long guide are one tap away on a phone', async ({ page }) => {
  await page.goto(guide);
  const intro = await page.locator('.guide p').first().boundingBox();
  const aloud = await page.locator('.aloud > summary').boundingBox();
  expect(aloud?.y, 'on a line of its own').toBeGreaterThanOrEqual((intro?.y ?? 0) + (intro?.height ?? 0));
  expect(aloud?.height).toBeGreaterThanOrEqual(44);
  const up = page.getByRole('link', { name: 'On this page' });
  await page.locator('.guide > h2').last().scrollIntoViewIfNeeded();
  await expect(up).toBeInViewport();
  await up.click();
  await expect(page.getByRole('heading', { name: 'On this page' })).toBeInViewport();
});

for (const [what, size, letters] of [
  ['on its side', { width: 740, height: 360 }, '100%'],
  ['with letters twice as large', { width: 360, height: 740 }, '200%'],
] as const)
  test(`cook mode has its buttons in sight on a phone ${what}`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/recipes/cook/aloo-tikki');
    await page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), letters);
    const next = page.getByRole('button', { name: 'Next' });
    for (let step = 1; step < 5; step++) {
      await expect(page.getByRole('heading', { name: `Step ${step} of 5` })).toBeVisible();
      await page.evaluate(() => scrollTo(0, 0));
      await expect(next.or(page.getByRole('button', { name: 'Finish' }))).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'Previous' })).toBeInViewport({ ratio: 1 });
      await expectNothingCut(page);
      await next.click();
    }
  });

test.describe('a phone on its side', () => {
  test.use({ viewport: { width: 740, height: 360 } });

  /** Whether what has the focus is what one sees in its middle. */
  const isFocusSeen = (page: Page) =>
    page.evaluate(() => {
      const focused = document.activeElement;
      const { x = 0, y = 0, width = 0, height = 0 } = focused?.getBoundingClientRect() ?? {};
      const seen = document.elementFromPoint(x + width / 2, y + height / 2);
      return seen === focused || !!focused?.contains(seen) || !!seen?.contains(focused);
    });

  test('hides no focus under a bar', async ({ page, openAs }) => {
    await openAs('us-grace', '/home');
    await expect(page.locator('.home-excerpt')).toBeVisible();
    await tabTo(page, page.getByRole('link', { name: 'Service tickets' }).first());
    expect(await isFocusSeen(page)).toBe(true);

    await page.goto('/recipes/tags');
    await page.getByRole('checkbox').first().focus();
    const bar = page.locator('.recipe-tags-bar');
    for (let chip = 1; chip < 24; chip++) {
      await page.keyboard.press('Tab');
      const under = (await page.locator(':focus').boundingBox()) ?? { y: 0, height: 0 };
      if (await page.locator('.recipe-tags-bar :focus').count()) break;
      expect(under.y + under.height).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
    }
  });

  test('has the first drawing of a guide beside its introduction', async ({ page }) => {
    await page.goto('/intelligentVoiceTemplateView/900a');
    await expect(page.locator('.guide figure').first()).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.guide h2:visible').first()).toBeInViewport({ ratio: 1 });
    await expectNothingCut(page);
  });

  test('leaves most of the screen to recipes, and all of it but the header while they scroll', async ({ page }) => {
    await page.goto('/recipes');
    const cards = page.locator('article.recipe-card:has(a)');
    await expect(cards.nth(3)).toBeVisible();
    expect((await cards.first().boundingBox())?.y).toBeLessThan(140);
    await cards.first().getByRole('link').focus();
    for (let stop = 1; stop < 12; stop++) {
      await page.keyboard.press('Tab');
      expect(await isFocusSeen(page)).toBe(true);
    }
    await page.evaluate(() => scrollTo(0, 600));
    await expect(page.locator('.recipes-head')).not.toBeInViewport();
    expect(await page.evaluate(() => document.elementFromPoint(120, 50)?.closest('.recipes') !== null)).toBe(true);
  });

  test('shows a whole timer beside a step', async ({ page }) => {
    await page.goto('/de/recipes/cook/aloo-tikki');
    await page.getByRole('button', { name: /^Timer starten/ }).click();
    const timer = page.locator('.timer');
    for (const button of await timer.getByRole('button').all()) {
      await expect(button).toBeInViewport({ ratio: 1 });
      expect((await button.boundingBox())?.height).toBeLessThan(50);
    }
    await expect(page.getByRole('button', { name: 'Zurück' }).last()).toBeInViewport({ ratio: 1 });
    const header = await page.locator('.page-header').boundingBox();
    expect(header?.height).toBe(44);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect(Math.ceil((await timer.boundingBox())?.y ?? 0)).toBeGreaterThanOrEqual(44);
  });
});

test('the focus is never lost', async ({ page, openAs }) => {
  const focused = () => page.evaluate(() => document.activeElement?.localName);
  await openAs('us-noah', '/recipes/cook/aloo-tikki');
  await tabTo(page, page.getByRole('button', { name: 'Next' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Previous' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Previous' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Start timer, 20 min' }));
  await page.keyboard.press('Enter');
  await expect.poll(focused).not.toBe('body');

  await openAs('ru-olga', '/feedbackList');
  await settled(page);
  await tabTo(page, page.getByRole('button', { name: /^More/ }).last());
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: /^Delete/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
  await page.keyboard.press('Enter');
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(undo).toBeHidden();
  await expect.poll(focused).not.toBe('body');
});

async function enlargeLetters(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

test('in letters of twice the size, the unit of an ingredient can be read', async ({ page, openAs }) => {
  await enlargeLetters(page);
  await openAs('us-grace', '/recipes/edit');
  const unit = page.locator('.edit-ingredient select').first();
  await unit.selectOption('tbsp');
  const [has, needs] = await unit.evaluate((select) => {
    const { paddingInlineStart, paddingInlineEnd, font } = getComputedStyle(select);
    const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    context.font = font;
    const room = select.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
    return [room, context.measureText('tbsp').width];
  });
  expect(has).toBeGreaterThan(needs);
});

test('in letters of twice the size, menus show all of their words', async ({ page }) => {
  await enlargeLetters(page);
  const overTheEdge = (links: Element[]) =>
    links
      .map((link) => ({ word: link.textContent, ...link.getBoundingClientRect().toJSON(), needs: link.scrollWidth }))
      .filter(({ left, right, width, needs }) => left < 0 || right > innerWidth || needs > Math.ceil(width))
      .map(({ word }) => word);
  await page.goto(guide);
  await page.locator('.page-languages-button').click();
  await expect(page.locator('.page-languages')).toBeVisible();
  expect(await page.locator('.page-languages a').evaluateAll(overTheEdge)).toEqual([]);
  await page.goto('/recipes');
  await page.locator('.recipe-menu summary').click();
  await expect(page.locator('.recipe-menu-list')).toBeVisible();
  expect(await page.locator('.recipe-menu-list a').evaluateAll(overTheEdge)).toEqual([]);
});
