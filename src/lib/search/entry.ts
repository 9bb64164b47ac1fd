/** What can be found: one answer. */
export interface SearchEntry {
  id: string;
  title: string;
  description: string;
  /** What people type who look for it, and what stands in neither title nor description */
  words: readonly string[];
  problem: string;
  /** The kinds of device that it is about */
  devices: readonly string[] | 'all';
}

/** All that a page loads to search in its language: one file. */
export interface SearchIndex {
  /** BCP 47, of the entries */
  tag: string;
  entries: readonly SearchEntry[];
  /** What `commonWords` made of the language's texts */
  common: readonly string[];
  /** Pairs of Chinese characters, the first written for the second: `機机開开`; empty in other languages */
  variants: string;
}

/** What to look among; absent is all. */
export interface SearchFilter {
  problem?: string | undefined;
  device?: string | undefined;
}

export const admits = ({ problem, device }: SearchFilter, entry: Pick<SearchEntry, 'problem' | 'devices'>): boolean =>
  (!problem || entry.problem === problem) && (!device || entry.devices === 'all' || entry.devices.includes(device));
