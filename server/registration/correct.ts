import type * as v from 'valibot';
import { isPurchaseDate } from '../../src/contract/days.ts';
import type { RegistrationCorrection } from '../../src/contract/registration/correct.ts';
import type { RegistrationCard } from '../../src/contract/registration/read.ts';
import { correctRegistration, type RegistrationRow, registrationOf } from '../db/registrations.ts';
import { SerializationConflict } from '../db/retry.ts';
import { HttpError, invalidFields } from '../http/http-error.ts';
import type { Call } from '../http/mount.ts';
import { latestDay } from '../latest-day.ts';
import { isDuplicate } from './duplicates.ts';
import { cardView } from './views.ts';
import { warrantyUntil } from './warranty.ts';

/**
 * Corrects a registration of the caller's.
 *
 * @throws HttpError 404 when it is not the caller's, 409 when it has changed since or was cancelled, 400 with what cannot be accepted
 */
export async function correct(call: Call<RegistrationCorrection>): Promise<v.InferInput<typeof RegistrationCard>> {
  const { db, user, input, now } = call;
  const row = await registrationOf(db, user.uid, input.id);
  if (!row) throw new HttpError('notFound');
  if (row.revision !== input.revision || row.status !== 'active')
    throw new HttpError('conflict', { text: 'registrationChanged', fields: { revision: 'changed' } });

  const wanted = { uid: user.uid, model: row.model, orderNumber: input.orderNumber, id: row.id };
  const refused = {
    ...(input.purchaseDate !== row.purchase_date &&
      !isPurchaseDate(input.purchaseDate, latestDay(now), row.birthday) && { purchaseDate: 'format' }),
    ...((await isDuplicate(db, wanted)) && { orderNumber: 'duplicate' }),
  };
  if (Object.keys(refused).length > 0) throw invalidFields(refused);

  const corrected = correctedRow(row, call);
  if (corrected === row) return cardView(row);
  if (!(await correctRegistration(db, row, corrected, now))) throw new SerializationConflict();
  return cardView(corrected);
}

/** The corrected row; the same object where nothing changes. Only a new purchase date changes the warranty. */
function correctedRow(row: RegistrationRow, { input, region }: Call<RegistrationCorrection>): RegistrationRow {
  const { orderNumber, purchaseDate } = input;
  const isMoved = purchaseDate !== row.purchase_date;
  if (!isMoved && orderNumber === row.order_number) return row;
  return {
    ...row,
    order_number: orderNumber,
    purchase_date: purchaseDate,
    warranty_until: isMoved ? warrantyUntil(purchaseDate, row.brand, region) : row.warranty_until,
    revision: row.revision + 1,
  };
}
