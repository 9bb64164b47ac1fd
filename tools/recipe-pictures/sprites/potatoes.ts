import type { Part, Pen } from '../paint.ts';
import { darker, fill, gloss, inset, lighter, line, solid, specks, varied } from '../paint.ts';
import { blob, box, smooth } from '../shapes.ts';

const flesh: Record<string, string> = { potato: '#f3c34f', pale: '#f3dc8e', boiled: '#f3dc94' };

const fleshOf = ({ tone = 'potato', random }: Pen) => varied(random, flesh[tone] ?? '#f3c34f');

const fry: Part = (pen) => {
  const color = fleshOf(pen);
  const w = pen.random(58, 96);
  const outline = box(w, 14, 6);
  const tips = `M${(-w + 5).toFixed()}-8v16M${(w - 5).toFixed()}-8v16`;
  return {
    outline,
    svg:
      fill(outline, darker(color, 0.34)) +
      inset(outline, color, 4.5, pen, 0.9) +
      line(tips, darker(color, 0.4), 6, 'stroke-opacity=".6"'),
  };
};

const thickChip: Part = (pen) => {
  const color = varied(pen.random, '#efbd52');
  const outline = box(pen.random(66, 92), 22, 9);
  return { outline, rise: 11, svg: solid(outline, color, pen, 7) + specks(pen, outline, 3, '#a8641c', 5) };
};

const wedge: Part = (pen) => {
  const color = fleshOf(pen);
  const outline = smooth('-98,8 -54,-32 0,-43 54,-32 98,8 52,32 0,40 -52,32');
  const lower = smooth('-88,6 -40,6 0,7 40,6 88,6 46,22 0,28 -46,22');
  const skin = '#a9722f';
  return {
    outline,
    svg: `${fill(outline, skin)}<g transform="translate(0 -5) scale(.94 .84)">${fill(outline, lighter(color, 0.16))}</g>${fill(lower, darker(color, 0.12))}${line('M-84 5H84', darker(color, 0.35), 4)}${specks(pen, { w: 64, h: 24 }, 7, '#a8641c', 4)}`,
  };
};

const roastPotato: Part = (pen) => {
  const color = fleshOf(pen);
  const outline = blob(pen.random, 58, 46, 0.12, 7);
  return { outline, svg: solid(outline, color, pen) + specks(pen, outline, 7, darker(color, 0.5), 4) };
};

/** Skin below, a golden cut face. */
const halfPotato: Part = (pen) => {
  const outline = blob(pen.random, 84, 58, 0.05);
  const color = fleshOf(pen);
  return {
    outline,
    svg:
      fill(outline, '#9a6a35') +
      inset(outline, color, 8, pen) +
      inset(outline, lighter(color, 0.3), 24, pen, 0.5) +
      specks(pen, outline, 9, darker(color, 0.35), 4),
  };
};

const bakedPotato: Part = (pen) => {
  const sweet = pen.tone?.startsWith('sweet');
  const skin = sweet ? '#9c4a3c' : '#ab7a45';
  const outline = sweet
    ? smooth('-208,16 -150,-64 -40,-98 80,-96 166,-50 214,-10 160,56 60,92 -70,96 -160,66')
    : blob(pen.random, 190, 128, 0.04);
  const cut = blob(pen.random, 136, 62, 0.1);
  const inner = sweet ? '#f4b33f' : '#f8e3a0';
  const closed = /closed/i.test(pen.tone ?? '');
  const open = fill(cut, darker(inner, 0.25)) + inset(cut, inner, 8, pen) + specks(pen, cut, 16, lighter(inner, 0.6), 8);
  const folds = line('M-96-10q60-20 110 4M20 40q50 14 90-8', darker(skin, 0.3), 6);
  return {
    outline,
    rise: 16,
    svg: solid(outline, skin, pen, 16) + specks(pen, outline, 22, darker(skin, 0.3), 5) + (closed ? folds : open),
  };
};

const crisp: Part = (pen) => {
  const color = fleshOf(pen);
  const outline = blob(pen.random, 62, 54, 0.1, 8);
  return {
    outline,
    svg:
      fill(outline, darker(color, 0.28)) +
      inset(outline, lighter(color, 0.1), 6, pen) +
      line('M-34 8q18-26 36-6t34-10', darker(color, 0.2), 6) +
      gloss(pen, 60, 40, 0.2, 0.35),
  };
};

/** Sweet potato cut at an angle, candied. */
const sweetChunk: Part = (pen) => {
  const outline = blob(pen.random, 62, 46, 0.14, 6);
  return {
    outline,
    rise: 13,
    svg:
      fill(outline, '#8a2f45') +
      inset(outline, '#e2932c', 7, pen, 0.7) +
      inset(outline, '#f4bd54', 20, pen, 0.6) +
      gloss(pen, 54, 40, 0.24, 0.6),
  };
};

const gnocco: Part = (pen) => {
  const outline = blob(pen.random, 42, 29, 0.05);
  const color = varied(pen.random, '#efc566');
  return {
    outline,
    svg: solid(outline, color, pen) + line('M-18-14q6 14 0 28M0-17q6 17 0 34M18-14q6 14 0 28', darker(color, 0.25), 5),
  };
};

export const potatoes = {
  fry,
  thickChip,
  wedge,
  roastPotato,
  halfPotato,
  bakedPotato,
  crisp,
  sweetChunk,
  gnocco,
};
