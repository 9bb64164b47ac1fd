import { countryOf } from '../../src/contract/contact/countries.ts';
import { parsePhone } from '../../src/contract/contact/phone.ts';
import { hour } from '../../src/lib/time-units.ts';
import { insertRegistration } from '../db/registrations.ts';
import type { Db } from '../db/tables.ts';
import { warrantyUntil } from '../registration/warranty.ts';
import { deviceId, serialNumber } from './devices.ts';
import { type SeedUser, seedUsers } from './people.ts';
import { seedTexts } from './texts.ts';

interface SeedRegistration {
  /** Also the owned device that it names */
  name: 'robot' | 'purifier' | 'second' | 'old';
  brand: string;
  model: string;
  purchaseDate: string;
  /** Hours from the purchase to the registration */
  hoursAfter: number;
  withoutSerialNumber?: true;
  cancelled?: true;
}

/** What every owner has registered: a warranty that runs, one without a serial number, one cancelled, one that has run out. */
const ownerRegistrations: readonly SeedRegistration[] = [
  { name: 'robot', brand: 'ultenic', model: '900a', purchaseDate: '2026-02-27', hoursAfter: 90 },
  {
    name: 'purifier',
    brand: 'vactidy',
    model: 'AP40',
    purchaseDate: '2025-12-20',
    hoursAfter: 150,
    withoutSerialNumber: true,
  },
  { name: 'second', brand: 'ultenic', model: 'LdsT6', purchaseDate: '2025-08-03', hoursAfter: 40, cancelled: true },
  { name: 'old', brand: 'ultenic', model: '100v', purchaseDate: '2023-05-14', hoursAfter: 60 },
];

/** A number of each owner's country, as people write it there. */
const phones: Readonly<Record<string, string>> = {
  CN: '138 1234 5678',
  DE: '0151 23456789',
  ES: '612 34 56 78',
  FR: '06 12 34 56 78',
  HK: '5123 4567',
  IT: '312 345 6789',
  JP: '090-1234-5678',
  KR: '010-2000-0000',
  PL: '512 345 678',
  RU: '8 912 345-67-89',
  TR: '0501 234 56 78',
  US: '(201) 555-0123',
};

/** Registered products of all owners. */
export async function seedRegistrations(db: Db): Promise<void> {
  for (const user of seedUsers.filter(({ kind }) => kind === 'owner')) {
    for (const registration of ownerRegistrations) await seedRegistration(db, user, registration);
  }
}

async function seedRegistration(db: Db, user: SeedUser, registration: SeedRegistration): Promise<void> {
  const { uid, country, lang } = user;
  const { name, brand, model, purchaseDate, hoursAfter } = registration;
  const { person, devices, platform } = seedTexts[lang];
  const phone = phones[country] ?? '';
  const reachable = parsePhone(phone, country);
  await insertRegistration(db, {
    id: `${uid}-${name}-warranty`,
    uid,
    brand,
    model,
    platform,
    order_number: `${purchaseDate.slice(0, 4)}-${String(61_204 + seedUsers.indexOf(user) * 131)}`,
    serial_number: registration.withoutSerialNumber ? '' : serialNumber(model, user),
    purchase_date: purchaseDate,
    first_name: person.firstName,
    last_name: person.lastName,
    email: user.contact?.includes('@') ? user.contact : `${uid.slice(3)}@example.com`,
    phone_country: country,
    phone,
    reachable: 'value' in reachable ? reachable.value : '',
    country,
    gender: person.gender === 'male' ? 'male' : 'female',
    birthday: person.birthday,
    nickname: person.nickname,
    region: person.region,
    device_id: deviceId(uid, name),
    device_name: devices[name],
    warranty_until: warrantyUntil(purchaseDate, brand, countryOf(country)?.region ?? 'eu'),
    status: registration.cancelled ? 'cancelled' : 'active',
    revision: 1,
    created_at: Date.parse(purchaseDate) + hoursAfter * hour,
  });
}
