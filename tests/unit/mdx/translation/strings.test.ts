import { describe, expect, test } from 'vitest';
import { hashOf } from '../../../../src/mdx/translation/blocks.ts';
import {
  englishStrings,
  ownHashes,
  stringsSourceOf,
  stringsStaleness,
  textsOf,
  writeStringsSource,
} from '../../../../src/mdx/translation/strings.ts';
import { contentFolder } from './folder.ts';

const json = (texts: Record<string, string>) => JSON.stringify(texts);
const files = {
  'en/strings/rma.json': json({ back: 'Back to tickets' }),
  'en/strings/common.json': json({ hello: 'Hello', count_one: '{{count}} x', count_other: '{{count}} xs' }),
  'en/strings/notes.txt': 'no texts',
  'pl/strings/common.json': json({ hello: 'Cześć', count_few: '{{count}} x', count_many: '{{count}} x', count_other: 'x' }),
};

describe('the texts of a language', () => {
  test('are those of its JSON files, by area, in the order of the files', () => {
    const { folder } = contentFolder(files);
    expect(Object.entries(textsOf('en', folder))).toEqual([
      ['common.hello', 'Hello'],
      ['common.count_one', '{{count}} x'],
      ['common.count_other', '{{count}} xs'],
      ['rma.back', 'Back to tickets'],
    ]);
    expect(textsOf('de', folder)).toEqual({});
  });

  test('are ours without another folder', () => {
    expect(textsOf('en')['common.back']).toBeTypeOf('string');
    expect(englishStrings()['common.back']?.text).toBe(textsOf('en')['common.back']);
    expect(stringsStaleness('de').total).toBe(Object.keys(textsOf('en')).length);
    expect(Object.keys(stringsSourceOf('de')).length).toBeGreaterThan(100);
  });

  test('have a hash of their English', () => {
    const { folder } = contentFolder(files);
    expect(englishStrings(folder)['common.hello']).toEqual({ text: 'Hello', hash: hashOf('Hello') });
  });
});

describe('the note of which English a text was made from', () => {
  test('is empty before it is written', () => {
    expect(stringsSourceOf('pl', contentFolder(files).folder)).toEqual({});
  });

  test('is written in the order of the English, without what English has no more', () => {
    const { folder, read } = contentFolder(files);
    const source = { 'rma.back': 'aaaa bbbb', 'common.gone': 'bbbb', 'common.hello': 'cccc dddd review' };
    writeStringsSource('pl', source, folder);
    expect(read('pl/_strings-source.json')).toBe('{\n  "common.hello": "cccc dddd review",\n  "rma.back": "aaaa bbbb"\n}\n');
    expect(stringsSourceOf('pl', folder)).toEqual({ 'common.hello': 'cccc dddd review', 'rma.back': 'aaaa bbbb' });
  });
});

describe('what is to be translated', () => {
  test('is what is not there, was made of another English, or has yet to be read', () => {
    const { folder } = contentFolder(files);
    const [hello, one, other] = ['Hello', '{{count}} x', '{{count}} xs'].map(hashOf);
    const own = ownHashes('pl', folder)('common.count_one');
    const all = { total: 4, missing: ['rma.back'] };
    expect(stringsStaleness('pl', folder)).toEqual({
      ...all,
      stale: ['common.hello', 'common.count_one', 'common.count_other'],
      review: [],
    });
    writeStringsSource(
      'pl',
      { 'common.hello': `${hello} ffff review`, 'common.count_one': `${one} ${own}`, 'common.count_other': 'ffff' },
      folder,
    );
    expect(stringsStaleness('pl', folder)).toEqual({ ...all, stale: ['common.count_other'], review: ['common.hello'] });
    writeStringsSource('pl', { 'common.count_other': `${other} ffff`, 'rma.back': 'ffff ffff review' }, folder);
    expect(stringsStaleness('pl', folder)).toEqual({
      ...all,
      stale: ['common.hello', 'common.count_one', 'common.count_other'],
      review: [],
    });
  });
});

test('a damaged note is named, with what to do', () => {
  const { folder } = contentFolder({ ...files, 'pl/_strings-source.json': '{\n<<<<<<< HEAD\n  "common.hello": "cccc"\n}\n' });
  expect(() => stringsSourceOf('pl', folder)).toThrow(
    /^content\/pl\/_strings-source\.json:2\n.*\n {2}→ Of a merge conflict keep/,
  );
});
