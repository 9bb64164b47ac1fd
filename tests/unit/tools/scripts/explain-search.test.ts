import { expect, test } from 'vitest';
import { explain } from '../../../../tools/scripts/search/explain.ts';

test('a search is explained: what was matched, each part of the score, and what the page shows of it', async () => {
  const text = await explain(['en', 'robot', 'does', 'not', 'charge', 'xqzzy']);
  expect(text).toMatch(/^“robot does not charge xqzzy” in English\n/);
  expect(text).toMatch(/\n {2}robot +weight \d\.\d\d {2}names vacuum\n/);
  expect(text).toMatch(/\n {2}not +weight 0\.\d\d {2}says nothing\n/);
  expect(text).toMatch(/\n {2}xqzzy +weight \d\.\d\d {2}in no entry\n/);
  expect(text).toMatch(
    /\n1\. vacuum-does-not-charge {2}0\.\d\d {2}(certain|near) {3}“The robot vacuum does not charge”\n {3}.*entry 0\.\d\d \+ /,
  );
  expect(text).toContain('   charge: charge in the title');
  expect(text).toMatch(/\n {3}quotes #step-\d: /);
});

test('a query in the keys of another layout is explained as it is read', async () => {
  expect(await explain(['ru', 'hj,jn'])).toMatch(/^“hj,jn” in Русский, read as “робот”\n/);
});

test.each([
  [['xx', 'robot'], 'There is no language “xx”.'],
  [['de'], 'npm run search -- de'],
  [[], 'npm run search -- de'],
])('%j is refused, and how to ask is said', async (args, message) => {
  await expect(explain(args)).rejects.toThrow(message);
});
