import { commonEdges, joinLoops, partsOf, withCorners } from './borders.ts';
import { distance, type Line, type Loop, largestInscribedCircle, type Segment, segmentsOf, sizeOf } from './geometry.ts';

/** A partition: its outer border, and a hole for whatever lies within it. */
export interface Area {
  /** What readers know it by, from 1 */
  number: number;
  /** Which of the {@link hues} it is filled with */
  hue: number;
  loops: readonly Loop[];
}

/** The partitions of a map. They tile its floor: each border between two is an edge of both, once in either direction. */
export type Plan = readonly Area[];

/** What came of it: a new plan, with the number that stayed and the one that came or went; or why nothing was changed, as a key of `strings/trainer.json`. */
export type Outcome =
  | { kind: 'done'; plan: Plan; kept: number; other: number }
  | { kind: 'refused'; why: SplitRefusal | LineRefusal | MergeRefusal };

export type SplitRefusal = 'splitNone' | 'splitMany' | 'splitFull';
type LineRefusal = 'lineOutside' | 'lineInside' | 'lineTwice' | 'lineAround' | 'partSmall';
export type MergeRefusal = 'mergeFew' | 'mergeMany' | 'mergeApart';

/** Fillings, enough to tell most neighbors apart. */
const hues = 5;

/** Units by which a line may miss a wall, since fingers are not exact. */
const slack = 12;

/** The radius of a circle that must fit into each part: a finger needs 44 units, and its number some of them. */
const leastRadius = 22;

/** Units of common border from which two partitions lie side by side; with less they only meet at a corner. */
const leastBorder = 8;

const pick = (plan: Plan, selected: readonly number[]) => plan.filter(({ number }) => selected.includes(number));

/** What speaks against splitting the selection, before any line is drawn. A map has `max` partitions at most (docs/spec.md §9). */
export function splitRefusal(plan: Plan, selected: readonly number[], max: number): SplitRefusal | undefined {
  if (plan.length >= max) return 'splitFull';
  return selected.length === 1 ? undefined : selected.length ? 'splitMany' : 'splitNone';
}

/** Splits the one selected partition along a line from wall to wall (docs/spec.md §2). The larger part keeps its number. */
export function split(plan: Plan, selected: readonly number[], line: Line, max: number): Outcome {
  const [area] = pick(plan, selected);
  const why = splitRefusal(plan, selected, max);
  if (why || !area) return { kind: 'refused', why: why ?? 'splitNone' };
  const cut = cutThrough(area.loops, line);
  if (typeof cut === 'string') return { kind: 'refused', why: cut };
  const parts = partsOf(area.loops, cut);
  if (parts.length < 2) return { kind: 'refused', why: 'lineAround' };
  if (parts.some((loops) => largestInscribedCircle(loops).radius < leastRadius)) return { kind: 'refused', why: 'partSmall' };

  const [larger = [], smaller = []] = parts.sort((one, other) => sizeOf(...other) - sizeOf(...one));
  const rest = plan.map((one) =>
    one === area ? { ...one, hue: one.hue % hues, loops: larger } : { ...one, loops: withCorners(one.loops, cut) },
  );
  const other = freeNumber(plan);
  return {
    kind: 'done',
    plan: [...rest, { number: other, hue: freeHue(rest, smaller), loops: smaller }],
    kept: area.number,
    other,
  };
}

/** The one stretch of the area that the line goes all the way through. */
function cutThrough(loops: readonly Loop[], line: Line): Segment | LineRefusal {
  const ease = slack / distance(...line);
  const touched = segmentsOf(loops, line).filter(
    ([{ t: from }, { t: to }]) => Math.min(1, to) - Math.max(0, from) > Math.min(ease, (to - from) / 2),
  );
  const [only] = touched;
  if (!only) return 'lineOutside';
  if (touched.some(([from, to]) => from.t < -ease || to.t > 1 + ease)) return 'lineInside';
  return touched.length > 1 ? 'lineTwice' : only;
}

/** What speaks against merging the selection. */
export function mergeRefusal(plan: Plan, selected: readonly number[]): MergeRefusal | undefined {
  const [one, other] = pick(plan, selected);
  if (!one || !other) return 'mergeFew';
  if (selected.length > 2) return 'mergeMany';
  const border = commonEdges(one.loops, other.loops).reduce((sum, edge) => sum + distance(...edge), 0);
  return border < leastBorder ? 'mergeApart' : undefined;
}

/** The numbers of the partitions that lie beside one, in order. */
export const neighborsOf = (plan: Plan, { number }: Area): number[] =>
  plan
    .map((other) => other.number)
    .filter((other) => other !== number && !mergeRefusal(plan, [number, other]))
    .sort((a, b) => a - b);

/** Merges exactly two adjacent partitions (docs/spec.md §2). The lower number stays. */
export function merge(plan: Plan, selected: readonly number[]): Outcome {
  const why = mergeRefusal(plan, selected);
  const [one, other] = pick(plan, selected).sort((a, b) => a.number - b.number);
  if (why || !one || !other) return { kind: 'refused', why: why ?? 'mergeFew' };
  const whole = { ...one, loops: joinLoops([...one.loops, ...other.loops]) };
  return {
    kind: 'done',
    plan: plan.flatMap((area) => (area === one ? [whole] : area === other ? [] : [area])),
    kept: one.number,
    other: other.number,
  };
}

/** The initial state, with no rooms or areas (docs/spec.md §2): the floor is one. */
export const reset = (plan: Plan): Plan => [{ number: 1, hue: hues, loops: joinLoops(plan.flatMap(({ loops }) => loops)) }];

function freeNumber(plan: Plan): number {
  let number = 1;
  while (plan.some((area) => area.number === number)) number++;
  return number;
}

/** A filling that no neighbor has, or else the one that the fewest have. */
function freeHue(plan: Plan, loops: readonly Loop[]): number {
  const near = plan.filter((area) => commonEdges(loops, area.loops).length > 0);
  const uses = (hue: number) => near.filter((area) => area.hue === hue).length;
  return Array.from({ length: hues }, (_, hue) => hue).reduce((best, hue) => (uses(hue) < uses(best) ? hue : best));
}

/** How much worse a slanting line is than one along the walls. */
const slant = 0.6;

/** A line through an area's middle that would split it evenly, preferably along the walls: where a reader may begin. */
export function proposedLine(plan: Plan, area: Area, max: number): Line {
  const { at } = largestInscribedCircle(area.loops);
  const rated = [
    [1, 0],
    [0, 1],
    [1, 1],
    [1, -1],
  ].flatMap(([dx = 0, dy = 0]) => {
    const stretch = segmentsOf(area.loops, [at, [at[0] + dx, at[1] + dy]]).find(([, { t }]) => t > 0);
    if (!stretch) return [];
    const line: Line = [stretch[0].at, stretch[1].at];
    const outcome = split(plan, [area.number], line, max);
    const smaller = outcome.kind === 'done' ? sizeOf(...(outcome.plan.at(-1)?.loops ?? [])) : 0;
    return [{ line, worth: dx && dy ? smaller * slant : smaller }];
  });
  return rated.reduce((best, one) => (one.worth > best.worth ? one : best)).line;
}
