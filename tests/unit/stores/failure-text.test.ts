// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/api/errors.ts';
import { listDevices } from '../../../src/contract/devices/list.ts';
import { failureEvent } from '../../../src/lib/failure.ts';
import { failureText, networkFailureText, reportFailure } from '../../../src/stores/failure-text.ts';
import { api, startSession } from '../../../src/stores/session.ts';
import { $toast, toastDuration } from '../../../src/stores/toasts.ts';
import { fakeFetch } from './fake-fetch.ts';

const german = { error: 'Fehler', network: 'Keine Verbindung.', timeout: 'Der Server antwortet nicht.' };
const failures = [
  [new ApiError('conflict', { message: 'Gibt es schon' }), 'Gibt es schon', 'Gibt es schon'],
  [new ApiError('internal'), 'Error', german.error],
  [new ApiError('malformed'), 'Error', german.error],
  [new ApiError('network'), 'Error', german.network],
  [new ApiError('timeout'), 'Error', german.timeout],
] as const;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each(failures)('%s is “%s” while no words are known', (error, text) => {
  expect(failureText(error)).toBe(text);
});

test.each(failures)('%s is told in the page’s language after that', async (error, _, text) => {
  await startSession('de', german);
  expect(failureText(error)).toBe(text);
  expect(networkFailureText()).toBe(german.network);
});

test('a failure is told to the operator’s hook by its reason alone, where there is one', () => {
  const heard = vi.fn();
  const hear = (event: Event) => heard((event as CustomEvent).detail);
  addEventListener(failureEvent, hear);
  reportFailure(new ApiError('conflict', { message: 'Anna’s' }));
  expect(heard).not.toHaveBeenCalled();
  vi.stubGlobal('__DEPLOYMENT__', { ...__DEPLOYMENT__, errorHook: { address: 'https://errors.test', version: '1' } });
  reportFailure(new ApiError('conflict', { message: 'Anna’s' }));
  vi.unstubAllGlobals();
  expect(heard.mock.calls).toEqual([[{ kind: 'api', message: 'conflict' }]]);
  removeEventListener(failureEvent, hear);
  $toast.set(undefined);
});

test('a call that was not sent, since its user has gone, is told to nobody', () => {
  reportFailure(new ApiError('wrongUser'));
  expect($toast.get()).toBeUndefined();
});

test('a network failure is logged once, and its toast is shown for 2,000 ms', async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    fakeFetch(() => undefined),
  );
  const log = vi.spyOn(console, 'error').mockReturnValue();
  await startSession('de', german);
  const call = api(listDevices, {}).catch((error: ApiError) => error.reason);
  // Retries are not delayed by jitter.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  await vi.advanceTimersByTimeAsync(1600);
  expect(await call).toBe('network');
  expect($toast.get()).toMatchObject({ text: german.network, kind: 'failure' });
  expect(log.mock.calls).toEqual([['GET /api/v1/user/devices: network']]);
  expect(toastDuration).toBe(2000);
  await vi.advanceTimersByTimeAsync(1999);
  expect($toast.get()?.text).toBe(german.network);
  await vi.advanceTimersByTimeAsync(1);
  expect($toast.get()).toBeUndefined();
});
