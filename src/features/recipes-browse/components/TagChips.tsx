import { type Tag, tagText } from '../../../recipes/tags.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import '../../../recipes/components/chips.css';

interface TagChipsProps {
  tags: readonly Tag[];
  /** Where tags are chosen */
  settings: string;
  onChange(tags: readonly Tag[]): void;
}

/** The tags in force, each with a way to take it away, and the way to others. */
export function TagChips({ tags, settings, onChange }: TagChipsProps) {
  const t = useT();
  return (
    <div className="chip-row">
      <a className="recipe-chip recipe-chip-link" href={settings}>
        <Icon name="filter" />
        {t('recipes.tags')}
      </a>
      {tags.map((tag) => (
        <button
          className="recipe-chip recipe-chip-on"
          type="button"
          key={tag.tag}
          aria-label={t('recipes.removeTag', { tag: tagText(t, tag) })}
          onClick={() => onChange(tags.filter((other) => other !== tag))}
        >
          {tagText(t, tag)}
          <Icon name="close" />
        </button>
      ))}
    </div>
  );
}
