import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Row } from '../db/dump.ts';
import { readImage } from '../db/images.ts';
import { personalTables, rowsOf } from '../db/personal-data.ts';
import type { Db } from '../db/tables.ts';
import type { TableName } from '../db/tables-in-order.ts';
import { bytesOf, MissingPicture, type PictureStorage } from '../images/storage.ts';

/** What a table has, for the reader of an export; or why it is left out. `ownOnly`: others have rows about the user there, too. */
type Section = { title: string; ownOnly?: true } | { leftOut: string };

const ofNobody = { leftOut: 'about nobody in particular' };
const derived = { leftOut: 'derived from the recipes' };

export const sections: Readonly<Record<TableName, Section>> = {
  users: { title: 'Account' },
  audit: ofNobody,
  audit_keys: { leftOut: 'a key that says which pseudonym in the audit trail is the user' },
  tokens: { leftOut: 'hashes of what signs the user in' },
  homes: { title: 'Homes' },
  devices: { title: 'Devices' },
  device_shares: { title: 'Devices shared with others, or by others' },
  device_groups: { title: 'Groups of devices' },
  device_group_members: { title: 'Which device is in which group' },
  feedback: { title: 'Reports' },
  replies: { title: 'What was written in reports after the report itself' },
  images: { title: 'Pictures: in the folder pictures, named by their ids. record_id is what each is part of' },
  unused_objects: ofNobody,
  small_images: { leftOut: 'smaller copies of the pictures' },
  tickets: { title: 'Repairs, replacements, returns and refunds' },
  ticket_steps: { title: 'Status changes of these' },
  ticket_messages: { title: 'Messages in these' },
  ticket_parcels: { title: 'Parcels of these' },
  registrations: { title: 'Registered products' },
  registration_corrections: { title: 'Registrations before their corrections' },
  ratings: { title: 'Ratings, given or asked for' },
  after_sales: { title: 'After-sales forms' },
  help_votes: { title: 'Votes on answers of the help center' },
  help_counts: ofNobody,
  help_search_days: ofNobody,
  help_searches: ofNobody,
  recipes: { title: 'Recipes' },
  recipe_tags: derived,
  recipe_versions: { title: 'Published versions of recipes' },
  recipe_reports: { title: 'Reports of recipes of others', ownOnly: true },
  recipe_words: derived,
  recipe_word_pieces: derived,
  recipe_search: derived,
  favorites: { title: 'Collected recipes', ownOnly: true },
  cookings: { title: 'Cookings, which are kept for a day', ownOnly: true },
  cooking_paces: { title: 'Speed of simulated appliances' },
  answers: { leftOut: 'responses to the calls that made the records above' },
};

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

/** Columns that hold JSON. */
const jsonColumns = ['tried', 'body', 'draft', 'stages', 'events'];

/**
 * Writes a copy of a user's data into a new folder: `records.json` has the rows of each of the {@link sections}, and `pictures` the
 * pictures, named by their ids. Only the user of this process can read it. It says of no row who else wrote it.
 *
 * @returns how many records and pictures were written
 * @throws ObjectStoreUnavailable
 */
export async function exportUser(
  db: Db,
  storage: PictureStorage,
  uid: string,
  folder: string,
): Promise<{ records: number; pictures: number }> {
  // It gets its name when all of it is there.
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(join(unfinished, 'pictures'), { recursive: true, mode: 0o700 });
  try {
    const written = await writeExport(db, storage, uid, unfinished);
    renameSync(unfinished, folder);
    return written;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

async function writeExport(...[db, storage, uid, folder]: Parameters<typeof exportUser>): ReturnType<typeof exportUser> {
  const about: Record<string, string> = {};
  const records: Record<string, unknown[]> = {};
  for (const table of personalTables) {
    const section = sections[table];
    if ('leftOut' in section) continue;
    const rows = (await rowsOf(db, table, uid)).filter((row) => !section.ownOnly || row.uid === uid);
    if (rows.length === 0) continue;
    about[table] = section.title;
    records[table] = rows.map((row) => readable(row, uid));
  }
  let pictures = 0;
  for (const row of (records.images ?? []) as Record<string, unknown>[]) {
    const bytes = await pictureOf(db, storage, String(row.id));
    if (bytes) writeFileSync(join(folder, 'pictures', pictureName(row)), bytes, { mode: 0o600 });
    else row.lost = true;
    pictures += bytes ? 1 : 0;
  }
  const text = JSON.stringify({ about, records }, null, 2);
  writeFileSync(join(folder, 'records.json'), `${text}\n`, { mode: 0o600 });
  return { records: Object.values(records).flat().length, pictures };
}

const pictureName = ({ id, media_type: type }: Row) => `${id}.${extensions[String(type)] ?? 'bin'}`;

/** @returns undefined for one that is deleted meanwhile, or that the object store has lost */
async function pictureOf(db: Db, storage: PictureStorage, id: string): Promise<Uint8Array | undefined> {
  const image = await readImage(db, id);
  if (!image) return undefined;
  return storage.get(image).then(bytesOf, (error: unknown) => {
    if (error instanceof MissingPicture) return undefined;
    throw error;
  });
}

/** A row with its times as people write them (ISO 8601, UTC), its JSON unfolded, and nothing of whoever else wrote it or shares it. */
const readable = ({ author: _, ...row }: Row, uid: string): Row =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([column, value]) => column !== 'uid' || value === uid)
      .map(([column, value]) => {
        if (typeof value === 'number' && column.endsWith('_at')) return [column, new Date(value).toISOString()];
        if (typeof value === 'string' && jsonColumns.includes(column)) return [column, JSON.parse(value)];
        return [column, value];
      }),
  );
