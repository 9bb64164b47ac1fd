import { useCallback, useEffect, useRef } from 'react';
import type { useDraft } from './use-draft.ts';

/** Saves the draft, and guards against leaving, after every change of the form. @returns see `FormState.changed` */
export function useChanges(
  { photos, restored, isUntouched, saveSoon }: ReturnType<typeof useDraft>,
  setDirty: (isDirty: boolean) => Promise<void>,
  onField: (field: string) => void,
  isEditing: boolean,
): (field?: string) => void {
  const photoKeys = photos.ready.map(({ key }) => key).join(' ');
  const wasDirty = useRef(false);
  const changed = useCallback(
    (field?: string) => {
      wasDirty.current = !isUntouched();
      void setDirty(wasDirty.current);
      saveSoon();
      if (field) onField(field);
    },
    [isUntouched, saveSoon, setDirty, onField],
  );
  // Input typed before hydration also counts as unsaved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these change what the form holds
  useEffect(() => {
    if (isEditing && (wasDirty.current || !isUntouched())) changed();
  }, [isEditing, photos.shrinking, photoKeys, restored, changed]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: there may be too many photos
  useEffect(() => onField('images'), [photoKeys, onField]);

  return changed;
}
