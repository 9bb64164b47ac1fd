import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/api/errors.ts';
import { listDevices } from '../../../src/contract/devices/list.ts';
import { ownDevices, refreshDevices } from '../../../src/stores/devices.ts';
import { $session, api, sessionKnown, startSession } from '../../../src/stores/session.ts';
import { storage } from '../../../src/stores/storage.ts';
import { $toast } from '../../../src/stores/toasts.ts';

vi.mock('../../../src/stores/session.ts', async () => {
  const { atom } = await import('nanostores');
  return { $session: atom({ status: 'starting' }), api: vi.fn(), sessionKnown: vi.fn(), startSession: vi.fn() };
});

const user = { uid: 'anna', username: 'Anna', countryAbbr: 'DE', countryCode: '49', lang: 'de' };
const devices = [{ id: 'fryer' }];

beforeEach(() => {
  vi.resetAllMocks();
  $session.set({ status: 'starting' });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.mocked(api).mockResolvedValue({ devices, homes: [] });
});

test.each(['starting', 'anonymous', 'unknown'] as const)(
  'while the session is %s there are none, and nobody is asked',
  async (status) => {
    $session.set({ status });
    expect(await refreshDevices()).toEqual([]);
    expect(api).not.toHaveBeenCalled();
  },
);

test('those of whoever is signed in are fetched each time, and stored nowhere', async () => {
  $session.set({ status: 'ready', user });
  expect(await refreshDevices()).toEqual(devices);
  expect(await refreshDevices()).toEqual(devices);
  expect(vi.mocked(api).mock.calls).toEqual([
    [listDevices, {}, { quiet: true }],
    [listDevices, {}, { quiet: true }],
  ]);
  expect(await storage.keys()).toEqual([]);
});

test('where they cannot be had there are none, and no toast', async () => {
  $session.set({ status: 'ready', user: { ...user, uid: 'louis' } });
  vi.mocked(api).mockRejectedValue(new ApiError('network'));
  expect(await refreshDevices()).toEqual([]);
  expect($toast.get()).toBeUndefined();
});

test('a page without a screen finds out first who is signed in, in silence', async () => {
  const order: string[] = [];
  vi.mocked(startSession).mockImplementation(async () => void order.push('start'));
  vi.mocked(sessionKnown).mockImplementation(async () => {
    order.push('known');
    $session.set({ status: 'ready', user });
    return $session.get();
  });
  expect(await ownDevices('de')).toEqual(devices);
  expect(order).toEqual(['start', 'known']);
  expect(startSession).toHaveBeenCalledExactlyOnceWith('de');
});
