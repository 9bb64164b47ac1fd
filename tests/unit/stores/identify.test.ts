import { expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/api/errors.ts';
import { identifyByToken, isUnauthorized } from '../../../src/stores/identify.ts';

const user = { uid: 'anna', username: 'Anna', countryAbbr: 'DE', countryCode: '49', lang: 'de' };

test('a token is its owner’s, whom the user center knows', async () => {
  const userOfToken = vi.fn(async () => user);
  expect(await identifyByToken('a', userOfToken)).toEqual({ is: 'user', identity: { token: 'a', user } });
  expect(userOfToken).toHaveBeenCalledExactlyOnceWith('a');
});

test('no token is nobody’s, about which nobody is asked', async () => {
  const userOfToken = vi.fn(async () => user);
  expect(await identifyByToken('', userOfToken)).toEqual({ is: 'nobody' });
  expect(userOfToken).not.toHaveBeenCalled();
});

test.each([
  [new ApiError('unauthorized'), { is: 'nobody' }],
  [new ApiError('network'), { is: 'unknown', source: 'server' }],
  [new Error('unauthorized'), { is: 'unknown', source: 'server' }],
])('a token about which the user center says “%s” is %j', async (error, result) => {
  expect(await identifyByToken('a', () => Promise.reject(error))).toEqual(result);
});

test('a token is refused by the contract’s reason, and by nothing else', () => {
  expect(isUnauthorized(new ApiError('unauthorized'))).toBe(true);
  expect(isUnauthorized(new ApiError('forbidden'))).toBe(false);
  expect(isUnauthorized({ reason: 'unauthorized' })).toBe(false);
  expect(isUnauthorized(undefined)).toBe(false);
});
