/**
 * Reads the query parameters that stand in the URL hash after its question mark, as the app's deep links
 * carry them: `#/helpCenter?from=widget` or `#?token=…` (docs/spec.md §7).
 *
 * @param hash `location.hash`, with or without the `#`
 * @returns every parameter, decoded; the last one wins when a name is repeated
 */
export function hashQuery(hash: string): Record<string, string> {
  const mark = hash.indexOf('?');
  return mark < 0 ? {} : Object.fromEntries(new URLSearchParams(hash.slice(mark + 1)));
}

/**
 * The same hash without the named parameters: used to take a token out of the address once it was read.
 *
 * @returns the hash with its `#`, or an empty string when nothing is left
 */
export function withoutHashParams(hash: string, names: readonly string[]): string {
  const mark = hash.indexOf('?');
  if (mark < 0) return hash;
  const rest = new URLSearchParams(hash.slice(mark + 1));
  for (const name of names) rest.delete(name);
  const path = hash.slice(0, mark).replace(/^#$/, '');
  const query = rest.toString();
  return query ? `${path || '#'}?${query}` : path;
}
