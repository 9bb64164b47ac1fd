import * as v from 'valibot';
import { type Endpoint, get } from '../endpoint.ts';
import type { OfLanguage } from './failing-input.ts';
import { Article } from './input.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** How an answer does in a language. */
export const FailingAnswer = v.object({
  article: Article,
  /** How many times it helped, and how many times it did not */
  helped: Count,
  failed: Count,
  /** The part of its readers, 0 to 1, whom it fails at least: the lower bound of a 95 % confidence interval */
  share: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  /** The step at which most readers stopped, and how many */
  stop: v.nullable(v.object({ step: v.string(), readers: Count })),
});
export type FailingAnswer = v.InferOutput<typeof FailingAnswer>;

/** What to work on in a language: the answers that fail most, and what is searched for in vain, on how many days. */
export const Failing = v.object({
  answers: v.array(FailingAnswer),
  searches: v.array(v.object({ words: v.string(), days: Count })),
});
export type Failing = v.InferOutput<typeof Failing>;

/** Of the last 30 days, in the operator's region. */
export const serviceFailing: Endpoint<typeof OfLanguage, typeof Failing> = get(
  'operate',
  '/api/v1/operate/help/failing',
  Failing,
);
