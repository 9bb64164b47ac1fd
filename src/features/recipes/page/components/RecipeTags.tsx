import type { RecipeTags as Tags } from '../../../../contract/recipe-tags.ts';
import { useT } from '../../../../ui/screen/use-t.ts';
import { type Tag, tagText, withTags } from '../../tags.ts';
import '../../components/chips.css';

/** What a recipe is sorted by: each leads to others like it. */
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
