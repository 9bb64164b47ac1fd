/** How many UTF-16 units the words of a search may have; ours, docs/spec.md §5 sets none. */
export const maxQueryLength = 100;
