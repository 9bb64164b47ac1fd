import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Drawing, hashOf, rasterize } from './drawings.ts';

/** In the pictures' folder: the hash of each drawing when its file was written. */
const manifestName = 'manifest.json';

export function readManifest(folder: string): Record<string, string> {
  const path = join(folder, manifestName);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

/** Rasterizes the drawings that changed since their files were written, and deletes files without a drawing. */
export async function updatePictures(
  drawings: readonly Drawing[],
  folder: string,
): Promise<{ drawn: string[]; deleted: string[] }> {
  mkdirSync(folder, { recursive: true });
  const before = readManifest(folder);
  const hashes = new Map(drawings.map((drawing) => [drawing.file, hashOf(drawing)]));
  const changed = drawings.filter(({ file }) => before[file] !== hashes.get(file) || !existsSync(join(folder, file)));
  await Promise.all(changed.map(async (drawing) => writeFileSync(join(folder, drawing.file), await rasterize(drawing))));

  const deleted = readdirSync(folder).filter((file) => file !== manifestName && !hashes.has(file));
  for (const file of deleted) rmSync(join(folder, file));
  const sorted = Object.fromEntries([...hashes].sort());
  writeFileSync(join(folder, manifestName), `${JSON.stringify(sorted, null, 2)}\n`);
  return { drawn: changed.map(({ file }) => file), deleted };
}
