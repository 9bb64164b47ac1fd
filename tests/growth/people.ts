import { day } from '../../src/lib/time-units.ts';
import type { Batch } from './bulk.ts';

/** Countries with the share of the users who live there, and their language. */
const countries = [
  { country: 'DE', lang: 'de', share: 0.25 },
  { country: 'FR', lang: 'fr', share: 0.1 },
  { country: 'PL', lang: 'pl', share: 0.1 },
  { country: 'US', lang: 'en', share: 0.35 },
  { country: 'CN', lang: 'zh', share: 0.2 },
] as const;

/** Whose lists are looked at: one of the users with thousands of everything. */
export const heavyUser = 'de-anna';
const shareOfHeavyUser = 0.015;

export const userAt = (index: number): string => `user-${index}`;

/** Whose the next record is: a few users have thousands, most have some. */
export const ownerOf = (random: () => number, users: number): string =>
  random() < shareOfHeavyUser ? heavyUser : userAt(Math.floor(users * random() ** 3));

/** Accounts with a home, a device, a token and used idempotency keys each. */
export function addUser(batch: Batch, index: number, random: () => number, now: number): void {
  const uid = userAt(index);
  const { country, lang } = countryAt(random());
  batch.add('users', { uid, username: `User ${index}`, country, lang, role: 'user', version: 0 });
  batch.add('homes', { id: `${uid}-home`, uid, name: 'Home', is_current: 1 });
  const device = { id: `${uid}-robot`, home_id: `${uid}-home`, name: 'Robot', model: '900a', kind: 'vacuum' } as const;
  batch.add('devices', { ...device, uid, sn: `SN${index}`, online: 1 });
  const expires_at = now + Math.floor(random() * 30 - 0.5) * day;
  batch.add('tokens', { hash: `hash-${index}`, uid, role: 'user', expires_at });
  for (let key = 0; key < 10; key++) {
    const call = { path: '/api/v1/feedback/create', key: `key-${index}-${key}`, fingerprint: 'f', runner: `${index}-${key}` };
    batch.add('answers', { uid, ...call, started_at: now - Math.floor(random() * 30 * day), body: '{}' });
  }
}

function countryAt(point: number) {
  let sum = 0;
  for (const one of countries) {
    sum += one.share;
    if (point < sum) return one;
  }
  return countries[0];
}
