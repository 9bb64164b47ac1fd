import { ApiError } from '../../api/errors.ts';
import { saveRecipe } from '../../contract/recipes/save.ts';
import { api } from '../../stores/session.ts';
import type { EditorState, PendingSave } from './state.ts';

/** Saves a draft on the server. */
export const callSave = ({ key, input }: PendingSave, uid: string) => api(saveRecipe, input, { key, uid, quiet: true });

/**
 * Repeats a save whose response never arrived, under the same idempotency key, so that one draft does not become two recipes.
 *
 * @throws ApiError where it still cannot be known what became of it
 */
export async function resolvePendingSave(state: EditorState, uid: string): Promise<EditorState> {
  if (!state.pending) return state;
  try {
    const target = await callSave(state.pending, uid);
    return { ...state, target, pending: null };
  } catch (error) {
    if (!(error instanceof ApiError) || error.isRetryable) throw error;
    return { ...state, pending: null };
  }
}
