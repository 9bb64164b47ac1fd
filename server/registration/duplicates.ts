import { activeOfModel } from '../db/registrations.ts';
import type { Db } from '../db/tables.ts';

/** Ignores case, spaces and hyphens, which shops print and users type in many ways. */
const normalized = (orderNumber: string) => orderNumber.toUpperCase().replace(/[\s-]/g, '');

/** Whether a user has registered the same model with the same order already. @param id of the registration that is wanted, if it exists */
export async function isDuplicate(
  db: Db,
  { uid, model, orderNumber, id }: { uid: string; model: string; orderNumber: string; id?: string },
): Promise<boolean> {
  const others = (await activeOfModel(db, uid, model)).filter((other) => other.id !== id);
  return others.some(({ order_number }) => normalized(order_number) === normalized(orderNumber));
}
