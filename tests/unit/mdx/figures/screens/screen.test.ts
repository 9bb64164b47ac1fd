import { describe, expect, test } from 'vitest';
import { translator } from '../../../../../src/i18n/strings.ts';
import { altText, type Screen } from '../../../../../src/mdx/figures/screens/screen.ts';

const t = translator('en');
const say = (screen: Omit<Screen, 'title'>) => altText({ title: 'figures.maps', ...screen }, t);

describe('a screen in words', () => {
  test('says its title and what it shows, from top to bottom', () => {
    const rows: Screen['rows'] = [
      { cell: 'figures.waterLevel', value: 'guide.off' },
      { button: 'figures.suction' },
      { field: 'guide.level' },
      { text: 'guide.floor' },
      { card: 'figures.kitchen', icon: 'home', value: 'guide.recommended' },
      { tiles: [{ icon: 'map', label: 'figures.balcony' }] },
      { art: 'robot' },
    ];
    expect(say({ rows })).toBe(
      'The screen “Maps” shows: Water level Off, Suction, Level, Floor, Kitchen Default, recommended, Balcony.',
    );
  });

  test('says what was typed into a field', () => {
    expect(say({ rows: [{ field: 'figures.suction', typed: 'figures.kitchen' }] })).toBe(
      'The screen “Maps” shows: Suction Kitchen.',
    );
    expect(say({ rows: [{ field: 'figures.suction', typed: true }] })).toBe('The screen “Maps” shows: Suction.');
  });

  test('says the places at its bottom', () => {
    expect(say({ rows: [], tabs: [{ icon: 'home', label: 'figures.kitchen', tap: true }] })).toBe(
      'The screen “Maps” shows: Kitchen. A finger taps “Kitchen”.',
    );
  });

  test.each([
    ['a cell', { cell: 'figures.suction', tap: true }],
    ['a button', { button: 'figures.suction', tap: true }],
    ['a field', { field: 'figures.suction', tap: true }],
    ['a card', { card: 'figures.suction', icon: 'home', tap: true }],
    ['a tile', { tiles: [{ icon: 'map', label: 'figures.suction', tap: true }] }],
  ] as const)('says that a finger taps %s', (_, row) => {
    expect(say({ rows: [{ text: 'guide.floor' }, row] })).toBe(
      'The screen “Maps” shows: Floor, Suction. A finger taps “Suction”.',
    );
  });

  test('says that a finger taps a sign in the bar, which has no words', () => {
    expect(say({ rows: [{ text: 'guide.floor' }], bar: { end: ['add'], tap: 'end' } })).toContain('taps the icon in the bar');
  });

  test('says no word of what a panel hides', () => {
    const screen = { rows: [{ cell: 'guide.floor' }], tabs: [{ icon: 'home', label: 'figures.kitchen' }] } as const;
    expect(say({ ...screen, sheet: [{ button: 'figures.suction' }] })).toBe('The screen “Maps” shows: Suction.');
  });

  test('speaks the language of the guide', () => {
    expect(altText({ title: 'figures.maps', rows: [{ cell: 'guide.off' }] }, translator('de'))).toContain('Aus');
  });
});
