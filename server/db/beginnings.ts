import { type RawBuilder, sql } from 'kysely';

/** Whether a column begins with a text, as a range of its index: no character sorts behind the last one. */
export const startsWith = (column: string, text: string): RawBuilder<boolean> =>
  sql`${sql.ref(column)} between ${text} and ${`${text}\u{10ffff}`}`;
