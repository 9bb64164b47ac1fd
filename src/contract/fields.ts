import * as v from 'valibot';

/** Identifies a record: opaque to pages, and safe in an address. */
export const Id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

export const Integer = v.pipe(v.number(), v.integer());

/** Whole seconds since 1970. @alias */
export const Time = Integer;

/** The input of a call that needs none, or the output of one that tells nothing. */
export const Empty = v.object({});

/** The output of a call that creates a record. */
export const Created = v.object({ id: Id });

/** A stored picture. `url` is signed, works without a token and expires. */
export const Image = v.object({
  id: v.string(),
  url: v.string(),
  /** Pixels, upright */
  width: v.number(),
  height: v.number(),
});
export type Image = v.InferOutput<typeof Image>;

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
