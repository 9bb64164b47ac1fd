// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

/** The store as a page has it that was just opened. */
async function opened() {
  vi.resetModules();
  return import('../../../src/stores/cookbook-device.ts');
}

beforeEach(() => localStorage.clear());

test('the chosen device is there on the next page, with whose it is', async () => {
  const { chooseCookbookDevice } = await opened();
  chooseCookbookDevice('us-noah', { id: 'us-noah-fryer', model: 'K10' });
  expect((await opened()).$cookbookDevice.get()).toEqual({ uid: 'us-noah', id: 'us-noah-fryer', model: 'K10' });
});

test.each([undefined, '', 'null', '{}', '{"uid":1,"id":"a","model":"b"}', 'K10'])('%s is none', async (kept) => {
  if (kept !== undefined) localStorage.setItem('companion.cookbookDevice', kept);
  expect((await opened()).$cookbookDevice.get()).toBeUndefined();
});

test('a page that is gone back to shows what was chosen on another one', async () => {
  const { $cookbookDevice } = await opened();
  localStorage.setItem('companion.cookbookDevice', '{"uid":"u","id":"d","model":"K20"}');
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect($cookbookDevice.get()?.model).toBe('K20');
});
