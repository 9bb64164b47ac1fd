import { describe, expect, test } from 'vitest';
import catalogue from '../../../../content/catalogue.json' with { type: 'json' };
import { numbersIn, outlineOf } from '../../../../src/mdx/translation/outline.ts';

const guide = `Welcome.

## Set the water [#water]

Tap 2 of [3 levels](waterLevels).

<Figure caption="About 10 ml" title="Water" label="Level 4" name="tank" open has={['a']} />

1. One
2. Two
3. Three

### Without an anchor

- Wait 5 minutes, then 1.5 more.
- <IfModel has="partitions">Tap 1,5.</IfModel>
`;

describe('the outline of a guide', () => {
  const { parts, numbers, texts } = outlineOf({ body: guide, above: 4 });

  test('has what all languages share, in the order of the text', () => {
    expect(parts.map(({ text }) => text)).toEqual([
      '## water',
      'link to waterLevels',
      expect.stringMatching(/^<Figure caption=… title=… label=… name=tank open=.* has=.*>$/),
      'numbered list of 3',
      '### Without an anchor',
      'bulleted list of 2',
      '<IfModel has=partitions>',
    ]);
  });

  test('has the numbers of each section, sorted, also those in attributes that are read', () => {
    expect([...numbers].map(([section, { text }]) => [section, text])).toEqual([
      ['', ''],
      ['water', '10 2 3 4'],
      ['Without an anchor', '1.5 1.5 5'],
    ]);
  });

  test('has every text that is read, without anchors and what only code reads', () => {
    expect(texts.map(({ text }) => text)).toEqual([
      'Welcome.',
      'Set the water',
      'Tap 2 of ',
      '3 levels',
      '.',
      'About 10 ml',
      'Water',
      'Level 4',
      'One',
      'Two',
      'Three',
      'Without an anchor',
      'Wait 5 minutes, then 1.5 more.',
      'Tap 1,5.',
    ]);
  });

  test('says the line of the file that each begins in', () => {
    expect(parts.map(({ line }) => line)).toEqual([7, 9, 11, 13, 17, 19, 20]);
    expect(numbers.get('Without an anchor')?.pieces.map(({ line }) => line)).toEqual([19, 19, 20]);
    expect(texts.at(-1)?.line).toBe(20);
  });

  test('tells a figure with a caption from one without', () => {
    const partsOf = (body: string) => outlineOf({ body, above: 0 }).parts.map(({ text }) => text);
    expect(partsOf('<Figure caption="A tank" />')).toEqual(['<Figure caption=…>']);
    expect(partsOf('<Figure caption="" />')).toEqual(['<Figure>']);
  });

  test('leaves out an attribute whose value is code', () => {
    expect(outlineOf({ body: '<Figure caption={text} title />', above: 0 }).texts).toEqual([]);
  });
});

test.each([
  ['2,5 bis 3.5 Liter, 1.000.000 mal', ['2.5', '3.5', '1.000.000']],
  ['42. Then', ['42']],
  ['none', []],
  [`${catalogue.models.map(({ name }) => name.toLowerCase()).join(' and ')} need 7`, ['7']],
])('the numbers of “%s” are %j', (text, expected) => {
  expect(numbersIn(text)).toEqual(expected);
});
