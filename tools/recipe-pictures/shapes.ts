import type { Random } from './random.ts';

export type Point = readonly [x: number, y: number];

/** A closed shape around 0,0, and half its width and height. */
export interface Outline {
  d: string;
  w: number;
  h: number;
}

const round = (value: number) => Math.round(value * 10) / 10;
export const xy = ([x, y]: Point) => `${round(x)} ${round(y)}`;

const halves = (points: readonly Point[]) => ({
  w: Math.max(...points.map(([x]) => Math.abs(x))),
  h: Math.max(...points.map(([, y]) => Math.abs(y))),
});

const at = (points: readonly Point[], index: number) => points[(index + points.length) % points.length] as Point;
const towards = ([x, y]: Point, [a, b]: Point, part: number): Point => [x + (a - x) * part, y + (b - y) * part];

/** Corners: as points, or written as in an SVG: `0,0 10,0 10,10`. */
type Corners = readonly Point[] | string;

const pointsOf = (corners: Corners): readonly Point[] =>
  typeof corners === 'string' ? corners.split(' ').map((pair) => pair.split(',').map(Number) as [number, number]) : corners;

/** A soft line through all the points. */
export function smooth(corners: Corners): Outline {
  const points = pointsOf(corners);
  const curves = points.map((point, i) => {
    const [before, next, after] = [at(points, i - 1), at(points, i + 1), at(points, i + 2)];
    const leave: Point = [point[0] + (next[0] - before[0]) / 6, point[1] + (next[1] - before[1]) / 6];
    const arrive: Point = [next[0] - (after[0] - point[0]) / 6, next[1] - (after[1] - point[1]) / 6];
    return `C${xy(leave)} ${xy(arrive)} ${xy(next)}`;
  });
  return { d: `M${xy(at(points, 0))}${curves.join('')}Z`, ...halves(points) };
}

/** Straight edges, round corners. */
export function rounded(sharp: Corners, radius: number): Outline {
  const points = pointsOf(sharp);
  const curves = points.map((corner, i) => {
    const cut = (other: Point) =>
      towards(corner, other, Math.min(0.5, radius / Math.hypot(other[0] - corner[0], other[1] - corner[1])));
    return `${i ? 'L' : 'M'}${xy(cut(at(points, i - 1)))}Q${xy(corner)} ${xy(cut(at(points, i + 1)))}`;
  });
  return { d: `${curves.join('')}Z`, ...halves(points) };
}

export const box = (w: number, h: number, radius = Math.min(w, h)) =>
  rounded(
    [
      [-w, -h],
      [w, -h],
      [w, h],
      [-w, h],
    ],
    radius,
  );

export const oval = (w: number, h = w): Outline => ({
  d: `M${round(-w)} 0a${round(w)} ${round(h)} 0 1 1 ${round(2 * w)} 0a${round(w)} ${round(h)} 0 1 1 ${round(-2 * w)} 0Z`,
  w,
  h,
});

/** A stick with round ends. */
export const stick = (w: number, h: number): Outline => ({
  d: `M${round(h - w)} ${round(-h)}H${round(w - h)}a${round(h)} ${round(h)} 0 0 1 0 ${round(2 * h)}H${round(h - w)}a${round(h)} ${round(h)} 0 0 1 0 ${round(-2 * h)}Z`,
  w,
  h,
});

/** A round thing made by nature. @param wobble how far from an ellipse, as a part of its size */
export function blob(random: Random, w: number, h = w, wobble = 0.07, points = 10): Outline {
  return smooth(
    Array.from({ length: points }, (_, i) => {
      const angle = ((i + random(-0.2, 0.2)) / points) * 2 * Math.PI;
      const far = 1 + random(-wobble, wobble);
      return [Math.cos(angle) * w * far, Math.sin(angle) * h * far];
    }),
  );
}

/** A bent stick: a sausage, a banana. @param bend how far its middle rises @param tip how thick its ends are */
export function bent(w: number, h: number, bend: number, tip = 0.8): Outline {
  const steps = [-1, -0.6, -0.2, 0.2, 0.6, 1];
  const line = steps.map((step): Point => [step * (w - h * tip), bend * step * step - bend / 2]);
  const thick = (step: number) => h * (1 - (1 - tip) * step ** 4);
  const above = line.map(([x, y], i): Point => [x, y - thick(steps[i] as number)]);
  const below = line.map(([x, y], i): Point => [x, y + thick(steps[i] as number)]).reverse();
  const end = bend / 2;
  return smooth([...above, [w, end], ...below, [-w, end]]);
}
