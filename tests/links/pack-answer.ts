import type { PackManifest } from '../../tools/scripts/packs/pack.ts';

/**
 * The file of a pack that answers a path of the site, by the rules of `docs/native-packs.md`: what `native/` does in Kotlin and Swift.
 *
 * @param chosen the `lang` value that the reader chose; none where they did not
 * @returns nothing where the network is to answer
 */
export function packAnswer(manifest: PackManifest, path: string, chosen?: string): string | undefined {
  const { prefix, lang, notFound, runtime, files } = manifest;
  const has = new Set(files.map((file) => file.path));
  const bare = path.replace(/\/+$/, '');
  if (has.has(bare.slice(1))) return bare.slice(1);
  const named = prefix !== '' && bare.startsWith(`${prefix}/`);
  if (!named && chosen !== undefined && chosen !== lang) return undefined;
  if (bare === '') return notFound;
  const local = named ? bare : prefix + bare;
  const byId = runtime.find((entry) => local.startsWith(entry.prefix) && !local.slice(entry.prefix.length).includes('/'));
  return [`${local.slice(1)}.html`, byId?.path].find((file) => file !== undefined && has.has(file));
}
