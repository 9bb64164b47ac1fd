import { createFold } from './fold.ts';

const others = /[^\p{L}\p{N}]+/gu;

/**
 * Reduces texts to their letters and digits, without case, accents and width: `lds-t6` is the LDS T6, `saint martin` is Saint-Martin.
 *
 * @param tag BCP 47, of what is typed
 */
export function createLetters(tag: string): (text: string) => string {
  const fold = createFold(tag);
  return (text) => fold(text).text.replace(others, '');
}
