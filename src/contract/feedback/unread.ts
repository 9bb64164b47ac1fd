import * as v from 'valibot';
import { type Endpoint, get } from '../endpoint.ts';
import type { Empty } from '../fields.ts';

/**
 * How many replies and how many service tickets are unread, where 100 stands for 100 or more, and a number that grows with every visible
 * change of any of the user's records.
 */
const Unread = v.object({ unread: v.number(), tickets: v.number(), version: v.number() });

/** Polled by every screen, so it is apart from the rest of feedback. */
export const feedbackMessage: Endpoint<typeof Empty, typeof Unread> = get('app', '/api/v1/feedback/message', Unread);
