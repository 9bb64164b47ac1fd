// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LeftList } from '../../../src/stores/scroll-restoration.ts';

const list: LeftList<{ items: string[]; next: string }> = {
  items: ['a', 'b'],
  next: 'page-2',
  scroll: 1200,
  heights: { a: 80 },
  opened: 'b',
};

/** The lists as a page has them that was just opened; `type` says how. */
async function opened(...types: string[]) {
  vi.resetModules();
  const entries = types.map((type) => (type ? { type } : {}));
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((of) => (of === 'navigation' ? entries : []) as never);
  return (await import('../../../src/stores/scroll-restoration.ts')).scrollRestoration;
}

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a list as it was left', () => {
  test('is there as long as the page, by its name', async () => {
    const lists = await opened('navigate');
    lists.save('feedback/anna', list);
    expect(lists.get('feedback/anna')).toBe(list);
    expect(lists.get('feedback/louis')).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });

  test('is there after the page was left, where its reader comes back by the history', async () => {
    (await opened('navigate')).save('feedback/anna', list, true);
    const lists = await opened('back_forward');
    expect(lists.get('feedback/anna')).toEqual(list);
    expect(lists.get('feedback/louis')).toBeUndefined();
  });

  test('is the newest of this page', async () => {
    sessionStorage['companion.list'] = JSON.stringify({ 'feedback/anna': { ...list, scroll: 1 } });
    const lists = await opened('back_forward');
    lists.save('feedback/anna', list);
    expect(lists.get('feedback/anna')).toBe(list);
  });

  test('makes room for the one that is left after it', async () => {
    const lists = await opened('navigate');
    lists.save('feedback/anna', list, true);
    lists.save('tickets/anna', list, true);
    expect(JSON.parse(sessionStorage['companion.list'])).toEqual({ 'tickets/anna': list });
  });

  test.each([[], ['navigate'], ['reload'], ['']])('is forgotten on a page that is opened anew: %j', async (...types) => {
    sessionStorage['companion.list'] = JSON.stringify({ 'feedback/anna': list });
    expect((await opened(...types)).get('feedback/anna')).toBeUndefined();
  });

  test('is none where nothing was stored, or it cannot be read', async () => {
    const lists = await opened('back_forward');
    expect(lists.get('feedback/anna')).toBeUndefined();
    sessionStorage['companion.list'] = '{"feedback/anna":';
    expect(lists.get('feedback/anna')).toBeUndefined();
  });
});
