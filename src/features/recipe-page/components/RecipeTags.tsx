import type { RecipeTags as Tags } from '../../../contract/recipes/tags.ts';
import { type Tag, tagText, withTags } from '../../../recipes/tags.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import '../../../recipes/components/chips.css';

/** The tags of a recipe, linked to similar recipes. */
export function RecipeTags({ tags, recipesHref }: { tags: Tags; recipesHref: string }) {
  const t = useT();
  const shown: Tag[] = [
    ...tags.food.map((tag) => ({ dimension: 'food' as const, tag })),
    { dimension: 'cuisine', tag: tags.cuisine },
  ];
  return (
    <ul className="chip-row">
      {shown.map((tag) => (
        <li key={tag.tag}>
          <a className="recipe-chip" href={withTags(recipesHref, [tag])}>
            {tagText(t, tag)}
          </a>
        </li>
      ))}
    </ul>
  );
}
