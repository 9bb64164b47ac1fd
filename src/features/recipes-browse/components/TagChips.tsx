import { type Tag, tagText } from '../../../recipes/tags.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import '../../../recipes/components/chips.css';

interface TagChipsProps {
  tags: readonly Tag[];
  /** The page that chooses tags */
  settings: string;
  onChange(tags: readonly Tag[]): void;
}

/** The chosen tags, each with a button to remove it, and a link to choose others. */
export function TagChips({ tags, settings, onChange }: TagChipsProps) {
  const t = useT();
  return (
    <div className="chip-row">
      <a className="recipe-chip recipe-chip-link" href={settings}>
        <Icon name="filter" size="small" className="recipe-chip-icon" />
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
          <Icon name="close" size="small" />
        </button>
      ))}
    </div>
  );
}
