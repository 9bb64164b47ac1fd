import type { TagFilter } from '../../../src/contract/recipes/input.ts';
import { type FoundRow, fullTextOf } from '../../db/full-text.ts';
import { searchRows } from '../../db/recipe-search.ts';
import type { Db } from '../../db/tables.ts';
import { chosenTags } from '../browse.ts';
import { languagesFor } from '../languages.ts';
import { expressionsOf } from './expressions.ts';
import { type ExpandedUnit, expandQuery } from './query-expansion.ts';
import { scoreOf } from './score.ts';
import { unitsOf } from './words.ts';

/** A recipe that was found. The highest score comes first; of equal scores the lowest position in the index. */
export interface Hit {
  id: string;
  score: number;
  position: number;
}

/** Candidates of one expression, in the caller's language and in another. */
const maxCandidates = { own: 60, other: 15 };

/** Once there are this many hits, looser expressions and other languages are skipped. */
const enoughHits = 60;

/** Scores are rounded to 1/100, so that recipes published between two pages move no hit; cursors have them as integers. */
const scoreScale = 100;

const hitOf = ({ recipe_id: id, rowid: position }: FoundRow, score: number): Hit => ({
  id,
  position,
  score: Math.round(score * scoreScale),
});

/**
 * Searches recipes, the best first. The index returns the most recommended recipes that match the whole query, then those that match
 * less of it; only these candidates are scored. So a search costs the same among many recipes as among few.
 *
 * @returns `corrected`: the query without typos, empty where there were none
 */
export async function searchIn(
  db: Db,
  { q, lang, filter }: { q: string; lang: string; filter: TagFilter },
): Promise<{ hits: Hit[]; corrected: string }> {
  const [own = lang, ...others] = languagesFor(lang);
  const units = await expandQuery(db, unitsOf(q), { typing: !/\s$/.test(q), lang: own });
  const { all, fewer } = expressionsOf(fullTextOf(db), units, chosenTags(filter));
  const byId = new Map<string, Hit>();
  const scored = new Set<string>();
  const gather = async (expressions: readonly string[], languages: readonly string[], enough: number) => {
    for (const language of languages) {
      const limit = language === own ? maxCandidates.own : maxCandidates.other;
      for (const expression of expressions) {
        if (byId.size >= enough) return;
        const rows = (await searchRows(db, expression, language, limit)).filter(({ recipe_id: id }) => !scored.has(id));
        for (const row of rows) {
          scored.add(row.recipe_id);
          const score = scoreOf(row, units, language === own);
          if (score !== undefined) byId.set(row.recipe_id, hitOf(row, score));
        }
      }
    }
  };
  await gather(all, [own, ...others], enoughHits);
  await gather(fewer, [own, ...others.slice(0, 1)], enoughHits);
  await gather(fewer, others.slice(1), 1);
  const hits = [...byId.values()];
  hits.sort((a, b) => b.score - a.score || a.position - b.position);
  return { hits, corrected: hits.length > 0 ? correctedQuery(q, units) : '' };
}

/** The hits after a cursor, also when others have come or gone since. */
export const hitsAfter = (hits: readonly Hit[], after: Pick<Hit, 'score' | 'position'> | undefined): readonly Hit[] =>
  after
    ? hits.filter(({ score, position }) => score < after.score || (score === after.score && position > after.position))
    : hits;

/** The query with its typos corrected, in lower case where it was typed so; empty where there were none. */
function correctedQuery(q: string, units: readonly ExpandedUnit[]): string {
  const changes = units.flatMap(({ corrected }) => corrected ?? []);
  return changes.reduceRight(
    (text, { unit: { start, end }, shown }) => {
      const typed = q.slice(start, end);
      const word = typed === typed.toLowerCase() ? shown.toLowerCase() : shown;
      return text.slice(0, start) + word + text.slice(end);
    },
    changes.length > 0 ? q : '',
  );
}
