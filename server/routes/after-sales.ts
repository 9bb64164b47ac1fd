import { createAfterSale, NewAfterSale, wrongBirthday } from '../../src/contract/after-sales/create.ts';
import { serviceAfterSales } from '../../src/contract/after-sales/operate.ts';
import { Empty } from '../../src/contract/fields.ts';
import { toSeconds } from '../../src/lib/time-units.ts';
import { insertAfterSale, latestAfterSales } from '../db/after-sales.ts';
import { countriesOf } from '../db/users.ts';
import { invalidFields } from '../http/http-error.ts';
import type { Mount } from '../http/mount.ts';
import { latestDay } from '../latest-day.ts';

/** Items of the list, which has no pages: customer service works on the latest. */
const listLength = 200;

export function afterSaleRoutes(mount: Mount): void {
  mount(createAfterSale, NewAfterSale, async ({ db, user, input: { orderNumber, ...input }, now }) => {
    const refused = wrongBirthday(input, latestDay(now));
    if (refused.birthday) throw invalidFields(refused);
    return { id: await insertAfterSale(db, { uid: user.uid, ...input, order_number: orderNumber, created_at: now }) };
  });

  mount(serviceAfterSales, Empty, async ({ db, region }) => {
    const rows = await latestAfterSales(db, countriesOf(region), listLength);
    return {
      items: rows.map(({ order_number, created_at, ...row }) => ({
        ...row,
        orderNumber: order_number,
        createdAt: toSeconds(created_at),
      })),
    };
  });
}
