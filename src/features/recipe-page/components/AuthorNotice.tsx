import type { Recipe } from '../../../contract/recipes/read.ts';
import { nativeLink } from '../../../recipes/native-link.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useT } from '../../../ui/screen/use-t.ts';

/** Tells the author that the recipe is a draft, hidden, or has unpublished changes. */
export function AuthorNotice({ recipe, editHref }: { recipe: Recipe; editHref: string }) {
  const t = useT();
  const { state, draft, hiddenReason } = recipe;
  if (state === 'published' && !draft) return null;
  return (
    <div className={state === 'hidden' ? 'recipe-notice recipe-notice-hidden' : 'recipe-notice'}>
      <div>
        <p>{t(state === 'hidden' ? 'recipePage.hidden' : state === 'draft' ? 'recipePage.draft' : 'recipePage.changes')}</p>
        {hiddenReason && (
          <p>
            {t('recipePage.hiddenReason')} <bdi>{hiddenReason}</bdi>
          </p>
        )}
      </div>
      <Button {...nativeLink('editCookbook', `${editHref}?id=${recipe.id}`, recipe.id)}>{t('recipePage.edit')}</Button>
    </div>
  );
}
