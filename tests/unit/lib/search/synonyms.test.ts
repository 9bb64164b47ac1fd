import { expect, test, vi } from 'vitest';
import { createFold } from '../../../../src/lib/search/fold.ts';
import { createSynonyms } from '../../../../src/lib/search/synonyms.ts';
import { tokensOf } from '../../../../src/lib/search/tokens.ts';

test('lets the page do its own work between groups', async () => {
  const slice = vi.fn(() => undefined);
  await createSynonyms(['dies|conk* out', 'bin|dustbin', 'stuck|jam*'], createFold('en'), slice);
  expect(slice).toHaveBeenCalledTimes(3);
});

test.each([
  ["the app’s code d'accès", "code d'acces"],
  ['my WLAN-Schlüssel', 'wlan-schlussel'],
  ['my WLAN Schlüssel', 'wlan-schlussel'],
])('finds in %j the expression %j, across an apostrophe and a hyphen', async (text, expression) => {
  const fold = createFold('fr');
  const synonymsOf = await createSynonyms([`password|${expression}`], fold, () => undefined);
  expect(synonymsOf(tokensOf(fold(text))).flat()).toContain('=password');
});

test('finds no expression across a sentence', async () => {
  const fold = createFold('en');
  const synonymsOf = await createSynonyms(['dies|shuts off'], fold, () => undefined);
  expect(synonymsOf(tokensOf(fold('It shuts. Off I go'))).flat()).toEqual([]);
});
