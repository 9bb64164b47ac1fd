import * as v from '#rules/valibot';
import { Day, isBirthday } from '../days.ts';
import { type Endpoint, post } from '../endpoint.ts';
import { Created } from '../fields.ts';
import { requiredText, shortText } from '../input-fields.ts';

/** Maximum length of each field; ours, docs/spec.md §5 sets none. */
export const afterSaleLimits = { orderNumber: 64, region: 100 } as const;

export const genders = ['male', 'female', 'other'] as const;

/** The body of the after-sales form (docs/spec.md §3, §5). The birthday must also pass {@link wrongBirthday}. */
export const NewAfterSale = v.object({
  /** Empty when not told, as `birthday` and `region` */
  gender: v.picklist(['', ...genders]),
  birthday: v.union([v.literal(''), Day], 'format'),
  orderNumber: requiredText(afterSaleLimits.orderNumber),
  region: shortText(afterSaleLimits.region),
});
export type NewAfterSale = v.InferOutput<typeof NewAfterSale>;

/** The broken rule of the birthday, if there is one. @param today in the person's time zone, or the latest day anywhere */
export const wrongBirthday = ({ birthday }: Pick<NewAfterSale, 'birthday'>, today: string): { birthday?: string } =>
  birthday && !isBirthday(birthday, today) ? { birthday: 'format' } : {};

export const createAfterSale: Endpoint<typeof NewAfterSale, typeof Created> = post('app', '/api/v1/afterSale/create', Created, {
  keyed: true,
});
