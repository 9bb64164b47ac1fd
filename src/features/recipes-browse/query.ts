import { maxQueryLength } from '../../contract/search-limits.ts';
import { truncate } from '../../lib/truncate.ts';

/** As much of what was typed, or of a link's words, as can be searched for: the box shows the same. */
export const queryOf = (words: string): string => truncate(words.trim(), maxQueryLength);
