import { recipeLimits as limits, temperatures } from '../../contract/recipes/limits.ts';
import type { Translate } from '../../i18n/t.ts';
import { createUnitFormat } from '../../lib/unit-format.ts';
import { fromCelsius } from './numbers.ts';
import { unitOf } from './recipe-body.ts';
import type { EditorState } from './state.ts';

/** The range of core temperatures, in °C. */
const core = { min: 40, max: 100 };

type ErrorContext = Pick<EditorState, 'ingredients' | 'steps' | 'temperatureUnit'>;

/** The text of an error, which names the row of its field; undefined for those with a general text. @param most the allowed length */
export function errorText(field: string, rule: string, state: ErrorContext, t: Translate, most?: number): string | undefined {
  const [list, key, name] = field.split('.');
  if (field === 'steps' && rule === 'tooMany') return t('recipeEdit.errorStages', { max: limits.stages });
  if (!key || !name) return fieldText(field, state, t);
  const error = rule === 'tooLong' && most ? t('form.errorTooLong', { max: most }) : fieldText(name, state, t);
  if (!error) return undefined;
  const rows = list === 'step' ? state.steps : state.ingredients;
  const number = rows.findIndex((row) => row.key === key) + 1;
  return t(list === 'step' ? 'recipeEdit.inStep' : 'recipeEdit.inIngredient', { number, error });
}

/** °C in the reader's unit, to the degree. @param unit `c` or `f` */
export const degreesText = (celsius: number, unit: string, tag: string): string =>
  createUnitFormat(tag, unit === 'f' ? 'fahrenheit' : 'celsius').format(fromCelsius(celsius, unit));

interface Words {
  t: Translate;
  degrees(celsius: number): string;
}

const minutes = ({ t }: Words) => t('recipeEdit.errorMinutes', { max: limits.minutes });
const nutrition = ({ t }: Words) => t('recipeEdit.errorNutrition');

const texts: Readonly<Partial<Record<string, (words: Words) => string>>> = {
  servings: ({ t }) => t('recipeEdit.errorServings', { max: limits.servings }),
  prepMinutes: ({ t }) => t('recipeEdit.errorPrepMinutes', { max: limits.minutes }),
  minutes,
  rest: minutes,
  temperature: ({ t, degrees }) =>
    t('recipeEdit.errorTemperature', { min: degrees(temperatures.min), max: degrees(temperatures.max) }),
  coreTemperature: ({ t, degrees }) => t('recipeEdit.errorCoreTemperature', { min: degrees(core.min), max: degrees(core.max) }),
  mode: ({ t }) => t('recipeEdit.errorMode'),
  amount: ({ t }) => t('recipeEdit.errorAmount'),
  name: ({ t }) => t('recipeEdit.errorName'),
  text: ({ t }) => t('recipeEdit.errorText'),
  kcal: nutrition,
  protein: nutrition,
  fat: nutrition,
  carbohydrates: nutrition,
};

const fieldText = (name: string, state: ErrorContext, t: Translate): string | undefined =>
  texts[name]?.({ t, degrees: (celsius) => degreesText(celsius, unitOf(state), t.tag) });
