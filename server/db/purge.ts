import { setImmediate } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { isInGroup, ticketStatuses } from '../../src/contract/tickets/states.ts';
import { dayOf } from '../../src/lib/day.ts';
import { purgeAudit } from './audit.ts';
import { isPostgres } from './dialect.ts';
import { purgeHelpSignals } from './help-signals.ts';
import { deleteResponsesAbout } from './idempotency-keys.ts';
import { deleteUnattached, unattachedImagesBefore } from './images.ts';
import { deleteRecords } from './personal-data.ts';
import { retention } from './retention.ts';
import { withRetry } from './retry.ts';
import type { Db } from './tables.ts';
import type { TableName } from './tables-in-order.ts';

/** Pictures per statement. Deleting thousands at once would take longer than a call may. */
const imagesPerStatement = 50;

/** Records per transaction: a recipe has up to 31 pictures. */
const recordsPerTransaction = 10;

/** Rows per statement of tables without pictures. */
const rowsPerStatement = 500;

/** Deletes records whose {@link retention} has expired. @param now milliseconds */
export async function purge(db: Db, now: number, keep = retention): Promise<void> {
  const before = (name: keyof typeof retention) => now - keep[name];
  await purgeRows(db, 'answers', ['uid', 'path', 'key'], sql`started_at < ${before('idempotencyKeys')}`);
  await purgeRows(db, 'tokens', ['hash'], sql`expires_at < ${before('tokens')}`);
  await purgeRows(db, 'cookings', ['id'], sql`ended_at < ${before('cookings')}`);
  await purgeAudit(db, before('audit'));
  await purgeHelpSignals(db, dayOf(new Date(before('helpSignals')), 'UTC'));
  for (const [name, { table, expired }] of Object.entries(records)) {
    const limit = before(name as keyof typeof records);
    if (Number.isFinite(limit)) await purgeRecords(db, table, expired(limit));
  }
  if (Number.isFinite(before('helpVotes')))
    await purgeRows(db, 'help_votes', ['uid', 'article'], sql`voted_at < ${before('helpVotes')}`);
  await purgeUnattached(db, before('unattachedImages'));
}

type Condition = (before: number) => RawBuilder<boolean>;

const day = (time: number) => dayOf(new Date(time), 'UTC');
const closed = sql.join(ticketStatuses.filter((status) => isInGroup(status, 'closed')));

/** Records with an owner, and which of them were done with before a time (milliseconds). */
const records = {
  removedReports: { table: 'feedback', expired: (before) => sql`removed_at < ${before}` },
  closedReports: { table: 'feedback', expired: (before) => sql`status = 'replied' and updated_at < ${before}` },
  closedTickets: { table: 'tickets', expired: (before) => sql`status in (${closed}) and updated_at < ${before}` },
  // A mistyped date of long ago is no reason: the registration is as old as its row, too.
  registrationsAfterWarranty: {
    table: 'registrations',
    expired: (before) => sql`warranty_until < ${day(before)} and created_at < ${before}`,
  },
  registrationsWithoutWarranty: {
    table: 'registrations',
    expired: (before) => sql`warranty_until is null and purchase_date < ${day(before)} and created_at < ${before}`,
  },
  removedRecipes: { table: 'recipes', expired: (before) => sql`removed_at < ${before}` },
  recipeDrafts: {
    table: 'recipes',
    expired: (before) => sql`state = 'draft' and version = 0 and removed_at is null and updated_at < ${before}`,
  },
  closedRecipeReports: { table: 'recipe_reports', expired: (before) => sql`closed_at < ${before}` },
  ratings: { table: 'ratings', expired: (before) => sql`coalesce(answered_at, asked_at) < ${before}` },
  afterSales: { table: 'after_sales', expired: (before) => sql`created_at < ${before}` },
} as const satisfies Partial<Record<keyof typeof retention, { table: TableName; expired: Condition }>>;

/** Deletes rows that have nothing beneath them, so many at a time. */
async function purgeRows(db: Db, table: TableName, key: readonly string[], expired: RawBuilder<boolean>): Promise<void> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  await inBatches(rowsPerStatement, async () => {
    const some = sql`select ${columns} from ${sql.table(table)} where ${expired} limit ${rowsPerStatement}`;
    const { numAffectedRows } = await sql`delete from ${sql.table(table)} where (${columns}) in (${some})`.execute(db);
    return Number(numAffectedRows);
  });
}

/** Deletes records with their pictures and everything else that is part of them, and the stored responses to their owners. */
async function purgeRecords(db: Db, table: TableName, expired: RawBuilder<boolean>): Promise<void> {
  // Whoever restores one at this moment comes first, and of two processes that purge each takes others.
  const lock = isPostgres(db) ? sql`for update skip locked` : sql``;
  await inBatches(recordsPerTransaction, () =>
    withRetry(db, async (trx) => {
      const { rows } = await sql<{ id: string; uid: string }>`
        select id, uid from ${sql.table(table)} where ${expired} limit ${recordsPerTransaction} ${lock}
      `.execute(trx);
      if (rows.length === 0) return 0;
      const ids = rows.map(({ id }) => id);
      await deleteResponsesAbout(trx, ids, [...new Set(rows.map(({ uid }) => uid))]);
      await deleteRecords(trx, table, ids);
      return rows.length;
    }),
  );
}

const purgeUnattached = (db: Db, before: number): Promise<void> =>
  inBatches(imagesPerStatement, async () => {
    const ids = await unattachedImagesBefore(db, before, imagesPerStatement);
    if (ids.length > 0) await deleteUnattached(db, ids);
    return ids.length;
  });

/** Repeats until a batch is not full. SQLite runs in this thread: waiting calls run in between. */
async function inBatches(size: number, batch: () => Promise<number>): Promise<void> {
  while ((await batch()) === size) await setImmediate();
}
