import * as v from '#rules/valibot';
import { type Endpoint, post } from '../endpoint.ts';
import { Id, Integer } from '../fields.ts';
import { NewRegistration } from './create.ts';
import { RegistrationCard } from './read.ts';

const { orderNumber, purchaseDate } = NewRegistration.entries;

/**
 * What the owner of a registration may correct. `revision` is that of the card it was corrected on. The purchase date must also pass
 * `isPurchaseDate` of `days.ts`. Messages are rule names.
 */
export const RegistrationCorrection = v.object({
  id: Id,
  revision: Integer,
  orderNumber,
  purchaseDate,
});
export type RegistrationCorrection = v.InferOutput<typeof RegistrationCorrection>;

/**
 * Corrects a registration; the warranty follows from the new purchase date by the terms that hold now, and what stood there before is
 * kept for customer service. 409 with `revision` as `changed` where it has changed since or was cancelled, and nothing changes;
 * `orderNumber` as `duplicate` where the user has registered the same model with that order already.
 */
export const correctRegistration: Endpoint<typeof RegistrationCorrection, typeof RegistrationCard> = post(
  'app',
  '/api/v1/registration/correct',
  RegistrationCard,
  { keyed: true },
);
