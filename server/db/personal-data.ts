import { type RawBuilder, sql } from 'kysely';
import { isPostgres } from './dialect.ts';
import type { Row } from './dump.ts';
import { lockRow } from './locks.ts';
import type { Db, Tables } from './tables.ts';
import { type TableName, tablesInOrder } from './tables-in-order.ts';

/** A column that says whose a row is: a uid, or the row of another table, by its key, that it is part of. */
type Owner = 'uid' | readonly [column: string, parent: TableName, key: string];

const partOf = (column: string, parent: TableName): Owner => [column, parent, 'id'];

/** By table, what makes a row part of a user's data; none where no row is about anybody in particular. */
const owners: Readonly<Record<TableName, readonly Owner[]>> = {
  users: ['uid'],
  tokens: ['uid'],
  homes: ['uid'],
  devices: ['uid'],
  device_shares: ['uid', partOf('device_id', 'devices')],
  device_groups: [partOf('home_id', 'homes')],
  device_group_members: [partOf('group_id', 'device_groups'), partOf('device_id', 'devices')],
  feedback: ['uid'],
  replies: [partOf('feedback_id', 'feedback')],
  // Those of customer service in a user's ticket are the user's, too.
  images: [
    'uid',
    partOf('record_id', 'feedback'),
    partOf('record_id', 'replies'),
    partOf('record_id', 'ticket_messages'),
    partOf('record_id', 'ratings'),
    partOf('record_id', 'recipes'),
  ],
  small_images: [partOf('image_id', 'images')],
  unused_objects: [],
  tickets: ['uid'],
  ticket_steps: [partOf('ticket_id', 'tickets')],
  ticket_messages: [partOf('ticket_id', 'tickets')],
  ticket_parcels: [partOf('ticket_id', 'tickets')],
  registrations: ['uid'],
  registration_corrections: ['uid', partOf('registration_id', 'registrations')],
  ratings: ['uid'],
  after_sales: ['uid'],
  help_votes: ['uid'],
  help_counts: [],
  help_search_days: [],
  help_searches: [],
  recipes: ['uid'],
  recipe_tags: [partOf('recipe_id', 'recipes')],
  recipe_versions: [partOf('recipe_id', 'recipes')],
  recipe_reports: ['uid', partOf('recipe_id', 'recipes')],
  // A recipe's words and its row in the index go when it is unlisted.
  recipe_words: [],
  recipe_word_pieces: [],
  recipe_search: [],
  favorites: ['uid', partOf('recipe_id', 'recipes')],
  cookings: ['uid', partOf('device_id', 'devices'), partOf('recipe_id', 'recipes')],
  cooking_paces: ['uid'],
  answers: ['uid'],
  // Pseudonyms, which are nobody's once the key is erased.
  audit: [],
  audit_keys: ['uid'],
};

/** Compilers tell that a row is missing; the server, which starts without one, says so too. */
function ownersOf(table: TableName): readonly Owner[] {
  if (!(table in owners)) throw new Error(`${table} needs a row in server/db/personal-data.ts`);
  return owners[table];
}

/** Where a walk along {@link owners} begins: at a user, or at some records of a table. */
type Root = { uid: string } | { table: TableName; ids: readonly string[] };

/** Conditions under each of which a row of a table belongs to the root. Apart, since no index serves alternatives of subselects. */
function waysTo(table: TableName, root: Root): RawBuilder<boolean>[] {
  if ('table' in root && table === root.table) return [sql`${sql.ref(`${table}.id`)} in (${sql.join(root.ids)})`];
  return ownersOf(table).flatMap((owner) => {
    if (owner === 'uid') return 'uid' in root ? [sql<boolean>`${sql.ref(`${table}.uid`)} = ${root.uid}`] : [];
    const [column, parent, key] = owner;
    return waysTo(parent, root).map(
      (way) =>
        sql<boolean>`${sql.ref(`${table}.${column}`)} in (select ${sql.ref(`${parent}.${key}`)} from ${sql.table(parent)} where ${way})`,
    );
  });
}

/** The tables that have personal data, each behind those that it refers to. */
export const personalTables: readonly TableName[] = tablesInOrder.filter((table) => ownersOf(table).length > 0);

/** The same the other way round, pictures first: they name their record without a reference of the database. */
const childrenFirst = [...personalTables].reverse().sort((a, b) => Number(/image/.test(b)) - Number(/image/.test(a)));

/** Deletes whatever belongs to the root. Part of a transaction. @returns how many rows of each table */
async function deleteTree(db: Db, root: Root): Promise<Map<TableName, number>> {
  const deleted = new Map<TableName, number>();
  for (const table of childrenFirst) {
    for (const way of waysTo(table, root)) {
      const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where ${way}`.execute(db);
      if (numAffectedRows > 0n) deleted.set(table, (deleted.get(table) ?? 0) + Number(numAffectedRows));
    }
  }
  return deleted;
}

/** Deletes every row that is part of a user's data, the account's own too. Part of a transaction. */
export const deleteRowsOf = (db: Db, uid: string) => deleteTree(db, { uid });

/** Deletes records with all that is part of them. Part of a transaction. */
export const deleteRecords = (db: Db, table: TableName, ids: readonly string[]) => deleteTree(db, { table, ids });

/** What a person wants to know of a picture. Its bytes are many: read one at a time. */
const ofPicture = sql`id, record_id, position, media_type, width, height, created_at`;

/** Every row of a table that is part of a user's data; of pictures without their bytes. */
export async function rowsOf(db: Db, table: TableName, uid: string): Promise<Row[]> {
  const ways = waysTo(table, { uid });
  if (ways.length === 0) return [];
  const columns = table === 'images' ? ofPicture : sql`*`;
  return (await sql<Row>`select ${columns} from ${sql.table(table)} where ${sql.join(ways, sql` or `)}`.execute(db)).rows;
}

/** Tables whose records others are told about, customer service among them. */
const toldToOthers = ['devices', 'feedback', 'tickets', 'registrations', 'ratings', 'recipes'] as const;

/** The ids of a user's records, by which responses to others' calls name them. */
export async function recordIdsOf(db: Db, uid: string): Promise<string[]> {
  const ids = toldToOthers.map((table) => db.selectFrom(table).select('id').where('uid', '=', uid).execute());
  return (await Promise.all(ids)).flat().map(({ id }) => id);
}

/** The ids of a user's recipes, and of those that the user has collected, in one order for all transactions. */
export async function recipesToLeave(db: Db, uid: string): Promise<{ own: string[]; collected: string[] }> {
  const own = await db.selectFrom('recipes').select('id').where('uid', '=', uid).orderBy('id').execute();
  const collected = await db.selectFrom('favorites').select('recipe_id as id').where('uid', '=', uid).orderBy('id').execute();
  return { own: own.map(({ id }) => id), collected: collected.map(({ id }) => id) };
}

/** Removes a user's devices from reports and registrations of others with whom they were shared. Part of a transaction. */
export async function forgetSharedDevices(trx: Db, uid: string): Promise<void> {
  const own = trx.selectFrom('devices').select('id').where('uid', '=', uid);
  const nothing = { device_id: '', device_name: '' };
  await trx
    .updateTable('feedback')
    .set({ ...nothing, device_sn: '' })
    .where('uid', '<>', uid)
    .where('device_id', 'in', own)
    .execute();
  await trx.updateTable('registrations').set(nothing).where('uid', '<>', uid).where('device_id', 'in', own).execute();
}

/** Lets no other transaction write for a user, or refer to the account, until this one ends. */
export async function lockUser(trx: Db, uid: string): Promise<void> {
  await lockRow(trx, 'user', uid);
  if (isPostgres(trx)) await trx.selectFrom('users').select('uid').where('uid', '=', uid).forUpdate().execute();
}

/** A page of the uids of a database, in their order. */
export const uidsAfter = async (db: Db, after: string, limit: number): Promise<Tables['users']['uid'][]> =>
  (await db.selectFrom('users').select('uid').where('uid', '>', after).orderBy('uid').limit(limit).execute()).map(
    ({ uid }) => uid,
  );
