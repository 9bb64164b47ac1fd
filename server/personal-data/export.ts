import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { personalTables, rowsOf } from '../db/personal-data.ts';
import type { Db } from '../db/tables.ts';

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

/**
 * Writes a copy of a user's data into a new folder: `records.json` has each table's rows, and `pictures` the pictures, named by their ids.
 * What is only there to find or sign in (tokens, search index, thumbnails) is left out.
 *
 * @returns how many rows and pictures were written
 */
export async function exportUser(db: Db, uid: string, folder: string): Promise<{ rows: number; pictures: number }> {
  mkdirSync(join(folder, 'pictures'), { recursive: true, mode: 0o700 });
  const records: Record<string, unknown[]> = {};
  let pictures = 0;
  for (const table of personalTables) {
    if (leftOut.includes(table)) continue;
    const rows = await rowsOf(db, table, uid);
    if (table === 'images') {
      for (const { id, media_type: type, bytes } of rows) {
        writeFileSync(join(folder, 'pictures', `${id}.${extensions[String(type)] ?? 'bin'}`), bytes as Uint8Array, {
          mode: 0o600,
        });
        pictures += 1;
      }
    }
    if (rows.length > 0) records[table] = rows.map(({ bytes, ...row }) => row);
  }
  writeFileSync(join(folder, 'records.json'), `${JSON.stringify(records, null, 2)}\n`, { mode: 0o600 });
  return { rows: Object.values(records).flat().length, pictures };
}

const leftOut: readonly string[] = ['tokens', 'small_images', 'recipe_tags', 'answers', 'audit_keys'];
