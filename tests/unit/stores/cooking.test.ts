// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/api/errors.ts';
import { type Cooking, controlCooking, listCooking, startCooking } from '../../../src/contract/cooking/cooking.ts';
import { $cooking, control, isActive, startCookingOn, watchCooking } from '../../../src/stores/cooking.ts';

const { api, refreshDevices } = vi.hoisted(() => ({ api: vi.fn(), refreshDevices: vi.fn(async () => []) }));
vi.mock('../../../src/stores/session.ts', () => ({ api }));
vi.mock('../../../src/stores/devices.ts', () => ({ refreshDevices }));

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
const nothing = (): void => undefined;
let stop = nothing;
const isSeen = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  items = [];
  api.mockReset();
  refreshDevices.mockClear();
  api.mockImplementation(async (endpoint: unknown) => (endpoint === listCooking ? { items } : { cooking }));
  $cooking.set({ items: [], isStale: false });
});
afterEach(() => {
  stop();
  stop = nothing;
  vi.useRealTimers();
  vi.restoreAllMocks();
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
  isSeen('hidden');
  await pass(60_000);
  expect(calls(listCooking)).toHaveLength(1);
  isSeen('visible');
  await pass(10);
  expect(calls(listCooking)).toHaveLength(2);
});

test('it is asked without a toast, and noted when the answer came', async () => {
  items = [cooking];
  stop = watchCooking();
  await pass(10);
  expect(calls(listCooking)).toEqual([[listCooking, {}, { quiet: true }]]);
  expect($cooking.get()).toEqual({ items: [{ ...cooking, receivedAt: Date.now() - 10 }], isStale: false });
});

test.each([
  ['preheating', true],
  ['cooking', true],
  ['waiting', true],
  ['paused', true],
  ['done', false],
  ['stopped', false],
] as const)('what is %s is watched further: %s', async (state, active) => {
  expect(isActive({ state })).toBe(active);
  items = [{ ...cooking, state }];
  stop = watchCooking();
  await pass(3_000);
  expect(calls(listCooking)).toHaveLength(active ? 2 : 1);
});

test.each([
  ['just after its end', { remaining: 2, pace: 2 }, 1_100],
  ['no more often than the server is to be asked', { remaining: 1, pace: 60 }, 400],
  ['as usual while it does not run', { remaining: 1, running: false }, 3_000],
])('a stage that is about to end is asked for %s', async (_, change, wait) => {
  items = [{ ...cooking, ...change }];
  stop = watchCooking();
  await pass(wait - 1);
  expect(calls(listCooking)).toHaveLength(1);
  await pass(1);
  expect(calls(listCooking)).toHaveLength(2);
});

test('of several, the one that ends first counts', async () => {
  items = [cooking, { ...cooking, id: 'c2', remaining: 1 }, { ...cooking, id: 'c3', state: 'done', remaining: 0 }];
  stop = watchCooking();
  await pass(1_099);
  expect(calls(listCooking)).toHaveLength(1);
  await pass(1);
  expect(calls(listCooking)).toHaveLength(2);
});

test('a page that is looked at again asks at once, and then every three seconds as before', async () => {
  items = [cooking];
  stop = watchCooking();
  await pass(2_000);
  isSeen('visible');
  await pass(2_900);
  expect(calls(listCooking)).toHaveLength(2);
  await pass(200);
  expect(calls(listCooking)).toHaveLength(3);
});

test('it is asked as long as anything on the page shows it, and no more after that', async () => {
  items = [cooking];
  stop = watchCooking();
  const stopOther = watchCooking();
  await pass(10);
  stopOther();
  const asked = calls(listCooking).length;
  await pass(3_000);
  expect(calls(listCooking)).toHaveLength(asked + 1);
  isSeen('visible');
  await pass(10);
  expect(calls(listCooking)).toHaveLength(asked + 2);
  stop();
  stop = nothing;
  isSeen('visible');
  await pass(60_000);
  expect(calls(listCooking)).toHaveLength(asked + 2);
});

test('an answer that comes when nothing shows it any more is the last', async () => {
  items = [cooking];
  watchCooking()();
  await pass(60_000);
  expect(calls(listCooking)).toHaveLength(1);
});

test('nothing is old where nothing was known', async () => {
  api.mockRejectedValue(new ApiError('network'));
  stop = watchCooking();
  await pass(10);
  expect($cooking.get()).toEqual({ items: [], isStale: false });
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

test('a start names appliance, recipe and a key of its own', async () => {
  await startCookingOn('fryer', 'wings');
  api.mockRejectedValueOnce(new ApiError('network'));
  await startCookingOn('oven', 'fries');
  api.mockRejectedValueOnce(new ApiError('network'));
  await startCookingOn('oven', 'wings');
  expect(calls(startCooking).map(([, input]) => input)).toEqual([
    { deviceId: 'fryer', recipeId: 'wings' },
    { deviceId: 'oven', recipeId: 'fries' },
    { deviceId: 'oven', recipeId: 'wings' },
  ]);
  const keys = calls(startCooking).map(([, , options]) => (options as { key: string }).key);
  expect(new Set(keys).size).toBe(3);
});

test('after a refused start appliances and what they do are asked for again', async () => {
  api.mockRejectedValueOnce(new ApiError('invalidFields', { message: 'Device removed' }));
  await startCookingOn('fryer', 'wings');
  expect(refreshDevices).toHaveBeenCalledOnce();
  expect(calls(listCooking)).toHaveLength(1);
});

test('what begins stands before the others, and is followed', async () => {
  items = [{ ...cooking, id: 'c0', state: 'done' }];
  stop = watchCooking();
  await pass(10);
  await startCookingOn('fryer', 'wings');
  expect($cooking.get().items).toEqual([
    { ...cooking, receivedAt: Date.now() },
    expect.objectContaining({ id: 'c0', state: 'done' }),
  ]);
  await pass(3_000);
  expect(calls(listCooking)).toHaveLength(2);
});

test('where an appliance could not be told, what it does is asked for', async () => {
  api.mockRejectedValueOnce(new ApiError('conflict'));
  await control('c1', 'stop');
  expect(calls(listCooking)).toHaveLength(1);
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
