import { Suspense, useCallback, useEffect, useState } from 'react';
import { lazyComponent } from '../../../app/lazy-chunk/lazy-component.tsx';
import { pageParams } from '../../../lib/page-params.ts';
import { shareUrl } from '../../../recipes/share-url.ts';
import { useRecipeActions } from '../../../recipes/use-recipe-actions.ts';
import { takeOutOfAddress } from '../../../stores/address.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import type { RecipePageProps, RecipeSheetName } from '../recipe-page.ts';
import './recipe-actions.css';

const RecipeSheets = lazyComponent('recipeSheets', () => import('./RecipeSheets.tsx').then((module) => module.RecipeSheets));

/** Buttons to add the recipe to the favorites, share it, and open a sheet with more actions. */
export function RecipeActions(props: RecipePageProps) {
  const { recipe, user, onChange } = props;
  const t = useT();
  // A report that is edited before it was sent brings its user here.
  const [sheet, setSheet] = useState<RecipeSheetName | undefined>(() =>
    user && pageParams(location).report ? 'report' : undefined,
  );
  useEffect(() => takeOutOfAddress('report'), []);
  const { toggleFavorite, shareRecipe } = useRecipeActions({
    recipe,
    user,
    url: shareUrl(),
    copied: t('recipePage.linkCopied'),
    onManual: () => setSheet('share'),
    onFavorite: useCallback(
      (favorite: boolean) =>
        onChange((now) =>
          now.favorite === favorite ? now : { ...now, favorite, favorites: now.favorites + (favorite ? 1 : -1) },
        ),
      [onChange],
    ),
  });

  return (
    <div className="recipe-actions">
      {recipe.state === 'published' && (
        <>
          <button className="recipe-action" type="button" onClick={() => (user ? toggleFavorite() : setSheet('signIn'))}>
            <Icon name="heart" filled={recipe.favorite} className={recipe.favorite ? 'recipe-action-favorite' : undefined} />
            <span className="visually-hidden">{t(recipe.favorite ? 'recipe.unfavorite' : 'recipe.favorite')}</span>{' '}
            <span>{new Intl.NumberFormat(t.tag, { notation: 'compact' }).format(recipe.favorites)}</span>
          </button>
          <button className="recipe-action" type="button" onClick={() => void shareRecipe()}>
            <Icon name="share" />
            <span>{t('recipePage.share')}</span>
          </button>
        </>
      )}
      <button className="recipe-action" type="button" aria-haspopup="dialog" onClick={() => setSheet('more')}>
        <Icon name="more" />
        <span className="visually-hidden">{t('recipePage.more')}</span>
      </button>
      {sheet && (
        <Suspense>
          <RecipeSheets {...props} sheet={sheet} onSheet={setSheet} />
        </Suspense>
      )}
    </div>
  );
}
