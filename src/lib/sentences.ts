/** Sentences end with their mark and a space; in Chinese and Japanese without one. */
const sentenceEnd = /(?<=[.!?…]["”»’)]?)\s+|(?<=[。！？])/u;

export const sentencesOf = (text: string): string[] => text.split(sentenceEnd).filter(Boolean);
