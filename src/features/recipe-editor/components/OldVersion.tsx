import { useEffect, useState } from 'react';
import { useStore } from '../../../app/store/use-store.ts';
import type { RecipeBody } from '../../../contract/recipes/body.ts';
import { editRecipe } from '../../../contract/recipes/edit.ts';
import { RecipeSheet } from '../../../recipes/components/RecipeSheet.tsx';
import { $measures } from '../../../stores/measures.ts';
import { api } from '../../../stores/session.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import './preview.css';

interface OldVersionProps {
  id: string;
  version: number;
  onClose(): void;
}

/** A recipe as it was in one of its versions. */
export function OldVersion({ id, version, onClose }: OldVersionProps) {
  const t = useT();
  const measures = useStore($measures);
  const [recipe, setRecipe] = useState<RecipeBody>();

  useEffect(() => {
    let wanted = true;
    api(editRecipe, { id, version }).then(
      // What was published lacks nothing.
      (told) => wanted && setRecipe(told.recipe as RecipeBody),
      onClose,
    );
    return () => {
      wanted = false;
    };
  }, [id, version, onClose]);

  return (
    <Dialog open onClose={onClose} title={t('recipeEdit.versionNumber', { number: version })}>
      {recipe ? <RecipeSheet recipe={recipe} factor={1} measures={measures} /> : <Skeleton rows={4} />}
    </Dialog>
  );
}
