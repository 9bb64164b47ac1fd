import { expect, test } from 'vitest';
import { layOut, wrap } from '../../../../src/features/registration/picture-lines.ts';

const upTo = (most: number) => (line: string) => line.length <= most;

test.each([
  ['', []],
  ['short', ['short']],
  ['two words', ['two words']],
  ['three short words', ['three', 'short', 'words']],
  ['a longer1234567890 b', ['a', 'longer1234', '567890 b']],
  ['保修期内的设备保修卡信息', ['保修期内的设备保修卡', '信息']],
  ['12345678901 😀😀😀😀😀', ['1234567890', '1', '😀😀😀😀😀']],
])('%o is broken into %o', (text, lines) => {
  expect(wrap(text, upTo(10))).toEqual(lines);
});

test('paragraphs stand below each other, each with its gap and a line for each part that fits', () => {
  const look = { size: 10, color: '--text' } as const;
  const { lines, bottom } = layOut(
    [
      { ...look, text: 'one two', gap: 0 },
      { ...look, text: 'x', gap: 6 },
    ],
    upTo(3),
    20,
  );
  expect(lines.map(({ text, y }) => [text, Math.round(y * 10) / 10])).toEqual([
    ['one', 30.5],
    ['two', 44.5],
    ['x', 64.5],
  ]);
  expect(bottom).toBeCloseTo(68);
});
