import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type ArchivedFile, writeArchive } from '../../../src/lib/archive.ts';
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
const hash = (content: string) => createHash('sha256').update(content).digest('hex');
/** What the host has at a path, in some version. */
const contentOf = (path: string, version = '') => `${path} ${version}`;
const page = (path: string, version?: string) =>
  new Response(contentOf(path, version), { headers: { 'Content-Type': 'text/html' } });
const file = (path: string, version = '', models?: string[]): OfflineFile => ({
  path,
  bytes: 100,
  sha256: hash(contentOf(path, version)),
  kind: 'guide',
  ...(models && { models }),
});
const wanted = Array.from({ length: 20 }, (_, number) => file(`/de/${number}`));

let kept: FakeCaches;
let asked: string[];
/** What the host answers; an address that it refuses fails like a network that is gone. */
let host: (path: string) => Response;
const save = (
  files = wanted,
  models?: string[],
  told = (_: number): void => undefined,
  stop = new AbortController().signal,
  archive?: string,
) => saveSet({ locale: 'de', version: '1', files, ...(archive && { archive }) }, models, told, stop);

beforeEach(() => {
  kept = new FakeCaches();
  asked = [];
  host = page;
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
    expect(shares).toEqual(wanted.map((_, index) => (index + 1) / wanted.length));
    expect(await readSavedSet('de')).toMatchObject({ files: wanted, complete: true, models: ['V330'] });
    expect(kept.pathsIn(set)).toHaveLength(wanted.length + 1);
  });

  test('goes on where a lost network ended it', async () => {
    host = (path) => {
      if (path === '/de/10') throw new TypeError('Failed to fetch');
      return page(path);
    };
    expect(await save()).toBe('failed');
    expect(await readSavedSet('de')).toMatchObject({ files: wanted.slice(0, 8), complete: false });
    asked = [];
    host = page;
    expect(await save()).toBe('saved');
    expect(asked).toEqual(wanted.slice(8).map(({ path }) => `${path} omit`));
  });

  test('fetches only what has changed, and removes what is no longer there', async () => {
    await save();
    asked = [];
    const now = [...wanted.slice(1), file('/de/new')].map((one) => (one.path === '/de/3' ? file('/de/3', '2') : one));
    host = (path) => page(path, path === '/de/3' ? '2' : undefined);
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

  test('keeps nothing that is damaged, and what came before it', async () => {
    host = (path) => page(path, path === '/de/10' ? 'changed on its way' : undefined);
    expect(await save()).toBe('failed');
    expect(await readSavedSet('de')).toMatchObject({ files: wanted.slice(0, 8), complete: false });
    expect(kept.pathsIn(set)).not.toContain('/de/10');
  });

  test('keeps what a host says of a page, but not how it was sent', async () => {
    const sent = { 'Cache-Control': 'no-cache', 'Content-Encoding': 'br', ETag: '"1"', Vary: 'Cookie' };
    const said = { 'Content-Security-Policy': "frame-ancestors 'none'", 'Content-Type': 'text/html; charset=utf-8' };
    host = (path) => new Response(contentOf(path), { headers: { ...sent, ...said } });
    await save();
    expect(Object.fromEntries((await caches.match('/de/1', { cacheName: set }))?.headers ?? [])).toEqual(
      Object.fromEntries(new Headers(said)),
    );
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
    const many = Array.from({ length: 33 }, (_, number) => file(`/de/${number}`));
    await save(many, undefined, () => void first());
    vi.useRealTimers();
    await vi.waitFor(() => expect(notes).toHaveLength(33));
    expect(notes.map(({ files, complete }) => [files.length, complete])).toContainEqual([32, false]);
    expect(await readSavedSet('de')).toEqual({ files: many, date: 1_000, complete: true });
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
      return page(new URL(url).pathname);
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

describe('an archive', () => {
  const address = '/offline/archives/de.1.txt';
  const archived = (files = wanted, content = ({ path }: OfflineFile) => contentOf(path)): ArchivedFile[] =>
    files.map((one) => ({ path: one.path, type: 'text/html; charset=utf-8', content: new TextEncoder().encode(content(one)) }));
  /** Answers with these bytes, and with the files one by one besides. */
  const serve = (bytes: Uint8Array<ArrayBuffer>, headers = {}) => {
    host = (path) => (path === address ? new Response(bytes, { headers }) : page(path));
  };
  const saveArchived = (files = wanted, models?: string[]) => save(files, models, undefined, undefined, address);
  const archive = writeArchive(archived());

  test('brings a language with one request, with the headers that the host sends with everything', async () => {
    const policy = { 'Content-Security-Policy': "frame-ancestors 'none'" };
    serve(archive, { 'Content-Type': 'text/plain', 'Cache-Control': 'immutable', ...policy });
    expect(await saveArchived()).toBe('saved');
    expect(asked).toEqual([`${address} omit`]);
    const copy = await caches.match('/de/7', { cacheName: set });
    expect(await copy?.text()).toBe(contentOf('/de/7'));
    expect(Object.fromEntries(copy?.headers ?? [])).toEqual({
      'content-security-policy': policy['Content-Security-Policy'],
      'content-type': 'text/html; charset=utf-8',
    });
    expect(await readSavedSet('de')).toMatchObject({ files: wanted, complete: true });
  });

  test('is asked for by whoever has less than half of the bytes, and the rest file by file', async () => {
    serve(archive);
    const heavy = wanted.map((one) => ({ ...one, bytes: one.path === '/de/19' ? 2000 : 100 }));
    await save(heavy.slice(0, 19));
    asked = [];
    await saveArchived(heavy);
    expect(asked).toEqual([`${address} omit`]);

    await removeSet('de');
    await save(wanted.slice(0, 10));
    asked = [];
    await saveArchived();
    expect(asked).toEqual(wanted.slice(10).map(({ path }) => `${path} omit`));
  });

  test('has more than is wanted, of which nothing is kept', async () => {
    const files = wanted.map((one, index) => ({ ...one, models: index < 12 ? ['V330'] : ['900a'] }));
    serve(archive);
    expect(await saveArchived(files, ['V330'])).toBe('saved');
    expect(asked).toEqual([`${address} omit`]);
    expect(kept.pathsIn(set)).toEqual(['/offline/de.json', ...files.slice(0, 12).map(({ path }) => path)]);
  });

  test.each([
    ['that the host lacks', 0, () => new Response('Not found', { status: 404 })],
    ['that is a page', 0, () => html('Home')],
    [
      'that a browser without streams cannot read',
      0,
      () => served(Object.defineProperty(new Response(archive), 'body', { value: null })),
    ],
    ['that ends too early', 9, () => new Response(archive.slice(0, archive.length / 2))],
    [
      'with a file that is damaged',
      5,
      () => new Response(writeArchive(archived(wanted, ({ path }) => contentOf(path, path === '/de/5' ? 'x' : '')))),
    ],
    [
      'with a file of another language',
      2,
      () =>
        new Response(writeArchive([...archived(wanted.slice(0, 2)), ...archived([file('/fr/0')]), ...archived(wanted.slice(2))])),
    ],
    ['with a file from elsewhere', 0, () => new Response(writeArchive(archived([file('https://evil.example/'), ...wanted])))],
  ])('%s brings what is good in it, and the rest comes file by file', async (_, good, answer) => {
    host = (path) => (path === address ? answer() : page(path));
    expect(await saveArchived()).toBe('saved');
    expect(asked).toEqual([address, ...wanted.slice(good).map(({ path }) => path)].map((path) => `${path} omit`));
    expect(await readSavedSet('de')).toMatchObject({ files: wanted, complete: true });
    expect(kept.pathsIn(set).toSorted()).toEqual(['/offline/de.json', ...wanted.map(({ path }) => path)].toSorted());
  });

  test('that breaks off with the network leaves what it brought', async () => {
    host = (path) => {
      if (path !== address) throw new TypeError('Failed to fetch');
      return new Response(archive.slice(0, archive.length / 2));
    };
    expect(await saveArchived()).toBe('failed');
    expect(await readSavedSet('de')).toMatchObject({ files: wanted.slice(0, 9), complete: false });
  });

  test('ends when the reader wants it to, and nothing comes in its place', async () => {
    const stop = new AbortController();
    const half = new ReadableStream({
      start(controller) {
        controller.enqueue(archive.slice(0, archive.length / 2));
        stop.signal.addEventListener('abort', () => controller.error(stop.signal.reason));
      },
    });
    host = () => new Response(half);
    const told = (share: number) => share === 0.25 && stop.abort();
    expect(await save(wanted, undefined, told, stop.signal, address)).toBe('stopped');
    expect(asked).toEqual([`${address} omit`]);
    expect(await readSavedSet('de')).toMatchObject({ complete: false });
    expect((await readSavedSet('de'))?.files.length).toBeGreaterThanOrEqual(5);
  });

  test('stops at a full device', async () => {
    serve(archive);
    const fill = (share: number) => {
      if (share > 0.3) kept.full = new DOMException('full', 'QuotaExceededError');
    };
    expect(await save(wanted, undefined, fill, undefined, address)).toBe('full');
    expect(asked).toEqual([`${address} omit`]);
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
    const files = [file('/a'), file('/b', '', ['V330']), file('/c', '', ['900a'])];
    const manifest: OfflineManifest = { locale: 'en', version: '1', files };
    expect(filesFor(manifest).map(({ path }) => path)).toEqual(['/a', '/b', '/c']);
    expect(filesFor(manifest, ['V330']).map(({ path }) => path)).toEqual(['/a', '/b']);
  });

  test('is missing where it is new or has changed', () => {
    expect(missingFiles([file('/a'), file('/b', '2'), file('/c')], [file('/a'), file('/b')])).toEqual([
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
