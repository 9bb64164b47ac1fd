import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { typeOf } from '../../server/site-files.ts';
import { writeArchive } from '../../src/lib/archive.ts';
import { archiveFolder, type OfflineKind, type OfflineManifest, outputFile } from '../../src/routes/offline.ts';

/** What is alike stands side by side, and what is read first comes last: what it has in common with the others is known by then. */
const order: readonly OfflineKind[] = ['asset', 'index', 'help', 'guide', 'answer'];

/**
 * Puts the files of a manifest into one, for readers who save the language (docs/offline-archives.md). The same site has the same
 * archives under the same names.
 *
 * @param dist the build's output
 * @returns the archive, and its address
 */
export function offlineArchive(dist: string, { locale, files }: OfflineManifest): { path: string; bytes: Uint8Array } {
  const sorted = files.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  const bytes = writeArchive(
    sorted.map((file) => {
      const name = outputFile(file);
      // Each page names its address in every language, and an answer its name in more places.
      const repeats = name.endsWith('.html') ? file.path.slice(file.path.lastIndexOf('/') + 1) : undefined;
      return { path: file.path, type: typeOf(name), content: new Uint8Array(readFileSync(join(dist, name))), repeats };
    }),
  );
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  return { path: `${archiveFolder}${locale}.${hash}.txt`, bytes };
}
