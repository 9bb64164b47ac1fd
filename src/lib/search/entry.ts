/**
 * What people type who look for an entry, and what its title does not say: by the anchor of the passage that
 * answers it (`step-2`), or `whole` where it takes the whole entry.
 */
export type Phrases = Readonly<Record<string, readonly string[]>>;

/** What separates an anchor and its phrases on a line of {@link IndexedEntry}. */
const separator = '|';

export const linesOf = (phrases: Phrases): string =>
  Object.entries(phrases)
    .map(([anchor, texts]) => [anchor, ...texts].join(separator))
    .join('\n');

export const phrasesIn = (lines: string): (readonly [anchor: string, phrases: readonly string[]])[] =>
  (lines ? lines.split('\n') : []).map((line) => {
    const [anchor = '', ...phrases] = line.split(separator);
    return [anchor, phrases];
  });

/** One entry of the index: an answer of the help center, or a guide. */
export interface SearchEntry {
  id: string;
  title: string;
  phrases: Phrases;
  /** Absent for a guide */
  problem?: string | undefined;
  /** The kinds of device that it applies to */
  devices: readonly string[] | 'all';
  /** The pages of a guide, each with the name of its model where it is written for one; absent for an answer */
  pages?: readonly (readonly [path: string, model: string | undefined])[] | undefined;
}

/** An entry as the index has it: a line for each anchor and its phrases, which is the shortest that it can be. */
export interface IndexedEntry extends Omit<SearchEntry, 'phrases'> {
  phrases: string;
}

/** Words of a language that the search weighs by a rule. */
export interface WeighedWords {
  /** Stop words: words that say nothing of what is looked for, such as “how do I” */
  stopWords: readonly string[];
  /** What no entry can be about, such as “washing machine”: a query that names it is about that */
  offTopic: readonly string[];
  /** By kind of device, what it is called */
  devices: Readonly<Record<string, readonly string[]>>;
}

/** What writers tell the search of a language: `content/<language>/search.json`. */
export interface SearchWords extends WeighedWords {
  /** By id of an answer or a guide */
  phrases: Readonly<Record<string, Phrases>>;
  /** Phrases that the index has no room for: they come with the texts, once there are results */
  morePhrases: Readonly<Record<string, Phrases>>;
  /** Groups of words and short expressions that mean the same here; a star stands for any ending */
  synonyms: readonly (readonly string[])[];
}

/** The search index of one language: one file. Its {@link WeighedWords} are normalized, each without spaces. */
export interface SearchIndex extends WeighedWords {
  /** BCP 47, of the entries */
  tag: string;
  /** The most common first */
  entries: readonly IndexedEntry[];
  /** Pairs of Chinese characters, the first written for the second: `機机開开`; empty in other languages */
  variants: string;
  /** A line for each group: `dies|conk* out` */
  synonyms: readonly string[];
  /** How what is written in Han characters is read: `充電 じゅうでん …`, `充 chong …`; empty in other languages */
  readings: string;
}

/** Narrows a search; an absent field does not. */
export interface SearchFilter {
  problem?: string | undefined;
  device?: string | undefined;
}

export const admits = ({ problem, device }: SearchFilter, entry: Pick<SearchEntry, 'problem' | 'devices'>): boolean =>
  (!problem || entry.problem === problem) && (!device || entry.devices === 'all' || entry.devices.includes(device));
