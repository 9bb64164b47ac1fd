import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Id } from '../id.ts';
import { NewAfterSale } from './create.ts';

/** A form as customer service sees it; `createdAt` is in seconds since 1970. */
export const AfterSale = v.object({
  id: Id,
  username: v.string(),
  ...NewAfterSale.entries,
  createdAt: v.pipe(v.number(), v.integer()),
});
export type AfterSale = v.InferOutput<typeof AfterSale>;

/** Newest first, of the users of the operator's region. */
export const serviceAfterSales = endpoint({
  method: 'GET',
  path: '/api/v1/operate/afterSale/list',
  service: 'operate',
  input: v.object({}),
  output: v.object({ items: v.array(AfterSale) }),
});
