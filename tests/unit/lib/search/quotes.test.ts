import { expect, test } from 'vitest';
import { createIndex } from '../../../../src/lib/search/create-index.ts';
import { createFold } from '../../../../src/lib/search/fold.ts';
import { createRanker } from '../../../../src/lib/search/ranking.ts';
import { createSearch } from '../../../../src/lib/search/search.ts';

const filter = {
  ...{ id: 'filter', title: 'How do I clean the filter?', problem: 'device', devices: 'all' as const },
  phrases: { 'step-1': ['remove the filter'], 'step-2': ['washable filters', 'rinse it'], 'step-3': ['damp filters', 'wet'] },
};
const guide = { id: 'guide', title: 'Filters', phrases: { whole: ['filter'] }, devices: 'all' as const, pages: [] };
const brush = {
  ...{ id: 'brush', title: 'How do I clean the brush?', problem: 'device', devices: 'all' as const },
  phrases: { whole: ['brush'], 'step-1': ['remove the brush', 'damp brush'], 'step-2': ['hair'] },
};
const index = createIndex({
  tag: 'en',
  entries: [guide, brush, filter],
  words: { stopWords: [], offTopic: [], devices: {}, synonyms: [['rinse', 'hose* down']] },
});
const search = await createSearch(index, {
  brush: {
    description: '',
    passages: [
      ['step-1', 'Take the brush out, and rinse it if it can be washed.'],
      ['step-2', 'Pull out the hair.'],
    ],
  },
  filter: {
    description: '',
    passages: [
      ['step-1', 'Take the filter out of the box. Note which side faces outward.'],
      ['step-2', 'Rinse the filter in cold water until no bubbles rise.'],
      ['step-3', 'Dry the filter for a day. It must be dry inside.'],
      ['text-1', 'A filter that is dry and cold can be rinsed again in water.'],
    ],
  },
});
const quoted = (query: string) => search.find(query).results.find(({ id }) => id === 'filter')?.quote;

test.each([
  ['remove filter', 'step-1'],
  ['is the filter washable', 'step-2'],
  ['filter still damp, dry how long', 'step-3'],
  ['drying wet filters', 'step-3'],
  ['filter hosed down', 'step-2'],
])('%s: the step that is quoted has it in its text or its phrases, rather than a warning', (query, anchor) => {
  expect(quoted(query)?.anchor).toBe(anchor);
});

test('of the step, the sentence that has most of the query is quoted', () => {
  expect(quoted('remove the filter, which side faces')?.text).toBe('Note which side faces outward.');
});

test('a step is as similar as the best of its phrases, however many others it has', async () => {
  const ranker = await createRanker(index, createFold('en'));
  expect(ranker.rank('rinse it').similarTo(2).get('step-2')).toBeCloseTo(1);
});

test('a word that looks like a known one is not marked', () => {
  const { text = '', marks = [] } = quoted('rinse it') ?? {};
  expect(marks.map(([start, end]) => text.slice(start, end))).toEqual(['Rinse']);
});
