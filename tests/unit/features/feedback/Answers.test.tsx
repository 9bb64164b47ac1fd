// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { toIndexFile, toTextsFile } from '../../../../src/lib/search/files.ts';

const entry = (id: string, problem: string, devices: readonly string[] | 'all' = 'all') => ({
  ...{ id, title: `Title of ${id}`, phrases: '', problem, devices },
});
const entries = [
  entry('brush', 'cleaning', ['vacuum']),
  entry('basket', 'cleaning', ['airFryer']),
  entry('filter', 'cleaning'),
  entry('wheels', 'cleaning', ['vacuum']),
  entry('sensors', 'cleaning', ['vacuum']),
  entry('password', 'account'),
];
vi.mock('../../../../src/api/site-file.ts', () => ({
  loadSiteFile: async (path: string) =>
    path.endsWith('-texts.json')
      ? toTextsFile(Object.fromEntries(entries.map(({ id }) => [id, { description: `What to do about ${id}`, passages: [] }])))
      : toIndexFile({ tag: 'en', entries, variants: '', stopWords: [], offTopic: [], devices: {}, synonyms: [], readings: '' }),
}));

const { cleanup, screen } = await import('@testing-library/react');
const { Answers } = await import('../../../../src/features/feedback/components/Answers.tsx');
const { loadAnswers } = await import('../../../../src/stores/answers.ts');
const { renderInScreen } = await import('../../ui/in-screen.tsx');

const hrefs = { answer: '/faqDetail', index: '/faq/en.json', texts: '/faq/en-texts.json' };
const answers = (asked: { query?: string; problem?: string; device?: string; article?: string }) => (
  <Answers {...{ hrefs, query: '', problem: '', device: '', article: '', ...asked }} onArticle={() => undefined} />
);
const show = (asked: Parameters<typeof answers>[0]) => renderInScreen(answers(asked));
const offered = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('before anything is written, the most common answers on the chosen problem and device are offered, three at most', async () => {
  show({ problem: 'cleaning', device: 'vacuum' });
  await screen.findByText('Title of brush');
  expect(offered()).toEqual(['/faqDetail/brush', '/faqDetail/filter', '/faqDetail/wheels']);
  expect(screen.getByRole('status').textContent).toBe('This may already help:');
});

test('an answer that did not help is not offered again', async () => {
  show({ problem: 'cleaning', device: 'vacuum', article: 'brush' });
  await screen.findByText('Title of filter');
  expect(offered()).toEqual(['/faqDetail/filter', '/faqDetail/wheels', '/faqDetail/sensors']);
});

test('what is written is searched for instead', async () => {
  show({ query: 'password. sensors', problem: 'cleaning' });
  await screen.findByText('What to do about sensors');
  expect(offered()).toEqual(['/faqDetail/sensors']);
});

test.each(['', 'other'])('the problem “%s” has no common answers', async (problem) => {
  show({ problem });
  await expect.poll(() => screen.queryByRole('status')).not.toBeNull();
  expect(offered()).toEqual([]);
});

test('each sentence is searched once, and again once there are texts, or when it or the filter changes', async () => {
  const short = await loadAnswers(hrefs);
  const before = vi.spyOn(short, 'find');
  const find = vi.spyOn(await short.loadTexts(), 'find');
  const searched = () => find.mock.calls.splice(0).map(([sentence]) => sentence);
  const { rerender } = show({ query: 'password. sens' });
  await screen.findByText('What to do about password');
  expect(before.mock.calls.map(([sentence]) => sentence)).toEqual(['password', ' sens']);
  expect(searched()).toEqual(['password', ' sens']);
  rerender(answers({ query: 'password. sensors! 1' }));
  expect(searched()).toEqual([' sensors', ' 1']);
  rerender(answers({ query: 'password. sensors! 1', device: 'vacuum' }));
  expect(searched()).toEqual(['password', ' sensors', ' 1']);
});

test('the answers to all sentences are ordered by score, each once', async () => {
  const found = (id: string, score: number) => ({
    id,
    title: id,
    marks: [],
    score,
    certain: true,
    quote: undefined,
  });
  const results = { one: [found('brush', 0.5), found('filter', 0.2)], two: [found('filter', 0.9), found('wheels', 0.7)] };
  vi.spyOn(await (await loadAnswers(hrefs)).loadTexts(), 'find').mockImplementation(
    (sentence) => ({ results: results[sentence.trim() as keyof typeof results] }) as never,
  );
  show({ query: 'one. two' });
  await expect.poll(offered).toEqual(['/faqDetail/filter', '/faqDetail/wheels', '/faqDetail/brush']);
});
