import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeCaches } from './fake-caches.ts';

const listeners = new Map<string, (event: object) => void>();
const skipWaiting = vi.fn(async () => undefined);
const unregister = vi.fn(async () => true);
vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) => listeners.set(type, listener));
vi.stubGlobal('skipWaiting', skipWaiting);
vi.stubGlobal('registration', { unregister });
await import('../../../src/sw/kill-switch.ts');

let kept: FakeCaches;
beforeEach(() => {
  vi.clearAllMocks();
  kept = new FakeCaches();
  vi.stubGlobal('caches', kept);
});

/** What the browser waits for before the worker counts as active. */
const activate = async () => {
  const work: Promise<unknown>[] = [];
  listeners.get('activate')?.({ waitUntil: (one: Promise<unknown>) => work.push(one) });
  expect(work).toHaveLength(1);
  await Promise.all(work);
};

describe('the worker that ends all others', () => {
  test('takes the place of the one before at once', () => {
    listeners.get('install')?.({});
    expect(skipWaiting).toHaveBeenCalledOnce();
  });

  test('deletes what ours have kept, leaves what is another’s, and goes', async () => {
    for (const name of ['companion-opened', 'companion-saved-de', 'another-companion-cache']) await kept.open(name);
    await activate();
    expect(await kept.keys()).toEqual(['another-companion-cache']);
    expect(unregister).toHaveBeenCalledOnce();
  });

  test('goes only after it has deleted', async () => {
    await kept.open('companion-opened');
    unregister.mockImplementationOnce(async () => {
      expect(await kept.keys()).toEqual([]);
      return true;
    });
    await activate();
    expect(unregister).toHaveBeenCalledOnce();
  });

  test('goes also where storage is blocked', async () => {
    kept.keys = () => Promise.reject(new DOMException('blocked', 'SecurityError'));
    await expect(activate()).rejects.toThrow('blocked');
    expect(unregister).toHaveBeenCalledOnce();
  });
});
