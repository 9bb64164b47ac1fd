import { type Unit, units } from './body.ts';

/** A piece of a step's text: words, or an amount that grows with the servings. */
export type TextPart = { text: string } | { amount: number; unit: Unit | null };

const amounts = new RegExp(`\\{\\s*(\\d+(?:[.,]\\d+)?)\\s*(${units.join('|')})?\\s*\\}`, 'g');

/**
 * Reads the amounts in braces out of a step's text: `Toss with {2 tbsp} of the oil` → words, 2 tbsp, words. Braces that hold anything
 * else are words.
 */
export function partsOfText(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const { 0: whole, 1: number = '', 2: unit, index } of text.matchAll(amounts)) {
    if (index > done) parts.push({ text: text.slice(done, index) });
    parts.push({ amount: Number(number.replace(',', '.')), unit: (unit as Unit | undefined) ?? null });
    done = index + whole.length;
  }
  if (done < text.length) parts.push({ text: text.slice(done) });
  return parts;
}
