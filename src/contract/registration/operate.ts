import * as v from 'valibot';
import { type Endpoint, get, post } from '../endpoint.ts';
import { listOf, Time } from '../fields.ts';
import { type ById, RecordNumber } from '../input-fields.ts';
import { Registration, RegistrationCard, RegistrationStatus } from './read.ts';

/**
 * A registration, and what stood in it before each of its owner's corrections, oldest first: for customer service, on a region's
 * `operate` endpoint, as all here; docs/spec.md §7 shows nothing of it.
 */
export const ServiceRegistration = v.object({
  ...Registration.entries,
  corrections: v.array(
    v.object({
      ...v.pick(RegistrationCard, ['orderNumber', 'purchaseDate', 'warrantyUntil']).entries,
      at: Time,
    }),
  ),
});

/** The latest, or those with a number: rarely more than one. */
export const ServiceRegistrations = v.object({
  status: v.optional(RegistrationStatus),
  number: v.optional(RecordNumber),
});

const ServiceRegistrationList = listOf(v.object({ ...RegistrationCard.entries, username: v.string() }));

export const serviceRegistrations: Endpoint<typeof ServiceRegistrations, typeof ServiceRegistrationList> = get(
  'operate',
  '/api/v1/operate/registration/list',
  ServiceRegistrationList,
);

export const serviceRegistration: Endpoint<typeof ById, typeof ServiceRegistration> = get(
  'operate',
  '/api/v1/operate/registration/detail',
  ServiceRegistration,
);

/** Cancels a registration, once and for all; its warranty card then says so, and the product can be registered anew. */
export const voidRegistration: Endpoint<typeof ById, typeof ServiceRegistration> = post(
  'operate',
  '/api/v1/operate/registration/void',
  ServiceRegistration,
);
