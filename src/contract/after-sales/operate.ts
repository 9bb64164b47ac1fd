import * as v from 'valibot';
import { type Endpoint, get } from '../endpoint.ts';
import { type Empty, Id, listOf, Time } from '../fields.ts';
import { NewAfterSale } from './create.ts';

/** A form as customer service sees it; `createdAt` is in seconds since 1970. */
const AfterSale = v.object({
  id: Id,
  username: v.string(),
  ...NewAfterSale.entries,
  createdAt: Time,
});

const AfterSaleList = listOf(AfterSale);

/** Newest first, of the users of the operator's region. */
export const serviceAfterSales: Endpoint<typeof Empty, typeof AfterSaleList> = get(
  'operate',
  '/api/v1/operate/afterSale/list',
  AfterSaleList,
);
