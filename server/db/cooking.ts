import type { Insertable, Selectable } from 'kysely';
import { SerializationConflict } from './retry.ts';
import type { Db, Tables } from './tables.ts';

/** An event from outside of the appliance, as it is stored. `lose`: it has become unreachable. */
export type CookingEvent = { at: number } & ({ action: 'pause' | 'resume' | 'stop' | 'lose' } | { pace: number });

export type CookingRow = Selectable<Tables['cookings']>;

/**
 * Cookings that a user started, or that run on a device of the user: those that still run or ended after a moment, the latest first.
 * They are purged a day after their end, so a user has few.
 */
export async function cookingsOf(db: Db, uid: string, endedAfter: number): Promise<CookingRow[]> {
  const current = db
    .selectFrom('cookings')
    .select('cookings.id')
    .where((eb) => eb.or([eb('ended_at', 'is', null), eb('ended_at', '>', endedAfter)]));
  const own = current.where('cookings.uid', '=', uid);
  const onOwnDevice = current.innerJoin('devices', 'devices.id', 'device_id').where('devices.uid', '=', uid);
  return db
    .selectFrom('cookings')
    .selectAll()
    .where('id', 'in', own.union(onOwnDevice))
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .execute();
}

export const cookingOf = (db: Db, uid: string, id: string): Promise<CookingRow | undefined> =>
  db
    .selectFrom('cookings')
    .innerJoin('devices', 'devices.id', 'device_id')
    .selectAll('cookings')
    .where('cookings.id', '=', id)
    .where((eb) => eb.or([eb('cookings.uid', '=', uid), eb('devices.uid', '=', uid)]))
    .executeTakeFirst();

/** Cookings of a device, or of a user, that are not known to have ended. */
export const openCookings = (db: Db, column: 'device_id' | 'uid', id: string): Promise<CookingRow[]> =>
  db.selectFrom('cookings').selectAll().where('ended_at', 'is', null).where(column, '=', id).execute();

/** Ids of cookings that began before a moment and are not known to have ended, at most one per device. */
export async function openCookingsBefore(db: Db, startedBefore: number): Promise<string[]> {
  const query = db.selectFrom('cookings').select('id').where('ended_at', 'is', null).where('started_at', '<', startedBefore);
  return (await query.execute()).map(({ id }) => id);
}

export const openCooking = (db: Db, id: string): Promise<CookingRow | undefined> =>
  db.selectFrom('cookings').selectAll().where('id', '=', id).where('ended_at', 'is', null).executeTakeFirst();

export async function insertCooking(db: Db, row: Insertable<Tables['cookings']>): Promise<CookingRow> {
  await db.insertInto('cookings').values(row).execute();
  return row as CookingRow;
}

/**
 * @param endedAt when the event ended it
 * @throws SerializationConflict when the cooking has changed since it was read
 */
export async function addEvent(db: Db, row: CookingRow, event: CookingEvent, endedAt: number | null): Promise<CookingRow> {
  const next = { events: JSON.stringify([...JSON.parse(row.events), event]), ended_at: endedAt };
  const { numUpdatedRows } = await db
    .updateTable('cookings')
    .set(next)
    .where('id', '=', row.id)
    .where('events', '=', row.events)
    .where('ended_at', 'is not distinct from', row.ended_at)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new SerializationConflict();
  return { ...row, ...next };
}

/**
 * Stores that a cooking is done, and counts it for its recipe. Only the first of several calls counts.
 *
 * @returns the cooking as it is then
 */
export async function markDone(db: Db, row: CookingRow, endedAt: number): Promise<CookingRow> {
  const { numUpdatedRows } = await db
    .updateTable('cookings')
    .set({ ended_at: endedAt })
    .where('id', '=', row.id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n)
    await db
      .updateTable('recipes')
      .set((eb) => ({ cooked: eb('cooked', '+', 1) }))
      .where('id', '=', row.recipe_id)
      .execute();
  return { ...row, ended_at: endedAt };
}

/** The speed of a user's simulated appliances: appliance seconds per real second. */
export async function paceOf(db: Db, uid: string): Promise<number> {
  const row = await db.selectFrom('cooking_paces').select('pace').where('uid', '=', uid).executeTakeFirst();
  return row?.pace ?? 1;
}

export async function savePace(db: Db, uid: string, pace: number): Promise<void> {
  await db
    .insertInto('cooking_paces')
    .values({ uid, pace })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet({ pace }))
    .execute();
}
