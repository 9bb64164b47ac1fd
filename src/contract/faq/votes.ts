import type { Endpoint } from '../endpoint.ts';
import { Empty } from '../fields.ts';
import type { VoteHelp } from './input.ts';

/**
 * Whether an answer helped. A user has one vote for each answer and voting again replaces it, so that the call may be repeated as
 * it is. A reason is kept only with one that did not help.
 */
export const voteHelp: Endpoint<typeof VoteHelp, typeof Empty> = {
  method: 'POST',
  path: '/api/v1/help/vote',
  service: 'app',
  output: Empty,
};
