import { expect, test } from 'vitest';
import { createFold } from '../../../../src/lib/search/fold.ts';
import { createNgrams } from '../../../../src/lib/search/ngrams.ts';
import { tokensOf } from '../../../../src/lib/search/tokens.ts';

const tokens = (text: string) => tokensOf(createFold('en')(text));
const gramsOf = async (...texts: string[]) => {
  const ngrams = createNgrams();
  for (const text of texts) ngrams.add(tokens(text), []);
  await ngrams.seal(() => undefined);
  return (query: string) => {
    const best = ngrams.similarTo(tokens(query), []);
    return texts.map((_, index) => best(index, index + 1));
  };
};

test('the same text is fully alike, another one with nothing in common is not', async () => {
  const similar = await gramsOf('the robot charges', 'an air fryer', 'лампа');
  expect(similar('the robot charges')[0]).toBeCloseTo(1);
  expect(similar('the robot charges')[2]).toBe(0);
});

test('endings and typos leave most of it', async () => {
  const [charged, fryer] = (await gramsOf('charging stopped', 'air fryer'))('chargin stoped') as [number, number];
  expect(charged).toBeGreaterThan(0.6);
  expect(charged).toBeGreaterThan(fryer);
});

test('rare ngrams count more than those of every text', async () => {
  const [dock, brush] = (await gramsOf('robot dock', 'robot brush', 'robot map'))('robot brush') as [number, number, number];
  expect(brush).toBeGreaterThan(2 * dock);
});

test('characters are compared by pairs, across spaces', async () => {
  const [right, other] = (await gramsOf('充電できません', '電源が入りません'))('充電 できない') as [number, number];
  expect(right).toBeGreaterThan(other);
});

test('nothing is alike to nothing', async () => {
  expect((await gramsOf('robot'))('')).toEqual([0]);
});

test('typed letter by letter or at once, a query has the same similarities', async () => {
  const all = ['the robot charges', 'a robot, a robot', 'an air fryer'];
  const similar = await gramsOf(...all);
  const query = 'a robot charges a robot';
  for (const length of [...[...query].keys(), query.length, 9, 3, 0, 12]) {
    const typed = query.slice(0, length);
    expect(similar(typed), typed).toEqual((await gramsOf(...all))(typed));
  }
});

test('of several texts the two that are most alike count', async () => {
  const ngrams = createNgrams();
  for (const text of ['the robot charges', 'the robot is charging', 'лампа']) ngrams.add(tokens(text), []);
  await ngrams.seal(() => undefined);
  const similar = ngrams.similarTo(tokens('the robot charges'), []);
  expect(similar(0, 3)).toBeCloseTo((similar(0, 1) + similar(1, 2)) / 2);
});

test('a group of synonyms is alike, whatever its words look like', async () => {
  const ngrams = createNgrams();
  ngrams.add(tokens('robot stops'), ['=stops']);
  ngrams.add(tokens('robot beeps'), []);
  await ngrams.seal(() => undefined);
  const without = ngrams.similarTo(tokens('robot conks'), [])(0, 1);
  expect(ngrams.similarTo(tokens('robot conks'), ['=stops'])(0, 1)).toBeGreaterThan(without + 0.1);
});
