import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/api/errors.ts';

const loadSiteFile = vi.hoisted(() => vi.fn());
vi.mock('../../../src/api/site-file.ts', () => ({ loadSiteFile }));

const path = '/faq/en.json';
const entry = (id: string, title: string, problem: string) => ({
  ...{ id, title, description: `All about it: ${title}`, words: [], problem, devices: 'all' as const },
});
const index = {
  tag: 'en',
  entries: [entry('battery', 'The battery is empty', 'power'), entry('brush', 'Clean the brush', 'cleaning')],
  common: [],
  variants: '',
};

/** A page that was just opened, of which `stored` is kept. */
async function opened(stored: Record<string, unknown> = {}) {
  vi.resetModules();
  const { storage } = await import('../../../src/stores/storage.ts');
  await storage.set(stored);
  return { storage, ...(await import('../../../src/stores/answers.ts')) };
}

beforeEach(() => {
  loadSiteFile.mockReset();
  loadSiteFile.mockResolvedValue(index);
});

describe('the answers of a language', () => {
  test('are found, with their words, and told by their ids', async () => {
    const answers = await (await opened()).loadAnswers(path);
    expect(answers.find('battery empty')[0]).toMatchObject({
      id: 'battery',
      title: 'The battery is empty',
      description: 'All about it: The battery is empty',
      good: true,
    });
    expect(answers.find('battery', { problem: 'cleaning' })).toEqual([]);
    expect(answers.get('brush')).toEqual(index.entries[1]);
    expect(answers.get('gone')).toBeUndefined();
  });

  test('are loaded once', async () => {
    const { loadAnswers } = await opened();
    const [one, other] = await Promise.all([loadAnswers(path), loadAnswers(path)]);
    expect(await loadAnswers(path)).toBe(one);
    expect(other).toBe(one);
    expect(loadSiteFile.mock.calls).toEqual([[path]]);
  });

  test('are stored for the time without a connection', async () => {
    const { loadAnswers, storage } = await opened();
    await loadAnswers(path);
    expect(await storage.get(`answers${path}`)).toEqual(index);
  });

  test('are those of the last time without a connection', async () => {
    loadSiteFile.mockRejectedValue(new ApiError('network'));
    const { loadAnswers } = await opened({ [`answers${path}`]: index });
    expect((await loadAnswers(path)).get('brush')).toEqual(index.entries[1]);
  });

  test('fail where there are none of the last time, and are asked for again', async () => {
    loadSiteFile.mockRejectedValueOnce(new ApiError('network'));
    const { loadAnswers } = await opened({ 'answers/faq/de.json': index });
    await expect(loadAnswers(path)).rejects.toMatchObject({ reason: 'network' });
    expect((await loadAnswers(path)).get('brush')).toBeDefined();
  });
});
