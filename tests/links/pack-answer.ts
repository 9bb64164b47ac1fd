import { matchLocale } from '../../src/i18n/resolve-locale.ts';
import type { PackManifest } from '../../tools/scripts/packs/pack.ts';

/**
 * The file of a pack that answers a path of the site, by the rules of `docs/native-packs.md`: what `native/` does in Kotlin and Swift.
 *
 * @param reader the `lang` value of the reader's language
 * @returns nothing where the network is to answer
 */
export function packAnswer(manifest: PackManifest, path: string, reader: string = manifest.lang): string | undefined {
  const { prefix, lang, notFound, runtime, files } = manifest;
  const has = new Set(files.map((file) => file.path));
  const bare = path.replace(/\/+$/, '');
  if (has.has(bare.slice(1))) return bare.slice(1);
  const named = prefix !== '' && bare.startsWith(`${prefix}/`);
  if (!named && matchLocale(reader)?.key !== lang) return undefined;
  if (bare === '') return notFound;
  const local = named ? bare : prefix + bare;
  const byId = runtime.find((entry) => local.startsWith(entry.prefix) && !local.slice(entry.prefix.length).includes('/'));
  return [`${local.slice(1)}.html`, byId?.path].find((file) => file !== undefined && has.has(file));
}

/** The same for a page while the phone is offline: this language is better than none, whichever the address names. */
export const offlinePackAnswer = (manifest: PackManifest, path: string): string =>
  packAnswer(manifest, path) ?? packAnswer(manifest, path.replace(/^\/[a-z]{2}(-[a-z]{2})?\//, '/')) ?? manifest.notFound;
