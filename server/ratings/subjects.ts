import type { RatingKind } from '../../src/contract/rating/aspects.ts';
import { deviceOf } from '../db/devices.ts';
import { latestReply } from '../db/feedback.ts';
import type { Subject } from '../db/ratings.ts';
import type { Db } from '../db/tables.ts';
import { findTicket } from '../db/tickets.ts';
import { excerpt } from '../feedback/views.ts';

type Found = Pick<Subject, 'uid' | 'subject_title' | 'subject_text'> | undefined;

const finders: Record<RatingKind, (db: Db, id: string) => Promise<Found>> = {
  device: async (db, id) => {
    const device = await deviceOf(db, id);
    return device && { uid: device.uid, subject_title: device.name, subject_text: device.model };
  },
  reply: async (db, id) => {
    const reply = await latestReply(db, id);
    return reply && { uid: reply.uid, subject_title: excerpt(reply.description), subject_text: reply.text };
  },
  ticket: async (db, id) => {
    const ticket = await findTicket(db, id);
    return ticket && { uid: ticket.uid, subject_title: ticket.number, subject_text: ticket.device_name };
  },
};

/**
 * What a user can be asked to rate, as it is now, and whose it is.
 *
 * @param id of a device, of a report with a reply, of a ticket
 */
export async function subjectOf(db: Db, kind: RatingKind, id: string): Promise<Subject | undefined> {
  const found = await finders[kind](db, id);
  return found && { ...found, kind, subject_id: id };
}
