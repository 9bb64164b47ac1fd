import type { Row } from '../db/dump.ts';
import type { TableName } from '../db/tables-in-order.ts';

/**
 * A backup is lines of JSON, compressed by gzip: a {@link Head}, rows with the name of their table, and the number of rows. The bytes
 * of a picture are in lines before its row, so that no line is long and neither side needs memory for more than one picture. The
 * format is the same for both databases, so that a backup of SQLite can be restored into PostgreSQL.
 */
export interface Head {
  /** 1: pictures stand in their rows */
  companion: 1 | 2;
  /** The newest migration of its tables */
  migration: string;
  /** Milliseconds when it was begun; unknown in older ones */
  madeAt?: number;
  /** What signs the addresses of pictures, where it is kept beside the database */
  secret?: string;
  /** The list of erasures by then, as `listIn` says; absent where nobody was erased before */
  erasures?: string;
}

/** Marks a value of bytes: the number of its lines or, in format 1, the base64 itself. */
const bytes = '$bytes';

/** Bytes per line: a multiple of 3, so that base64 needs no padding. */
const chunk = 48 * 1024;

export const headLine = (head: Head): string => JSON.stringify(head);
export const lastLine = (rows: number): string => JSON.stringify({ rows });

/** The lines of a row: its bytes in the order of its columns, then itself. */
export function* rowLines(table: TableName, row: Row): Generator<string> {
  const values: Record<string, unknown> = { ...row };
  for (const [column, value] of Object.entries(row)) {
    if (!(value instanceof Uint8Array)) continue;
    values[column] = { [bytes]: Math.ceil(value.length / chunk) };
    for (let from = 0; from < value.length; from += chunk)
      yield JSON.stringify(Buffer.from(value.subarray(from, from + chunk)).toString('base64'));
  }
  yield JSON.stringify([table, values]);
}

/** @param chunks the lines of bytes before the row, of which it takes its own */
export function readRow([table, row]: readonly [TableName, Row], chunks: Buffer[]): { table: TableName; row: Row } {
  const read = (value: unknown) => {
    if (value === null || typeof value !== 'object' || !(bytes in value)) return value;
    const { [bytes]: its } = value;
    return typeof its === 'number' ? Buffer.concat(chunks.splice(0, its)) : Buffer.from(String(its), 'base64');
  };
  return { table, row: Object.fromEntries(Object.entries(row).map(([column, value]) => [column, read(value)])) };
}
