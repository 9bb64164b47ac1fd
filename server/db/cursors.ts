/** Where a page ends of a list that has the latest first. */
export interface TimeCursor {
  time: number;
  id: string;
}

/** Where a page ends of the recommended recipes of one language. */
export interface RankCursor {
  rank: number;
  id: string;
}
