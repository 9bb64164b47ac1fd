import type { Locator, Page } from '@playwright/test';
import { locales, sourceLocale } from '../../src/i18n/locales.ts';
import { localeHref } from '../../src/routes/locale-prefix.ts';
import { expect, test } from './fixtures.ts';
import { requestsSettled } from './page-state.ts';
import { expectAccessibleInBoth, expectLargeTargets, expectNothingCut, tabTo } from './screen-checks.ts';

const address = '/partitionManagement900a';

/** Opens the guide and goes to the map; the trainer comes by itself. */
async function train(page: Page, path = address): Promise<void> {
  await page.goto(path);
  await page.locator('[data-trainer]').scrollIntoViewIfNeeded();
  await expect(page.locator('.trainer')).toBeVisible();
}

const partition = (page: Page, number: number): Locator => page.getByRole('button', { name: `Partition ${number}`, exact: true });
const partitions = (page: Page): Locator => page.getByRole('group', { name: 'Practice map' }).getByRole('button');
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const press = (page: Page, name: string): Promise<void> => button(page, name).tap();
/** A dimmed one, which says why it does nothing. */
async function pressDimmed(page: Page, name: string): Promise<void> {
  await expect(button(page, name)).toBeDisabled();
  await button(page, name).tap({ force: true });
}
const status = (page: Page): Locator => page.getByRole('status').filter({ visible: true });

type Stroke = readonly [from: readonly [number, number], to: readonly [number, number]];

/** Where a stroke, told in the map's own units, lies on the screen: its beginning, middle and end. */
async function onScreen(page: Page, [from, to]: Stroke): Promise<{ x: number; y: number }[]> {
  const map = page.locator('[data-trainer] svg');
  await map.scrollIntoViewIfNeeded();
  const box = await map.boundingBox();
  if (!box) throw new Error('The map is not there');
  const at = (part: number, axis: 0 | 1) => ((from[axis] + (to[axis] - from[axis]) * part) * box.width) / 328;
  return [0, 0.5, 1].map((part) => ({ x: box.x + at(part, 0), y: box.y + at(part, 1) }));
}

async function draw(page: Page, ...stroke: Stroke): Promise<void> {
  const [from, middle, to] = (await onScreen(page, stroke)) as [
    { x: number; y: number },
    { x: number; y: number },
    { x: number; y: number },
  ];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const { x, y } of [middle, to]) await page.mouse.move(x, y);
  await page.mouse.up();
}

/** The same with a finger, which may scroll a page instead. */
async function drawByTouch(page: Page, ...stroke: Stroke): Promise<void> {
  const [from, middle, to] = await onScreen(page, stroke);
  const session = await page.context().newCDPSession(page);
  // A finger rests before it is lifted. Lifted in full motion it flings, and the browser takes the next tap for the fling's end.
  let timestamp = Date.now() / 1000 - 2;
  for (const [type, point] of [
    ['touchStart', from],
    ['touchMove', middle],
    ['touchMove', to],
    ['touchMove', to],
    ['touchEnd', undefined],
  ] as const) {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [], timestamp });
    timestamp += 0.4;
  }
}

test('a partition is split by a line from wall to wall, and merged again', async ({ page }) => {
  await train(page);
  await partition(page, 6).tap();
  await expect(partition(page, 6)).toHaveAttribute('aria-pressed', 'true');
  await press(page, 'Split');
  await expect(status(page)).toContainText('Draw a line');
  await draw(page, [240, 200], [240, 250]);
  await press(page, 'Confirm');
  await expect(status(page)).toHaveText('The line ends inside the partition. Draw it from wall to wall.');
  await page.locator('[data-trainer] svg').scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await drawByTouch(page, [180, 180], [312, 312]);
  expect(await page.evaluate(() => scrollY), 'drawing does not scroll the page').toBe(before);
  await expect(status(page)).toContainText('Draw a line');
  await press(page, 'Confirm');
  await expect(status(page)).toHaveText('Partition 6 is now two partitions: 6 and 7.');
  await expect(partitions(page)).toHaveCount(7);
  await expect(page.getByText('7 of 15 partitions')).toBeVisible();

  await partition(page, 7).tap();
  await pressDimmed(page, 'Merge');
  await expect(status(page)).toHaveText('Select two partitions to merge them.');
  await partition(page, 6).tap();
  await press(page, 'Merge');
  await expect(status(page)).toHaveText('Merge partitions 6 and 7?');
  await press(page, 'Confirm');
  await expect(status(page)).toHaveText('Partitions 6 and 7 are now one: partition 6.');
  await expect(partitions(page)).toHaveCount(6);
});

test('what the rules forbid is refused with the reason, and changes nothing', async ({ page }) => {
  await train(page);
  for (const name of ['Undo', 'Restore example map']) await expect(button(page, name)).toBeHidden();
  await expect(button(page, 'Merge')).toBeDisabled();
  await pressDimmed(page, 'Split');
  await expect(status(page)).toContainText('Nothing is selected.');
  await partition(page, 1).tap();
  await expect(button(page, 'Split')).toBeEnabled();
  await partition(page, 6).tap();
  await pressDimmed(page, 'Split');
  await expect(status(page)).toContainText('More than one partition is selected.');
  await pressDimmed(page, 'Merge');
  await expect(status(page)).toContainText('do not share a border');
  await partition(page, 2).tap();
  await pressDimmed(page, 'Merge');
  await expect(status(page)).toContainText('More than two partitions are selected.');
  for (const number of [1, 2]) await partition(page, number).tap();
  await press(page, 'Split');
  await draw(page, [20, 40], [120, 100]);
  await press(page, 'Confirm');
  await expect(status(page)).toContainText('does not cross the selected partition');
  await draw(page, [185, 180], [185, 320]);
  await press(page, 'Confirm');
  await expect(status(page)).toContainText('too small');
  await press(page, 'Cancel');
  await expect(partitions(page)).toHaveCount(6);
});

test('a reset asks first and leaves one floor; it can be undone, and the example comes back', async ({ page }) => {
  await train(page);
  await press(page, 'Reset');
  await press(page, 'Cancel');
  await expect(partitions(page)).toHaveCount(6);
  await press(page, 'Reset');
  await expect(status(page)).toContainText('Reset the map?');
  await press(page, 'Confirm');
  await expect(status(page)).toContainText('no rooms or areas');
  await expect(page.getByRole('button', { name: 'Whole map' })).toBeVisible();
  await expect(partitions(page)).toHaveCount(1);
  await press(page, 'Undo');
  await expect(partitions(page)).toHaveCount(6);
  await expect(button(page, 'Restore example map')).toBeDisabled();
  await pressDimmed(page, 'Undo');
  await expect(status(page)).toHaveText('There is no change to undo.');
  await press(page, 'Reset');
  await press(page, 'Confirm');
  await press(page, 'Restore example map');
  await expect(partitions(page)).toHaveCount(6);
});

test('all of it works with the keyboard alone, up to the 15 partitions that a map can have', async ({ page }) => {
  await train(page);
  const splitButton = page.getByRole('button', { name: 'Split', exact: true });
  const ends = ['A', 'B'].map((end) => page.getByRole('slider', { name: `End ${end} of the line` }));
  /** @returns whether there is room for both parts */
  const splitInMiddle = async (number: number): Promise<boolean> => {
    await partition(page, number).focus();
    await page.keyboard.press('Space');
    await splitButton.focus();
    await page.keyboard.press('Enter');
    await expect(ends[0] as Locator).toBeFocused();
    for (const end of ends) {
      await end.focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowLeft');
    }
    await page.keyboard.press('Enter');
    if (await splitButton.isVisible()) {
      await expect(status(page)).toContainText('is now two partitions');
      return true;
    }
    await expect(status(page)).toContainText('too small');
    await page.keyboard.press('Escape');
    await partition(page, number).focus();
    await page.keyboard.press('Space');
    return false;
  };
  while ((await partitions(page).count()) < 15) {
    const before = await partitions(page).count();
    for (const number of await areasBySize(page)) if (await splitInMiddle(number)) break;
    await expect(partitions(page)).toHaveCount(before + 1);
  }
  await expect(page.getByText('15 of 15 partitions')).toBeVisible();
  await expectLargeTargets(page);
  await partitions(page).first().focus();
  await page.keyboard.press('Enter');
  await splitButton.focus();
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText('A map has 15 partitions at most. Merge two before you split another.');
});

/** The numbers of the partitions, those first whose boxes are the largest. */
const areasBySize = (page: Page): Promise<number[]> =>
  partitions(page).evaluateAll((areas) => {
    const size = (area: Element) => area.getBoundingClientRect().width * area.getBoundingClientRect().height;
    return areas.sort((one, other) => size(other) - size(one)).map((area) => Number(area.ariaLabel?.replace(/\D/g, '')));
  });

test('is reached by the Tab key, shows where one is, and can be left by Escape', async ({ page }) => {
  await train(page);
  await tabTo(page, partition(page, 2));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Split', exact: true }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Split', exact: true })).toBeFocused();
});

test('is accessible, before and while a partition is split', async ({ page }) => {
  await train(page);
  await page.locator('[data-trainer] svg [role=button]').first().tap();
  await expectAccessibleInBoth(page);
  await page.locator('.trainer-split').tap();
  await expectAccessibleInBoth(page);
});

test('fits and is easy to hit in every language', async ({ page }) => {
  for (const { code } of locales) {
    await train(page, localeHref(address, code));
    await page.locator('[data-trainer] svg [role=button]').first().tap();
    await page.locator('.trainer-split').tap();
    if (code === sourceLocale.code) await expectLargeTargets(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNothingCut(page);
    await page.setViewportSize({ width: 360, height: 740 });
  }
});

test('is loaded only when a reader gets there', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.setViewportSize({ width: 360, height: 200 });
  await page.goto(address);
  await requestsSettled(page);
  expect(scripts).toEqual([]);
  await page.locator('[data-trainer]').scrollIntoViewIfNeeded();
  await expect(page.locator('.trainer')).toBeVisible();
  expect(scripts.length).toBeGreaterThan(0);
});

test.describe('without its script', () => {
  test.use({ javaScriptEnabled: false });

  test('there is the map, and no button that does nothing', async ({ page }) => {
    await page.goto(address);
    const figure = page.locator('[data-trainer]');
    await expect(figure.getByRole('img')).toHaveAccessibleName(/six partitions/);
    await expect(figure.getByRole('button')).toHaveCount(0);
    await expect(figure.locator('text')).toHaveText(['1', '2', '3', '4', '5', '6']);
  });
});
