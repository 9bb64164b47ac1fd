/** A recipe that is only on the phone. */
export interface LocalCookbook {
  id: string;
  name: string;
}

/**
 * Reads one entry of the app's reply, whose shape is in functions.ts: checked by hand, since every screen would start with `v.union`.
 *
 * @returns the cookbook, or the key that keeps it from being one
 */
export function readCookbook(entry: unknown): LocalCookbook | 'id' | 'name' {
  const { id, name, title }: Record<string, unknown> = Object(entry);
  if (typeof id !== 'string' && typeof id !== 'number') return 'id';
  const label = [name, title].find((text) => typeof text === 'string' && text.trim() !== '');
  return typeof label === 'string' ? { id: String(id), name: label } : 'name';
}

/** The cookbooks that pages show; the others are left out, and `/shell-check` names them. */
export const cookbooksOf = (entries: readonly unknown[]): LocalCookbook[] =>
  entries.map(readCookbook).filter((read) => typeof read !== 'string');
