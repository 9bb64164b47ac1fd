import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decode, encode } from '../../../../src/lib/search/recode.ts';

const slice = () => undefined;
const bytes = (value: unknown) => Buffer.from(JSON.stringify(value)).length;

test('writes the letters of another script with one byte each, as far as there are such', () => {
  const { codes, letters, words, recoded } = encode({ title: 'Не едет', phrases: 'whole|не едет' });
  expect(letters).toBe('Ндент');
  expect(codes).toHaveLength(6);
  expect(words).toBe('whole');
  expect(recoded.title).toMatch(/^[!-~]{2} [!-~]{4}$/);
});

test('gives the most common characters the shortest codes, and all the others two bytes', async () => {
  const many = Array.from({ length: 300 }, (_, index) => String.fromCharCode(0x4e00 + index)).join('');
  const texts = [many, '充电'.repeat(9)];
  const { recoded } = encode(texts);
  expect(recoded[1]).toMatch(/^[!-~]+$/);
  expect(bytes(recoded[0])).toBeLessThan(2 * 302);
  expect(await decode(encode(texts), slice)).toEqual(texts);
});

test('writes a word with one character, and leaves the rest of ASCII and the names of properties as they are', () => {
  expect(encode({ robot: ['My robot', 'whole|the robot: "wifi" \\n ~'], count: 1 })).toMatchObject({
    letters: '',
    words: 'robot whole wifi the',
    recoded: { robot: ['My !', '#|% !: "$" \\n ~'], count: 1 },
  });
});

const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^(é|ab|abc|зая|充|[ A!#])*$/));
const key = fc.stringMatching(/^[a-z]+$/);

test('reads any value as it was written', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(text, fc.dictionary(key, fc.array(text)), fc.nat(), fc.constant(null))), async (value) => {
      expect(await decode(JSON.parse(JSON.stringify(encode(value))), slice)).toEqual(value);
    }),
  );
});
