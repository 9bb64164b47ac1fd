import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import type { Image } from '../../../contract/fields.ts';
import { cookingModes, type RecipeBody, type RecipeStep } from '../../../contract/recipes/body.ts';
import { recipeTags } from '../../../contract/recipes/tags.ts';
import { RecipeSheet } from '../../../recipes/components/RecipeSheet.tsx';
import { $measures } from '../../../stores/measures.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { type EnteredRecipe, recipeBody } from '../recipe-body.ts';
import type { EditorDraft } from '../state.ts';
import { isUnit } from '../units.ts';

interface PreviewProps {
  draft: EditorDraft;
  /** The recipe's own pictures by their ids */
  pictures: Readonly<Record<string, Image>>;
  onClose(): void;
}

/** The recipe as it will be published. */
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

/** Completes an unfinished recipe, and leaves out what is not a number or not in a list. */
function readable(entered: EnteredRecipe, image: (id: string | null) => Image | null): RecipeBody {
  const { tags, nutrition } = entered;
  return {
    ...entered,
    servings: numberOr(entered.servings, 1),
    prepMinutes: numberOr(entered.prepMinutes, 0),
    coreTemperature: numberOr(entered.coreTemperature, null),
    tags: {
      equipment: recipeTags.equipment.filter((tag) => tags.equipment.includes(tag)),
      difficulty: recipeTags.difficulty.find((tag) => tag === tags.difficulty) ?? 'easy',
      cuisine: recipeTags.cuisine.find((tag) => tag === tags.cuisine) ?? 'international',
      food: recipeTags.food.filter((tag) => tags.food.includes(tag)),
    },
    ingredients: entered.ingredients.map(({ amount, unit, name }) => ({
      amount: numberOr(amount, null),
      unit: unit !== null && isUnit(unit) ? unit : null,
      name,
    })),
    steps: entered.steps.map((step) => ({
      text: step.text,
      image: image(step.image),
      heat: readableHeat(step.heat),
      minutes: numberOr(step.minutes, null),
    })),
    nutrition: nutrition && {
      kcal: numberOr(nutrition.kcal, 0),
      protein: numberOr(nutrition.protein, 0),
      fat: numberOr(nutrition.fat, 0),
      carbohydrates: numberOr(nutrition.carbohydrates, 0),
    },
    image: image(entered.image),
  };
}

function readableHeat(heat: EnteredRecipe['steps'][number]['heat']): RecipeStep['heat'] {
  const mode = cookingModes.find((name) => name === heat?.mode);
  const [temperature, minutes] = [numberOr(heat?.temperature ?? null, 0), numberOr(heat?.minutes ?? null, 0)];
  return mode && temperature > 0 && minutes > 0 ? { mode, temperature, minutes } : null;
}

const numberOr = <Missing,>(value: number | null, missing: Missing) => (value === null || Number.isNaN(value) ? missing : value);
