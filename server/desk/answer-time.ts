/** A report, and whether it has been answered. */
export interface Case {
  /** How long the desk was open until the first reply or, without one, until it was removed or now: milliseconds */
  waited: number;
  answered: boolean;
}

/** Fewer cases say nothing. */
export const minCases = 20;

/** The part of all cases that are answered by the expected time: 4 of 5. */
const share = 0.8;

/**
 * After how much open time 4 of 5 cases are answered, by the Kaplan-Meier estimator: cases that still wait count for as long as they have
 * waited. Without them, quick replies would have too much weight.
 *
 * @param waited how long the one that is asked about has waited already: only cases that waited as long are like it
 * @returns milliseconds since it was sent; undefined with less than {@link minCases} cases, or where too few of them are answered yet
 */
export function expectedWait(cases: readonly Case[], waited = 0): number | undefined {
  const alike = cases.filter((one) => one.waited > waited || (one.answered && one.waited === waited));
  if (alike.length < minCases) return undefined;
  const sorted = alike.toSorted((a, b) => a.waited - b.waited || Number(b.answered) - Number(a.answered));
  let waiting = 1;
  for (const [index, one] of sorted.entries()) {
    if (one.answered) waiting *= 1 - 1 / (sorted.length - index);
    if (waiting <= 1 - share + 1e-9) return one.waited;
  }
  return undefined;
}
