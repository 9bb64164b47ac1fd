import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Columns } from '../../../../src/lib/search/entry.ts';
import { decode, encode } from '../../../../src/lib/search/recode.ts';

const columns = (title: string, phrases: string, words: readonly string[] = []): Columns => ({
  tag: 'ru',
  entries: { id: ['a'], title: [title], phrases: [phrases], problem: [], devices: [], pages: [] },
  ...{ stopWords: words, offTopic: words, devices: {}, synonyms: words },
  ...{ variants: '機机', readings: '' },
});
const slice = () => undefined;
const bytes = (value: unknown) => Buffer.from(JSON.stringify(value)).length;

test('writes the letters of another script with one byte each, as far as there are such', () => {
  const { codes, letters, words, columns: encoded } = encode(columns('Не едет', 'whole|не едет'));
  expect(letters).toBe('Ндент');
  expect(codes).toHaveLength(6);
  expect(words).toBe('whole');
  expect(encoded.entries.title[0]).toMatch(/^[!-~]{2} [!-~]{4}$/);
  expect(encoded.variants).toBe('機机');
});

test('gives the most common characters the shortest codes, and all the others two bytes', async () => {
  const many = Array.from({ length: 300 }, (_, index) => String.fromCharCode(0x4e00 + index)).join('');
  const texts = columns(many, '充电'.repeat(9));
  const { columns: encoded } = encode(texts);
  expect(encoded.entries.phrases[0]).toMatch(/^[!-~]+$/);
  expect(bytes(encoded.entries.title)).toBeLessThan(2 * 302);
  expect(await decode(encode(texts), slice)).toEqual(texts);
});

test('writes a word with one character, and leaves the rest of ASCII as it is', () => {
  expect(encode(columns('My robot', 'whole|the robot: "wifi" \\n ~'))).toMatchObject({
    letters: '',
    words: 'robot whole wifi the',
    columns: columns('My !', '#|% !: "$" \\n ~'),
  });
});

const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^(é|ab|abc|зая|充|[ A!#])*$/));

test('reads any text as it was written', async () => {
  await fc.assert(
    fc.asyncProperty(text, fc.string({ unit: 'binary' }), fc.array(fc.string()), async (title, phrases, words) => {
      const texts = columns(title, phrases, words);
      expect(await decode(JSON.parse(JSON.stringify(encode(texts))), slice)).toEqual(texts);
    }),
  );
});
