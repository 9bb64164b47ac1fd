import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { useEditor } from '../use-editor.ts';
import './toolbar.css';

interface ToolbarProps {
  hrefs: Readonly<Record<'search' | 'edit' | 'tags' | 'device', string>>;
}

/** The way to the search, in the shape of one, and what else there is to do with recipes. */
export function Toolbar({ hrefs }: ToolbarProps) {
  const t = useT();
  const menu = useRef<HTMLDetailsElement>(null);
  const editor = useEditor(hrefs.edit);

  useEffect(() => {
    const beside = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) menu.current?.removeAttribute('open');
    };
    addEventListener('pointerdown', beside);
    addEventListener('focusin', beside);
    return () => {
      removeEventListener('pointerdown', beside);
      removeEventListener('focusin', beside);
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
        {t('recipes.search')}
      </a>
      <details className="recipe-menu" ref={menu} onKeyDown={close}>
        <summary className="recipe-menu-button" aria-label={t('recipes.more')}>
          <Icon name="more" />
        </summary>
        <ul className="recipe-menu-list">
          <li>
            <a {...editor()}>
              <Icon name="plus" />
              {t('recipes.newRecipe')}
            </a>
          </li>
          <li>
            <a href={hrefs.tags}>
              <Icon name="filter" />
              {t('recipes.tagSettings')}
            </a>
          </li>
          <li>
            <a href={hrefs.device}>
              <Icon name="airFryer" />
              {t('recipeTags.equipment')}
            </a>
          </li>
        </ul>
      </details>
    </div>
  );
}
