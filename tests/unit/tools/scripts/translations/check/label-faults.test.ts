import { describe, expect, test } from 'vitest';
import { screens } from '../../../../../../src/mdx/figures/screens/index.ts';
import { labelFaults } from '../../../../../../tools/scripts/translations/check/label-faults.ts';

const { title } = screens.googleRoom ?? {};
const label = (text: string) => ({
  key: `${title}`,
  file: 'content/de/strings/voiceFigures.json',
  name: 'room',
  text,
  lines: [7],
  english: 'Room',
});

describe('a label of a drawing', () => {
  test('is a fault where even its smallest letters do not fit', () => {
    expect(labelFaults([label('Haushaltsgerätehauptübersicht')])).toEqual([
      {
        file: 'content/de/strings/voiceFigures.json',
        line: 7,
        what: '“Haushaltsgerätehauptübersicht” is too long for its drawing, in English “Room”',
        fix: expect.stringMatching(/^Use a shorter word: of this one, [12]\d characters fit$/),
      },
    ]);
  });

  test('is a fault in a drawing that names it by itself, though it fits where there is more room', () => {
    expect(labelFaults([{ ...label('Kartensammlung'), key: 'figures.maps' }])).toMatchObject([
      { fix: 'Use a shorter word: of this one, 9 characters fit' },
    ]);
    expect(labelFaults([{ ...label('Karten'), key: 'figures.maps' }])).toEqual([]);
  });

  test.each([
    ['names it in a list', 'mapFigures.split'],
    ['is given it by another one', 'figures.kitchen'],
    ['has more room for it beside a short value', 'figures.suction'],
  ])('is a fault in a drawing that %s', (_, key) => {
    expect(labelFaults([{ ...label('Haushaltsgerätehauptübersicht'), key }])).toHaveLength(1);
  });

  test('of any length is measured in a moment', { timeout: 20_000 }, () => {
    expect(labelFaults([label('Haushaltsgerät '.repeat(200))])).toHaveLength(1);
  });

  test('is none where it fits, and where it is in no drawing', () => {
    expect(labelFaults([label('Raum')])).toEqual([]);
    expect(labelFaults([{ ...label('Haushaltsgerätehauptübersicht'), key: 'common.back' }])).toEqual([]);
  });
});
