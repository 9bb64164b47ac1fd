import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';

/**
 * How many replies are unread and how many service tickets, and a number that grows with every visible change of any of the user's
 * records: cheap enough to poll.
 */
export const feedbackMessage = endpoint({
  method: 'GET',
  path: '/api/v1/feedback/message',
  service: 'app',
  input: v.object({}),
  output: v.object({ unread: v.number(), tickets: v.number(), version: v.number() }),
});
