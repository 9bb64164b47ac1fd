import type { Part, Pen } from '../paint.ts';
import { darker, dot, fill, gloss, inset, line, solid, specks } from '../paint.ts';
import { blob, oval, smooth, stick } from '../shapes.ts';
import { peppers } from './vegetables.ts';

const fillings: Record<string, readonly [string, string, string, string]> = {
  couscous: ['#f0cf7a', '#e9bd5a', '#d9532f', '#6d9a3c'],
  tuna: ['#f0dcb8', '#d9a07c', '#f6cf6a', '#5c9440'],
};

/** What a hollowed vegetable is filled with. */
const filling = (pen: Pen, room: { w: number; h: number }, kind: string, count: number) => {
  const colors = fillings[kind] ?? ['#f5ead0', '#d9532f', '#6d9a3c', '#f2c14e'];
  const base = blob(pen.random, room.w, room.h, 0.04);
  return (
    fill(base, darker(colors[0], 0.18)) +
    colors.map((color, i) => specks(pen, room, i ? count / 2 : count, color, i ? 7 : 11)).join('')
  );
};

/** A half, cut lengthwise. Tone: its color and what is in it, as `red-couscous`. */
const stuffedPepper: Part = (pen) => {
  const [shade = 'red', kind = ''] = (pen.tone ?? '').split('-');
  const color = peppers[shade] ?? '#d23f2c';
  const outline = smooth('-140,0 -122,-70 -40,-92 50,-84 118,-62 136,0 118,62 50,84 -40,92 -122,70');
  return {
    outline,
    rise: 16,
    svg:
      line('M132 0q26 4 44-12', '#5f8a3c', 20) +
      solid(outline, color, pen, 12) +
      inset(outline, darker(color, 0.35), 24, pen, 0) +
      filling(pen, { w: 110, h: 62 }, kind, 34),
  };
};

/** Half a zucchini, hollow and filled. */
const boat: Part = (pen) => {
  const outline = stick(216, 58);
  return {
    outline,
    rise: 14,
    svg: solid(outline, '#4d7a33', pen, 8) + inset(outline, '#e9e0ae', 13, pen, 0) + filling(pen, { w: 182, h: 36 }, 'tuna', 50),
  };
};

/** A tomato with its filling, or its cap laid beside. */
const stuffedTomato: Part = (pen) => {
  const outline = blob(pen.random, 112, 108, 0.03);
  if (pen.tone === 'cap')
    return {
      outline: oval(70, 66),
      rise: 13,
      svg:
        solid(oval(70, 66), '#d2402c', pen, 10) +
        line('M0 0L-34-22M0 0l36-18M0 0l22 34M0 0l-26 30', '#5c8a3c', 12) +
        dot(0, 0, 9, '#4a6f2e') +
        gloss(pen, 60, 60, 0.2, 0.5),
    };
  return {
    outline,
    rise: 18,
    svg:
      solid(outline, '#d23f2c', pen, 15) +
      fill(oval(76, 72), '#7a3a1e') +
      specks(pen, oval(76, 72), 40, '#a9683a', 10) +
      specks(pen, oval(72, 68), 26, '#e2ad5a', 7) +
      specks(pen, oval(66, 62), 14, '#5c9440', 6) +
      gloss(pen, 100, 96, 0.1, 0.4),
  };
};

export const stuffed = { stuffedPepper, boat, stuffedTomato };
