import * as v from '#rules/valibot';
import { shareableSearch } from '../../lib/shareable-search.ts';
import { AnswerVersion } from '../feedback/tried.ts';
import { LangKey } from '../input-fields.ts';
import { Article } from './input.ts';

const ofArticle = { article: Article, lang: LangKey };

/** The input of `sendHelpSignal`. */
export const HelpSignal = v.variant('kind', [
  /** A vote of somebody who is not signed in */
  v.object({ kind: v.literal('vote'), ...ofArticle, helpful: v.boolean() }),
  /** Somebody has begun to try the steps of an answer */
  v.object({ kind: v.literal('start'), ...ofArticle, version: AnswerVersion }),
  /** A step was tried. `exhausted`: it was the last one, and none has worked */
  v.object({
    kind: v.literal('step'),
    ...ofArticle,
    version: AnswerVersion,
    // An answer has at most 20 steps.
    step: v.pipe(v.string(), v.regex(/^step-([1-9]|1\d|20)$/)),
    outcome: v.picklist(['worked', 'notYet', 'exhausted']),
  }),
  /** Somebody has reported a problem within a day of reading an answer */
  v.object({ kind: v.literal('report'), ...ofArticle }),
  /** A search without a good answer */
  v.object({
    kind: v.literal('search'),
    lang: LangKey,
    words: v.pipe(
      v.string(),
      v.check((words) => shareableSearch(words) === words, 'format'),
    ),
  }),
]);
