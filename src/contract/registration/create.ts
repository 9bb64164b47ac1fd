import * as v from 'valibot';
import { countryOf } from '../contact/countries.ts';
import { Email } from '../contact/email.ts';
import { ContactText } from '../contact/text.ts';
import { Day, isBirthday, isPurchaseDate } from '../days.ts';
import { endpoint } from '../endpoint.ts';
import { Id } from '../id.ts';
import { registrationLimits as limits } from './limits.ts';

const shortText = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max, 'tooLong'));
const requiredText = (max: number) => v.pipe(v.string(), v.trim(), v.minLength(1, 'required'), v.maxLength(max, 'tooLong'));
const chosen = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'required'));
const day = v.pipe(v.string(), v.minLength(1, 'required'), Day);
const country = v.pipe(
  v.string(),
  v.minLength(1, 'required'),
  v.check((abbr) => countryOf(abbr)?.abbr === abbr, 'format'),
);

/** A registration knows these two (docs/spec.md §3). */
export const genders = ['male', 'female'] as const;

/**
 * What the form sends; what docs/spec.md §5 prompts for must be there. Messages are rule names, as in `new-feedback.ts`.
 * `phone` must also pass `parsePhone` of `phone.ts`, and the days {@link wrongDays}.
 */
export const NewRegistration = v.object({
  /** A key of `content/catalogue.json`, as `model` */
  brand: chosen,
  platform: requiredText(limits.platform),
  orderNumber: requiredText(limits.orderNumber),
  model: chosen,
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
export const createRegistration = endpoint({
  method: 'POST',
  path: '/api/v1/registration/create',
  service: 'app',
  input: NewRegistration,
  output: v.object({ id: Id }),
  keyed: true,
});
