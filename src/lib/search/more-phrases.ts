import { linesOf, phrasesIn, type SearchIndex } from './entry.ts';
import type { Texts } from './passages.ts';

/** An index with the phrases that the texts of its entries have. */
export const withPhrases = (index: SearchIndex, texts: Texts): SearchIndex => ({
  ...index,
  entries: index.entries.map((entry) => ({ ...entry, phrases: mergedLines(entry.phrases, texts[entry.id]?.phrases ?? '') })),
});

/** Merges lines, so that each anchor has one: the ranking needs its phrases side by side. */
function mergedLines(...lines: readonly string[]): string {
  const all: Record<string, string[]> = {};
  for (const [anchor, phrases] of lines.flatMap(phrasesIn)) all[anchor] = [...(all[anchor] ?? []), ...phrases];
  return linesOf(all);
}
