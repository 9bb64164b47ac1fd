import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from '../dialect.ts';

/**
 * Counts of calls that the processes on one PostgreSQL database share, in the columns that rate-limiter-flexible uses: a keyed hash
 * of the caller, calls, and the end of the window. Unlogged: no commit waits for the disk, and a crash forgets the counts. SQLite has
 * one process, which counts in memory.
 */
export const rateLimits: Migration = {
  async up(db: Kysely<unknown>) {
    if (!isPostgres(db)) return;
    // Room on each page, so that an update stays on its page and touches no index.
    await sql`create unlogged table rate_limits (key text collate "C" primary key, points integer not null, expire bigint not null) with (fillfactor = 50)`.execute(
      db,
    );
  },
};
