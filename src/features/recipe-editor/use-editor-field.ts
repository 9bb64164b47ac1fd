import { useSyncExternalStore } from 'react';
import type { Editor } from './editor.ts';
import type { EditorState } from './state.ts';

/** One field of the editor's state; renders only when that changes. */
export const useEditorField = <Name extends keyof EditorState>({ $recipe }: Editor, name: Name): EditorState[Name] =>
  useSyncExternalStore($recipe.listen, () => $recipe.get()[name]);
