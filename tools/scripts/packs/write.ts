import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocaleCode } from '../../../src/i18n/locales.ts';
import { offlineManifests } from '../../build/offline-manifest.ts';
import { manifestOf, offlineList, sha256Of, zipOf } from './pack.ts';

/** One row of `packs.json`: what there is, and whether it is newer than what an app has. */
export interface PackEntry {
  language: string;
  lang: string;
  version: string;
  manifest: string;
  zip: string;
  /** Of the zip */
  bytes: number;
  sha256: string;
}

/** Reads a file of a language's pack by its path: from the site, but for the one file that packs have for themselves. */
export function packReader(dist: string, language: LocaleCode): (path: string) => Uint8Array {
  const own = offlineList(language);
  return (path) => (path === own.path ? own.content : readFileSync(join(dist, path)));
}

/**
 * Writes the packs of a built site: `packs.json`, a manifest and a zip per language, and every file once in `files/` by its
 * sha256. What was there before is removed.
 *
 * @param dist the site's output
 */
export function writePacks(dist: string, out: string): PackEntry[] {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(join(out, 'files'), { recursive: true });
  const entries = offlineManifests(dist).map((list): PackEntry => {
    const manifest = manifestOf(list);
    const read = packReader(dist, manifest.language);
    const zip = zipOf(manifest, read);
    const { language, lang, version, files } = manifest;
    const name = `companion-${language}`;
    for (const { path, sha256 } of files) {
      const stored = join(out, 'files', sha256);
      if (!existsSync(stored)) writeFileSync(stored, read(path));
    }
    writeFileSync(join(out, `${name}.json`), `${JSON.stringify(manifest, null, 1)}\n`);
    writeFileSync(join(out, `${name}.zip`), zip);
    return {
      language,
      lang,
      version,
      manifest: `${name}.json`,
      zip: `${name}.zip`,
      bytes: zip.length,
      sha256: sha256Of(zip),
    };
  });
  writeFileSync(join(out, 'packs.json'), `${JSON.stringify({ format: 1, packs: entries }, null, 1)}\n`);
  return entries;
}
