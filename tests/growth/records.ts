import { problemTypes } from '../../server/messages.ts';
import { ticketStatuses, ticketTypes } from '../../src/contract/tickets/states.ts';
import { hour } from '../../src/lib/time-units.ts';
import type { Batch } from './bulk.ts';

/** Of the record with a number: its owner, when it was made (milliseconds), and numbers from 0 to 1. */
export interface Making {
  index: number;
  uid: string;
  at: number;
  random: () => number;
}

const pick = <T>(values: readonly T[], random: () => number): T => values[Math.floor(random() * values.length)] as T;

const picture = { media_type: 'image/png', bytes: new Uint8Array(16), width: 4, height: 4 };

/** A report, mostly answered, with replies and sometimes a picture; one of twenty is removed. */
export function addReport(batch: Batch, { index, uid, at, random }: Making): void {
  const id = `report-${index}`;
  const status = random() < 0.9 ? 'replied' : random() < 0.7 ? 'processing' : 'confirmed';
  batch.add('feedback', {
    ...{ id, uid, type_id: pick(problemTypes, random), device_name: 'Robot', device_model: '900a', device_sn: `SN${index}` },
    ...{ device_id: `${uid}-robot`, description: `It stops ${index}.`, contact: 'a@example.com', reachable: 'a@example.com' },
    ...{
      platform: 'Website',
      order_number: `A-${index}`,
      article: '',
      status,
      unread: status === 'replied' && random() < 0.1 ? 1 : 0,
    },
    ...{ created_at: at, updated_at: at + hour, removed_at: random() < 0.05 ? at + 2 * hour : null, solved_at: null, thanked: 0 },
    ...{ follows: '', tried: '[]' },
  });
  if (status === 'replied')
    batch.add('replies', { id: `${id}-1`, feedback_id: id, sender: 'service', text: 'Hm.', created_at: at + hour });
  if (random() < 0.3)
    batch.add('replies', { id: `${id}-2`, feedback_id: id, sender: 'user', text: 'Oh.', created_at: at + hour });
  if (random() < 0.3) batch.add('images', { id: `${id}-image`, uid, record_id: id, position: 0, ...picture, created_at: at });
  if (random() < 0.002)
    batch.add('images', { id: `${id}-waiting`, uid, record_id: null, position: 0, ...picture, created_at: at });
}

/** A ticket, mostly closed, with steps, messages and a parcel. */
export function addTicket(batch: Batch, { index, uid, at, random }: Making): void {
  const id = `ticket-${index}`;
  const number = `RMA-2401-${index.toString(36).toUpperCase()}`;
  const status = random() < 0.9 ? (random() < 0.8 ? 'completed' : 'declined') : pick(ticketStatuses, random);
  batch.add('tickets', {
    ...{ id, uid, number, type: pick(ticketTypes, random), status, device_name: 'Robot', device_model: '900a' },
    ...{ device_sn: `SN${index}`, order_number: `A-${index}`, address: '', excerpt: 'It is broken.' },
    ...{ searchable: `${number.toLowerCase()}\nrobot\n900a\nsn${index}\na-${index}\nit is broken.` },
    ...{ unread: random() < 0.05 ? 1 : 0, created_at: at, updated_at: at + hour },
  });
  for (const [position, step] of (['reviewing', status] as const).entries())
    batch.add('ticket_steps', { id: `${id}-s${position}`, ticket_id: id, status: step, note: '', position, created_at: at });
  for (const [position, sender] of (['service', 'user'] as const).entries())
    batch.add('ticket_messages', {
      id: `${id}-m${position}`,
      ticket_id: id,
      sender,
      text: 'It is broken.',
      position,
      created_at: at,
    });
  if (random() < 0.2)
    batch.add('ticket_parcels', { ticket_id: id, way: 'toService', carrier: 'DHL', tracking_number: '1', tracking_url: '' });
}

export function addRegistration(batch: Batch, { index, uid, at, random }: Making): void {
  const id = `registration-${index}`;
  batch.add('registrations', {
    ...{ id, uid, brand: 'ultenic', model: pick(['V330', '900a', 'V320', '100v'], random), platform: 'Website' },
    ...{ order_number: `A-${index}`, serial_number: '', purchase_date: '2025-05-30', first_name: 'A', last_name: 'B' },
    ...{ email: 'a@example.com', phone_country: 'DE', phone: '030 901820', reachable: '+4930901820', country: 'DE' },
    ...{ gender: 'female', birthday: '1988-04-17', nickname: '', region: '', device_id: '', device_name: '' },
    ...{ warranty_until: '2027-05-30', status: random() < 0.97 ? 'active' : 'cancelled', revision: 1, created_at: at },
  });
  if (random() < 0.05)
    batch.add('registration_corrections', {
      ...{ id: `${id}-c`, registration_id: id, uid, order_number: 'A', purchase_date: '2025-05-30', warranty_until: null },
      corrected_at: at,
    });
}

/** What is fewer than records: ratings, after-sales forms. */
export function addOthers(batch: Batch, { index, uid, at, random }: Making): void {
  if (index % 4 !== 0) return;
  const subject = {
    kind: pick(['device', 'reply', 'ticket'] as const, random),
    subject_id: 'x',
    subject_title: 'X',
    subject_text: '',
  };
  const given = { stars: pick([1, 2, 3, 4, 5] as const, random), aspects: '', comment: '', answered_at: at };
  batch.add('ratings', { id: `rating-${index}`, uid, ...subject, asked_at: at, ...given });
  const form = { gender: 'other', birthday: '1990-02-28', order_number: 'A-1', region: 'Bayern' } as const;
  batch.add('after_sales', { id: `after-${index}`, uid, ...form, created_at: at });
}
