import * as v from '#rules/valibot';
import { Article } from '../faq/input.ts';
import { Time } from '../fields.ts';

/** How many steps a report may name; no answer has as many. */
export const maxTried = 20;

/** Of an answer's text as it was read: other hexadecimal digits are another text. */
export const AnswerVersion = v.pipe(v.string(), v.regex(/^[\da-f]{4,64}$/));

/** A step of an answer that was tried before the report, and did not help. */
export const Tried = v.object({
  /** The answer's id */
  answer: Article,
  version: AnswerVersion,
  /** The step's anchor in the answer */
  step: v.pipe(v.string(), v.regex(/^[a-z][a-z\d-]{0,63}$/)),
  /** Seconds since 1970 */
  at: v.pipe(Time, v.minValue(0)),
});
export type Tried = v.InferOutput<typeof Tried>;
