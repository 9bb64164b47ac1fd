/**
 * A name or another text that somebody wrote, for the middle of a sentence: its direction does not change that of the words
 * around it. Where markup is possible, `<bdi>` does the same.
 */
export const isolate = (text: string): string => `\u2068${text}\u2069`;
