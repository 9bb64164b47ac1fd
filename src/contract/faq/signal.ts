import type * as v from 'valibot';
import { type Endpoint, post } from '../endpoint.ts';
import { Empty } from '../fields.ts';
import type { HelpSignal } from './signal-input.ts';

/**
 * Counts that an answer helped or did not, or that a search found nothing, without anything of who it was: docs/configuring.md,
 * `helpStatistics`. Always sent without a token.
 */
export const sendHelpSignal: Endpoint<typeof HelpSignal, typeof Empty> = post('app', '/api/v1/help/signal', Empty, {
  guest: true,
});

export type HelpSignalInput = v.InferInput<typeof HelpSignal>;
