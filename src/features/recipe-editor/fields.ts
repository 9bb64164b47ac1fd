import type * as v from 'valibot';
import type { Image } from '../../contract/images/upload.ts';
import type { EditableRecipe } from '../../contract/recipes/edit.ts';
import type { DraftRecipe } from '../../contract/recipes/save.ts';
import type { Draft } from '../../stores/drafts.ts';
import { fromCelsius, numberText, parseNumber, toCelsius } from './numbers.ts';

/** What stands in the editor, by field. A list is the keys of its rows, with spaces between; the rows' fields have theirs in their names. */
export type Fields = Readonly<Partial<Record<string, string>>>;

export type Work = '' | 'heat' | 'rest';

/** What {@link bodyOf} makes of what was typed; a number is not one where its text is none. */
export type Body = v.InferInput<typeof DraftRecipe>;

/** Each once: an older recipe may name a tag twice. */
const words = (text: string | undefined) => [...new Set((text ?? '').split(' ').filter(Boolean))];

/** A recipe as it stands in the editor's fields, and its pictures. @param unit of temperatures: `c` or `f` */
export function fieldsOf(
  recipe: EditableRecipe,
  unit: string,
  tag: string,
): { fields: Record<string, string>; pictures: Record<string, Image> } {
  const text = (value: number | null) => numberText(value, tag);
  const degrees = (celsius: number | null) => (celsius === null ? '' : text(fromCelsius(celsius, unit)));
  const { tags, nutrition, ingredients, steps } = recipe;
  const keyOf = (_: unknown, index: number) => `r${index}`;
  const pictures = [recipe.image, ...steps.map(({ image }) => image)].filter((image) => image !== null);
  return {
    pictures: Object.fromEntries(pictures.map((image) => [image.id, image])),
    fields: {
      title: recipe.title,
      description: recipe.description,
      lang: recipe.lang,
      servings: text(recipe.servings),
      prepMinutes: text(recipe.prepMinutes),
      preheat: recipe.preheat ? 'yes' : '',
      coreTemperature: degrees(recipe.coreTemperature),
      temperatureUnit: unit,
      equipment: tags.equipment.join(' '),
      difficulty: tags.difficulty ?? '',
      cuisine: tags.cuisine ?? '',
      food: tags.food.join(' '),
      kcal: text(nutrition?.kcal ?? null),
      protein: text(nutrition?.protein ?? null),
      fat: text(nutrition?.fat ?? null),
      carbohydrates: text(nutrition?.carbohydrates ?? null),
      image: recipe.image?.id ?? '',
      ingredients: ingredients.map(keyOf).join(' '),
      ...Object.fromEntries(
        ingredients.flatMap(({ amount, unit, name }, index) => [
          [`ingredient.r${index}.amount`, text(amount)],
          [`ingredient.r${index}.unit`, unit ?? ''],
          [`ingredient.r${index}.name`, name],
        ]),
      ),
      steps: steps.map(keyOf).join(' '),
      ...Object.fromEntries(
        steps.flatMap(({ text: words, image, heat, minutes }, index) => [
          [`step.r${index}.text`, words],
          [`step.r${index}.image`, image?.id ?? ''],
          [`step.r${index}.work`, heat ? 'heat' : minutes === null ? '' : 'rest'],
          [`step.r${index}.mode`, heat?.mode ?? ''],
          [`step.r${index}.temperature`, degrees(heat?.temperature ?? null)],
          [`step.r${index}.minutes`, text(heat?.minutes ?? null)],
          [`step.r${index}.rest`, text(minutes)],
        ]),
      ),
    },
  };
}

/** The rows of a list that anything was entered in, by their keys. */
export function rowsOf({ fields, images }: Pick<Draft, 'fields' | 'images'>, list: 'ingredients' | 'steps'): string[] {
  const prefix = list === 'steps' ? 'step' : 'ingredient';
  return words(fields[list]).filter((key) => {
    const beginning = `${prefix}.${key}.`;
    return (
      images.some(({ place }) => place?.startsWith(beginning)) ||
      Object.entries(fields).some(([name, value]) => name.startsWith(beginning) && value.trim())
    );
  });
}

/**
 * What stands in the editor as the recipe that it is. Its new pictures are named by their keys.
 *
 * @param tag of the page, whose numbers were typed
 */
export function bodyOf({ fields, images }: Pick<Draft, 'fields' | 'images'>, tag: string): Body {
  const text = (name: string) => fields[name] ?? '';
  const number = (name: string) => (text(name).trim() ? parseNumber(text(name), tag) : null);
  const degrees = (name: string) => {
    const typed = number(name);
    return typed === null ? null : toCelsius(typed, text('temperatureUnit'));
  };
  const picture = (place: string) => images.find((image) => image.place === place)?.key ?? (text(place) || null);
  const nutrition = {
    kcal: number('kcal'),
    protein: number('protein'),
    fat: number('fat'),
    carbohydrates: number('carbohydrates'),
  };

  // What is null where it must not be is for the schema to say.
  return {
    title: text('title'),
    description: text('description'),
    lang: text('lang'),
    servings: number('servings'),
    prepMinutes: number('prepMinutes'),
    preheat: text('preheat') === 'yes',
    coreTemperature: degrees('coreTemperature'),
    tags: {
      equipment: words(text('equipment')),
      difficulty: text('difficulty') || null,
      cuisine: text('cuisine') || null,
      food: words(text('food')),
    },
    ingredients: rowsOf({ fields, images }, 'ingredients').map((key) => ({
      amount: number(`ingredient.${key}.amount`),
      unit: text(`ingredient.${key}.unit`) || null,
      name: text(`ingredient.${key}.name`),
    })),
    steps: rowsOf({ fields, images }, 'steps').map((key) => {
      const of = (name: string) => `step.${key}.${name}`;
      const work = text(of('work')) as Work;
      return {
        text: text(of('text')),
        image: picture(of('image')),
        heat:
          work === 'heat'
            ? { mode: text(of('mode')), temperature: degrees(of('temperature')), minutes: number(of('minutes')) }
            : null,
        minutes: work === 'rest' ? number(of('rest')) : null,
      };
    }),
    nutrition: Object.values(nutrition).some((value) => value !== null) ? nutrition : null,
    image: picture('image'),
  } as Body;
}

/** Which recipe a draft is about, as its call says it. */
export const targetOf = ({ id, revision }: Fields) => (id ? { id, revision: Number(revision) } : {});

/** The field of the editor that shows what is wrong at a path of the call's body. */
export function fieldOfPath(path: string, draft: Pick<Draft, 'fields' | 'images'>): string {
  const [, part = path, index, name, more] = path.split('.');
  switch (part) {
    case 'ingredients':
      return index === undefined ? part : `ingredient.${rowsOf(draft, part)[Number(index)]}.${name}`;
    case 'steps': {
      if (index === undefined) return part;
      const field = name === 'heat' ? (more ?? 'mode') : name === 'minutes' ? 'rest' : name;
      return `step.${rowsOf(draft, part)[Number(index)]}.${field}`;
    }
    case 'tags':
      return index ?? 'equipment';
    case 'nutrition':
      return index ?? 'kcal';
    case 'images':
      return 'image';
    default:
      return part;
  }
}
