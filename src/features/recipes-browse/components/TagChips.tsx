import { type Tag, tagText } from '../../../recipes/tags.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import '../../../recipes/components/chips.css';

interface TagChipsProps {
  tags: readonly Tag[];
  onChange(tags: readonly Tag[]): void;
}

/** The chosen tags, each with a button to remove it. Without any, it takes no room. */
export function TagChips({ tags, onChange }: TagChipsProps) {
  const t = useT();
  if (tags.length === 0) return null;
  return (
    <div className="chip-row">
      {tags.map((tag) => (
        <button
          className="recipe-chip recipe-chip-on"
          type="button"
          key={tag.tag}
          aria-label={t('recipes.removeTag', { tag: tagText(t, tag) })}
          onClick={() => onChange(tags.filter((other) => other !== tag))}
        >
          {tagText(t, tag)}
          <Icon name="close" size="small" />
        </button>
      ))}
    </div>
  );
}
