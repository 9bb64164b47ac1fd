// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/api/errors.ts';
import { type Cooking, controlCooking, listCooking, startCooking } from '../../../src/contract/cooking/cooking.ts';
import { $cooking, control, startCookingOn, watchCooking } from '../../../src/stores/cooking.ts';

const api = vi.hoisted(() => vi.fn());
vi.mock('../../../src/stores/session.ts', () => ({ api }));
vi.mock('../../../src/stores/devices.ts', () => ({ refreshDevices: async () => [] }));

const cooking: Cooking = {
  id: 'c1',
  recipeId: 'wings',
  title: 'Wings',
  deviceId: 'fryer',
  deviceName: 'Fryer',
  state: 'cooking',
  stages: [{ mode: 'airFry', temperature: 180, seconds: 600, step: 2 }],
  stage: 0,
  temperature: 120,
  remaining: 600,
  total: 600,
  running: true,
  pace: 1,
  at: 1,
};
let items: Cooking[] = [];
const calls = (endpoint: unknown) => api.mock.calls.filter(([called]) => called === endpoint);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  items = [];
  api.mockReset();
  api.mockImplementation(async (endpoint: unknown) => (endpoint === listCooking ? { items } : { cooking }));
  $cooking.set({ items: [], isStale: false });
});
afterEach(() => {
  stop?.();
  vi.useRealTimers();
});

test('where nothing cooks, it is asked once', async () => {
  stop = watchCooking();
  await pass(60_000);
  expect(calls(listCooking)).toHaveLength(1);
});

test('while something cooks it is asked every three seconds, and no more once it is done', async () => {
  items = [cooking];
  stop = watchCooking();
  await pass(9_500);
  expect(calls(listCooking)).toHaveLength(4);
  items = [{ ...cooking, state: 'done', running: false }];
  await pass(3_000);
  const asked = calls(listCooking).length;
  await pass(60_000);
  expect(calls(listCooking)).toHaveLength(asked);
});

test('a page that nobody looks at does not ask', async () => {
  items = [cooking];
  stop = watchCooking();
  await pass(10);
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await pass(60_000);
  expect(calls(listCooking)).toHaveLength(1);
  hidden.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(10);
  expect(calls(listCooking)).toHaveLength(2);
});

test('how it goes is said to be unknown while the server cannot be reached, and asked again', async () => {
  items = [cooking];
  stop = watchCooking();
  await pass(10);
  api.mockRejectedValueOnce(new ApiError('network'));
  await pass(3_000);
  expect($cooking.get()).toMatchObject({ items: [{ id: 'c1' }], isStale: true });
  await pass(3_000);
  expect($cooking.get().isStale).toBe(false);
});

test('a double tap starts once', async () => {
  const both = await Promise.all([startCookingOn('fryer', 'wings'), startCookingOn('fryer', 'wings')]);
  expect(both).toEqual([true, true]);
  expect(calls(startCooking)).toHaveLength(1);
  expect($cooking.get().items).toMatchObject([{ id: 'c1', state: 'cooking' }]);
});

test('where no answer came, the same start is asked for again; a refusal or an answer makes it another one', async () => {
  const keys = () => calls(startCooking).map(([, , options]) => (options as { key: string }).key);
  api.mockRejectedValueOnce(new ApiError('network'));
  expect(await startCookingOn('fryer', 'wings')).toBe(false);
  expect(await startCookingOn('fryer', 'wings')).toBe(true);
  api.mockRejectedValueOnce(new ApiError('invalidFields', { message: 'Device removed' }));
  expect(await startCookingOn('fryer', 'wings')).toBe(false);
  await pass(10);
  expect(await startCookingOn('fryer', 'wings')).toBe(true);
  const [first, second, third, fourth] = keys();
  expect(second).toBe(first);
  expect(new Set([first, third, fourth]).size).toBe(3);
});

test('what an appliance was told shows at once', async () => {
  items = [cooking];
  stop = watchCooking();
  await pass(10);
  api.mockResolvedValueOnce({ cooking: { ...cooking, state: 'paused', running: false } });
  await control('c1', 'pause');
  expect(calls(controlCooking)).toMatchObject([[controlCooking, { id: 'c1', action: 'pause' }]]);
  expect($cooking.get().items).toMatchObject([{ id: 'c1', state: 'paused' }]);
});
