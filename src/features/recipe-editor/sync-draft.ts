import type { FormState } from '../../app/form/form.ts';
import type { Draft } from '../../stores/drafts.ts';
import type { Editor } from './editor.ts';
import { unitOf } from './recipe-body.ts';
import type { EditorState } from './state.ts';
import { isSame, mergeStored, stateOf } from './stored-state.ts';

/** The state as it is stored: with the unit of its temperatures, once there is something to store. */
const metaOf = (state: EditorState, initial: EditorState): EditorState =>
  isSame(state, initial) ? initial : { ...state, temperatureUnit: unitOf(state) };

/**
 * Hands the editor's state to the form's draft, which is autosaved (app/form/use-draft.ts).
 *
 * @param changed checks a field again that has an error
 * @returns stops that
 */
export function storeInDraft(
  { $recipe, start }: Editor,
  setMeta: FormState['setMeta'],
  changed: FormState['changed'],
): () => void {
  if ($recipe.get() !== start.recipe) setMeta(metaOf($recipe.get(), start.recipe));
  return $recipe.listen((state, old = start.recipe) => {
    setMeta(metaOf(state, start.recipe));
    const before = new Map<string, unknown>(Object.entries(old));
    for (const [name, value] of Object.entries(state)) if (value !== before.get(name)) changed(name);
  });
}

/** Goes on with a stored draft; what was typed before it was found stays. */
export function restoreDraft({ $recipe, start }: Editor, draft: Draft): void {
  const merged = mergeStored($recipe.get(), start.recipe, stateOf(draft, start.recipe));
  if (!isSame(merged, $recipe.get())) $recipe.set(merged);
}
