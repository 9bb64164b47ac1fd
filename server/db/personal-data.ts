import { type RawBuilder, sql } from 'kysely';
import { isPostgres } from './dialect.ts';
import type { Row } from './dump.ts';
import type { Db, Tables } from './tables.ts';
import { type TableName, tablesInOrder } from './tables-in-order.ts';

/** A column that says whose a row is: a uid, or the row of another table, by its key, that it is part of. */
type Owner = 'uid' | readonly [column: string, parent: TableName, key: string];

/** By table, what makes a row part of a user's data; none where no row is about anybody in particular. */
const owners: Readonly<Record<TableName, readonly Owner[]>> = {
  users: ['uid'],
  tokens: ['uid'],
  homes: ['uid'],
  devices: ['uid'],
  device_shares: ['uid', ['device_id', 'devices', 'id']],
  device_groups: [['home_id', 'homes', 'id']],
  device_group_members: [
    ['group_id', 'device_groups', 'id'],
    ['device_id', 'devices', 'id'],
  ],
  feedback: ['uid'],
  replies: [['feedback_id', 'feedback', 'id']],
  images: ['uid'],
  small_images: [['image_id', 'images', 'id']],
  tickets: ['uid'],
  ticket_steps: [['ticket_id', 'tickets', 'id']],
  ticket_messages: [['ticket_id', 'tickets', 'id']],
  ticket_parcels: [['ticket_id', 'tickets', 'id']],
  registrations: ['uid'],
  registration_corrections: ['uid', ['registration_id', 'registrations', 'id']],
  ratings: ['uid'],
  after_sales: ['uid'],
  help_votes: ['uid'],
  help_counts: [],
  help_search_days: [],
  help_searches: [],
  recipes: ['uid'],
  recipe_tags: [['recipe_id', 'recipes', 'id']],
  recipe_versions: [['recipe_id', 'recipes', 'id']],
  recipe_reports: ['uid', ['recipe_id', 'recipes', 'id']],
  recipe_words: [],
  recipe_word_pieces: [],
  // A recipe's row goes when it is unlisted.
  recipe_search: [],
  favorites: ['uid', ['recipe_id', 'recipes', 'id']],
  cookings: ['uid'],
  cooking_paces: ['uid'],
  answers: ['uid'],
  // Pseudonyms, which are nobody's once the key is erased.
  audit: [],
  audit_keys: ['uid'],
};

/** Whether a row of a table is part of a user's data. */
const isOf = (table: TableName, uid: string): RawBuilder<boolean> =>
  sql`(${sql.join(
    owners[table].map((owner) => {
      if (owner === 'uid') return sql`${sql.ref(`${table}.uid`)} = ${uid}`;
      const [column, parent, key] = owner;
      return sql`${sql.ref(`${table}.${column}`)} in (select ${sql.ref(`${parent}.${key}`)} from ${sql.table(parent)} where ${isOf(parent, uid)})`;
    }),
    sql` or `,
  )})`;

/** The tables that have personal data, each behind those that it refers to. */
export const personalTables: readonly TableName[] = tablesInOrder.filter((table) => owners[table].length > 0);

/** Every row of a table that is part of a user's data. */
export async function rowsOf(db: Db, table: TableName, uid: string): Promise<Row[]> {
  const { rows } = await sql<Row>`select * from ${sql.table(table)} where ${isOf(table, uid)}`.execute(db);
  return rows;
}

/** Deletes every row that is part of a user's data, the account's own too. Part of a transaction. @returns how many */
export async function deleteRowsOf(db: Db, uid: string): Promise<number> {
  let deleted = 0;
  for (const table of [...personalTables].reverse()) {
    const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where ${isOf(table, uid)}`.execute(db);
    deleted += Number(numAffectedRows);
  }
  return deleted;
}

/** The ids of a user's recipes. */
export const recipeIdsOf = async (db: Db, uid: string): Promise<string[]> =>
  (await db.selectFrom('recipes').select('id').where('uid', '=', uid).execute()).map(({ id }) => id);

/** The ids of the recipes that a user has collected. */
export const collectedIdsOf = async (db: Db, uid: string): Promise<string[]> =>
  (await db.selectFrom('favorites').select('recipe_id').where('uid', '=', uid).execute()).map(({ recipe_id }) => recipe_id);

/** Every uid of a database. */
export const allUids = async (db: Db): Promise<Tables['users']['uid'][]> =>
  (await db.selectFrom('users').select('uid').execute()).map(({ uid }) => uid);

/**
 * Removes what SQLite keeps of deleted rows: in the full text index, in free pages, and in its write-ahead log. PostgreSQL does so by
 * itself, when autovacuum runs and old WAL files are recycled.
 */
export async function forgetDeleted(db: Db): Promise<void> {
  if (isPostgres(db)) return;
  await sql`insert into recipe_search (recipe_search) values ('optimize')`.execute(db);
  await sql`vacuum`.execute(db);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
