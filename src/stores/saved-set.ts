import type { LocaleCode } from '../i18n/locales.ts';
import {
  type OfflineFile,
  type OfflineManifest,
  offlineManifestPath,
  openedCache,
  savedCache,
  shellCache,
} from '../routes/offline.ts';

/** What a reader saved of a language. It is kept file by file, so that it can be read, and gone on with, however far it came. */
export interface SavedSet {
  files: readonly OfflineFile[];
  /** Milliseconds since 1970, of the last file */
  date: number;
  complete: boolean;
  /** Keys of the models that it was saved for; absent where it was saved for all */
  models?: readonly string[];
}

/** `full`: the device has no room for it. `failed`: the network or the host did not give all of it. */
export type SaveOutcome = 'saved' | 'stopped' | 'full' | 'failed';

/** Files that are fetched at once. */
const atOnce = 8;

/** Whether a page can be read without a network here at all: there is a worker that finds it, and storage is not blocked. */
export async function canSave(): Promise<boolean> {
  try {
    await caches.keys();
    return __SERVICE_WORKER__ && !!navigator.serviceWorker;
  } catch {
    return false;
  }
}

/**
 * What there is to save. It comes by the cache: the calls of screens would bring their scripts along.
 *
 * @throws TypeError without a network
 */
export async function loadManifest(locale: LocaleCode): Promise<OfflineManifest> {
  const shell = await caches.open(shellCache);
  await shell.add(new Request(offlineManifestPath(locale), { cache: 'no-cache' }));
  return (await shell.match(offlineManifestPath(locale)))?.json();
}

/** @returns undefined where nothing is saved, or storage is blocked */
export async function readSavedSet(locale: LocaleCode): Promise<SavedSet | undefined> {
  try {
    const note = await caches.match(offlineManifestPath(locale), { cacheName: savedCache(locale) });
    return await note?.json();
  } catch {
    return undefined;
  }
}

/** Everything to read, or only what is about some models and what is about none. */
export const filesFor = ({ files }: OfflineManifest, models?: readonly string[]): OfflineFile[] =>
  files.filter((file) => !models || !file.models || file.models.some((model) => models.includes(model)));

/** What of the wanted files is not saved, or has changed since. */
export function missingFiles(wanted: readonly OfflineFile[], saved: readonly OfflineFile[] = []): OfflineFile[] {
  const kept = new Map(saved.map(({ path, sha256 }) => [path, sha256]));
  return wanted.filter(({ path, sha256 }) => kept.get(path) !== sha256);
}

export const bytesOf = (files: readonly OfflineFile[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * Saves a language, or resumes saving it: fetches what is missing or has changed, and removes what is no longer wanted.
 *
 * @param onProgress called with how much of it is there, from 0 to 1
 * @param stop ends it after the files that are on their way
 */
export async function saveSet(
  locale: LocaleCode,
  wanted: readonly OfflineFile[],
  models: readonly string[] | undefined,
  onProgress: (share: number) => void,
  stop: AbortSignal,
): Promise<SaveOutcome> {
  const before = (await readSavedSet(locale))?.files ?? [];
  const missing = missingFiles(wanted, before);
  const kept = new Map(before.map((file) => [file.path, file]));
  try {
    if (!(await hasRoomFor(bytesOf(missing)))) return 'full';
    const cache = await caches.open(savedCache(locale));
    const note = (complete: boolean) => {
      const set: SavedSet = { files: [...kept.values()], date: Date.now(), complete, ...(models && { models }) };
      return cache.put(offlineManifestPath(locale), new Response(JSON.stringify(set)));
    };
    await note(false);
    for (let at = 0; at < missing.length; at += atOnce) {
      if (stop.aborted) return 'stopped';
      const some = missing.slice(at, at + atOnce);
      await Promise.all(some.map(({ path }) => keep(cache, path)));
      for (const file of some) kept.set(file.path, file);
      await note(false);
      onProgress(Math.min(1, (at + atOnce) / missing.length));
    }
    for (const { path } of before.filter((old) => !wanted.some((file) => file.path === old.path))) {
      kept.delete(path);
      await cache.delete(path);
    }
    await note(true);
    return 'saved';
  } catch (error) {
    return error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'failed';
  }
}

/** As everybody gets it: with the reader's cookies a host might answer in another language. @throws Error */
async function keep(cache: Cache, path: string): Promise<void> {
  await cache.add(new Request(path, { credentials: 'omit', cache: 'no-cache' }));
  const copy = await cache.match(path, { ignoreVary: true });
  if (copy?.redirected) {
    await cache.delete(path);
    throw new TypeError(`${path} leads elsewhere`);
  }
  // The worker looks everywhere, and is to find the newest.
  await (await caches.open(openedCache)).delete(path, { ignoreVary: true });
}

/** Asks as well that it is not thrown away when the device runs out of room. */
async function hasRoomFor(bytes: number): Promise<boolean> {
  try {
    void navigator.storage.persist().catch(() => false);
    const { quota = Number.POSITIVE_INFINITY, usage = 0 } = await navigator.storage.estimate();
    return bytes < quota - usage;
  } catch {
    return true;
  }
}

export const removeSet = (locale: LocaleCode): Promise<boolean> => caches.delete(savedCache(locale)).catch(() => false);
