import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { RecipeBody } from '../../../contract/recipes/body.ts';
import { editRecipe } from '../../../contract/recipes/edit.ts';
import { RecipeSheet } from '../../../recipes/components/RecipeSheet.tsx';
import { $measures } from '../../../stores/measures.ts';
import { api } from '../../../stores/session.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';

interface OldVersionProps {
  id: string;
  version: number;
  onClose(): void;
}

/** A published version of a recipe. */
export function OldVersion({ id, version, onClose }: OldVersionProps) {
  const t = useT();
  const measures = useStore($measures, { ssr: 'initial' });
  const [recipe, setRecipe] = useState<RecipeBody>();

  useEffect(() => {
    let unmounted = false;
    api(editRecipe, { id, version }).then((response) => {
      // Every published version is complete.
      const parsed = v.safeParse(RecipeBody, response.recipe);
      if (!unmounted && parsed.success) setRecipe(parsed.output);
    }, onClose);
    return () => {
      unmounted = true;
    };
  }, [id, version, onClose]);

  return (
    <Dialog open onClose={onClose} title={t('recipeEdit.versionNumber', { number: version })}>
      {recipe ? <RecipeSheet recipe={recipe} factor={1} measures={measures} /> : <Skeleton rows={4} shape="text" />}
    </Dialog>
  );
}
