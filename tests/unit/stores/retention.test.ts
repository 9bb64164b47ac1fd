// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { day } from '../../../src/lib/time-units.ts';
import { draftEntry, newDraft, retentionDays } from '../../../src/stores/drafts.ts';
import { applyRetention, deleteExpired } from '../../../src/stores/retention.ts';
import { storage } from '../../../src/stores/storage.ts';
import { clearUserCaches } from '../../../src/stores/user-caches.ts';

let token = '';
vi.mock('../../../src/stores/browser-tab.ts', () => ({ tabToken: () => token }));

const now = Date.parse('2026-03-01T12:00:00Z');

const stored = async () => {
  const keys = await Promise.all(
    (await storage.keys()).map(async (key) => ((await storage.get(key)) === undefined ? [] : [key])),
  );
  return keys.flat().sort();
};
const draftOf = (uid: string, form = 'feedback') => ({ ...newDraft(form, uid), fields: { description: 'It beeps' } });
const queuedOf = (uid: string, key: string, days: number) => ({
  [`outbox/${uid}/${key}`]: { ...draftOf(uid), key, queuedAt: now - days * day, state: { is: 'waiting' } },
});

/** All that a device may hold of a user, but for drafts and queued reports. */
const cachesOf = (uid: string) => ({
  [`resource/tickets/${uid}`]: 1,
  [`resource/ticket/${uid}/t-1`]: 1,
  [`resource/recipe/${uid}/r-1`]: 1,
  [`searches/${uid}/answers`]: 1,
  [`searches/${uid}/recipes`]: 1,
});

beforeEach(async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  localStorage.clear();
  sessionStorage.clear();
  await storage.set(Object.fromEntries((await storage.keys()).map((key) => [key, undefined])));
});

describe('signing out', () => {
  beforeEach(async () => {
    await storage.set({ ...cachesOf('anna'), ...cachesOf('ann'), 'searches/guest/answers': 1, 'types/de': 1 });
    await storage.set({ ...draftEntry(draftOf('anna', 'ticketMessage/anna')), ...queuedOf('anna', 'a', 1) });
    for (const uid of ['anna', 'ann', 'guest']) {
      localStorage[`companion.timers/${uid}`] = '[]';
      localStorage[`companion.cookPlaces/${uid}`] = '[]';
      localStorage[`companion.tried/${uid}/robot/`] = '{}';
    }
    localStorage['companion.cookbookDevice'] = '{"uid":"anna","id":"d","model":"K10"}';
    localStorage['companion.measures'] = '{"system":"metric"}';
    sessionStorage['companion.list'] = '{}';
  });

  test('deletes what was cached for a user, and nothing of others', async () => {
    await clearUserCaches('anna');
    expect(await stored()).toEqual(
      [
        ...Object.keys(cachesOf('ann')),
        'draft/ticketMessage/anna/anna',
        'outbox/anna/a',
        'searches/guest/answers',
        'types/de',
      ].sort(),
    );
    expect(Object.keys(localStorage).sort()).toEqual([
      'companion.cookPlaces/ann',
      'companion.cookPlaces/guest',
      'companion.measures',
      'companion.timers/ann',
      'companion.timers/guest',
      'companion.tried/ann/robot/',
      'companion.tried/guest/robot/',
    ]);
    expect(sessionStorage['companion.list']).toBeUndefined();
  });

  test('from a tab keeps what another uses, in which the same user has a newer token', async () => {
    const list = { 'companion.list': '{}' };
    const tabs: Record<string, Record<string, string>> = { old: list, new: list };
    const open = async (name: string) => {
      token = name;
      sessionStorage.clear();
      Object.assign(sessionStorage, tabs[name]);
      await applyRetention('anna', false);
      tabs[name] = { ...sessionStorage };
    };
    await open('old');
    await open('new');
    await open('old');
    await clearUserCaches('anna', true);
    expect(await stored()).toContain('resource/tickets/anna');
    expect(localStorage['companion.timers/anna']).toBe('[]');
    expect(sessionStorage['companion.list']).toBeUndefined();
    await open('new');
    await clearUserCaches('anna', true);
    expect(await stored()).not.toContain('resource/tickets/anna');
    expect(localStorage['companion.timers/anna']).toBeUndefined();
    await open('old');
    localStorage['companion.timers/anna'] = '[]';
    await clearUserCaches('anna', true);
    expect(localStorage['companion.timers/anna'], 'no newer one is left').toBeUndefined();
  });

  test.each([
    ['somebody else signs in', 'louis', false],
    ['somebody else signs in to the app', 'louis', true],
    ['nobody is signed in to the app', undefined, true],
  ])('is made up for when %s on the next page', async (_, uid, inApp) => {
    await applyRetention('anna', inApp);
    expect(await stored()).toContain('resource/tickets/anna');
    await applyRetention(uid, inApp);
    expect(await stored()).not.toContain('resource/tickets/anna');
    expect(await stored()).toContain('draft/ticketMessage/anna/anna');
  });

  test.each([
    ['the same user comes back', 'anna'],
    ['another tab of a browser has no user', undefined],
  ])('is not that %s', async (_, uid) => {
    await applyRetention('anna', false);
    await applyRetention(uid, false);
    expect(await stored()).toContain('resource/tickets/anna');
  });
});

describe('a page that was kept alive', () => {
  const shown = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  afterEach(() => {
    document.documentElement.hidden = false;
    vi.restoreAllMocks();
  });

  test.each(['louis', undefined])('for anna reloads when a later page was opened by %s', async (uid) => {
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    await applyRetention('anna', true);
    shown(true);
    expect(reload).not.toHaveBeenCalled();
    // As the other page does.
    if (uid) localStorage['companion.lastUser'] = uid;
    else localStorage.removeItem('companion.lastUser');
    shown(false);
    expect(reload).not.toHaveBeenCalled();
    shown(true);
    expect(reload).toHaveBeenCalledOnce();
    expect(document.documentElement.hidden).toBe(true);
  });
});

test(`what was loaded goes ${retentionDays} days after it was`, async () => {
  const loaded = (days: number) => ({ data: 1, updatedAt: now / 1000 - days * 86_400 });
  await storage.set({
    'resource/recipe/guest/new': loaded(retentionDays),
    'resource/recipe/guest/old': loaded(retentionDays + 1),
  });
  await deleteExpired();
  expect(await stored()).toEqual(['resource/recipe/guest/new']);
});

describe('what was entered', () => {
  test(`goes ${retentionDays} days after it was last saved, whoever it belongs to`, async () => {
    await storage.set(draftEntry(draftOf('anna')));
    vi.setSystemTime(now + 10 * day);
    await storage.set(draftEntry(draftOf('louis')));
    vi.setSystemTime(now + retentionDays * day + 1);
    await deleteExpired();
    expect(await stored()).toEqual(['draft/feedback/louis']);
  });

  test('by an earlier version of the page begins its time now', async () => {
    await storage.set({ 'draft/feedback/anna': draftOf('anna') });
    await deleteExpired();
    vi.setSystemTime(now + retentionDays * day);
    await deleteExpired();
    expect(await stored()).toEqual(['draft/feedback/anna']);
    vi.setSystemTime(now + retentionDays * day + 1);
    await deleteExpired();
    expect(await stored()).toEqual([]);
  });

  test('and queued stays as long again from when it was seen to have expired, for its user to send or to discard', async () => {
    await storage.set({ ...queuedOf('anna', 'a', retentionDays), ...queuedOf('louis', 'long ago', 366) });
    vi.setSystemTime(now + 1);
    await deleteExpired();
    expect(await stored()).toEqual(['outbox/anna/a', 'outbox/louis/long ago']);
    vi.setSystemTime(now + 1 + retentionDays * day);
    await deleteExpired();
    expect(await stored()).toEqual(['outbox/anna/a', 'outbox/louis/long ago']);
    vi.setSystemTime(now + 2 + retentionDays * day);
    await deleteExpired();
    expect(await stored()).toEqual([]);
  });

  test('and queued a while ago is left as it is', async () => {
    await storage.set(queuedOf('anna', 'a', retentionDays));
    await deleteExpired();
    expect(await storage.get('outbox/anna/a')).not.toHaveProperty('expiredAt');
  });
});

test('an app in which nobody is signed in has had no user, and one of a browser stays the last', async () => {
  await applyRetention('anna', false);
  expect(localStorage['companion.lastUser']).toBe('anna');
  await applyRetention(undefined, false);
  expect(localStorage['companion.lastUser']).toBe('anna');
  await applyRetention(undefined, true);
  expect(localStorage['companion.lastUser']).toBeUndefined();
});

test('a page of a browser, and one whose user has changed since, is not watched for the former one', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  const restored = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await applyRetention('anna', true);
  await applyRetention('louis', true);
  restored();
  expect(reload).not.toHaveBeenCalled();
  await applyRetention('mia', false);
  localStorage['companion.lastUser'] = 'louis';
  restored();
  expect(reload).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

test('where nothing has outlived its time, nothing is written', async () => {
  await storage.set({ 'searches/anna/answers': ['brush'], 'outbox/anna/a': queuedOf('anna', 'a', 1)['outbox/anna/a'] });
  const set = vi.spyOn(storage, 'set');
  const change = vi.spyOn(storage, 'change');
  await deleteExpired();
  await storage.change('x', () => undefined);
  expect(set).not.toHaveBeenCalled();
  expect(change).toHaveBeenCalledTimes(1);
  vi.restoreAllMocks();
  expect(await stored()).toEqual(['outbox/anna/a', 'searches/anna/answers']);
});

test('where the database does not say what is stored, nothing is deleted', async () => {
  for (const read of ['list', 'entries'] as const) vi.spyOn(storage, read).mockResolvedValue(undefined);
  await expect(deleteExpired()).resolves.toBeUndefined();
  vi.restoreAllMocks();
});

test('what was sent meanwhile by another page does not come back', async () => {
  await storage.set({ ...queuedOf('anna', 'a', retentionDays + 1), 'draft/feedback/anna': draftOf('anna') });
  const list = storage.list.bind(storage);
  vi.spyOn(storage, 'list').mockImplementation(async (prefix: string) => {
    const items = await list(prefix);
    if (prefix === 'outbox/') await storage.set({ 'outbox/anna/a': undefined, 'draft/feedback/anna': undefined });
    return items as never;
  });
  await deleteExpired();
  vi.restoreAllMocks();
  expect(await stored()).toEqual([]);
});

test('searches of before they had an owner are deleted', async () => {
  await storage.set({ 'searches/answers': ['private'], 'searches/recipes': ['private'] });
  await deleteExpired();
  expect(await stored()).toEqual([]);
});
