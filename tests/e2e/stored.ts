import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { cache } from '../../tools/scripts/tools.ts';

/** What the flows' server keeps: a file, so that a flow can count in it what really is there, whatever the server answers. */
export const database = join(cache, 'test-data', 'companion.db');

export const forgetDatabase = (): void => rmSync(dirname(database), { recursive: true, force: true });

/** Milliseconds to wait for the server, which writes, too. */
const timeout = 5000;

/** How many rows of a table have this very text in a column. */
export function storedWith(table: string, column: string, text: string): number {
  const opened = new DatabaseSync(database, { readOnly: true, timeout });
  try {
    const row = opened.prepare(`select count(*) as n from ${table} where ${column} = ?`).get(text);
    return Number(row?.n);
  } finally {
    opened.close();
  }
}

/** Changes the flows' database as time would. */
export function changeStored(statement: string, ...values: (string | number)[]): void {
  const opened = new DatabaseSync(database, { timeout });
  try {
    opened.prepare(statement).run(...values);
  } finally {
    opened.close();
  }
}
