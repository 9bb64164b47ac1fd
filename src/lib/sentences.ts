/** Sentences end with their mark and a space, but not before a small letter, as after an abbreviation; in Chinese and Japanese without a space. */
const sentenceEnd = /(?<=[.!?…]["”»’)]?)\s+(?![\s\p{Ll}])|(?<=[。！？])/u;

/** The sentences of a text, without the space between them. */
export const sentencesOf = (text: string): string[] => text.split(sentenceEnd).filter(Boolean);
