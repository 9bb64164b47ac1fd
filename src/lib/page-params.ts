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
