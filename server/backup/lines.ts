import type { TableName } from './tables.ts';

/**
 * A backup is lines of JSON, compressed by gzip: a {@link Head}, rows with the name of their table, and how many there were. It says
 * nothing of the database that it was made of, so that one of SQLite's can be restored into PostgreSQL.
 */
export interface Head {
  companion: 1;
  /** The newest migration of its tables */
  migration: string;
  /** What signs the addresses of pictures, where it is kept beside the database */
  secret?: string;
}

export type Row = Readonly<Record<string, unknown>>;

const bytes = '$bytes';

export const headLine = (head: Head): string => JSON.stringify(head);
export const lastLine = (rows: number): string => JSON.stringify({ rows });

export const rowLine = (table: TableName, row: Row): string =>
  JSON.stringify([
    table,
    Object.fromEntries(
      Object.entries(row).map(([column, value]) => [
        column,
        value instanceof Uint8Array ? { [bytes]: Buffer.from(value).toString('base64') } : value,
      ]),
    ),
  ]);

export const readRow = ([table, row]: [TableName, Row]): { table: TableName; row: Row } => ({
  table,
  row: Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      value !== null && typeof value === 'object' && bytes in value ? Buffer.from(String(value[bytes]), 'base64') : value,
    ]),
  ),
});
