import * as v from '#rules/valibot';
import { Id } from './fields.ts';

/**
 * Fields of inputs, which only the server and forms load. Messages are the names of rules (`required`, `tooLong`, `format`), which the
 * page turns into words.
 */

/** The input of a call about one record. */
export const ById = v.object({ id: Id });

/** The number of a record as a user reads it out (record-number.ts), its id, or the beginning of either; parsed, that of the id. */
export const RecordNumber = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.transform((text) => text.replace(/^([\da-f]{4})[-\s]/, '$1')),
  Id,
);

/** Trimmed text that may be empty. @param max UTF-16 units */
export function shortText(max: number) {
  return v.pipe(v.string(), v.trim(), v.maxLength(max, 'tooLong'));
}

/** Something that is seen: no space, no control or format character, nothing that is drawn as nothing, no blank of Braille. */
export const visible = /[^\p{Z}\p{Cc}\p{Cf}\p{DI}\u2800]/u;

/** Trimmed text of at least one character that is seen. @param max UTF-16 units */
export function requiredText(max: number) {
  return v.pipe(v.string(), v.trim(), v.regex(visible, 'required'), v.maxLength(max, 'tooLong'));
}

export function integerBetween(min: number, max: number) {
  return v.pipe(v.number(), v.integer('format'), v.minValue(min, 'format'), v.maxValue(max, 'format'));
}

/** The id of an option that must be chosen. */
export const ChosenId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'required'));

/** A language key: `en`, `zhf`, … */
export const LangKey = v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/));

/** A positive whole number in a query: plain decimal digits, so `0x10`, `1e1`, `+5` and ` 5` are refused. */
export function wholeNumber(max: number) {
  return v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(String),
    v.regex(/^[1-9]\d*$/, 'format'),
    v.transform(Number),
    v.maxValue(max, 'format'),
  );
}

/** The input of every list with pages: `cursor` is the `next` of the page before, and absent for the first page. */
export const PageQuery = v.object({
  cursor: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,200}$/, 'format'))),
  limit: v.optional(wholeNumber(50)),
});
