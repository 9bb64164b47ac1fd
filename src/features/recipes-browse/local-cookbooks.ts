import * as v from 'valibot';

/** A cookbook that the app stores on the phone. */
export interface LocalCookbook {
  id: string;
  name: string;
}

/**
 * docs/spec.md §7 does not show the shape, so both names are accepted, and ids of both types: checked by hand, since every screen would
 * start with `v.union`.
 */
const Entry = v.object({
  id: v.unknown(),
  name: v.optional(v.nullable(v.string())),
  title: v.optional(v.nullable(v.string())),
});

/** Parses the app's reply; entries without an id or a name are skipped. */
export const cookbooksOf = (entries: readonly unknown[]): LocalCookbook[] =>
  entries.flatMap((entry) => {
    const parsed = v.safeParse(Entry, entry);
    if (!parsed.success) return [];
    const { id, name, title } = parsed.output;
    const label = name ?? title;
    const hasId = typeof id === 'string' || typeof id === 'number';
    return hasId && label?.trim() ? [{ id: String(id), name: label }] : [];
  });
