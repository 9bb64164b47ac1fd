import { createHash } from 'node:crypto';
import { zipSync } from 'fflate';
import { typeOf } from '../../../server/site-files.ts';
import { type LangKey, type LocaleCode, localeOf } from '../../../src/i18n/locales.ts';
import { type OfflineManifest, offlineManifestPath, outputFile } from '../../../src/routes/offline.ts';
import { rewrites } from '../../../src/routes/rewrites.ts';
import { versionOf } from '../../build/offline-manifest.ts';

/** One file of a pack. Its content is also `files/<sha256>` beside the packs, so that an app fetches only what it has not got. */
interface PackFile {
  /** In the zip, and in the site's output: `de/scene.html` */
  path: string;
  sha256: string;
  bytes: number;
  /** As a web server says it */
  type: string;
}

/** What an app needs to know of a language's pack to answer requests from it (docs/native-packs.md). */
export interface PackManifest {
  format: 1;
  language: LocaleCode;
  /** What `lang` values say */
  lang: LangKey;
  /** Changes with any of the files, and with nothing else: no date is in it */
  version: string;
  /** What stands before an address of this language: `/de`, and nothing for English */
  prefix: string;
  /** Answers whatever is not there */
  notFound: string;
  /** An address that begins with `prefix` and has one segment more is answered by the file `path` */
  runtime: readonly { prefix: string; path: string }[];
  files: readonly PackFile[];
}

/** Pages that only developers and translators ask for. */
const notForReaders = ['/shell-check', '/translations'];

/**
 * What the page `/offline` asks for, as a pack has it: there is nothing to save, since all of it is in the pack.
 *
 * @returns the only file of a pack that is not the site's, by its path in the pack
 */
export function offlineList(locale: LocaleCode): { path: string; content: Uint8Array } {
  const list: OfflineManifest = { locale, version: '', files: [] };
  return { path: offlineManifestPath(locale).slice(1), content: new TextEncoder().encode(JSON.stringify(list)) };
}

export function manifestOf({ locale, files }: OfflineManifest): PackManifest {
  const { key } = localeOf(locale);
  const { path: listPath, content } = offlineList(locale);
  const list = { path: listPath, sha256: sha256Of(content), bytes: content.length, type: typeOf(listPath) };
  const packed = files
    .filter(({ path }) => !notForReaders.includes(path))
    .map((file) => ({ path: outputFile(file), sha256: file.sha256, bytes: file.bytes, type: typeOf(outputFile(file)) }))
    .concat(list)
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const paths = new Set(packed.map(({ path }) => path));
  const prefix = locale === 'en' ? '' : `/${locale}`;
  const runtime = rewrites
    .map(({ prefix: start, page }) => ({ prefix: start, path: `${page.slice(1)}.html` }))
    .filter(({ path }) => paths.has(path));

  return {
    format: 1,
    language: locale,
    lang: key,
    version: versionOf(packed),
    prefix,
    notFound: `${prefix}/404.html`.slice(1),
    runtime,
    files: packed,
  };
}

/** The same in every time zone, since a zip holds a local time; the first moment that it can hold. */
const beginning = () => new Date(1980, 0, 1);

/**
 * Zips the files of a manifest. The same files make the same bytes, whenever and wherever.
 *
 * @param read a file of the pack by its path
 */
export function zipOf({ files }: PackManifest, read: (path: string) => Uint8Array): Uint8Array {
  const contents = Object.fromEntries(files.map(({ path }) => [path, read(path)]));
  return zipSync(contents, { level: 9, mtime: beginning(), os: 0 });
}

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
