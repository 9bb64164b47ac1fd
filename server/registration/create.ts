import { parsePhone } from '../../src/contract/contact/phone.ts';
import { type NewRegistration, wrongDays } from '../../src/contract/registration/create.ts';
import { devicesOf } from '../db/devices.ts';
import { insertRegistration } from '../db/registrations.ts';
import { invalidFields } from '../http/http-error.ts';
import type { Call } from '../http/mount.ts';
import { latestDay } from '../latest-day.ts';
import { isDuplicate } from './duplicates.ts';
import { warrantyUntil } from './warranty.ts';

/**
 * Stores a registration.
 *
 * @throws HttpError 400 with all fields that cannot be accepted: `duplicate` for what is registered already, `unknown` for a device
 *   that does not exist or is another user's
 */
export async function storeRegistration(call: Call<NewRegistration>): Promise<{ id: string }> {
  const { db, user, input, region, now } = call;
  const phone = parsePhone(input.phone, input.phoneCountry);
  const device = (await devicesOf(db, user.uid)).find(({ id, place }) => id === input.deviceId && place !== 'removed');
  const refused = {
    ...wrongDays(input, latestDay(now)),
    ...('rule' in phone && { phone: phone.rule }),
    ...(input.deviceId && !device && { deviceId: 'unknown' }),
    ...((await isDuplicate(db, { uid: user.uid, ...input })) && { orderNumber: 'duplicate' }),
  };
  if ('rule' in phone || Object.keys(refused).length > 0) throw invalidFields(refused);

  const id = crypto.randomUUID();
  await insertRegistration(db, {
    id,
    uid: user.uid,
    brand: input.brand,
    model: input.model,
    platform: input.platform,
    order_number: input.orderNumber,
    serial_number: input.serialNumber,
    purchase_date: input.purchaseDate,
    first_name: input.firstName,
    last_name: input.lastName,
    email: input.email,
    phone_country: input.phoneCountry,
    phone: input.phone,
    reachable: phone.value,
    country: input.country,
    gender: input.gender,
    birthday: input.birthday,
    nickname: input.nickname,
    region: input.region,
    device_id: input.deviceId,
    device_name: device?.name ?? '',
    warranty_until: warrantyUntil(input.purchaseDate, input.brand, region),
    status: 'active',
    revision: 1,
    created_at: now,
  });
  return { id };
}
