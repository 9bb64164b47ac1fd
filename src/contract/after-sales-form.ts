import * as v from 'valibot';
import { isDay } from '../lib/day.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './id.ts';

/** How many characters each field may have; ours, the spec shows none. */
export const afterSaleLimits = { orderNumber: 64, region: 100 } as const;

export const genders = ['male', 'female', 'other'] as const;

/** Nobody who fills in a form was born before. */
const earliest = '1900-01-01';

const isBirthday = (day: string): boolean => day === '' || (isDay(day) && day >= earliest && Date.parse(day) <= Date.now());

/** The after-sales form (spec, section 3); only the order number must be there. Messages are rule names, as in `new-feedback.ts`. */
export const NewAfterSale = v.object({
  /** Empty when not told, as `birthday` and `region` */
  gender: v.picklist(['', ...genders]),
  /** `YYYY-MM-DD` */
  birthday: v.pipe(v.string(), v.check(isBirthday, 'format')),
  orderNumber: v.pipe(v.string(), v.trim(), v.minLength(1, 'required'), v.maxLength(afterSaleLimits.orderNumber, 'tooLong')),
  region: v.pipe(v.string(), v.trim(), v.maxLength(afterSaleLimits.region, 'tooLong')),
});
export type NewAfterSale = v.InferOutput<typeof NewAfterSale>;

export const createAfterSale = endpoint({
  method: 'POST',
  path: '/api/v1/afterSale/create',
  service: 'app',
  input: NewAfterSale,
  output: v.object({ id: Id }),
  keyed: true,
});
