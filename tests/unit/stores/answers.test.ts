import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/api/errors.ts';
import { toIndexFile, toTextsFile } from '../../../src/lib/search/files.ts';
import { networkTimeout } from '../../../src/lib/timeout.ts';

const loadSiteFile = vi.hoisted(() => vi.fn());
vi.mock('../../../src/api/site-file.ts', () => ({ loadSiteFile }));

const path = '/faq/en.json';
const files = { index: path, texts: '/faq/en-texts.json' };
const entry = (id: string, title: string, problem: string) => ({
  ...{ id, title, phrases: '', problem, devices: 'all' as const },
});
const index = {
  tag: 'en',
  entries: [entry('battery', 'The battery is empty', 'power'), entry('brush', 'Clean the brush', 'cleaning')],
  ...{ variants: '', stopWords: [], offTopic: [], devices: {}, synonyms: [], readings: '' },
};
const file = toIndexFile(index);

/** A page that was just opened, of which `stored` is kept. */
async function opened(stored: Record<string, unknown> = {}) {
  vi.resetModules();
  const { storage } = await import('../../../src/stores/storage.ts');
  await storage.set(stored);
  return { storage, ...(await import('../../../src/stores/answers.ts')) };
}

beforeEach(() => {
  loadSiteFile.mockReset();
  loadSiteFile.mockResolvedValue(file);
});

afterEach(() => void vi.useRealTimers());

describe('the answers of a language', () => {
  test('are found, with their words, and told by their ids', async () => {
    const answers = await (await opened()).loadAnswers(files);
    expect(answers.find('battery empty').results[0]).toMatchObject({
      id: 'battery',
      title: 'The battery is empty',
      certain: true,
      quote: undefined,
    });
    expect(answers.find('battery', { problem: 'cleaning' })).toEqual({ results: [] });
    expect(answers.get('brush')).toEqual(index.entries[1]);
    expect(answers.get('gone')).toBeUndefined();
  });

  test('have texts, which are loaded once, stored, and quoted from then on', async () => {
    const passages = [['step-1', 'Charge the battery.']] as const;
    const texts = toTextsFile({ battery: { description: 'All about it. And more.', passages } });
    loadSiteFile.mockImplementation(async (asked) => (asked === path ? file : texts));
    const { loadAnswers, storage } = await opened();
    const short = await loadAnswers(files);
    expect(short.descriptionOf('battery')).toBeUndefined();
    const [answers, again] = await Promise.all([short.loadTexts(), short.loadTexts()]);
    expect([again, await answers.loadTexts()]).toEqual([answers, answers]);
    expect(loadSiteFile.mock.calls).toEqual([[path], [files.texts]]);
    expect(answers.descriptionOf('battery')).toBe('All about it. And more.');
    expect(answers.summaryOf('battery')).toBe('All about it.');
    expect(answers.find('battery').results[0]?.quote).toMatchObject({ anchor: 'step-1', text: 'Charge the battery.' });
    expect(await storage.get(`search${files.texts}`)).toEqual(texts);
  });

  test('are found by the phrases that come with the texts, too', async () => {
    const text = { description: '', passages: [['step-1', 'Charge it.']] as const, phrases: 'step-1|conked out|kaput' };
    loadSiteFile.mockImplementation(async (asked) => (asked === path ? file : toTextsFile({ battery: text })));
    const short = await (await opened()).loadAnswers(files);
    expect(short.find('kaput').results).toEqual([]);
    const answers = await short.loadTexts();
    expect(answers.find('kaput').results).toMatchObject([{ id: 'battery', quote: { anchor: 'step-1' } }]);
  });

  test('are loaded once', async () => {
    const { loadAnswers } = await opened();
    const [one, other] = await Promise.all([loadAnswers(files), loadAnswers(files)]);
    expect(await loadAnswers(files)).toBe(one);
    expect(other).toBe(one);
    expect(loadSiteFile.mock.calls).toEqual([[path]]);
  });

  test('are stored for the time without a connection', async () => {
    const { loadAnswers, storage } = await opened();
    await loadAnswers(files);
    expect(await storage.get(`search${path}`)).toEqual(file);
  });

  test('have texts that are asked for again after a failure', async () => {
    const { loadAnswers } = await opened();
    const answers = await loadAnswers(files);
    loadSiteFile.mockRejectedValueOnce(new ApiError('network'));
    await expect(answers.loadTexts()).rejects.toMatchObject({ reason: 'network' });
    loadSiteFile.mockResolvedValue(toTextsFile({ battery: { description: 'All about it', passages: [] } }));
    expect((await answers.loadTexts()).descriptionOf('battery')).toBe('All about it');
  });

  test('fall back to the stored copy if the network hangs, which a late response still replaces', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    loadSiteFile.mockReturnValue(promise);
    const { loadAnswers, storage } = await opened({ [`search${path}`]: file });
    vi.useFakeTimers();
    const loading = loadAnswers(files);
    await vi.advanceTimersByTimeAsync(networkTimeout);
    expect((await loading).get('brush')).toEqual(index.entries[1]);
    const fresh = toIndexFile({ ...index, entries: [] });
    resolve(fresh);
    await vi.advanceTimersByTimeAsync(0);
    expect(await storage.get(`search${path}`)).toEqual(fresh);
  });

  test('wait for a slow network if there is no stored copy', async () => {
    vi.useFakeTimers();
    const { promise, resolve } = Promise.withResolvers<unknown>();
    loadSiteFile.mockReturnValue(promise);
    const loading = (await opened()).loadAnswers(files);
    await vi.advanceTimersByTimeAsync(2 * networkTimeout);
    resolve(file);
    expect((await loading).get('brush')).toBeDefined();
  });

  test('fall back to the stored copy without a connection', async () => {
    loadSiteFile.mockRejectedValue(new ApiError('network'));
    const { loadAnswers } = await opened({ [`search${path}`]: file });
    expect((await loadAnswers(files)).get('brush')).toEqual(index.entries[1]);
  });

  test('fail where there are none of the last time, and are asked for again', async () => {
    loadSiteFile.mockRejectedValueOnce(new ApiError('network'));
    const { loadAnswers } = await opened({ 'search/faq/de.json': file });
    await expect(loadAnswers(files)).rejects.toMatchObject({ reason: 'network' });
    expect((await loadAnswers(files)).get('brush')).toBeDefined();
  });
});
