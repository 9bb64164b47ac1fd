/** How many UTF-16 units the words of a search may have; ours, the spec shows none. */
export const maxQueryLength = 100;
