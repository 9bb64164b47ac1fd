import { $measures } from '../../stores/measures.ts';
import { parseNumber, toCelsius } from './numbers.ts';
import { type EditorDraft, type ListName, type Lists, type Rows, rowField } from './state.ts';

/** The recipe as entered, in the shape of the contract but not validated; a number is NaN where the text is not a number. */
export type EnteredRecipe = ReturnType<typeof recipeBody>;

/** The unit of the typed temperatures: `c` or `f`. */
export const unitOf = ({ temperatureUnit }: { temperatureUnit: string }): string =>
  temperatureUnit || $measures.get().temperature;

/** The rows of a list that have an entry: a text or a picture. */
export function enteredRows<List extends ListName>(
  { meta, images }: Pick<EditorDraft, 'meta' | 'images'>,
  list: List,
): readonly Rows[List][] {
  const lists: Lists = meta;
  return lists[list].filter((row: Rows[ListName]) => {
    const { key, ...parts } = row;
    const begin = rowField(list, key, '');
    return images.some(({ place }) => place?.startsWith(begin)) || Object.values(parts).some((text) => text.trim());
  });
}

/** The draft's pictures without those of removed steps, which stay with the form so that an undo restores them. */
export const shownImages = ({ images, meta }: EditorDraft): EditorDraft['images'] =>
  images.filter(({ place }) => place === 'image' || meta.steps.some(({ key }) => place === rowField('steps', key, 'image')));

/**
 * The entered recipe as the body of a call, with new pictures by their keys.
 *
 * @param tag of the page, BCP 47: the language of the entered numbers
 */
export function recipeBody(draft: EditorDraft, tag: string) {
  const { fields, images, meta } = draft;
  const number = (text = '') => (text.trim() ? parseNumber(text, tag) : null);
  const degrees = (text: string) => {
    const typed = number(text);
    return typed === null ? null : toCelsius(typed, unitOf(meta));
  };
  const picture = (place: string, id: string) => images.find((image) => image.place === place)?.key ?? (id || null);
  const nutrition = {
    kcal: number(meta.kcal),
    protein: number(meta.protein),
    fat: number(meta.fat),
    carbohydrates: number(meta.carbohydrates),
  };

  return {
    title: fields.title ?? '',
    description: fields.description ?? '',
    lang: meta.lang,
    servings: number(fields.servings),
    prepMinutes: number(fields.prepMinutes),
    preheat: meta.preheat,
    coreTemperature: degrees(meta.coreTemperature),
    tags: {
      equipment: meta.equipment,
      difficulty: meta.difficulty || null,
      cuisine: meta.cuisine || null,
      food: meta.food,
    },
    ingredients: enteredRows(draft, 'ingredients').map(({ amount, unit, name }) => ({
      amount: number(amount),
      unit: unit || null,
      name,
    })),
    steps: enteredRows(draft, 'steps').map(({ key, text, image, work, mode, temperature, minutes, rest }) => ({
      text,
      image: picture(rowField('steps', key, 'image'), image),
      heat: work === 'heat' ? { mode, temperature: degrees(temperature), minutes: number(minutes) } : null,
      minutes: work === 'rest' ? number(rest) : null,
    })),
    nutrition: Object.values(nutrition).some((value) => value !== null) ? nutrition : null,
    image: picture('image', meta.image),
  };
}

/** The field that shows the error at a path of the body. */
export function fieldOfPath(path: string, draft: Pick<EditorDraft, 'meta' | 'images'>): string {
  const [, part = path, index, name, more] = path.split('.');
  switch (part) {
    case 'ingredients':
    case 'steps':
      if (index === undefined) return part;
      return rowField(part, enteredRows(draft, part)[Number(index)]?.key ?? '', fieldInRow(name, more));
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

/** The field of an ingredient or a step. What a step heats, or its time without heat, has fields of other names. */
function fieldInRow(name = '', more = 'mode'): string {
  if (name === 'heat') return more;
  return name === 'minutes' ? 'rest' : name;
}
