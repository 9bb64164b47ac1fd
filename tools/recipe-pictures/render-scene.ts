import type { Ground } from './backgrounds.ts';
import { gradients, ground } from './backgrounds.ts';
import type { Vessel } from './cookware.ts';
import type { Arrangement, Room } from './layouts.ts';
import { arrange } from './layouts.ts';
import type { Random } from './random.ts';
import { randomOf } from './random.ts';
import type { Point } from './shapes.ts';
import { xy } from './shapes.ts';
import type { PartName } from './sprites.ts';
import { parts } from './sprites.ts';
import type { VesselName } from './vessels.ts';
import { vessels } from './vessels.ts';

export interface Serving {
  /** How many; one by itself */
  count?: number;
  /** Where their middle is, seen from the middle of the vessel */
  at?: Point;
  lie?: Arrangement;
  /** How much of the vessel they take: a part of its room, across and down */
  room?: number | readonly [w: number, h: number];
  size?: number;
  /** Degrees */
  turn?: number;
  sway?: number;
  columns?: number;
  tone?: string;
}

export type Food = readonly [part: PartName, serving?: Serving];

/** A picture as one would tell it: what stands on which table, and what lies in it, the lowest first. */
export interface Scene {
  ground: Ground;
  vessel: VesselName;
  /** What lies on the table under the vessel's edge: a napkin, a fork */
  under?: readonly Food[];
  food: readonly Food[];
}

/** Where the light comes from. */
const light: Point = [-0.62, -0.78];

const turned = ([x, y]: Point, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
};

function serve([name, serving = {}]: Food, vessel: Room, random: Random): string {
  const { count = 1, at = [0, 0], lie = 'scatter', room = 1, size = 1, turn = 0, sway = 12, columns, tone } = serving;
  const [w, h] = typeof room === 'number' ? [room, room] : room;
  const places =
    count === 1
      ? [{ x: 0, y: 0, turn: turn + random(-sway, sway) / 3 }]
      : arrange(random, lie, { w: vessel.w * w, h: vessel.h * h }, { count, turn, sway, columns });
  return places
    .map((place) => {
      const here = turned(light, -place.turn);
      const { outline, svg, rise = 9 } = parts[name]({ random, light: here, tone });
      const shadow = (by: number, opacity: number) =>
        `<path d="${outline.d}" transform="translate(${xy([-here[0] * by, -here[1] * by])})" fill="#2a1405" fill-opacity="${opacity}"/>`;
      const scale = size * random(0.95, 1.05);
      return `<g transform="translate(${xy([at[0] + place.x, at[1] + place.y])}) rotate(${place.turn.toFixed(1)}) scale(${scale.toFixed(2)})">${rise ? shadow(rise * 1.7, 0.1) + shadow(rise, 0.2) : ''}${svg}</g>`;
    })
    .join('');
}

/** The whole picture as SVG. @param word what its small differences depend on */
export function renderScene(word: string, { ground: table, vessel, under = [], food }: Scene): string {
  const random = randomOf(word);
  const { svg, room, near = 1 }: Vessel = vessels[vessel](random);
  const all = (list: readonly Food[]) => list.map((one) => serve(one, room, random)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 1200 900">${gradients}${ground(table, random)}<g transform="translate(600 450) scale(${near})">${all(under)}${svg}${all(food)}</g></svg>`;
}
