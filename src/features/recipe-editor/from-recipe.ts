import type { EditableRecipe } from '../../contract/recipes/edit.ts';
import { fromCelsius, numberText } from './numbers.ts';

import { newRow, type Start } from './state.ts';

/** Removes duplicates, which older recipes may have. */
const unique = (tags: readonly string[]) => [...new Set(tags)];

/** The editor's state for a recipe from the server. @param unit of temperatures: `c` or `f` */
export function fromRecipe(
  recipe: EditableRecipe,
  target: Start['recipe']['target'],
  unit: string,
  tag: string,
): Pick<Start, 'fields' | 'recipe' | 'pictures'> {
  const text = (value: number | null | undefined) => numberText(value ?? null, tag);
  const degrees = (celsius: number | null | undefined) => text(celsius == null ? null : fromCelsius(celsius, unit));
  const { tags, nutrition, ingredients, steps } = recipe;
  const pictures = [recipe.image, ...steps.map(({ image }) => image)].filter((image) => image !== null);
  return {
    pictures: Object.fromEntries(pictures.map((image) => [image.id, image])),
    fields: {
      title: recipe.title,
      description: recipe.description,
      servings: text(recipe.servings),
      prepMinutes: text(recipe.prepMinutes),
    },
    recipe: {
      target,
      pending: null,
      touched: false,
      preheat: recipe.preheat,
      equipment: unique(tags.equipment),
      food: unique(tags.food),
      temperatureUnit: unit,
      difficulty: tags.difficulty ?? '',
      cuisine: tags.cuisine ?? '',
      coreTemperature: degrees(recipe.coreTemperature),
      kcal: text(nutrition?.kcal),
      protein: text(nutrition?.protein),
      fat: text(nutrition?.fat),
      carbohydrates: text(nutrition?.carbohydrates),
      lang: recipe.lang,
      image: recipe.image?.id ?? '',
      ingredients: ingredients.map(({ amount, unit, name }, index) =>
        newRow.ingredients({ key: `r${index}`, amount: text(amount), unit: unit ?? '', name }),
      ),
      steps: steps.map(({ text: typed, image, heat, minutes }, index) =>
        newRow.steps({
          key: `r${index}`,
          text: typed,
          image: image?.id ?? '',
          work: heat ? 'heat' : minutes === null ? '' : 'rest',
          mode: heat?.mode ?? '',
          temperature: degrees(heat?.temperature),
          minutes: text(heat?.minutes),
          rest: text(minutes),
        }),
      ),
    },
  };
}
