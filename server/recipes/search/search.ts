import type { TagFilter } from '../../../src/contract/recipes/read.ts';
import type { FoundRow } from '../../db/full-text/full-text.ts';
import { fullTextOf } from '../../db/full-text/of.ts';
import { searchRows } from '../../db/recipe-search.ts';
import type { Db } from '../../db/tables.ts';
import { chosenTags } from '../browse.ts';
import { languagesFor } from '../languages.ts';
import { expressionsOf } from './expressions.ts';
import { type Meaning, meaningsOf } from './meanings.ts';
import { scoreOf } from './score.ts';
import { unitsOf } from './words.ts';

/** A recipe that was found. The best has the highest score, and of two that are as good the one with the lower position in the index is first. */
export interface Hit {
  id: string;
  score: number;
  position: number;
}

/** So many candidates an expression gives, of the caller's language and of another. */
const most = { own: 60, other: 15 };

/** From so many on nobody looks at those that say less, or say it in another language. */
const enough = 60;

/** Scores are told apart to a hundredth, so that what others publish between two pages moves none; a cursor holds them as whole numbers. */
const exactness = 100;

const hitOf = ({ recipe_id: id, rowid: position }: FoundRow, score: number): Hit => ({
  id,
  position,
  score: Math.round(score * exactness),
});

/**
 * Recipes for what somebody typed, the best first. The index gives the most recommended of those that say all of it, then of those
 * that say less; only these few are weighed. So a search costs as much among many recipes as among few.
 */
export async function searchIn(
  db: Db,
  { q, lang, filter }: { q: string; lang: string; filter: TagFilter },
): Promise<{ hits: Hit[]; corrected: string }> {
  const meanings = await meaningsOf(db, unitsOf(q), !/\s$/.test(q));
  const { all, fewer } = expressionsOf(fullTextOf(db), meanings, chosenTags(filter));
  const languages = languagesFor(lang);
  const byId = new Map<string, Hit>();
  const gather = async (expressions: readonly string[], among: readonly string[], until: number) => {
    for (const language of among) {
      const own = language === languages[0];
      for (const expression of byId.size < until ? expressions : []) {
        for (const row of await searchRows(db, expression, language, own ? most.own : most.other)) {
          const score = scoreOf(row, meanings, own);
          if (score !== undefined) byId.set(row.recipe_id, hitOf(row, score));
        }
      }
    }
  };
  await gather(all, languages, enough);
  await gather(fewer, languages.slice(0, 2), enough);
  await gather(fewer, languages.slice(2), 1);
  const hits = [...byId.values()];
  hits.sort((a, b) => b.score - a.score || a.position - b.position);
  return { hits, corrected: hits.length > 0 ? correctedQuery(q, meanings) : '' };
}

/** Those after a cursor, whatever others have come or gone since. */
export const hitsAfter = (hits: readonly Hit[], after: Pick<Hit, 'score' | 'position'> | undefined): readonly Hit[] =>
  after
    ? hits.filter(({ score, position }) => score < after.score || (score === after.score && position > after.position))
    : hits;

/** The query as it was understood, in the reader's own small letters; empty where nothing was taken for something else. */
function correctedQuery(q: string, meanings: readonly Meaning[]): string {
  const changes = meanings.flatMap(({ corrected }) => corrected ?? []);
  return changes.reduceRight(
    (text, { unit: { start, end }, shown }) => {
      const typed = q.slice(start, end);
      const word = typed === typed.toLowerCase() ? shown.toLowerCase() : shown;
      return text.slice(0, start) + word + text.slice(end);
    },
    changes.length > 0 ? q : '',
  );
}
