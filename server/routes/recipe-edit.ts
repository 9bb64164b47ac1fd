import { editRecipe, recipeHistory } from '../../src/contract/recipes/edit.ts';
import { publishRecipe, saveRecipe } from '../../src/contract/recipes/save.ts';
import { versionsOf } from '../db/recipe-versions.ts';
import type { Mount } from '../http/mount.ts';
import { ownRecipe } from '../recipes/access.ts';
import { editableRecipe } from '../recipes/drafts.ts';
import { historyView } from '../recipes/history.ts';
import { publish, saveDraft } from '../recipes/write.ts';

export function recipeEditRoutes(mount: Mount): void {
  mount(saveRecipe, saveDraft);

  mount(publishRecipe, publish);

  mount(editRecipe, editableRecipe);

  mount(recipeHistory, async ({ db, user, input }) => {
    const { id } = await ownRecipe(db, user.uid, input.id);
    return { versions: historyView(await versionsOf(db, id)) };
  });
}
