/**
 * Keeps the direction of a text that is not the sentence's own, such as a name or an English phrase, from mixing with the sentence
 * around it (https://www.w3.org/TR/string-meta/). Where markup is possible, `<bdi>` does the same.
 */
export const isolate = (text: string): string => `\u2068${text}\u2069`;
