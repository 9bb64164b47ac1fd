import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { screenOf } from '../../../../../src/mdx/figures/screens/index.ts';
import type { Screen, Screens } from '../../../../../src/mdx/figures/screens/screen.ts';
import { filesUnder } from '../../../../../tools/scripts/site.ts';
import { root } from '../../../../../tools/scripts/tools.ts';

const folder = join(root, 'src/mdx/figures/screens');
const kit = new Set(['described.ts', 'index.ts', 'screen.ts', 'target-of.ts']);
/** Each area's file, and the lists of screens that it exports. */
const areas = await Promise.all(
  filesUnder(folder)
    .filter((file) => file.endsWith('.ts') && !kit.has(basename(file)))
    .map(async (file) => {
      const things: [string, unknown][] = Object.entries(await import(pathToFileURL(file).href));
      const lists = things.filter(([name]) => name.endsWith('Screens')).map(([, screens]) => screens as Screens);
      return { area: basename(file), lists };
    }),
);
const all = areas.flatMap(({ area, lists }) =>
  lists.flatMap((screens) => Object.entries(screens).map(([name, screen]) => ({ area, name, screen }))),
);

/** What a screen says a finger taps, signs of the bar included. */
function taps({ bar, rows, tabs = [], sheet = [] }: Screen): number {
  const things: readonly object[] = [...rows, ...sheet].flatMap((row): readonly object[] => ('tiles' in row ? row.tiles : [row]));
  return [...things, ...tabs].filter((thing) => 'tap' in thing && thing.tap).length + (bar?.tap ? 1 : 0);
}

/** The screens that a guide shows, by name. */
const shownIn = (guide: string): string[] => [...guide.matchAll(/<AppScreen show="([^"]*)"/g)].map(([, name = '']) => name);

describe('the screens in drawings', () => {
  test('are there, one list in a file', () => {
    expect(all.length).toBeGreaterThan(20);
    expect(areas.filter(({ lists }) => lists.length !== 1)).toEqual([]);
  });

  test('have names of their own, whatever their area', () => {
    const names = all.map(({ name }) => name);
    expect(all.filter(({ name }, index) => names.indexOf(name) !== index).map(({ area, name }) => `${name} of ${area}`)).toEqual(
      [],
    );
  });

  test('can be found by their names', () => {
    expect(all.filter(({ name, screen }) => screenOf(name) !== screen).map(({ name }) => name)).toEqual([]);
  });

  test('are all shown in a guide, and no guide shows another', () => {
    const guides = filesUnder(join(root, 'content/en')).filter((file) => file.endsWith('.mdx'));
    const shown = guides.flatMap((file) => shownIn(readFileSync(file, 'utf8')));
    expect(all.filter(({ name }) => !shown.includes(name)).map(({ area, name }) => `${name} of ${area} is in no guide`)).toEqual(
      [],
    );
    expect(shown.filter((name) => !all.some((one) => one.name === name))).toEqual([]);
  });

  test.each(all)('have at most one thing that is tapped: $name', ({ screen }) => {
    expect(taps(screen)).toBeLessThanOrEqual(1);
  });

  test('that have the finger on a panel hide what is under it', () => {
    const under = all.filter(({ screen }) => screen.sheet && taps({ ...screen, sheet: [] }) > 0);
    expect(under.map(({ name }) => name)).toEqual([]);
  });
});

describe('a screen', () => {
  test('that is not there is refused, with those that are', () => {
    expect(() => screenOf('noSuchScreen')).toThrow(/<AppScreen show="noSuchScreen">.*There are: .*\w/);
  });

  test('would be refused with two things that are tapped', () => {
    const tile = { icon: 'map', label: 'figures.maps', tap: true } as const;
    expect(taps({ title: 'figures.maps', rows: [{ tiles: [tile] }], bar: { tap: 'start' } })).toBe(2);
    expect(taps({ title: 'figures.maps', rows: [], tabs: [tile], sheet: [{ button: 'figures.maps', tap: true }] })).toBe(2);
  });

  test('is found in a guide’s text', () => {
    expect(shownIn('<Figure caption="x">\n  <AppScreen show="sceneIf" />\n</Figure>')).toEqual(['sceneIf']);
  });
});
