import * as v from '#rules/valibot';
import { countryOf } from '../contact/countries.ts';
import { Email } from '../contact/email.ts';
import { ContactText } from '../contact/text.ts';
import { Day, isBirthday, isPurchaseDate } from '../days.ts';
import { type Endpoint, post } from '../endpoint.ts';
import { Created, Id } from '../fields.ts';
import { ChosenId, requiredText, shortText } from '../input-fields.ts';
import { genders, registrationLimits as limits } from './read.ts';

const day = v.pipe(v.string(), v.minLength(1, 'required'), Day);
const country = v.pipe(
  v.string(),
  v.minLength(1, 'required'),
  v.check((abbr) => countryOf(abbr)?.abbr === abbr, 'format'),
);

/**
 * The body of the registration form; what docs/spec.md §5 prompts for is required. `phone` must also pass `parsePhone` of `contact/phone.ts`, and the days {@link wrongDays}.
 */
export const NewRegistration = v.object({
  /** A key of `content/catalogue.json`, as `model` */
  brand: ChosenId,
  platform: requiredText(limits.platform),
  orderNumber: requiredText(limits.orderNumber),
  model: ChosenId,
  /** Empty where it is not told: the warranty holds all the same */
  serialNumber: shortText(limits.serialNumber),
  purchaseDate: day,
  firstName: requiredText(limits.firstName),
  lastName: requiredText(limits.lastName),
  email: Email,
  /** Abbreviation of the country whose number `phone` is */
  phoneCountry: country,
  phone: v.pipe(ContactText, v.maxLength(limits.phone, 'tooLong')),
  country,
  gender: v.picklist(genders, 'required'),
  birthday: day,
  nickname: shortText(limits.nickname),
  /** The state, province or region that the person lives in */
  region: requiredText(limits.region),
  /** One of the user's devices, or empty */
  deviceId: v.union([v.literal(''), Id], 'format'),
});
export type NewRegistration = v.InferOutput<typeof NewRegistration>;

/** Broken rules of the two days, by field. @param today where the person is, or the latest day anywhere */
export function wrongDays({ purchaseDate, birthday }: Pick<NewRegistration, 'purchaseDate' | 'birthday'>, today: string) {
  return {
    ...(purchaseDate && !isPurchaseDate(purchaseDate, today, birthday) && { purchaseDate: 'format' }),
    ...(birthday && !isBirthday(birthday, today) && { birthday: 'format' }),
  };
}

/** Refuses `orderNumber` as `duplicate` where the user has registered the same model with the same order already. */
export const createRegistration: Endpoint<typeof NewRegistration, typeof Created> = post(
  'app',
  '/api/v1/registration/create',
  Created,
  { keyed: true },
);
