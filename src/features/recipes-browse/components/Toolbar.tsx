import { type KeyboardEvent, useEffect, useRef } from 'react';
import { nativeLink } from '../../../recipes/native-link.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { TagsLink } from './TagsLink.tsx';
import './toolbar.css';

interface ToolbarProps {
  hrefs: Readonly<Record<'search' | 'edit' | 'tags' | 'device', string>>;
  /** Where the tags of the recipes below are chosen; absent where they have none */
  tags: string | undefined;
  /** The recipes below are the reader's own: a low window has the link to a new one here instead of in a row of its own */
  own: boolean;
}

/** A link to the search that looks like a search field, a link to the tags, and a menu. */
export function Toolbar({ hrefs, tags, own }: ToolbarProps) {
  const t = useT();
  const menu = useRef<HTMLDetailsElement>(null);
  const editor = nativeLink('editCookbook', hrefs.edit);

  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node && menu.current?.contains(target))) menu.current?.removeAttribute('open');
    };
    addEventListener('pointerdown', closeOutside);
    addEventListener('focusin', closeOutside);
    return () => {
      removeEventListener('pointerdown', closeOutside);
      removeEventListener('focusin', closeOutside);
    };
  }, []);

  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.current?.open) return;
    menu.current.removeAttribute('open');
    menu.current.querySelector('summary')?.focus();
  };

  return (
    <div className="recipe-toolbar">
      <a className="recipe-search-link" href={hrefs.search}>
        <Icon name="search" />
        <span className="recipe-search-text">{t('recipes.search')}</span>
      </a>
      {tags && <TagsLink href={tags} />}
      {own && (
        <a className="recipe-menu-button recipe-new" {...editor}>
          <Icon name="plus" />
          <span className="visually-hidden">{t('recipes.newRecipe')}</span>
        </a>
      )}
      <details className="recipe-menu" ref={menu} onKeyDown={close}>
        <summary className="recipe-menu-button" aria-label={t('recipes.more')}>
          <Icon name="more" />
        </summary>
        <ul className="recipe-menu-list">
          <li>
            <a {...editor}>
              <Icon name="plus" className="recipe-menu-icon" />
              {t('recipes.newRecipe')}
            </a>
          </li>
          <li>
            <a href={hrefs.tags}>
              <Icon name="filter" className="recipe-menu-icon" />
              {t('recipes.tagSettings')}
            </a>
          </li>
          <li>
            <a href={hrefs.device}>
              <Icon name="airFryer" className="recipe-menu-icon" />
              {t('recipeTags.equipment')}
            </a>
          </li>
        </ul>
      </details>
    </div>
  );
}
