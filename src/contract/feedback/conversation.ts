import type { NewMessage } from '../conversation/new-message.ts';
import { type Endpoint, post } from '../endpoint.ts';
import { Created, Empty } from '../fields.ts';
import type { AboutReply, Settle } from './settle.ts';

/*
 * How a report goes on after customer service replied. docs/spec.md §7 shows none of these calls; a server that does not offer them
 * sends no `conversation` with a report.
 */

/**
 * Adds a message of the user's, which makes the report customer service's turn. One that is closed stays so: the message becomes a
 * new report about the same device, which follows it, or goes to the one that already does. The output's `id` is the message's, or the new report's.
 */
export const answerFeedback: Endpoint<typeof NewMessage, typeof Created> = post('app', '/api/v1/feedback/answer', Created, {
  keyed: true,
});

/** Says whether the problem is solved. If it is not, it is customer service's turn. May be repeated, and changed until it is closed. */
export const settleFeedback: Endpoint<typeof Settle, typeof Empty> = post('app', '/api/v1/feedback/solved', Empty);

/** Thanks for the latest reply. Changes nothing else. */
export const thankFeedback: Endpoint<typeof AboutReply, typeof Empty> = post('app', '/api/v1/feedback/thanks', Empty);
