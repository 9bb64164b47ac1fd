import * as v from 'valibot';
import { Day } from '../days.ts';
import { type Endpoint, get } from '../endpoint.ts';
import { type Empty, Id, listOf, Time } from '../fields.ts';
import type { ById } from '../input-fields.ts';

/** The genders of a registration (docs/spec.md §3). */
export const genders = ['male', 'female'] as const;

/** Maximum length of each field of a registration; ours, docs/spec.md §5 sets none. */
export const registrationLimits = {
  platform: 100,
  orderNumber: 64,
  serialNumber: 64,
  firstName: 100,
  lastName: 100,
  phone: 32,
  nickname: 100,
  region: 100,
} as const;

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
  /** Grows with every change; see `correct.ts` */
  revision: v.number(),
  createdAt: Time,
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

const RegistrationList = listOf(RegistrationCard);

/** The user's latest registrations, newest first. */
export const listRegistrations: Endpoint<typeof Empty, typeof RegistrationList> = get(
  'app',
  '/api/v1/registration/list',
  RegistrationList,
);

export const registrationDetail: Endpoint<typeof ById, typeof Registration> = get(
  'app',
  '/api/v1/registration/detail',
  Registration,
);
