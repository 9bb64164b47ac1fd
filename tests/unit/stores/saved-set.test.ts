import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { OfflineFile, OfflineManifest } from '../../../src/routes/offline.ts';
import {
  bytesOf,
  canSave,
  filesFor,
  loadManifest,
  missingFiles,
  readSavedSet,
  removeSet,
  saveSet,
} from '../../../src/stores/saved-set.ts';
import { FakeCaches, html, origin, script, served } from '../sw/fake-caches.ts';

const set = 'companion-saved-de';
const file = (path: string, sha256 = '1', models?: string[]): OfflineFile => ({
  path,
  bytes: 100,
  sha256,
  kind: 'guide',
  ...(models && { models }),
});
const wanted = Array.from({ length: 20 }, (_, number) => file(`/de/${number}`));

let kept: FakeCaches;
let asked: string[];
/** What the host answers; an address that it refuses fails like a network that is gone. */
let host: (path: string) => Response;
const save = (files = wanted, models?: string[], told = (_: number): void => undefined, stop = new AbortController().signal) =>
  saveSet('de', files, models, told, stop);

beforeEach(() => {
  kept = new FakeCaches();
  asked = [];
  host = (path) => html(path, 'de');
  vi.stubGlobal('caches', kept);
  vi.stubGlobal('navigator', {
    storage: { persist: async () => true, estimate: async () => ({ quota: 1e6, usage: 0 }) },
  });
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(path: string, options?: RequestInit) {
        super(new URL(path, origin), options);
      }
    },
  );
  vi.stubGlobal('fetch', async ({ url, credentials }: Request) => {
    const { pathname } = new URL(url);
    asked.push(`${pathname} ${credentials}`);
    return host(pathname);
  });
});

describe('saving a language', () => {
  test('fetches all of it without the reader’s cookies, tells how far it is, and notes what it has', async () => {
    const shares: number[] = [];
    expect(await save(wanted, ['V330'], (share) => shares.push(share))).toBe('saved');
    expect(asked).toEqual(wanted.map(({ path }) => `${path} omit`));
    expect(shares).toEqual([0.4, 0.8, 1]);
    expect(await readSavedSet('de')).toMatchObject({ files: wanted, complete: true, models: ['V330'] });
    expect(kept.pathsIn(set)).toHaveLength(wanted.length + 1);
  });

  test('goes on where a lost network ended it', async () => {
    host = (path) => {
      if (path === '/de/10') throw new TypeError('Failed to fetch');
      return html(path);
    };
    expect(await save()).toBe('failed');
    expect(await readSavedSet('de')).toMatchObject({ files: wanted.slice(0, 8), complete: false });
    asked = [];
    host = (path) => html(path);
    expect(await save()).toBe('saved');
    expect(asked).toEqual(wanted.slice(8).map(({ path }) => `${path} omit`));
  });

  test('fetches only what has changed, and removes what is no longer there', async () => {
    await save();
    asked = [];
    const now = [...wanted.slice(1), file('/de/new')].map((one) => (one.path === '/de/3' ? file('/de/3', '2') : one));
    expect(await save(now)).toBe('saved');
    expect(asked).toEqual(['/de/3 omit', '/de/new omit']);
    expect(kept.pathsIn(set)).not.toContain('/de/0');
    expect((await readSavedSet('de'))?.files).toHaveLength(20);
  });

  test('ends when the reader wants it to, and keeps what it has', async () => {
    const stop = new AbortController();
    expect(await save(wanted, undefined, () => stop.abort(), stop.signal)).toBe('stopped');
    expect(await readSavedSet('de')).toMatchObject({ files: wanted.slice(0, 8), complete: false });
  });

  test.each([
    [
      'before it begins, where the device says that it has no room',
      () => {
        vi.stubGlobal('navigator', {
          storage: { persist: async () => false, estimate: async () => ({ quota: 2500, usage: 501 }) },
        });
      },
    ],
    [
      'where the device has none after all',
      () => {
        kept.full = new DOMException('full', 'QuotaExceededError');
      },
    ],
  ])('tells of a full device %s', async (_, fill) => {
    fill();
    expect(await save()).toBe('full');
  });

  test('does without what the device tells of its room', async () => {
    vi.stubGlobal('navigator', {});
    expect(await save()).toBe('saved');
  });

  test('keeps no page that leads elsewhere: a browser would refuse it', async () => {
    host = (path) => served(new Response(path), { redirected: path === '/de/2' });
    expect(await save()).toBe('failed');
    expect(kept.pathsIn(set)).not.toContain('/de/2');
  });

  test('takes the place of the copy that was made when a page was opened', async () => {
    await (await kept.open('companion-opened')).put('/de/1', html('old'));
    await save();
    expect(kept.pathsIn('companion-opened')).toEqual([]);
  });

  test('asks the device to keep it, and does not mind a refusal', async () => {
    const persist = vi.fn(() => Promise.reject(new Error('no')));
    vi.stubGlobal('navigator', { storage: { persist, estimate: async () => ({}) } });
    expect(await save()).toBe('saved');
    expect(persist).toHaveBeenCalledOnce();
  });

  test.each([
    [2001, undefined, 'saved'],
    [2500, 499, 'saved'],
    [2500, 500, 'full'],
  ])('of 2,000 bytes on a device with %i, of which %s are used, ends as “%s”', async (quota, usage, outcome) => {
    vi.stubGlobal('navigator', {
      storage: { persist: async () => true, estimate: async () => ({ quota, ...(usage && { usage }) }) },
    });
    expect(await save()).toBe(outcome);
  });

  test('is noted file by file, with the time, and as complete only at its end', async () => {
    vi.useFakeTimers({ now: 1_000, toFake: ['Date'] });
    const notes: { files: unknown[]; complete: boolean }[] = [];
    const first = vi.fn(async () => notes.push((await readSavedSet('de')) as never));
    await save(wanted.slice(0, 9), undefined, () => void first());
    vi.useRealTimers();
    await vi.waitFor(() => expect(notes).toHaveLength(2));
    expect(notes.map(({ files, complete }) => [files.length, complete])).toContainEqual([8, false]);
    expect(await readSavedSet('de')).toEqual({ files: wanted.slice(0, 9), date: 1_000, complete: true });
  });

  test('that is complete already is noted anew', async () => {
    const told = vi.fn();
    await save();
    asked = [];
    expect(await save(wanted, ['V330'], told)).toBe('saved');
    expect(asked).toEqual([]);
    expect(told).not.toHaveBeenCalled();
    expect((await readSavedSet('de'))?.models).toEqual(['V330']);
  });

  test('does not begin where the reader has stopped it already', async () => {
    expect(await save(wanted, undefined, () => undefined, AbortSignal.abort())).toBe('stopped');
    expect(asked).toEqual([]);
    expect(await readSavedSet('de')).toMatchObject({ files: [], complete: false });
  });

  test('passes every cache of the browser’s', async () => {
    const caches: string[] = [];
    vi.stubGlobal('fetch', async ({ url, cache }: Request) => {
      caches.push(cache);
      return html(url);
    });
    await save(wanted.slice(0, 1));
    await loadManifest('de').catch(() => undefined);
    expect(caches).toEqual(['no-cache', 'no-cache']);
  });

  test('can be undone', async () => {
    await save();
    expect(await removeSet('de')).toBe(true);
    expect(await readSavedSet('de')).toBeUndefined();
  });
});

describe('what there is to save', () => {
  test('is the manifest as the host has it now', async () => {
    host = () => script(JSON.stringify({ locale: 'de', version: '1', files: wanted }));
    expect((await loadManifest('de')).files).toEqual(wanted);
    host = () => {
      throw new TypeError('Failed to fetch');
    };
    await expect(loadManifest('de')).rejects.toThrow(TypeError);
  });

  test('is all, or what is about one’s devices and what is about none', () => {
    const files = [file('/a'), file('/b', '1', ['V330']), file('/c', '1', ['900a'])];
    const manifest: OfflineManifest = { locale: 'en', version: '1', files };
    expect(filesFor(manifest).map(({ path }) => path)).toEqual(['/a', '/b', '/c']);
    expect(filesFor(manifest, ['V330']).map(({ path }) => path)).toEqual(['/a', '/b']);
  });

  test('is missing where it is new or has changed', () => {
    expect(missingFiles([file('/a'), file('/b', '2'), file('/c')], [file('/a'), file('/b', '1')])).toEqual([
      file('/b', '2'),
      file('/c'),
    ]);
    expect(bytesOf([file('/a'), file('/b')])).toBe(200);
  });
});

test('where storage is blocked nothing is saved, and nothing throws', async () => {
  kept.blocked = new DOMException('blocked', 'SecurityError');
  expect(await readSavedSet('de')).toBeUndefined();
  expect(await save()).toBe('failed');
  expect(await canSave()).toBe(false);
});

test('a set that cannot be deleted stays, and that is no failure', async () => {
  expect(await removeSet('de')).toBe(false);
  kept.delete = () => Promise.reject(new DOMException('blocked', 'SecurityError'));
  expect(await removeSet('de')).toBe(false);
});

test('nothing can be saved without a worker', async () => {
  expect(await canSave()).toBe(false);
  vi.stubGlobal('navigator', { serviceWorker: {} });
  expect(await canSave()).toBe(true);
});
