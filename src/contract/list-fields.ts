import * as v from 'valibot';

/**
 * A whole number from 1 on, as a query has it: plain digits, so that `0x10`, `1e1`, `+5` and ` 5` mean nothing anywhere. Without side
 * effects, as `endpoint`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function wholeNumber(max: number) {
  return v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(String),
    v.regex(/^[1-9]\d*$/, 'format'),
    v.transform(Number),
    v.maxValue(max, 'format'),
  );
}

/** What every list with pages is asked by: `cursor` is the `next` of the page before, and absent on the first page. */
export const pageFields = {
  cursor: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,200}$/, 'format'))),
  limit: v.optional(wholeNumber(50)),
};
