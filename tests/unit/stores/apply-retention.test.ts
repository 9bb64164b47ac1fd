import { expect, test, vi } from 'vitest';

const applyRetention = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('../../../src/stores/retention.ts', () => ({ applyRetention }));

const { applyRetentionOnceKnown } = await import('../../../src/stores/apply-retention.ts');
const { $session } = await import('../../../src/stores/session.ts');

const user = { uid: 'ada', username: 'Ada', countryAbbr: 'DE', countryCode: '49', lang: 'en' };

test('retention is applied once it is known who uses the page, or that nobody is signed in', async () => {
  const stop = applyRetentionOnceKnown();
  $session.set({ status: 'unknown' });
  $session.set({ status: 'ready', user });
  await vi.waitFor(() => expect(applyRetention.mock.calls).toEqual([['ada', false]]));
  $session.set({ status: 'anonymous' });
  await vi.waitFor(() =>
    expect(applyRetention.mock.calls).toEqual([
      ['ada', false],
      [undefined, false],
    ]),
  );
  stop();
});

test('a script that cannot be loaded is left to the next page', async () => {
  applyRetention.mockRejectedValueOnce(new Error('offline'));
  applyRetentionOnceKnown();
  await vi.waitFor(() => expect(applyRetention).toHaveBeenCalledOnce());
});
