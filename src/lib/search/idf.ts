/** Inverse document frequency of a term that `having` of `texts` have: near 0 if all have it, highest if none has. */
export const inverseDocumentFrequency = (texts: number, having: number): number => Math.log((texts + 1) / (having + 0.5));
