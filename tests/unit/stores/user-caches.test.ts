// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { storage } from '../../../src/stores/storage.ts';
import { clearUserCaches } from '../../../src/stores/user-caches.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a user’s values are deleted by their names or their owner, and whatever else stands there stays', async () => {
  const others = {
    'companion.a/annabel': '1',
    'companion.b': 'anna',
    'companion.c': 'null',
    'companion.d': '{"uid":"louis"}',
    'other/anna': '1',
  };
  for (const [name, value] of Object.entries({ ...others, 'companion.e/anna/x': '1', 'companion.f': '{"uid":"anna"}' }))
    localStorage.setItem(name, value);
  sessionStorage.setItem('companion.list', '{}');
  sessionStorage.setItem('companion.token', 'a');
  await clearUserCaches('anna');
  expect({ ...localStorage }).toEqual(others);
  expect({ ...sessionStorage }).toEqual({ 'companion.token': 'a' });
});

test('nothing is written where nothing was stored of them', async () => {
  await storage.set({ 'draft/feedback/anna': 1, 'outbox/anna/1': 1, 'resource/a/louis': 1 });
  const set = vi.spyOn(storage, 'set');
  await clearUserCaches('anna');
  expect(set).not.toHaveBeenCalled();
  await clearUserCaches('louis');
  expect(set).toHaveBeenCalledExactlyOnceWith({ 'resource/a/louis': undefined });
  set.mockRestore();
});
