import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeDictionary } from '../../../../tools/scripts/make-dictionary.ts';

/** 128 characters that nothing else has. */
const text = (seed: string) => createHash('sha512').update(seed).digest('hex');
const pages = (count: number, page: (at: number) => string) => Array.from({ length: count }, (_, at) => Buffer.from(page(at)));

test('a dictionary has what six pages share, once, and nothing of their own', () => {
  const dictionary = makeDictionary(pages(6, (at) => text('head') + text(`own ${at}`) + text('foot'))).toString();
  expect(dictionary).toBe(text('head') + text('foot'));
});

test('what five pages share is in none', () => {
  expect(makeDictionary(pages(5, () => text('head')))).toHaveLength(0);
});

test('what a page repeats counts once', () => {
  expect(makeDictionary(pages(5, () => text('head').repeat(2)))).toHaveLength(0);
});

test('short parts are left out, and few bytes between two parts are taken along', () => {
  const short = pages(6, (at) => text('head').slice(0, 60) + text(`own ${at}`));
  expect(makeDictionary(short)).toHaveLength(0);
  const close = pages(6, (at) => `${text('head')}${at}${text('foot')}`);
  expect(makeDictionary(close)).toHaveLength(2 * 128 + 1);
});

test('the order of the pages does not matter', () => {
  const all = pages(9, (at) => text('head') + text(`own ${at}`).slice(at) + text('foot'));
  expect(makeDictionary(all.toReversed()).equals(makeDictionary(all))).toBe(true);
});

test('pages shorter than what is looked at, and no pages, give an empty one', () => {
  expect(makeDictionary([])).toHaveLength(0);
  expect(makeDictionary(pages(9, () => 'short'))).toHaveLength(0);
});
