import { atom } from 'nanostores';
import type { Errors } from '../../app/form/form.ts';
import type { EditorState, Start } from './state.ts';

/**
 * What the editor is doing. `savedHere`: the server cannot be reached, the draft stays on this device. `conflict`: another device
 * has changed the recipe since this edit began; found while saving a draft or while publishing (see `conflict.ts`).
 */
export type EditorStatus = { is: 'editing' | 'saving' | 'savedHere' } | { is: 'conflict'; during: 'save' | 'publish' };

/** What became of a draft that was to be saved on the server. `offline`: it stays on this device. */
export type SaveResult = { is: 'saved'; id: string } | { is: 'invalid'; errors: Errors } | { is: 'offline' | 'conflict' };

/** The recipe in one open editor. `rows.ts` changes its lists. */
export function createEditor(start: Start) {
  const $recipe = atom<EditorState>(start.recipe);
  const $status = atom<EditorStatus>({ is: 'editing' });
  return {
    start,
    $recipe,
    $status,

    change: (patch: Partial<EditorState>) => $recipe.set({ ...$recipe.get(), ...patch }),

    saveEnded(result: SaveResult['is']) {
      if (result === 'conflict') $status.set({ is: 'conflict', during: 'save' });
      else $status.set({ is: result === 'offline' ? 'savedHere' : 'editing' });
    },

    /** The recipe was not published. */
    publishEnded(isConflict: boolean) {
      const status = $status.get();
      if (isConflict) $status.set({ is: 'conflict', during: 'publish' });
      else if (status.is === 'conflict' && status.during === 'publish') $status.set({ is: 'editing' });
    },
  };
}

export type Editor = ReturnType<typeof createEditor>;
