import type { Db, Tables } from './tables.ts';

export type AfterSaleRow = Tables['after_sales'];

export async function insertAfterSale(db: Db, row: Omit<AfterSaleRow, 'id'>): Promise<string> {
  const id = crypto.randomUUID();
  await db
    .insertInto('after_sales')
    .values({ id, ...row })
    .execute();
  return id;
}

/** The latest of all users of some countries, for customer service. */
export const latestAfterSales = (db: Db, countries: readonly string[], limit: number) =>
  db
    .selectFrom('after_sales')
    .innerJoin('users', 'users.uid', 'after_sales.uid')
    .selectAll('after_sales')
    .select('users.username')
    .where('users.country', 'in', countries)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
