import { type RawBuilder, sql } from 'kysely';

/** Where a page ends of a list that has the latest first. */
export interface TimeCursor {
  time: number;
  id: string;
}

/** Where a page ends of the recommended recipes of one language. */
export interface RankCursor {
  rank: number;
  id: string;
}

/**
 * Whether a row comes after a cursor, in descending order of two columns (keyset pagination). Compared as a row: both databases begin
 * in the middle of an index then, so the last page costs what the first does.
 */
export const isAfter = (columns: readonly [string, string], cursor: TimeCursor | RankCursor): RawBuilder<boolean> =>
  sql`(${sql.ref(columns[0])}, ${sql.ref(columns[1])}) < (${'time' in cursor ? cursor.time : cursor.rank}, ${cursor.id})`;
