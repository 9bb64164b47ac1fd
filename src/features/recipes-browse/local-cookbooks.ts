/** A cookbook that the app keeps on the phone. */
export interface LocalCookbook {
  id: string;
  name: string;
}

/** Reads what the app hands over (docs/spec.md §7, which does not show its shape): what has no id and no name is left out. */
export const cookbooksOf = (given: readonly unknown[]): LocalCookbook[] =>
  given.flatMap((entry) => {
    const { id, name, title } = (entry ?? {}) as Record<string, unknown>;
    const words = name ?? title;
    const known = (typeof id === 'string' || typeof id === 'number') && typeof words === 'string' && words.trim() !== '';
    return known ? [{ id: String(id), name: words }] : [];
  });
