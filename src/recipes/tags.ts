import type { TagFilter } from '../contract/recipes/input.ts';
import { type RecipeTag, recipeTags, type TagDimension } from '../contract/recipes/tags.ts';
import type { Translate } from '../i18n/t.ts';

/** In the order of the screens. */
export const dimensions = ['food', 'cuisine', 'difficulty', 'equipment'] as const satisfies readonly TagDimension[];

/** A tag of one dimension. */
type TagOf<D extends TagDimension> = { [K in D]: { dimension: K; tag: RecipeTag<K> } }[D];
export type Tag = TagOf<TagDimension>;

/** All tags of a dimension. */
export function allTags<D extends TagDimension>(dimension: D): readonly TagOf<D>[] {
  const tags: readonly RecipeTag<D>[] = recipeTags[dimension];
  return tags.map((tag) => ({ dimension, tag }));
}

/** The tags in a query (`food=fish,meat&difficulty=easy`), in the order of the screens; unknown ones are ignored. */
export const tagsOf = (params: Readonly<Record<string, string>>): Tag[] =>
  dimensions.flatMap((dimension) => {
    const named = params[dimension]?.split(',') ?? [];
    return allTags(dimension).filter(({ tag }) => named.includes(tag));
  });

/** Tags as query parameters, for the server and for addresses. */
export function filterOf(tags: readonly Tag[]): TagFilter {
  const filter: TagFilter = {};
  for (const { dimension, tag } of tags) filter[dimension] = filter[dimension] ? `${filter[dimension]},${tag}` : tag;
  return filter;
}

/** An address with these tags and other parameters; empty ones are left out. */
export function withTags(path: string, tags: readonly Tag[], more: Readonly<Record<string, string>> = {}): string {
  const params: Record<string, string | undefined> = { ...more, ...filterOf(tags) };
  const named = Object.entries(params).flatMap(([name, value]) => (value ? [[name, value]] : []));
  // A query may contain unescaped commas (https://www.rfc-editor.org/rfc/rfc3986#section-3.4), which are easier to read.
  const query = new URLSearchParams(named).toString().replaceAll('%2C', ',');
  return query ? `${path}?${query}` : path;
}

/** The text key of a dimension's name. */
export const dimensionText = {
  equipment: 'recipeTags.equipment',
  difficulty: 'recipeTags.difficulty',
  cuisine: 'recipeTags.cuisine',
  food: 'recipeTags.food',
} as const;

/** The name of a tag. */
export function tagText(t: Translate, { dimension, tag }: Tag): string {
  switch (dimension) {
    case 'equipment':
      return t(`recipeTags.equipment-${tag}`);
    case 'difficulty':
      return t(`recipeTags.difficulty-${tag}`);
    case 'cuisine':
      return t(`recipeTags.cuisine-${tag}`);
    case 'food':
      return t(`recipeTags.food-${tag}`);
  }
}
