import { expect, test } from 'vitest';
import { neglected, termsOf, usesOf } from '../../../../../../tools/scripts/translations/check/glossary.ts';

const table = `
| English | Deutsch | |
|---|---|---|
| map | Karte | Note |
| water tank / mop cloth | Wassertank / Wischtuch (aus Stoff) | |
| suction | Saugstufe; die Eigenschaft: Saugkraft | |
| suction modes: off, max | Aus, Max | |
| home (household) | Zuhause | |
`;

test('a table becomes terms, each with the stems that say it', () => {
  expect(termsOf(table)).toEqual([
    { english: 'map', stems: ['kar'] },
    { english: 'water tank', stems: ['wassert'] },
    { english: 'mop cloth', stems: ['wischt'] },
    { english: 'suction', stems: ['saugst', 'eigensch', 'saugkr'] },
  ]);
});

const pair = (english: string, text: string) => ({ file: 'a', name: 'b', lines: [3], english, text });
const times = <T>(count: number, value: T) => Array.from({ length: count }, () => value);

test('a term that is said otherwise throughout is found, with places', () => {
  const texts = times(12, pair('Open the maps', 'Öffnen Sie die Pläne'));
  expect(neglected(usesOf(termsOf(table), texts))).toEqual([
    expect.objectContaining({
      file: 'a',
      line: 3,
      what: '“map” (kar…) is said so in 0 of 12 texts, not in: Öffnen Sie die Pläne',
    }),
  ]);
});

test('so is one that somebody else began to call differently', () => {
  const texts = [...times(8, pair('a map', 'eine Karte')), ...times(4, pair('a map', 'ein Plan'))];
  expect(neglected(usesOf(termsOf(table), texts))).toHaveLength(1);
});

test('a free sentence now and then, a rare word, and inflection are left alone', () => {
  const texts = [
    ...times(11, pair('two maps', 'zwei Kärtchen')),
    pair('a map', 'alles darauf'),
    ...times(5, pair('the water tank', 'der Behälter')),
  ];
  expect(neglected(usesOf(termsOf(table), texts))).toEqual([]);
});

test('a file that never says a word as the others do is found, unless it hardly needs it or the others do not either', () => {
  const inFile = (file: string, count: number, text: string) => times(count, { ...pair('a map', text), file });
  const found = (...texts: ReturnType<typeof inFile>[]) => neglected(usesOf(termsOf(table), texts.flat()));
  const others = inFile('a', 12, 'eine Karte');
  expect(found(others, inFile('c', 4, 'ein Plan'))).toEqual([
    expect.objectContaining({
      file: 'c',
      line: 3,
      what: '“map” (kar…) is said so in none of 4 texts of this file, not in: ein Plan',
    }),
  ]);
  expect(found(others, inFile('c', 3, 'ein Plan'))).toEqual([]);
  expect(found(others, inFile('c', 4, 'ein Plan'), inFile('c', 1, 'eine Karte'))).toEqual([]);
  expect(found(others, inFile('a', 2, 'ein Plan'), inFile('c', 4, 'ein Plan'))).toEqual([
    expect.objectContaining({ file: 'a', what: expect.stringContaining('is said so in 12 of 18 texts') }),
  ]);
  expect(found(inFile('a', 9, 'eine Karte'), inFile('c', 3, 'ein Plan'))).toEqual([]);
});

test('a longer term is no case of a shorter one, nor is a name that holds it', () => {
  const terms = termsOf('|a|b|\n|---|---|\n| screen | Bildschirm |\n| home screen | Startseite |\n');
  const uses = usesOf(terms, [pair('the home screen', 'x'), pair('Add to Home Screen', 'x')]);
  expect(uses.map(({ english, texts }) => [english, texts])).toEqual([
    ['home screen', 1],
    ['screen', 0],
  ]);
});
