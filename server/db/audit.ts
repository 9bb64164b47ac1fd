import { createHmac, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Region } from '../../src/contract/regions.ts';
import { day } from '../../src/lib/time-units.ts';
import { isAfter, type TimeCursor } from './cursors.ts';
import { isPostgres } from './dialect.ts';
import type { Db, Tables } from './tables.ts';

export type AuditRow = Tables['audit'];

const pseudonymWith = (key: string, uid: string): string =>
  createHmac('sha256', Buffer.from(key, 'hex')).update(uid).digest('hex').slice(0, 32);

/** The name of a user in the audit trail. It leads to the user only while the user's key exists. */
export async function pseudonymOf(db: Db, uid: string): Promise<string> {
  const known = await knownPseudonym(db, uid);
  if (known) return known;
  await db
    .insertInto('audit_keys')
    .values({ uid, key: randomBytes(32).toString('hex') })
    .onConflict((conflict) => conflict.column('uid').doNothing())
    .execute();
  const { key } = await db.selectFrom('audit_keys').select('key').where('uid', '=', uid).executeTakeFirstOrThrow();
  return pseudonymWith(key, uid);
}

/** The same, only where the user already has one. */
export async function knownPseudonym(db: Db, uid: string): Promise<string | undefined> {
  const row = await db.selectFrom('audit_keys').select('key').where('uid', '=', uid).executeTakeFirst();
  return row && pseudonymWith(row.key, uid);
}

/** Whose pseudonyms these are; erased users are missing. Goes through all users: for the command line only. */
export async function uidsOf(db: Db, pseudonyms: ReadonlySet<string>): Promise<Map<string, string>> {
  const keys = await db.selectFrom('audit_keys').selectAll().execute();
  return new Map(
    keys.map(({ uid, key }) => [pseudonymWith(key, uid), uid] as const).filter(([pseudonym]) => pseudonyms.has(pseudonym)),
  );
}

/** Adds a row. Part of the transaction of what it tells. */
export async function insertAudit(db: Db, uid: string, row: Omit<AuditRow, 'id' | 'actor'>): Promise<void> {
  await db
    .insertInto('audit')
    .values({ id: crypto.randomUUID(), actor: await pseudonymOf(db, uid), ...row })
    .execute();
}

/** A record by its id, or whoever acted by the pseudonym. */
export interface AuditSubject {
  column: 'record_id' | 'actor';
  value: string;
  /** Only what was done there */
  region?: Region;
}

/** What was done with a record, or by a pseudonym, newest first, from after a cursor. */
export function auditPage(
  db: Db,
  { column, value, region }: AuditSubject,
  after: TimeCursor | undefined,
  limit: number,
): Promise<AuditRow[]> {
  const page = db
    .selectFrom('audit')
    .selectAll()
    .where(column, '=', value)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  const there = region ? page.where('region', '=', region) : page;
  return (after ? there.where(isAfter(['created_at', 'id'], after)) : there).execute();
}

/**
 * Milliseconds before the newest row, or before now where that comes first, within which the database refuses to delete any row
 * (migration 0018).
 */
export const minAuditRetention = 180 * day;

/** Deletes rows from before a time, in milliseconds, as far as the database allows it. */
export async function purgeAudit(db: Db, before: number): Promise<void> {
  const latest = isPostgres(db)
    ? sql<number>`least(max(created_at), floor(extract(epoch from now()) * 1000)::bigint)`
    : sql<number>`min(max(created_at), unixepoch() * 1000)`;
  const row = await db.selectFrom('audit').select(latest.as('latest')).executeTakeFirst();
  await db
    .deleteFrom('audit')
    .where('created_at', '<', Math.min(before, Number(row?.latest ?? 0) - minAuditRetention))
    .execute();
}
