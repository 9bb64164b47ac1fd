import type { Random } from './random.ts';
import type { Point } from './shapes.ts';

/** How several copies of a sprite are arranged, unless they stand in columns. */
export type Layout = 'scatter' | 'heap' | 'ring' | 'fan';

/** Half the width and half the height of an area, in pixels. */
export interface Area {
  w: number;
  h: number;
}

export interface Placement {
  x: number;
  y: number;
  /** Degrees */
  angle: number;
}

interface LayoutOptions {
  count: number;
  /** Degrees */
  angle: number;
  /** Largest random deviation from `angle`, in degrees */
  jitter: number;
  columns: number | undefined;
}

const pointInEllipse = (random: Random, { w, h }: Area): Point => {
  const angle = random(0, 2 * Math.PI);
  const radius = Math.sqrt(random());
  return [Math.cos(angle) * radius * w, Math.sin(angle) * radius * h];
};

/** Even but irregular: Mitchell's best-candidate sampling. */
function scatter(random: Random, area: Area, count: number): Point[] {
  const points: Point[] = [];
  for (let i = 0; i < count; i++) {
    let best: Point = [0, 0];
    let largest = -1;
    for (let tries = 0; tries < 14; tries++) {
      const candidate = pointInEllipse(random, area);
      const distance = Math.min(1e6, ...points.map(([x, y]) => Math.hypot(x - candidate[0], y - candidate[1])));
      if (distance > largest) [best, largest] = [candidate, distance];
    }
    points.push(best);
  }
  return points;
}

function grid(random: Random, area: Area, count: number, columns: number): Point[] {
  const rowCount = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, count - row * columns);
    const step = (2 * area.w) / columns;
    const x = ((i % columns) + 0.5 - inRow / 2) * step + random(-5, 5);
    return [x, ((row + 0.5) / rowCount - 0.5) * 2 * area.h + random(-5, 5)];
  });
}

const pointsOnEllipse = ({ w, h }: Area, count: number, start: number): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = ((start + (i * 360) / count) * Math.PI) / 180;
    return [Math.cos(angle) * w, Math.sin(angle) * h];
  });

/** Places copies of a sprite in an area, in the order in which they are drawn: those on top come last. */
export function layOut(
  random: Random,
  layout: Layout,
  area: Area,
  { count, angle, jitter, columns }: LayoutOptions,
): Placement[] {
  const place = ([x, y]: Point, degrees = angle): Placement => ({ x, y, angle: degrees + random(-jitter, jitter) });
  if (columns) return grid(random, area, count, columns).map((point) => place(point));
  if (layout === 'ring') {
    const outward = ([x, y]: Point) => (Math.atan2(y, x) * 180) / Math.PI + angle;
    return pointsOnEllipse(area, count, random(0, 360)).map((point) => place(point, outward(point)));
  }
  if (layout === 'fan') {
    const middle = (count - 1) / 2;
    return Array.from({ length: count }, (_, i) => {
      const offset = middle ? (i - middle) / middle : 0;
      return place([offset * area.w, offset * offset * area.h], angle + offset * 24);
    });
  }
  const points = scatter(random, area, count);
  const fromCenter = ([x, y]: Point) => Math.hypot(x / area.w, y / area.h);
  if (layout === 'heap') points.sort((a, b) => fromCenter(b) - fromCenter(a));
  else points.sort((a, b) => a[1] - b[1]);
  return points.map((point) => place(point));
}
