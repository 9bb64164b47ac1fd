import { type Kysely, PostgresAdapter } from 'kysely';

export type AnyDatabase = Pick<Kysely<unknown>, 'getExecutor'>;

/** Whether a database, or a transaction in it, is PostgreSQL's; it is SQLite's otherwise. Asked only where the two differ. */
export const isPostgres = (db: AnyDatabase): boolean => db.getExecutor().adapter instanceof PostgresAdapter;
