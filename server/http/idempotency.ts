import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { idempotencyHeader } from '../../src/contract/endpoint.ts';
import { claimKey, type IdempotencyKey, releaseKey, storeResponse } from '../db/idempotency-keys.ts';
import { withRetry } from '../db/retry.ts';
import type { Db } from '../db/tables.ts';
import type { Repeat } from '../observe/metrics.ts';
import { HttpError, invalidFields } from './http-error.ts';

const Key = v.pipe(v.string(), v.regex(/^[\w-]{8,128}$/));

/** @throws HttpError 400 when the header is missing or malformed */
export function readKey(headers: Headers): string {
  const key = v.safeParse(Key, headers.get(idempotencyHeader));
  if (key.success) return key.output;
  throw invalidFields({ [idempotencyHeader]: 'format' });
}

/** Hash by which bodies are compared. */
export const fingerprint = (body: string | Uint8Array): string => createHash('sha256').update(body).digest('hex');

/** Queues work that needs the database, fairly among callers. `isAdmitted`: the rest of a call that has already had a turn. */
export type InTurn = <T>(work: () => Promise<T>, options?: { isAdmitted: true }) => Promise<T>;

interface Running {
  db: Db;
  /** Milliseconds */
  now: number;
  /** Milliseconds: see `abandonedAfter` */
  crashedAfter?: number;
  inTurn: InTurn;
  /** Called when the key has been used before */
  onRepeat?: ((how: Repeat) => void) | undefined;
}

/**
 * Runs work at most once per idempotency key, also under concurrent calls and after a restart. Work and response are committed
 * in one transaction. A failure releases the key.
 *
 * @param prepare slow work that changes nothing; it returns the work that runs in the transaction
 * @returns the response: this run's, or the stored one, byte for byte
 * @throws HttpError 422 when the key came with another body, 409 while another run has it
 */
export async function withIdempotency(
  { db, now, crashedAfter, inTurn, onRepeat }: Running,
  key: IdempotencyKey & { fingerprint: string },
  prepare: () => Promise<(trx: Db) => Promise<string>>,
): Promise<string> {
  const { fingerprint: body, ...id } = key;
  const claim = await inTurn(() => claimKey(db, id, body, now, crashedAfter));
  switch (claim.state) {
    case 'done':
      onRepeat?.('replayed');
      return claim.body;
    case 'other body':
      onRepeat?.('other_body');
      throw new HttpError('keyReused');
    case 'running':
      onRepeat?.('running');
      throw new HttpError('requestInProgress', { retryAfter: 1 });
  }
  const finish = async (trx: Db, work: (trx: Db) => Promise<string>) => {
    const text = await work(trx);
    if (await storeResponse(trx, claim.runner, text)) return text;
    throw new HttpError('requestInProgress', { retryAfter: 1 });
  };
  try {
    const work = await prepare();
    return await inTurn(() => withRetry(db, (trx) => finish(trx, work)), { isAdmitted: true });
  } catch (error) {
    // A key that cannot be released now counts as abandoned after a while.
    await inTurn(() => releaseKey(db, claim.runner), { isAdmitted: true }).catch(() => undefined);
    throw error;
  }
}
