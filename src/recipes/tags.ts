import type { TagFilter } from '../contract/recipes/read.ts';
import { type RecipeTag, recipeTags, type TagDimension } from '../contract/recipes/tags.ts';
import type { Translate } from '../i18n/t.ts';

/** In the order of the screens. */
export const dimensions = ['food', 'cuisine', 'difficulty', 'equipment'] as const satisfies readonly TagDimension[];

/** One of the chosen tags. */
export interface Tag {
  dimension: TagDimension;
  tag: RecipeTag;
}

export const allTags = (dimension: TagDimension): readonly RecipeTag[] => recipeTags[dimension];

/** The tags in an address (`food=fish,meat&difficulty=easy`), in the order of the screens; what is no tag is left out. */
export const tagsOf = (params: Readonly<Record<string, string>>): Tag[] =>
  dimensions.flatMap((dimension) => {
    const named = params[dimension]?.split(',') ?? [];
    return allTags(dimension)
      .filter((tag) => named.includes(tag))
      .map((tag) => ({ dimension, tag }));
  });

/** The same, as the server is asked and as an address holds it: nothing for a dimension without a tag. */
export function filterOf(tags: readonly Tag[]): TagFilter {
  const filter: TagFilter = {};
  for (const { dimension, tag } of tags) filter[dimension] = filter[dimension] ? `${filter[dimension]},${tag}` : tag;
  return filter;
}

/** An address with these tags, and what else it is to say; what is empty is left out. */
export function withTags(path: string, tags: readonly Tag[], more: Readonly<Record<string, string>> = {}): string {
  const named = Object.entries({ ...more, ...(filterOf(tags) as Record<string, string>) }).filter(([, value]) => value);
  // Commas may stand in a query as they are (https://www.rfc-editor.org/rfc/rfc3986#section-3.4), and read better.
  const query = new URLSearchParams(named).toString().replaceAll('%2C', ',');
  return query ? `${path}?${query}` : path;
}

/** What readers call a dimension. */
export const dimensionText = {
  equipment: 'recipeTags.equipment',
  difficulty: 'recipeTags.difficulty',
  cuisine: 'recipeTags.cuisine',
  food: 'recipeTags.food',
} as const;

/** What readers call a tag. */
export function tagText(t: Translate, { dimension, tag }: Tag): string {
  switch (dimension) {
    case 'equipment':
      return t(`recipeTags.equipment-${tag as RecipeTag<'equipment'>}`);
    case 'difficulty':
      return t(`recipeTags.difficulty-${tag as RecipeTag<'difficulty'>}`);
    case 'cuisine':
      return t(`recipeTags.cuisine-${tag as RecipeTag<'cuisine'>}`);
    case 'food':
      return t(`recipeTags.food-${tag as RecipeTag<'food'>}`);
  }
}
