import type { TagFilter } from '../../src/contract/recipes/input.ts';
import { recipeTags, tagDimensions } from '../../src/contract/recipes/tags.ts';
import type { RankCursor } from '../db/cursors.ts';
import { rankedRecipes, rankedWithTag } from '../db/recipe-ranking.ts';
import type { Db } from '../db/tables.ts';
import { languagesFor } from './languages.ts';

/** Where a page of the recommended recipes of all languages ends. */
export interface RecommendedCursor extends RankCursor {
  lang: string;
}

/** The chosen tags of each dimension that filters anything, as `recipe_tags` has them; the most selective first. */
export const chosenTags = (filter: TagFilter): string[][] =>
  tagDimensions
    .map((dimension) => {
      const tags = [...new Set(filter[dimension]?.split(','))].map((tag) => `${dimension}-${tag}`);
      return { tags, share: tags.length / recipeTags[dimension].length };
    })
    // All tags of a dimension together match every recipe.
    .filter(({ share }) => share > 0 && share < 1)
    .sort((a, b) => a.share - b.share)
    .map(({ tags }) => tags);

/**
 * The recommended recipes: language by language, the highest rank first. The index of each tag is in this order already, so nothing
 * is sorted; the lists of several tags of one dimension are merged.
 */
export async function recommended(
  db: Db,
  { lang, filter }: { lang: string; filter: TagFilter },
  after: RecommendedCursor | undefined,
  limit: number,
): Promise<RecommendedCursor[]> {
  const [walked, ...others] = chosenTags(filter);
  const languages = languagesFor(lang);
  const found: RecommendedCursor[] = [];
  for (const language of languages.slice(after ? languages.indexOf(after.lang) : 0)) {
    const from = language === after?.lang ? after : undefined;
    const wanted = limit - found.length;
    const lists = walked
      ? await Promise.all(walked.map((tag) => rankedWithTag(db, { lang: language, tag, others }, from, wanted)))
      : [await rankedRecipes(db, language, from, wanted)];
    found.push(...merged(lists, wanted).map((place) => ({ ...place, lang: language })));
    if (found.length >= limit) break;
  }
  return found;
}

/** Counting costs as much as walking along so many recipes: nobody needs to know how many more there are. */
const maxCounted = 1000;

/** How many recipes {@link recommended} finds in all; undefined where they are too many to count. */
export async function countRecommended(db: Db, query: { lang: string; filter: TagFilter }): Promise<number | undefined> {
  const { length } = await recommended(db, query, undefined, maxCounted + 1);
  return length > maxCounted ? undefined : length;
}

/** Merges lists by rank, each recipe once. */
function merged(lists: readonly RankCursor[][], limit: number): RankCursor[] {
  const places = new Map(lists.flat().map((place) => [place.id, place]));
  const before = (a: RankCursor, b: RankCursor) => b.rank - a.rank || (a.id < b.id ? 1 : -1);
  return [...places.values()].sort(before).slice(0, limit);
}
