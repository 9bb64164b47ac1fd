import * as v from '#rules/valibot';

/**
 * Fields of forms. Messages are the names of rules (`required`, `tooLong`, `format`), which the page turns into words.
 */

/** Trimmed text that may be empty. @param max UTF-16 units */
/* @__NO_SIDE_EFFECTS__ */
export function shortText(max: number) {
  return v.pipe(v.string(), v.trim(), v.maxLength(max, 'tooLong'));
}

/** Trimmed text of at least one character. @param max UTF-16 units */
/* @__NO_SIDE_EFFECTS__ */
export function requiredText(max: number) {
  return v.pipe(v.string(), v.trim(), v.minLength(1, 'required'), v.maxLength(max, 'tooLong'));
}

/* @__NO_SIDE_EFFECTS__ */
export function integerBetween(min: number, max: number) {
  return v.pipe(v.number(), v.integer('format'), v.minValue(min, 'format'), v.maxValue(max, 'format'));
}

/** The id of an option that must be chosen. */
export const ChosenId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'required'));

/** A language key: `en`, `zhf`, … */
export const LangKey = v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/));
