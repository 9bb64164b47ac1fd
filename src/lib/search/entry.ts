/** One entry of the index: an answer of the help center. */
export interface SearchEntry {
  id: string;
  title: string;
  description: string;
  /** Synonyms: what people type who look for it and what neither title nor description says */
  words: readonly string[];
  problem: string;
  /** The kinds of device that it applies to */
  devices: readonly string[] | 'all';
}

/** The search index of one language: one file. */
export interface SearchIndex {
  /** BCP 47, of the entries */
  tag: string;
  /** The most common first */
  entries: readonly SearchEntry[];
  /** Result of `commonWords` */
  common: readonly string[];
  /** Pairs of Chinese characters, the first written for the second: `機机開开`; empty in other languages */
  variants: string;
}

/** Narrows a search; an absent field does not. */
export interface SearchFilter {
  problem?: string | undefined;
  device?: string | undefined;
}

export const admits = ({ problem, device }: SearchFilter, entry: Pick<SearchEntry, 'problem' | 'devices'>): boolean =>
  (!problem || entry.problem === problem) && (!device || entry.devices === 'all' || entry.devices.includes(device));
