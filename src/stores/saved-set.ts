import type { LocaleCode } from '../i18n/locales.ts';
import {
  type OfflineFile,
  type OfflineManifest,
  offlineManifestPath,
  openedCache,
  savedCache,
  shellCache,
} from '../routes/offline.ts';
import { type Arrived, fromArchive, oneByOne } from './arriving-files.ts';

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

/** Files after which it is noted what there is: so many at most are fetched again after the page was killed. */
const noteEvery = 32;

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
 * Saves a language, or resumes saving it: fetches what is missing or has changed, and removes what is no longer wanted. Most of it
 * comes as one archive, and what that does not bring file by file.
 *
 * @param onProgress called with how much of what was missing is there, by its bytes, from 0 to 1
 * @param stop ends it; what has arrived is kept
 */
export async function saveSet(
  manifest: OfflineManifest,
  models: readonly string[] | undefined,
  onProgress: (share: number) => void,
  stop: AbortSignal,
): Promise<SaveOutcome> {
  const { locale } = manifest;
  const wanted = filesFor(manifest, models);
  const before = (await readSavedSet(locale))?.files ?? [];
  const kept = new Map(before.map((file) => [file.path, file]));
  const missing = () => missingFiles(wanted, [...kept.values()]);
  const total = bytesOf(missing());
  try {
    if (!(await hasRoomFor(total))) return 'full';
    const [cache, opened] = await Promise.all([caches.open(savedCache(locale)), caches.open(openedCache)]);
    const openedPaths = new Set((await opened.keys()).map(({ url }) => new URL(url).pathname));
    const note = (complete: boolean) => {
      const set: SavedSet = { files: [...kept.values()], date: Date.now(), complete, ...(models && { models }) };
      return cache.put(offlineManifestPath(locale), new Response(JSON.stringify(set)));
    };
    const keepAll = async (arriving: AsyncIterable<Arrived>) => {
      let [arrived, count] = [total - bytesOf(missing()), 0];
      try {
        for await (const { file, content, headers } of arriving) {
          await cache.put(file.path, new Response(content, { headers }));
          // The worker looks everywhere, and is to find the newest.
          if (openedPaths.has(file.path)) await opened.delete(file.path, { ignoreVary: true });
          kept.set(file.path, file);
          arrived += file.bytes;
          if (++count % noteEvery === 0) await note(false);
          onProgress(arrived / total);
        }
      } finally {
        await note(false);
      }
    };

    await note(false);
    const { archive } = manifest;
    if (archive && total > bytesOf(manifest.files) / 2) {
      await keepAll(fromArchive(archive, manifest.files, missing(), stop)).catch((error) => {
        if (stop.aborted || isFull(error)) throw error;
      });
    }
    await keepAll(oneByOne(missing(), stop));
    for (const { path } of before.filter((old) => !wanted.some((file) => file.path === old.path))) {
      kept.delete(path);
      await cache.delete(path);
    }
    await note(true);
    return 'saved';
  } catch (error) {
    if (stop.aborted) return 'stopped';
    return isFull(error) ? 'full' : 'failed';
  }
}

const isFull = (error: unknown): boolean => error instanceof Error && error.name === 'QuotaExceededError';

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
