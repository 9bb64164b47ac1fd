import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Row } from '../db/dump.ts';
import type { Stored } from '../db/images.ts';
import { personalTables, rowsOf } from '../db/personal-data.ts';
import type { Db } from '../db/tables.ts';
import type { TableName } from '../db/tables-in-order.ts';
import { bytesOf, type PictureStorage } from '../images/storage.ts';

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
 * pictures, named by their ids. Only the user of this process can read it.
 *
 * @returns how many records and pictures were written
 * @throws ObjectStoreUnavailable or MissingPicture
 */
export async function exportUser(
  db: Db,
  storage: PictureStorage,
  uid: string,
  folder: string,
): Promise<{ records: number; pictures: number }> {
  mkdirSync(join(folder, 'pictures'), { recursive: true, mode: 0o700 });
  const about: Record<string, string> = {};
  const records: Record<string, unknown[]> = {};
  for (const table of personalTables) {
    const section = sections[table];
    if ('leftOut' in section) continue;
    const rows = (await rowsOf(db, table, uid)).filter((row) => !section.ownOnly || row.uid === uid);
    if (rows.length === 0) continue;
    if (table === 'images') for (const row of rows) await writePicture(join(folder, 'pictures'), row, storage);
    about[table] = section.title;
    records[table] = rows.map(readable);
  }
  const text = JSON.stringify({ about, records }, null, 2);
  writeFileSync(join(folder, 'records.json'), `${text}\n`, { mode: 0o600 });
  return { records: Object.values(records).flat().length, pictures: records.images?.length ?? 0 };
}

const pictureName = ({ id, media_type: type }: Row) => `${id}.${extensions[String(type)] ?? 'bin'}`;

async function writePicture(folder: string, row: Row, storage: PictureStorage): Promise<void> {
  const bytes = await bytesOf(await storage.get(row as Stored));
  writeFileSync(join(folder, pictureName(row)), bytes, { mode: 0o600 });
}

/** A row with its times as people write them (ISO 8601, UTC), its JSON unfolded, and nothing of where its bytes are. */
const readable = ({ bytes: _, object: __, object_size: ___, ...row }: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      if (typeof value === 'number' && column.endsWith('_at')) return [column, new Date(value).toISOString()];
      if (typeof value === 'string' && jsonColumns.includes(column)) return [column, JSON.parse(value)];
      return [column, value];
    }),
  );
