import { recipeLimits as limits, temperatures } from '../../contract/recipes/limits.ts';
import type { Translate } from '../../i18n/t.ts';
import type { Fields } from './fields.ts';
import { fromCelsius } from './numbers.ts';

/** °C that the thickest part of food may have to reach. */
const core = { min: 40, max: 100 };

/** What to say about a field of the editor, in its row's name where it belongs to one; nothing where general words do. */
export function sayWrong(field: string, rule: string, { fields }: { fields: Fields }, t: Translate, most?: number) {
  const [list, key, name] = field.split('.');
  if (field === 'steps' && rule === 'tooMany') return t('recipeEdit.errorStages', { max: limits.stages });
  if (!key || !name) return textOf(field, fields, t);
  const error = rule === 'tooLong' && most ? t('form.errorTooLong', { max: most }) : textOf(name, fields, t);
  if (!error) return undefined;
  const rows = (list === 'step' ? fields.steps : fields.ingredients) ?? '';
  const number = rows.split(' ').indexOf(key) + 1;
  return t(list === 'step' ? 'recipeEdit.inStep' : 'recipeEdit.inIngredient', { number, error });
}

/** °C in the reader's unit, to the degree. @param unit `c` or `f` */
export const degreesText = (celsius: number, unit: string, tag: string): string =>
  new Intl.NumberFormat(tag, { style: 'unit', unit: unit === 'f' ? 'fahrenheit' : 'celsius' }).format(fromCelsius(celsius, unit));

function textOf(name: string, { temperatureUnit }: Fields, t: Translate): string | undefined {
  const degrees = (celsius: number) => degreesText(celsius, temperatureUnit ?? 'c', t.tag);
  switch (name) {
    case 'servings':
      return t('recipeEdit.errorServings', { max: limits.servings });
    case 'prepMinutes':
      return t('recipeEdit.errorPrepMinutes', { max: limits.minutes });
    case 'minutes':
    case 'rest':
      return t('recipeEdit.errorMinutes', { max: limits.minutes });
    case 'temperature':
      return t('recipeEdit.errorTemperature', { min: degrees(temperatures.min), max: degrees(temperatures.max) });
    case 'coreTemperature':
      return t('recipeEdit.errorCoreTemperature', { min: degrees(core.min), max: degrees(core.max) });
    case 'mode':
      return t('recipeEdit.errorMode');
    case 'amount':
      return t('recipeEdit.errorAmount');
    case 'name':
      return t('recipeEdit.errorName');
    case 'text':
      return t('recipeEdit.errorText');
    case 'kcal':
    case 'protein':
    case 'fat':
    case 'carbohydrates':
      return t('recipeEdit.errorNutrition');
    default:
      return undefined;
  }
}
