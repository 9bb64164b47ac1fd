import { Icon } from '../../../ui/icon/Icon.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import './tags-link.css';

/** The link beside a search to the page that chooses tags. */
export function TagsLink({ href }: { href: string }) {
  const t = useT();
  return (
    <a className="recipe-tags-link" href={href}>
      <Icon name="filter" className="recipe-tags-link-icon" />
      {t('recipes.tags')}
    </a>
  );
}
