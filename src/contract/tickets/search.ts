/** Without case, accents and width, and with one letter i. */
const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i');

/** Texts as a search of tickets looks through them, a line each. */
export const searchable = (...texts: readonly string[]): string => texts.map(fold).join('\n');

/** The words that are looked for, likewise; a ticket is found by all of them together. */
export const wordsOf = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);
