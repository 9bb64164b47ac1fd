import type { FormKind } from '../../app/form/form.ts';
import type { Editor } from './editor.ts';
import { fieldOrder, firstFields } from './state.ts';

/** The form of one recipe. */
export const recipeForm = (editor: Editor): FormKind => ({
  name: `recipe/${editor.start.id ?? 'new'}`,
  leave: 'common.leaveUnsaved',
  // Rows come and go.
  get order() {
    return fieldOrder(editor.$recipe.get());
  },
  fields: firstFields,
  defaults: editor.start.fields,
  meta: editor.start.recipe,
  rules: () => import('./rules.ts').then(({ publishRules }) => publishRules(editor)),
});
