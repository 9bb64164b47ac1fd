import type { Random } from './random.ts';
import type { Point } from './shapes.ts';

/** How several of a part lie. */
export type Arrangement = 'scatter' | 'heap' | 'ring' | 'rows' | 'fan' | 'pieces';

export interface Room {
  /** Half the width and half the height */
  w: number;
  h: number;
}

export interface Place {
  x: number;
  y: number;
  /** Degrees */
  turn: number;
}

interface Wish {
  count: number;
  turn: number;
  /** How far a turn may differ, in degrees */
  sway: number;
  columns: number | undefined;
}

const within = (random: Random, { w, h }: Room): Point => {
  const angle = random(0, 2 * Math.PI);
  const far = Math.sqrt(random());
  return [Math.cos(angle) * far * w, Math.sin(angle) * far * h];
};

/** Evenly, but not in order: of some spots always the one farthest from all others. */
function scatter(random: Random, room: Room, count: number): Point[] {
  const spots: Point[] = [];
  for (let i = 0; i < count; i++) {
    let best: Point = [0, 0];
    let farthest = -1;
    for (let tries = 0; tries < 14; tries++) {
      const spot = within(random, room);
      const near = Math.min(1e6, ...spots.map(([x, y]) => Math.hypot(x - spot[0], y - spot[1])));
      if (near > farthest) [best, farthest] = [spot, near];
    }
    spots.push(best);
  }
  return spots;
}

function rows(random: Random, room: Room, count: number, columns = Math.ceil(Math.sqrt((count * room.w) / room.h))): Point[] {
  const lines = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, i) => {
    const y = Math.floor(i / columns);
    const inLine = Math.min(columns, count - y * columns);
    const step = (2 * room.w) / columns;
    return [((i % columns) + 0.5 - inLine / 2) * step + random(-5, 5), ((y + 0.5) / lines - 0.5) * 2 * room.h + random(-5, 5)];
  });
}

const around = ({ w, h }: Room, count: number, start: number): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = ((start + (i * 360) / count) * Math.PI) / 180;
    return [Math.cos(angle) * w, Math.sin(angle) * h];
  });

/** Places of so many parts within the room, those that lie on top last. */
export function arrange(random: Random, kind: Arrangement, room: Room, { count, turn, sway, columns }: Wish): Place[] {
  const swayed = ([x, y]: Point, angle = turn): Place => ({ x, y, turn: angle + random(-sway, sway) });
  if (kind === 'ring' || kind === 'pieces') {
    const away = ([x, y]: Point) => (Math.atan2(y, x) * 180) / Math.PI + turn;
    return around(room, count, kind === 'pieces' ? 360 / count / 2 : random(0, 360)).map((spot) => swayed(spot, away(spot)));
  }
  if (kind === 'fan') {
    const middle = (count - 1) / 2;
    return Array.from({ length: count }, (_, i) => {
      const part = middle ? (i - middle) / middle : 0;
      return swayed([part * room.w, part * part * room.h], turn + part * 24);
    });
  }
  if (kind === 'rows') return rows(random, room, count, columns).map((spot) => swayed(spot));
  const spots = scatter(random, room, count);
  if (kind === 'heap') spots.sort((a, b) => Math.hypot(b[0] / room.w, b[1] / room.h) - Math.hypot(a[0] / room.w, a[1] / room.h));
  else spots.sort((a, b) => a[1] - b[1]);
  return spots.map((spot) => swayed(spot));
}
