import type { Unit } from '../../contract/recipes/body.ts';
import { numberPattern, parseNumber, plainDigits } from './numbers.ts';
import { longUnits, unitOf } from './units.ts';

/** An ingredient as it was typed: an amount as its writer wrote it. */
export interface TypedIngredient {
  amount: string;
  unit: Unit | '';
  name: string;
}

const word = String.raw`\p{L}+\.?`;
const leading = new RegExp(`^(${numberPattern})\\s*(?:(${longUnits}|${word})(?![\\p{L}]))?\\s*(.*)$`, 'iu');
/** `小麦粉 200g`, `大さじ1`: the amount stands last in Japanese, Chinese and Korean lists */
const trailing = new RegExp(`^(.+?)[\\s:：…]+(${word})?\\s*(${numberPattern})\\s*(${word})?$`, 'iu');

/** Reads "200 g flour" into its parts. What cannot be an amount stays in the name, so that nothing is lost. */
export function parseIngredient(line: string, tag: string): TypedIngredient {
  const text = line
    .trim()
    .replace(/^[-–—*•·▢☐□]+\s+/u, '')
    .trim();
  const plain = plainDigits(text);
  const [, amount, unitWord, rest = ''] = leading.exec(plain) ?? [];
  if (amount && !Number.isNaN(parseNumber(amount, tag))) {
    const unit = unitWord ? unitOf(unitWord) : undefined;
    const glued = unitWord && !unit ? gluedUnit(unitWord) : undefined;
    const name = unit ? rest : glued ? glued.name + (rest && ` ${rest}`) : [unitWord, rest].filter(Boolean).join(' ');
    // "2-3 carrots" is a range, "200 g" alone no ingredient yet.
    if (name && !/^[-–—/]/.test(name)) return { amount, unit: unit ?? glued?.unit ?? '', name: withoutOf(name) };
  }
  const [, name, before, number, after] = trailing.exec(plain) ?? [];
  const unit = (before && unitOf(before)) || (after && unitOf(after)) || '';
  const counted = !before && (!after || unit);
  if (name && number && (unit || counted)) return { amount: number, unit, name };
  return { amount: '', unit: '', name: text };
}

/** Chinese and Japanese write no space after a unit: `200克面粉`. */
function gluedUnit(text: string): { unit: Unit; name: string } | undefined {
  for (let end = Math.min(text.length - 1, 6); end > 0; end--) {
    const unit = /[\u3040-\u9fff\uac00-\ud7af]/.test(text[end] ?? '') && unitOf(text.slice(0, end));
    if (unit) return { unit, name: text.slice(end) };
  }
  return undefined;
}

/** "2 cups of flour", "200 g de farine" */
const withoutOf = (name: string): string => name.replace(/^(?:of|de|di|d['’])\s*(?=\S)(?<=\s|['’])/i, '');

/** A pasted list, an ingredient a line; lines without words are left out. */
export const parseIngredients = (text: string, tag: string): TypedIngredient[] =>
  text
    .split(/\r?\n/)
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .map((line) => parseIngredient(line, tag));
