import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../src/api/errors.ts';
import { askOrRecall, listKey, ticketKey } from '../../../../src/features/tickets/recall.ts';
import { storage } from '../../../../src/stores/storage.ts';

const unreachable = () => Promise.reject(new ApiError('network'));
let key: string;

beforeEach(() => {
  key = ticketKey('anna', crypto.randomUUID());
  vi.useFakeTimers({ toFake: ['Date'], now: 1_700_000_000_000 });
});

describe('what the server told', () => {
  it('is shown as new when it is, and kept with its moment', async () => {
    expect(await askOrRecall(key, async () => 'one')).toEqual({ value: 'one' });
    vi.setSystemTime(1_700_000_500_000);
    expect(await askOrRecall(key, unreachable)).toEqual({ value: 'one', from: 1_700_000_000 });
    expect(await askOrRecall(key, async () => 'two')).toEqual({ value: 'two' });
    expect(await askOrRecall(key, unreachable)).toEqual({ value: 'two', from: 1_700_000_500 });
  });

  it('lets a failure be quiet only where there is something to show', async () => {
    const quiet: boolean[] = [];
    for (let times = 0; times < 2; times++) {
      await askOrRecall(key, async (known) => {
        quiet.push(known);
        return 'one';
      });
    }
    expect(quiet).toEqual([false, true]);
  });

  it('is nothing where the server was never reached', async () => {
    await expect(askOrRecall(key, unreachable)).rejects.toMatchObject({ kind: 'network' });
  });

  it('is shown for a fault of the server’s, not for a refusal', async () => {
    await askOrRecall(key, async () => 'one');
    const fail = (code: number) => askOrRecall(key, () => Promise.reject(new ApiError('refused', '', code)));
    expect(await fail(503)).toMatchObject({ value: 'one' });
    await expect(fail(401)).rejects.toMatchObject({ code: 401 });
    expect(await askOrRecall(key, unreachable)).toMatchObject({ value: 'one' });
  });

  it('is forgotten once the server has it no more', async () => {
    await askOrRecall(key, async () => 'one');
    await expect(askOrRecall(key, () => Promise.reject(new ApiError('refused', '', 404)))).rejects.toMatchObject({ code: 404 });
    await expect(askOrRecall(key, unreachable)).rejects.toMatchObject({ kind: 'network' });
  });

  it('is each user’s own', async () => {
    await storage.set({ [listKey('anna')]: { value: 'one', at: 1 } });
    await expect(askOrRecall(listKey('louis'), unreachable)).rejects.toThrow();
    expect(ticketKey('anna', '1')).not.toBe(ticketKey('louis', '1'));
  });
});
