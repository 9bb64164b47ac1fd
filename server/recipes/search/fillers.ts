import fillerWords from './filler-words.json' with { type: 'json' };
import { unitsOf } from './words.ts';

/** Words of questions and of talk about recipes, in all languages: beside others they say nothing of what is looked for. */
const fillers = new Set(Object.values(fillerWords).flatMap((words) => unitsOf(words).map(({ text }) => text)));

export const isFiller = (term: string): boolean => fillers.has(term);
