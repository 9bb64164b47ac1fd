/** A place on the map, in the drawing's units. */
export type Point = readonly [x: number, y: number];

/** Corners in order. Outer borders run clockwise as one sees them, which makes their {@link sizeOf} positive; borders of holes the other way. */
export type Loop = readonly Point[];

/** From its first end to its second. */
export type Line = readonly [Point, Point];

/** Where a line meets an edge, which begins at corner `corner` of `loop`; `t` is 0 at the line's first end and 1 at its second. */
interface Crossing {
  loop: Loop;
  corner: number;
  edge: Line;
  t: number;
  at: Point;
}

/** A piece of a line that lies within an area, from border to border. */
export type Segment = readonly [Crossing, Crossing];

export const edgesOf = (loop: Loop): Line[] => loop.map((from, index) => [from, loop[index + 1] ?? loop[0] ?? from]);

export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

export const sizeOf = (...loops: readonly Loop[]): number =>
  sum(loops.flatMap(edgesOf).map(([[ax, ay], [bx, by]]) => (ax * by - bx * ay) / 2));

const between = ([ax, ay]: Point, [bx, by]: Point, t: number): Point => [ax + (bx - ax) * t, ay + (by - ay) * t];

/** Twice the triangle that the line and the place span: its sign tells on which side the place lies. */
const side = ([[ax, ay], [bx, by]]: Line, [x, y]: Point): number => (bx - ax) * (y - ay) - (by - ay) * (x - ax);

/** How far along a line one is when one stands beside a place: 0 at its first end, 1 at its second. */
const beside = ([[ax, ay], [bx, by]]: Line, [x, y]: Point): number =>
  ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2);

/** Whether a place lies within the loops, and in none of their holes. */
export const contains = (loops: readonly Loop[], [x, y]: Point): boolean =>
  loops.flatMap(edgesOf).filter(([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay))
    .length %
    2 >
  0;

/**
 * What of a line lies within the loops, however far it be drawn out beyond its ends. A corner that it meets belongs to one of its
 * sides, so that none counts twice; and one that it nearly meets is met, so that no edge becomes too short to tell its ends apart.
 */
export function segmentsOf(loops: readonly Loop[], line: Line): Segment[] {
  const crossings = loops.flatMap((loop) =>
    edgesOf(loop).flatMap((edge, corner): Crossing[] => {
      const [before, after] = [side(line, edge[0]), side(line, edge[1])];
      if (before >= 0 === after >= 0) return [];
      const exact = between(...edge, before / (before - after));
      return [{ loop, corner, edge, t: beside(line, exact), at: edge.find((end) => distance(end, exact) < 0.5) ?? exact }];
    }),
  );
  crossings.sort((one, other) => one.t - other.t);
  return crossings.flatMap((first, index): Segment[] => {
    const second = crossings[index + 1];
    return index % 2 === 0 && second ? [[first, second]] : [];
  });
}

/** The place at a part, from 0 to 1, of the way round a loop. */
export function along(loop: Loop, part: number): Point {
  const edges = edgesOf(loop);
  let left = part * sum(edges.map((edge) => distance(...edge)));
  for (const edge of edges) {
    const length = distance(...edge);
    if (left < length) return between(...edge, left / length);
    left -= length;
  }
  return loop[0] ?? [0, 0];
}

/** The middle of the widest circle within the loops, nearly: where a number stands best, and how much room it has there. */
export function largestInscribedCircle(loops: readonly Loop[]): { at: Point; radius: number } {
  const edges = loops.flatMap(edgesOf);
  const xs = edges.map(([[x]]) => x);
  const ys = edges.map(([[, y]]) => y);
  let best: { at: Point; radius: number } = { at: [0, 0], radius: 0 };
  for (let x = Math.min(...xs) + 1; x < Math.max(...xs); x += 3) {
    for (let y = Math.min(...ys) + 1; y < Math.max(...ys); y += 3) {
      const at: Point = [x, y];
      let radius = Number.POSITIVE_INFINITY;
      for (const edge of edges) {
        radius = Math.min(radius, distance(at, between(...edge, Math.min(1, Math.max(0, beside(edge, at))))));
        if (radius <= best.radius) break;
      }
      if (radius > best.radius && contains(loops, at)) best = { at, radius };
    }
  }
  return best;
}
