import * as v from 'valibot';
import { Day } from '../days.ts';
import { endpoint } from '../endpoint.ts';
import { Id } from '../id.ts';
import { genders } from './create.ts';

/** `cancelled`: by customer service. Whether a warranty has run out is told by its last day. */
export const registrationStatuses = ['active', 'cancelled'] as const;
export const RegistrationStatus = v.picklist(registrationStatuses);

/** What a warranty card says. */
export const RegistrationCard = v.object({
  id: Id,
  /** A key of `content/catalogue.json` where the site knows it, as `model` */
  brand: v.string(),
  model: v.string(),
  orderNumber: v.string(),
  /** Empty where it was not told, as `nickname` and `deviceName` */
  serialNumber: v.string(),
  purchaseDate: Day,
  /** The warranty's last day; null where the server is not told the term, so that the provider tells it */
  warrantyUntil: v.nullable(Day),
  status: RegistrationStatus,
  /** Grows with every change; see `registration-correction-form.ts` */
  revision: v.number(),
  /** Seconds since 1970 */
  createdAt: v.pipe(v.number(), v.integer()),
});
export type RegistrationCard = v.InferOutput<typeof RegistrationCard>;

/**
 * Everything that was registered. `email` and `phone` are as they were typed for their writer, and what reaches the person for
 * customer service: an address with its domain in ASCII, a number as E.164 and its extension.
 */
export const Registration = v.object({
  ...RegistrationCard.entries,
  platform: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  phoneCountry: v.string(),
  phone: v.string(),
  country: v.string(),
  gender: v.picklist(genders),
  birthday: Day,
  nickname: v.string(),
  region: v.string(),
  /** The owned device's name when the product was registered */
  deviceName: v.string(),
});
export type Registration = v.InferOutput<typeof Registration>;

/** The user's registrations, newest first. */
export const listRegistrations = endpoint({
  method: 'GET',
  path: '/api/v1/registration/list',
  service: 'app',
  input: v.object({}),
  output: v.object({ items: v.array(RegistrationCard) }),
});

export const registrationDetail = endpoint({
  method: 'GET',
  path: '/api/v1/registration/detail',
  service: 'app',
  input: v.object({ id: Id }),
  output: Registration,
});
