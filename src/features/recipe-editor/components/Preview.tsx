import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import type { Image } from '../../../contract/images/upload.ts';
import type { RecipeBody } from '../../../contract/recipes/body.ts';
import { RecipeSheet } from '../../../recipes/components/RecipeSheet.tsx';
import { $measures } from '../../../stores/measures.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { type Body, recipeBody } from '../recipe-body.ts';
import type { EditorDraft } from '../state.ts';
import './preview.css';

interface PreviewProps {
  draft: EditorDraft;
  /** The recipe's own pictures by their ids */
  pictures: Readonly<Record<string, Image>>;
  onClose(): void;
}

/** The recipe as everybody will see it. */
export function Preview({ draft, pictures, onClose }: PreviewProps) {
  const t = useT();
  const measures = useStore($measures, { ssr: 'initial' });
  const urls = useMemo(() => new Map(draft.images.map(({ key, blob }) => [key, URL.createObjectURL(blob)])), [draft]);
  useEffect(
    () => () => {
      for (const url of urls.values()) URL.revokeObjectURL(url);
    },
    [urls],
  );
  const image = (id: string | null): Image | null => {
    const url = id && urls.get(id);
    return url ? { id, url, width: 640, height: 480 } : (pictures[id ?? ''] ?? null);
  };
  return (
    <Dialog open onClose={onClose} title={t('recipeEdit.preview')}>
      <RecipeSheet recipe={readable(recipeBody(draft, t.tag), image)} factor={1} measures={measures} />
    </Dialog>
  );
}

/** Fills in what an unfinished recipe lacks, and leaves out what is no number. */
function readable(body: Body, image: (id: string | null) => Image | null): RecipeBody {
  const number = <Missing,>(value: number | null, missing: Missing) => (value === null || Number.isNaN(value) ? missing : value);
  const { tags, nutrition } = body;
  return {
    ...body,
    servings: number(body.servings, 1),
    prepMinutes: number(body.prepMinutes, 0),
    coreTemperature: number(body.coreTemperature, null),
    tags: { ...tags, difficulty: tags.difficulty ?? 'easy', cuisine: tags.cuisine ?? 'international' },
    ingredients: body.ingredients.map((one) => ({ ...one, amount: number(one.amount, null) })),
    steps: body.steps.map((step) => ({
      ...step,
      image: image(step.image),
      heat: step.heat?.mode && step.heat.temperature > 0 && step.heat.minutes > 0 ? step.heat : null,
      minutes: number(step.minutes, null),
    })),
    nutrition: nutrition && {
      kcal: number(nutrition.kcal, 0),
      protein: number(nutrition.protein, 0),
      fat: number(nutrition.fat, 0),
      carbohydrates: number(nutrition.carbohydrates, 0),
    },
    image: image(body.image),
  };
}
