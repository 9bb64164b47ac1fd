import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder } from '../../tools/scripts/site.ts';
import { root } from '../../tools/scripts/tools.ts';

/**
 * Calls of `useStore` that hydrate with the store's present value. The HTML was rendered with its initial value, so these raise React's
 * error 418 where the store changes before hydration.
 */
const unsafeReads = (source: string): string[] =>
  [...source.matchAll(/\buseStore\((?:[^()]|\([^()]*\))*\)/g)].map(([call]) => call).filter((call) => !/\bssr:/.test(call));

test('every component hydrates with the initial value of the stores it reads', () => {
  const files = filesUnder(join(root, 'src')).filter((file) => /\.tsx?$/.test(file));
  const found = files.flatMap((file) =>
    unsafeReads(readFileSync(file, 'utf8')).map((call) => `${relative(root, file).split(sep).join('/')} ${call}`),
  );
  expect(found).toEqual([]);
});

test.each(['useStore($news)', 'useStore(storeOf(key))', "useStore($news, { keys: ['unread'] })"])('%s would be found', (code) => {
  expect(unsafeReads(code)).toEqual([code]);
});

test("useStore($news, { ssr: 'initial' }) is none", () => {
  expect(unsafeReads("useStore($news, { ssr: 'initial' })")).toEqual([]);
});
