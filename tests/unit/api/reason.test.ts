import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../src/api/errors.ts';
import { type ApiReason, reasonOf } from '../../../src/api/reason.ts';
import { reasons } from '../../../src/contract/reasons.ts';

const refusal = (code: number, data: unknown = null) => ({ code, msg: '', data });
const changed = { revision: 'changed' };

describe('the reason of a refusal', () => {
  it.each(reasons)('is the contract’s, whatever the codes say: %s', (reason) => {
    expect(reasonOf(200, refusal(418, { reason }))).toEqual({ reason, fields: undefined });
  });

  it.each<[ApiReason, number, unknown?]>([
    ['invalidFields', 400, { fields: { a: 'format' } }],
    ['unauthorized', 401],
    ['forbidden', 403],
    ['notFound', 404],
    ['requestInProgress', 409],
    ['conflict', 409, { fields: changed }],
    ['conflict', 409, { reason: 'of a newer server', fields: changed }],
    ['tooLarge', 413],
    ['keyReused', 422],
    ['rateLimited', 429],
    ['internal', 500],
    ['internal', 502],
    ['overloaded', 503],
    ['unknown', 418],
    ['forbidden', 403, { reason: 7 }],
    ['forbidden', 403, 'nonsense'],
  ])('without one is %s by the code %i, whatever the HTTP status: %j', (reason, code, data) => {
    expect(reasonOf(200, refusal(code, data)).reason).toBe(reason);
  });

  it('comes with the refused fields', () => {
    expect(reasonOf(400, refusal(400, { fields: changed })).fields).toEqual(changed);
  });

  it.each([null, 'fields', { fields: 'all' }, { fields: null }, { fields: { a: 1 } }, { fields: {} }, { fields: ['a'] }])(
    'comes without malformed fields: %j',
    (data) => {
      expect(reasonOf(409, refusal(409, data))).toEqual({ reason: 'requestInProgress', fields: undefined });
    },
  );

  it.each<[ApiReason, number]>([
    ['malformed', 200],
    ['malformed', 302],
    ['malformed', 401],
    ['malformed', 404],
    ['tooLarge', 413],
    ['rateLimited', 429],
    ['internal', 502],
    ['overloaded', 503],
  ])('of a response without an envelope is %s under the HTTP status %i', (reason, status) => {
    expect(reasonOf(status)).toEqual({ reason });
  });
});

describe('an error', () => {
  it('has the server’s words, and what it minds', () => {
    const error = new ApiError('rateLimited', { message: 'Wait', fields: { a: 'max' }, retryAfter: 7 });
    expect(error).toMatchObject({
      name: 'ApiError',
      message: 'Wait',
      reason: 'rateLimited',
      fields: { a: 'max' },
      retryAfter: 7,
    });
    expect(new ApiError('network').message).toBe('');
  });

  it.each<[ApiReason, boolean]>([
    ['network', true],
    ['timeout', true],
    ['malformed', true],
    ['wrongUser', true],
    ['unauthorized', true],
    ['requestInProgress', true],
    ['deviceBusy', true],
    ['rateLimited', true],
    ['internal', true],
    ['overloaded', true],
    ['conflict', false],
    ['invalidFields', false],
    ['forbidden', false],
    ['notFound', false],
    ['tooLarge', false],
    ['keyReused', false],
    ['invalidRequest', false],
    ['ratingClosed', false],
    ['unknown', false],
  ])('because of %s may pass by itself: %s', (reason, isRetryable) => {
    expect(new ApiError(reason).isRetryable).toBe(isRetryable);
  });

  it.each<[ApiReason, boolean]>([
    ['notFound', true],
    ['forbidden', true],
    ['invalidFields', true],
    ['invalidRequest', true],
    ['ratingClosed', true],
    ['internal', false],
    ['conflict', false],
    ['unauthorized', false],
    ['malformed', false],
  ])('because of %s means that there is no such record: %s', (reason, isNotFound) => {
    expect(new ApiError(reason).isNotFound).toBe(isNotFound);
  });
});
