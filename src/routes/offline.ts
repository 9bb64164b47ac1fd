import type { LocaleCode } from '../i18n/locales.ts';

/**
 * What a file of the site is to a reader without a network.
 *
 * - `guide`, `answer`: what there is to read; `help`: the lists and the search that lead there
 * - `screen`: asks an app server, so that it says little without one
 * - `asset`: scripts and drawings of everything to read; `script`: those of screens only
 * - `index`: what a language's search reads
 */
export type OfflineKind = 'guide' | 'answer' | 'help' | 'screen' | 'asset' | 'script' | 'index';

/** One file, as {@link offlineManifestPath} lists it. */
export interface OfflineFile {
  /** Its address from the site's root, decoded; the page `/de/scene` is the file `de/scene.html` */
  path: string;
  bytes: number;
  /** Of its content, in hexadecimal digits: another one means that it changed */
  sha256: string;
  kind: OfflineKind;
  /** Keys of the catalogue's models; absent where it is about no model, and so for everybody */
  models?: readonly string[];
}

/** All that one language of the site is made of. */
export interface OfflineManifest {
  locale: LocaleCode;
  /** Changes with any of the files, and with nothing else */
  version: string;
  /** By their paths */
  files: readonly OfflineFile[];
  /** The address of one file with all of them (docs/offline-archives.md), which changes with its content */
  archive?: string;
}

/** Where the build puts the manifest of a language. */
export const offlineManifestPath = (locale: LocaleCode): string => `/offline/${locale}.json`;

/** Where the build puts the archives of all languages. */
export const archiveFolder = '/offline/archives/';

/** A file of a manifest, from the output's folder. */
export const outputFile = ({ path, kind }: Pick<OfflineFile, 'path' | 'kind'>): string =>
  `${path.slice(1)}${kind === 'asset' || kind === 'script' || kind === 'index' ? '' : '.html'}`;

/** What all caches of ours begin with, so that others of the same origin are left alone. */
export const cachePrefix = 'companion-';

/** What was opened, by its address in its language. */
export const openedCache = `${cachePrefix}opened`;

/** Pages that were fetched before somebody opens them. */
export const aheadCache = `${cachePrefix}ahead`;

/** Where the set that a reader saved is kept, with what is known of it at {@link offlineManifestPath}. */
export const savedCache = (locale: LocaleCode): string => `${cachePrefix}saved-${locale}`;

/** What every reader has from the first visit on: the page `/offline` in their language. */
export const shellCache = `${cachePrefix}shell`;

/** Scripts by build, so that pages of the build before still find theirs. */
export const assetCaches = `${cachePrefix}assets-`;
