import type * as v from 'valibot';
import { asciiEmail } from '../../src/contract/contact/email.ts';
import type { ServiceRegistration } from '../../src/contract/registration/operate.ts';
import type { Registration, RegistrationCard } from '../../src/contract/registration/read.ts';
import { toSeconds } from '../../src/lib/time-units.ts';
import type { correctionsOf, RegistrationRow } from '../db/registrations.ts';

/** A warranty card, as the contract has it. */
export const cardView = (row: RegistrationRow): v.InferInput<typeof RegistrationCard> => ({
  id: row.id,
  brand: row.brand,
  model: row.model,
  orderNumber: row.order_number,
  serialNumber: row.serial_number,
  purchaseDate: row.purchase_date,
  warrantyUntil: row.warranty_until,
  status: row.status,
  revision: row.revision,
  createdAt: toSeconds(row.created_at),
});

/** A whole registration, as its user typed it. */
export const registrationView = (row: RegistrationRow): v.InferInput<typeof Registration> => ({
  ...cardView(row),
  platform: row.platform,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  phoneCountry: row.phone_country,
  phone: row.phone,
  country: row.country,
  gender: row.gender,
  birthday: row.birthday,
  nickname: row.nickname,
  region: row.region,
  deviceName: row.device_name,
});

/** The same for customer service: with normalized contact data, and the values before each correction. */
export const serviceView = (
  row: RegistrationRow,
  corrections: Awaited<ReturnType<typeof correctionsOf>>,
): v.InferInput<typeof ServiceRegistration> => ({
  ...registrationView(row),
  email: asciiEmail(row.email) ?? row.email,
  phone: row.reachable,
  corrections: corrections.map(({ order_number, purchase_date, warranty_until, corrected_at }) => ({
    orderNumber: order_number,
    purchaseDate: purchase_date,
    warrantyUntil: warranty_until,
    at: toSeconds(corrected_at),
  })),
});
