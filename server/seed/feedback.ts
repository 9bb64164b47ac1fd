import { parseContact } from '../../src/contract/contact/contact.ts';
import { hour } from '../../src/lib/time-units.ts';
import { deviceOf } from '../db/devices.ts';
import { insertFeedback, insertReply } from '../db/feedback.ts';
import type { Db } from '../db/tables.ts';
import { deviceId } from './devices.ts';
import { type SeedUser, seedUsers } from './people.ts';
import { seedPhotos } from './photos.ts';
import { manyReports, ownerReports, type SeedReport } from './reports.ts';
import { seedTexts } from './texts.ts';

/** When the newest seeded report was made: fixed, so that every run has the same data. */
const newest = Date.UTC(2026, 2, 9, 8, 30);

/** Who has so many records that they fill several pages. */
const manyOf = { uid: 'us-grace', count: 48 };

/** Reports of all owners with their pictures and replies. @param now milliseconds, shortly after the removed ones were removed */
export async function seedFeedback(db: Db, now: number): Promise<void> {
  for (const user of seedUsers.filter(({ kind }) => kind === 'owner')) {
    const more = user.uid === manyOf.uid ? manyReports(manyOf.count) : [];
    for (const report of [...ownerReports(seedTexts[user.lang]), ...more]) await seedReport(db, user, report, now);
  }
}

async function seedReport(db: Db, user: SeedUser, report: SeedReport, now: number): Promise<void> {
  const id = `${user.uid}-${report.name}`;
  const createdAt = newest - report.hoursBefore * hour;
  const answeredAt = (index: number) => createdAt + (index * 48 + 5) * hour;
  const contact = user.contact ?? '';
  const reachable = parseContact(contact, user.country);

  await insertFeedback(db, {
    id,
    uid: user.uid,
    type_id: report.type,
    ...(await deviceColumns(db, user, report.device)),
    description: report.text,
    contact,
    reachable: 'value' in reachable ? reachable.value : '',
    platform: seedTexts[user.lang].platform,
    order_number: `2025-${String(48_151 + seedUsers.indexOf(user) * 113)}`,
    article: '',
    status: report.status,
    unread: report.unread ? 1 : 0,
    created_at: createdAt,
    updated_at: report.replies.length > 0 ? answeredAt(report.replies.length - 1) : createdAt,
    removed_at: report.removed ? now - hour : null,
    solved_at: null,
    thanked: 0,
    follows: '',
    tried: '[]',
  });
  for (const [index, text] of report.replies.entries())
    await insertReply(db, {
      id: `${id}-reply-${index + 1}`,
      feedback_id: id,
      sender: 'service',
      author: '',
      text,
      created_at: answeredAt(index),
    });
  await seedPhotos(db, { uid: user.uid, id, createdAt }, report.images);
}

async function deviceColumns(db: Db, { uid }: SeedUser, device: SeedReport['device']) {
  if (typeof device === 'object')
    return { device_name: device.sn || device.deviceId, device_model: '', device_sn: device.sn, device_id: device.deviceId };
  const row = await deviceOf(db, deviceId(uid, device));
  if (!row) throw new Error(`No device ${device}`);
  return { device_name: row.name, device_model: row.model, device_sn: row.sn, device_id: row.id };
}
