import * as v from '#rules/valibot';
import { Id, Time } from '../fields.ts';

/**
 * Marks a report or a ticket as read up to what its reader has got: what customer service has added after `updatedAt` stays unread.
 * Without it, all is read.
 */
export const MarkRead = v.object({ id: Id, updatedAt: v.optional(Time, Number.MAX_SAFE_INTEGER) });
