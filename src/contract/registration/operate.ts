import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Id } from '../id.ts';
import { Registration, RegistrationCard, RegistrationStatus } from './read.ts';

/** Customer service's side of registrations, on a region's `operate` endpoint; docs/spec.md §7 shows nothing of it. */
const of = v.object({ id: Id });

/** A registration, and what stood in it before each of its owner's corrections, oldest first. */
export const ServiceRegistration = v.object({
  ...Registration.entries,
  corrections: v.array(
    v.object({
      ...v.pick(RegistrationCard, ['orderNumber', 'purchaseDate', 'warrantyUntil']).entries,
      /** Seconds since 1970 of the correction */
      at: v.pipe(v.number(), v.integer()),
    }),
  ),
});

export const serviceRegistrations = endpoint({
  method: 'GET',
  path: '/api/v1/operate/registration/list',
  service: 'operate',
  input: v.object({ status: v.optional(RegistrationStatus) }),
  output: v.object({ items: v.array(v.object({ ...RegistrationCard.entries, username: v.string() })) }),
});

export const serviceRegistration = endpoint({
  method: 'GET',
  path: '/api/v1/operate/registration/detail',
  service: 'operate',
  input: of,
  output: ServiceRegistration,
});

/** Cancels a registration, once and for all; its warranty card then says so, and the product can be registered anew. */
export const voidRegistration = endpoint({
  method: 'POST',
  path: '/api/v1/operate/registration/void',
  service: 'operate',
  input: of,
  output: ServiceRegistration,
});
