import { largestInscribedCircle, type Point } from './geometry.ts';
import type { Area } from './plan.ts';

/** Written out, since the build keeps those properties that it finds in a script. */
const fills = ['var(--wood)', 'var(--glaze)', 'var(--tint)', 'var(--deck)', 'var(--matte)', 'var(--fill)'];

const round = (point: Point) => point.map((value) => Math.round(value * 10) / 10).join(' ');

/** What draws an area, on the page and in the running trainer: its outline, its filling, and the middle of its number. */
export function shapeOf({ loops, hue }: Area): { d: string; fill: string; at: Point } {
  return {
    d: loops.map((loop) => `M${loop.map(round).join('L')}z`).join(''),
    fill: fills[hue] ?? '',
    at: largestInscribedCircle(loops).at,
  };
}
