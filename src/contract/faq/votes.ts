import { type Endpoint, post } from '../endpoint.ts';
import { Empty } from '../fields.ts';
import type { VoteHelp } from './input.ts';

/**
 * Whether an answer helped. A user has one vote for each answer and voting again replaces it, so that the call may be repeated as
 * it is. A reason is kept only with one that did not help.
 */
export const voteHelp: Endpoint<typeof VoteHelp, typeof Empty> = post('app', '/api/v1/help/vote', Empty);
