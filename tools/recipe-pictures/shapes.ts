import type { Random } from './random.ts';

export type Point = readonly [x: number, y: number];

/** A closed path around 0,0 with half its width and height, in pixels. */
export interface Outline {
  d: string;
  w: number;
  h: number;
}

const round = (value: number) => Math.round(value * 10) / 10;
export const formatPoint = ([x, y]: Point) => `${round(x)} ${round(y)}`;

const halfExtents = (points: readonly Point[]) => ({
  w: Math.max(...points.map(([x]) => Math.abs(x))),
  h: Math.max(...points.map(([, y]) => Math.abs(y))),
});

const at = (points: readonly Point[], index: number) => points[(index + points.length) % points.length] as Point;
const lerp = ([x, y]: Point, [a, b]: Point, ratio: number): Point => [x + (a - x) * ratio, y + (b - y) * ratio];

/** Points, or their SVG notation: `0,0 10,0 10,10`. */
type Corners = readonly Point[] | string;

const pointsOf = (corners: Corners): readonly Point[] =>
  typeof corners === 'string' ? corners.split(' ').map((pair) => pair.split(',').map(Number) as [number, number]) : corners;

/** A closed Catmull-Rom spline through the points. */
export function spline(corners: Corners): Outline {
  const points = pointsOf(corners);
  const curves = points.map((point, i) => {
    const [before, next, after] = [at(points, i - 1), at(points, i + 1), at(points, i + 2)];
    const leave: Point = [point[0] + (next[0] - before[0]) / 6, point[1] + (next[1] - before[1]) / 6];
    const arrive: Point = [next[0] - (after[0] - point[0]) / 6, next[1] - (after[1] - point[1]) / 6];
    return `C${formatPoint(leave)} ${formatPoint(arrive)} ${formatPoint(next)}`;
  });
  return { d: `M${formatPoint(at(points, 0))}${curves.join('')}Z`, ...halfExtents(points) };
}

/** A polygon with straight edges and rounded corners. */
export function roundedPolygon(corners: Corners, radius: number): Outline {
  const points = pointsOf(corners);
  const curves = points.map((corner, i) => {
    const cut = (other: Point) =>
      lerp(corner, other, Math.min(0.5, radius / Math.hypot(other[0] - corner[0], other[1] - corner[1])));
    return `${i ? 'L' : 'M'}${formatPoint(cut(at(points, i - 1)))}Q${formatPoint(corner)} ${formatPoint(cut(at(points, i + 1)))}`;
  });
  return { d: `${curves.join('')}Z`, ...halfExtents(points) };
}

export const rect = (w: number, h: number, radius = Math.min(w, h)) =>
  roundedPolygon(
    [
      [-w, -h],
      [w, -h],
      [w, h],
      [-w, h],
    ],
    radius,
  );

export const ellipse = (w: number, h = w): Outline => ({
  d: `M${round(-w)} 0a${round(w)} ${round(h)} 0 1 1 ${round(2 * w)} 0a${round(w)} ${round(h)} 0 1 1 ${round(-2 * w)} 0Z`,
  w,
  h,
});

/** A bar with round ends. */
export const capsule = (w: number, h: number): Outline => ({
  d: `M${round(h - w)} ${round(-h)}H${round(w - h)}a${round(h)} ${round(h)} 0 0 1 0 ${round(2 * h)}H${round(h - w)}a${round(h)} ${round(h)} 0 0 1 0 ${round(-2 * h)}Z`,
  w,
  h,
});

/** An irregular ellipse. @param wobble largest deviation from the ellipse, as a share of its size */
export function blob(random: Random, w: number, h = w, wobble = 0.07, points = 10): Outline {
  return spline(
    Array.from({ length: points }, (_, i) => {
      const angle = ((i + random(-0.2, 0.2)) / points) * 2 * Math.PI;
      const radius = 1 + random(-wobble, wobble);
      return [Math.cos(angle) * w * radius, Math.sin(angle) * h * radius];
    }),
  );
}

/** A bent bar: a sausage, a slice of apple. @param bend height of the arc @param tip thickness of the ends, as a share of `h` */
export function bentCapsule(w: number, h: number, bend: number, tip = 0.8): Outline {
  const steps = [-1, -0.6, -0.2, 0.2, 0.6, 1];
  const line = steps.map((step): Point => [step * (w - h * tip), bend * step * step - bend / 2]);
  const thick = (step: number) => h * (1 - (1 - tip) * step ** 4);
  const above = line.map(([x, y], i): Point => [x, y - thick(steps[i] as number)]);
  const below = line.map(([x, y], i): Point => [x, y + thick(steps[i] as number)]).reverse();
  const end = bend / 2;
  return spline([...above, [w, end], ...below, [-w, end]]);
}
