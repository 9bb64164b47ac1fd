import { type Unit, units } from '../../contract/recipes/body.ts';
import type { Translate } from '../../i18n/t.ts';
import { intlUnits } from '../../recipes/measures.ts';

export const isUnit = (text: string): text is Unit => units.some((unit) => unit === text);

/** The name of a unit without an amount. */
export function unitText(unit: Unit, t: Translate): string {
  switch (unit) {
    case 'tsp':
    case 'tbsp':
    case 'cup':
    case 'pinch':
      return t(`recipe.unit-${unit}`, { amount: '', count: 1 }).trim();
    default: {
      const format = new Intl.NumberFormat(t.tag, { style: 'unit', unit: intlUnits[unit], unitDisplay: 'short' });
      return format.formatToParts(1).find(({ type }) => type === 'unit')?.value ?? unit;
    }
  }
}

/** Names and abbreviations of units in all languages, in lower case and without dots. */
const words: Readonly<Record<Unit, string>> = {
  g: 'g gr gram grams gramm gramme grammes grammi gramo gramos gramów г гр грамм 克 公克 グラム 그램',
  kg: 'kg kilo kilos kilogram kilograms kilogramm кг 公斤 千克 キロ',
  ml: 'ml milliliter milliliters millilitre millilitres мл 毫升 ミリリットル 밀리리터',
  l: 'l liter liters litre litres litro litri litros litr л литр 升 公升 リットル 리터',
  tsp: 'tsp teaspoon teaspoons tl teelöffel cc càc cdta cdtas cucchiaino cucchiaini łyżeczka łyżeczki łyżeczek чл çk çaykaşığı 小さじ 茶匙 小匙 작은술 티스푼',
  tbsp: 'tbsp tbs tablespoon tablespoons el esslöffel càs cs cda cdas cucchiaio cucchiai łyżka łyżki łyżek стл yk yemekkaşığı 大さじ 汤匙 湯匙 大匙 큰술',
  cup: 'cup cups tasse tassen tasses taza tazas tazza tazze szklanka szklanki szklanek стакан стакана bardak subardağı カップ 杯 量杯 컵',
  flOz: 'floz',
  oz: 'oz ounce ounces',
  lb: 'lb lbs pound pounds',
  pinch:
    'pinch pinches prise prisen pincée pincées pizca pizcas pizzico pizzichi szczypta щепотка tutam ひとつまみ つまみ 少许 少許 小撮 꼬집',
};

const byWord = new Map(units.flatMap((unit) => words[unit].split(' ').map((word): [string, Unit] => [word, unit])));

/** The unit with this name or abbreviation, if any. */
export const unitOf = (word: string): Unit | undefined => byWord.get(word.toLowerCase().replace(/[.\s]/g, ''));

/** Matches units of several words. */
export const longUnits = String.raw`fl\.?\s?oz\.?|c\.\s?à\s?[cs]\.?|ч\.?\s?л\.?|ст\.?\s?л\.?|(?:çay|yemek)\s?kaşığı|su\s?bardağı`;
