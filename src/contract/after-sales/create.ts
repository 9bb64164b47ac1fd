import * as v from 'valibot';
import { Day, isBirthday } from '../days.ts';
import { endpoint } from '../endpoint.ts';
import { Id } from '../id.ts';

/** How many characters each field may have; ours, docs/spec.md §5 sets none. */
export const afterSaleLimits = { orderNumber: 64, region: 100 } as const;

export const genders = ['male', 'female', 'other'] as const;

/**
 * The after-sales form (docs/spec.md §3, §5); only the order number must be there. Messages are rule names, as in `new-feedback.ts`. The
 * birthday must also pass {@link wrongBirthday}.
 */
export const NewAfterSale = v.object({
  /** Empty when not told, as `birthday` and `region` */
  gender: v.picklist(['', ...genders]),
  birthday: v.union([v.literal(''), Day], 'format'),
  orderNumber: v.pipe(v.string(), v.trim(), v.minLength(1, 'required'), v.maxLength(afterSaleLimits.orderNumber, 'tooLong')),
  region: v.pipe(v.string(), v.trim(), v.maxLength(afterSaleLimits.region, 'tooLong')),
});
export type NewAfterSale = v.InferOutput<typeof NewAfterSale>;

/** The broken rule of the birthday, if it is told. @param today where the person is, or the latest day anywhere */
export const wrongBirthday = ({ birthday }: Pick<NewAfterSale, 'birthday'>, today: string): { birthday?: string } =>
  birthday && !isBirthday(birthday, today) ? { birthday: 'format' } : {};

export const createAfterSale = endpoint({
  method: 'POST',
  path: '/api/v1/afterSale/create',
  service: 'app',
  input: NewAfterSale,
  output: v.object({ id: Id }),
  keyed: true,
});
