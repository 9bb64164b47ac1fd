/** The parameters of a page's address: of its query and of its hash query, where old deep links carry them. */
export const pageParams = (address: { search: string; hash: string }): Record<string, string> => ({
  ...Object.fromEntries(new URLSearchParams(address.search)),
  ...hashQuery(address.hash),
});

/**
 * Reads the query parameters that stand in the URL hash after its question mark, as the app's deep links
 * carry them: `#/helpCenter?from=widget` or `#?token=…` (docs/spec.md §7).
 *
 * @param hash `location.hash`, with or without the `#`
 * @returns every parameter, decoded; the last one wins when a name is repeated
 */
export const hashQuery = (hash: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(hash.replace(/^[^?]*/, '')));

/** Sets parameters in an address; an empty one is left out. None stays in the hash query, where it would win. */
export function setParameters(address: URL, values: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value] of Object.entries(values)) {
    if (value) address.searchParams.set(name, value);
    else address.searchParams.delete(name);
    address.hash = address.hash.replace(RegExp(`\\b${name}=[^&]*&?`, 'g'), '');
  }
}
