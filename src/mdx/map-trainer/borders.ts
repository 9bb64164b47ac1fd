import { contains, distance, edgesOf, type Line, type Loop, type Point, type Segment, sizeOf } from './geometry.ts';

const nameOf = ([from, to]: Line): string => `${from} ${to}`;

const backwards = ([from, to]: Line): Line => [to, from];

/** The edges that the one has and the other has the other way round. */
export function commonEdges(one: readonly Loop[], other: readonly Loop[]): Line[] {
  const known = new Set(other.flatMap(edgesOf).map(nameOf));
  return one.flatMap(edgesOf).filter((edge) => known.has(nameOf(backwards(edge))));
}

/** The border around all of the loops together: what lies between two of them is gone. */
export function joinLoops(loops: readonly Loop[]): Loop[] {
  const inner = new Set(commonEdges(loops, loops).map(nameOf));
  const left = loops.flatMap(edgesOf).filter((edge) => !inner.has(nameOf(edge)));
  const found: Loop[] = [];
  for (let edge = left.pop(); edge; edge = left.pop()) {
    const loop = [edge[0]];
    while (`${edge[1]}` !== `${loop[0]}`) {
      const next: Line = sharpest(edge, left);
      left.splice(left.indexOf(next), 1);
      loop.push(next[0]);
      edge = next;
    }
    found.push(loop);
  }
  return found;
}

/** Where borders touch at a corner, the one that turns most to the inside goes on: areas that only touch there are not joined there. */
function sharpest([from, to]: Line, edges: readonly Line[]): Line {
  const heading = ([[ax, ay], [bx, by]]: Line) => Math.atan2(by - ay, bx - ax);
  const turn = (edge: Line) => (heading(edge) - heading([from, to]) + 3 * Math.PI) % (2 * Math.PI);
  return edges.filter((edge) => `${edge[0]}` === `${to}`).reduce((best, edge) => (turn(edge) > turn(best) ? edge : best));
}

/** The loops, with the places where a line cuts through their edges as corners. */
export const withCorners = (loops: readonly Loop[], cut: readonly { edge: Line; at: Point }[]): Loop[] =>
  loops.map((loop) =>
    edgesOf(loop).flatMap((edge) => [
      edge[0],
      ...cut.flatMap(({ edge: other, at }) =>
        nameOf(edge) === nameOf(backwards(other)) && edge.every((end) => distance(end, at)) ? [at] : [],
      ),
    ]),
  );

/** The parts, each with its holes, into which an area falls when it is cut along a stretch: one where the way around it stays open. */
export function partsOf(loops: readonly Loop[], [first, second]: Segment): Loop[][] {
  if (first.loop !== second.loop) return [[...loops]];
  const { loop } = first;
  const from = (start: typeof first, end: typeof first): Loop => {
    const turned = [...loop.slice(start.corner + 1), ...loop.slice(0, start.corner + 1)];
    const count = (end.corner - start.corner + loop.length) % loop.length;
    return [start.at, ...turned.slice(0, count), end.at].filter((corner, index, all) =>
      distance(corner, all.at(index - 1) ?? corner),
    );
  };
  const all = [from(first, second), from(second, first), ...loops.filter((other) => other !== loop)];
  const outer = all.filter((one) => sizeOf(one) > 0).sort((one, other) => sizeOf(one) - sizeOf(other));
  const holes = all.filter((one) => sizeOf(one) < 0);
  const isAround = (hole: Loop) => (one: Loop) => hole[1] !== undefined && contains([one], hole[1]);
  return outer.map((one) => [one, ...holes.filter((hole) => outer.find(isAround(hole)) === one)]);
}
