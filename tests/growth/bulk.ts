import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import pg from 'pg';
import { isPostgresUrl } from '../../server/db/postgres.ts';
import type { Tables } from '../../server/db/tables.ts';

export type Row<T extends keyof Tables> = Partial<Tables[T]>;

/** Rows by table, in the order in which they are written. */
export class Batch {
  readonly tables = new Map<keyof Tables, object[]>();
  add<T extends keyof Tables>(table: T, row: Row<T>): void {
    const rows = this.tables.get(table);
    if (rows) rows.push(row);
    else this.tables.set(table, [row]);
  }
}

/** Writes rows without the queries of the server, hundreds of thousands in a minute. */
export interface Bulk {
  write(batch: Batch): Promise<void>;
  close(): Promise<void>;
}

export const openBulk = (at: string): Promise<Bulk> => (isPostgresUrl(at) ? openPostgres(at) : openSqlite(at));

async function openSqlite(file: string): Promise<Bulk> {
  const database = new DatabaseSync(file);
  database.exec('pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -500000; pragma foreign_keys = off');
  return {
    async write({ tables }) {
      database.exec('begin');
      for (const [table, rows] of tables) {
        const columns = Object.keys(rows[0] ?? {});
        const insert = database.prepare(`insert into ${table} (${columns.join()}) values (${columns.map(() => '?').join()})`);
        for (const row of rows) insert.run(...(Object.values(row) as SQLInputValue[]));
      }
      database.exec('commit');
    },
    async close() {
      database.exec('pragma journal_mode = wal');
      database.close();
    },
  };
}

/** Rows per statement, which is sent as one JSON text. */
const rowsPerStatement = 5000;

async function openPostgres(at: string): Promise<Bulk> {
  const client = new pg.Client({ connectionString: at });
  await client.connect();
  // Foreign keys hold by construction, and each would be looked up.
  await client.query('set session_replication_role = replica');
  return {
    async write({ tables }) {
      await client.query('begin');
      for (const [table, rows] of tables) {
        for (let start = 0; start < rows.length; start += rowsPerStatement)
          await client.query(insertionOf(table, Object.keys(rows[0] ?? {})), [
            JSON.stringify(rows.slice(start, start + rowsPerStatement), asPostgres),
          ]);
      }
      await client.query('commit');
    },
    close: () => client.end(),
  };
}

const asPostgres = (_: string, value: unknown) =>
  value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : value;

function insertionOf(table: string, columns: readonly string[]): string {
  if (table !== 'recipe_search')
    return `insert into ${table} (${columns.join()}) select ${columns.join()} from json_populate_recordset(null::${table}, $1::json)`;
  const lexemes = ['title', 'ingredients', 'tags']
    .map((column) => `array(select '${column}:' || word from unnest(string_to_array(${column}, ' ')) as word)`)
    .join(' || ');
  return `insert into recipe_search (${columns.join()}, words)
    select ${columns.join()}, array_to_tsvector(${lexemes})
    from json_to_recordset($1::json) as row (rowid bigint, title text, ingredients text, tags text, recipe_id text)`;
}
