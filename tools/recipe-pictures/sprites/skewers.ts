import type { Part, Pen, Piece } from '../paint.ts';
import { fill, gloss, line, solid, specks, varied } from '../paint.ts';
import { blob, box, stick } from '../shapes.ts';
import { browned } from '../textures.ts';
import { legumes } from './legumes.ts';
import { vegetables } from './vegetables.ts';

/** Meat in pieces that were cut by hand. */
const chunk =
  (color: string, spice: string): Part =>
  (pen) => {
    const outline = blob(pen.random, 52, 44, 0.12, 8);
    return {
      outline,
      rise: 11,
      svg:
        solid(outline, varied(pen.random, color), pen) +
        browned(pen, outline, '#3d1a0a', 3, 0.35) +
        specks(pen, outline, 6, spice, 4),
    };
  };

const cheese: Part = (pen) => {
  const outline = box(46, 42, 10);
  return {
    outline,
    rise: 11,
    svg: solid(outline, '#f8ebc4', pen, 7) + line('M-30-16H30M-30 14H30', '#b5742c', 8, 'stroke-opacity=".7"'),
  };
};

const piece =
  (part: Part, tone?: string): Part =>
  (pen) =>
    part({ ...pen, tone });
const slab =
  (color: string): Part =>
  (pen) => {
    const outline = box(36, 40, 14);
    return { outline, rise: 9, svg: solid(outline, varied(pen.random, color), pen, 7) + gloss(pen, 34, 36, 0.2, 0.35) };
  };

const [red, green, purple] = [slab('#d23f2c'), slab('#6f9a3e'), slab('#a04a78')];

const loads: Record<string, readonly Part[]> = {
  satay: Array.from({ length: 5 }, () => chunk('#e0a12e', '#7a3a0e')),
  lamb: Array.from({ length: 6 }, () => chunk('#8f4a26', '#cf3d22')),
  halloumi: [cheese, red, vegetables.zucchiniSlice, purple, cheese, red],
  paneer: [piece(legumes.tofu, 'tandoori'), green, piece(legumes.tofu, 'tandoori'), purple, piece(legumes.tofu, 'tandoori')],
  tteok: Array.from({ length: 6 }, () => (pen: Pen): Piece => {
    const upright = legumes.riceCake(pen);
    return { ...upright, svg: `<g transform="rotate(90)">${upright.svg}</g>`, outline: box(27, 70, 27) };
  }),
};

/** A stick and what it goes through, side by side. */
const skewer: Part = (pen) => {
  const load = loads[pen.tone ?? 'satay'] ?? [];
  const step = pen.tone === 'tteok' ? 60 : 86;
  const on = load.map((part, i) => {
    const { outline, svg } = part(pen);
    return `<g transform="translate(${Math.round((i - (load.length - 1) / 2) * step - 20)} ${pen.random(-4, 4).toFixed()})">${fill(outline, '#2a1405', `fill-opacity=".22" transform="translate(${(-pen.light[0] * 9).toFixed(1)} ${(-pen.light[1] * 9).toFixed(1)})"`)}${svg}</g>`;
  });
  const wood = 'M-290 0H290';
  return { outline: stick(290, 5), rise: 9, svg: line(wood, '#b98a4e', 12) + line('M-290-2H290', '#e2bd82', 6) + on.join('') };
};

export const skewers = { skewer };
