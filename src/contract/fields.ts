import * as v from 'valibot';

/** Identifies a record: opaque to pages, and safe in an address. */
export const Id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

export const Integer = v.pipe(v.number(), v.integer());

/** Whole seconds since 1970. */
export const Time = Integer;

/** The input of a call that needs none, or the output of one that tells nothing. */
export const Empty = v.object({});

/** The input of a call about one record. */
export const ById = v.object({ id: Id });

/** The output of a call that creates a record. */
export const Created = ById;

/**
 * A positive whole number in a query: plain decimal digits, so `0x10`, `1e1`, `+5` and ` 5` are refused. Without side effects, so that
 * pages drop the schemas they do not use, as with the helpers below.
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

/** The input of every list with pages: `cursor` is the `next` of the page before, and absent for the first page. */
export const PageQuery = v.object({
  cursor: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,200}$/, 'format'))),
  limit: v.optional(wholeNumber(50)),
});

/** A page of a list; `next` is null on the last one. */
/* @__NO_SIDE_EFFECTS__ */
export function pageOf<Item extends v.GenericSchema>(item: Item) {
  return v.object({ items: v.array(item), next: v.nullable(v.string()) });
}

/** A list without pages. */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<Item extends v.GenericSchema>(item: Item) {
  return v.object({ items: v.array(item) });
}

/** Maximum length of a search query in UTF-16 units; ours, docs/spec.md §5 sets none. */
export const maxQueryLength = 100;
