import type { Unit } from '../../contract/recipes/body.ts';
import { numberPattern, parseNumber, plainDigits } from './numbers.ts';
import { longUnits, unitOf } from './units.ts';

/** An ingredient as typed. */
export interface TypedIngredient {
  amount: string;
  unit: Unit | '';
  name: string;
}

const word = String.raw`\p{L}+\.?`;
const leading = new RegExp(`^(${numberPattern})\\s*(?:(${longUnits}|${word})(?![\\p{L}]))?\\s*(.*)$`, 'iu');
/** `小麦粉 200g`, `大さじ1`: the amount stands last in Japanese, Chinese and Korean lists */
const trailing = new RegExp(`^(.+?)[\\s:：…]+(${word})?\\s*(${numberPattern})\\s*(${word})?$`, 'iu');

/** Splits "200 g flour" into its parts. What cannot be an amount stays in the name, so that nothing is lost. */
export function parseIngredient(line: string, tag: string): TypedIngredient {
  const text = line
    .trim()
    .replace(/^[-–—*•·▢☐□]+\s+/u, '')
    .trim();
  const plain = plainDigits(text);
  return amountFirst(plain, tag) ?? amountLast(plain) ?? { amount: '', unit: '', name: text };
}

/** "200 g flour", "2 eggs" */
function amountFirst(text: string, tag: string): TypedIngredient | undefined {
  const [, amount, word = '', rest = ''] = leading.exec(text) ?? [];
  if (!amount || Number.isNaN(parseNumber(amount, tag))) return undefined;
  const { unit, name } = splitUnit(word, rest);
  // "2-3 carrots" is a range, "2% milk" a kind of milk, "200 g" alone is not an ingredient yet.
  return name && !/^[-–—/%％‰°℃℉]/.test(name) ? { amount, unit, name: withoutOf(name) } : undefined;
}

/** @param word the one after the amount: a unit, a unit with a name, or part of the name */
function splitUnit(word: string, rest: string): { unit: Unit | ''; name: string } {
  const unit = unitOf(word);
  if (unit) return { unit, name: rest };
  const glued = gluedUnit(word);
  if (glued) return { unit: glued.unit, name: glued.name + (rest && ` ${rest}`) };
  return { unit: '', name: [word, rest].filter(Boolean).join(' ') };
}

/** "小麦粉 200g", "eggs 2" */
function amountLast(text: string): TypedIngredient | undefined {
  const [, name, before = '', amount, after = ''] = trailing.exec(text) ?? [];
  if (!name || !amount) return undefined;
  const unit = unitOf(before) ?? unitOf(after);
  return unit || !(before || after) ? { amount, unit: unit ?? '', name } : undefined;
}

/** A unit without a space after it, as in Chinese and Japanese: `克面粉`. */
function gluedUnit(text: string): { unit: Unit; name: string } | undefined {
  for (let end = Math.min(text.length - 1, 6); end > 0; end--) {
    const unit = /[\u3040-\u9fff\uac00-\ud7af]/.test(text[end] ?? '') && unitOf(text.slice(0, end));
    if (unit) return { unit, name: text.slice(end) };
  }
  return undefined;
}

/** Removes the "of" of "2 cups of flour" and "200 g de farine". */
const withoutOf = (name: string): string => name.replace(/^(?:of|de|di|d['’])\s*(?=\S)(?<=\s|['’])/i, '');

/** Parses a pasted list, one ingredient per line. Lines without letters and digits are skipped. */
export const parseIngredients = (text: string, tag: string): TypedIngredient[] =>
  text
    .split(/\r?\n/)
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .map((line) => parseIngredient(line, tag));
