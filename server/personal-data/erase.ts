import { deleteResponsesAbout } from '../db/idempotency-keys.ts';
import { lockRow } from '../db/locks.ts';
import { deleteRowsOf, forgetSharedDevices, lockUser, recipesToLeave, recordIdsOf } from '../db/personal-data.ts';
import { recipeOf } from '../db/recipes.ts';
import { withRetry } from '../db/retry.ts';
import type { Db } from '../db/tables.ts';
import type { TableName } from '../db/tables-in-order.ts';
import { vacuumDeleted } from '../db/vacuum.ts';
import { setFavoriteOf, unlist } from '../recipes/listing.ts';

/** How many rows were deleted, by table. */
export type Erased = ReadonlyMap<TableName, number>;

/**
 * Deletes a user's account and everything that belongs to it, in one transaction: records, pictures, recipes, idempotency keys and
 * tokens. What others wrote about the user's records, such as replies, goes with them. Afterwards, what the database keeps of deleted
 * rows goes, too: run it again where that failed.
 *
 * @param now milliseconds
 * @throws WalInUse
 */
export async function eraseUser(db: Db, uid: string, now: number): Promise<Erased> {
  const erased = await withRetry(db, (trx) => eraseIn(trx, uid, now));
  await vacuumDeleted(db);
  return erased;
}

/** The same as part of a transaction, without what comes after it. */
export async function eraseIn(trx: Db, uid: string, now: number): Promise<Erased> {
  await lockUser(trx, uid);
  const { own, collected } = await recipesToLeave(trx, uid);
  for (const id of [...new Set([...own, ...collected])].sort()) await lockRow(trx, 'recipe', id);
  for (const id of collected) {
    const recipe = await recipeOf(trx, id);
    if (recipe) await setFavoriteOf(trx, uid, recipe, false, now);
  }
  for (const id of own) await unlist(trx, id);
  await forgetSharedDevices(trx, uid);
  await deleteResponsesAbout(trx, [uid, ...(await recordIdsOf(trx, uid))]);
  return deleteRowsOf(trx, uid);
}
