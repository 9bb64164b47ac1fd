import { removeRecipe, restoreRecipe } from '../../../contract/recipes/read.ts';
import { nativeLink } from '../../../recipes/native-link.ts';
import { ask } from '../../../stores/questions.ts';
import { api } from '../../../stores/session.ts';
import { $shell } from '../../../stores/shell.ts';
import { offerUndo } from '../../../stores/undo.ts';
import { Cell, CellGroup } from '../../../ui/cell/Cell.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import type { RecipeSheetsProps } from '../recipe-page.ts';
import './recipe-more.css';

/** More actions: edit, history and delete for the author, report for others. */
export function RecipeMore({ recipe, user, hrefs, onSheet, onRemoved, onRestored }: RecipeSheetsProps) {
  const t = useT();
  const { id } = recipe;

  const remove = async () => {
    onSheet(undefined);
    const sure = await ask({
      text: t('recipePage.deleteQuestion'),
      detail: t('recipePage.deleteDetail'),
      confirm: t('common.delete'),
      cancel: t('common.cancel'),
      danger: true,
    });
    if (!sure || !(await succeeds(api(removeRecipe, { id })))) return;
    onRemoved();
    offerUndo({
      text: t('recipePage.deleted'),
      undo: () => void succeeds(api(restoreRecipe, { id })).then((restored) => restored && onRestored()),
    });
  };

  return (
    <CellGroup>
      {recipe.mine && (
        <>
          <Cell label={t('recipePage.edit')} {...nativeLink('editCookbook', `${hrefs.recipeEdit}?id=${id}`, id)} />
          {recipe.state !== 'draft' && (
            <Cell label={t('recipePage.history')} {...nativeLink('showCookbookHistory', `${hrefs.recipeHistory}/${id}`, id)} />
          )}
          <Cell label={<span className="recipe-more-delete">{t('recipePage.delete')}</span>} onClick={() => void remove()} />
        </>
      )}
      {!recipe.mine && <Cell label={t('recipePage.report')} onClick={() => onSheet(user ? 'report' : 'signIn')} />}
      {$shell.get()?.can('showCookbookMore') && (
        <Cell label={t('recipePage.nativeMore')} {...nativeLink('showCookbookMore', hrefs.recipes, id)} />
      )}
    </CellGroup>
  );
}

/** Whether a call succeeds; a failure has been shown as a toast. */
const succeeds = (call: Promise<unknown>): Promise<boolean> =>
  call.then(
    () => true,
    () => false,
  );
