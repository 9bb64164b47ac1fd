import type { Part } from '../paint.ts';
import { darker, fill, inset, lighter, line, solid, specks, varied } from '../paint.ts';
import { blob, oval, stick } from '../shapes.ts';
import { breaded, browned } from '../textures.ts';

/** A flat cake of grated potato. */
const patty: Part = (pen) => {
  const color = { potato: '#d99b3c', zucchini: '#b9a04a', curd: '#e2a84a' }[pen.tone ?? 'potato'] ?? '#d99b3c';
  const outline = blob(pen.random, 92, 88, 0.06, 14);
  const shreds = Array.from({ length: 26 }, () => {
    const [x, y] = [pen.random(-58, 58), pen.random(-56, 56)].map(Math.round);
    return `M${x} ${y}q${pen.random(8, 18).toFixed()} ${pen.random(-14, 14).toFixed()} ${pen.random(18, 30).toFixed()} ${pen.random(-8, 8).toFixed()}`;
  }).join('');
  return {
    outline,
    svg:
      solid(outline, color, pen) +
      (pen.tone === 'curd' ? browned(pen, outline, '#a8581c', 5, 0.22) : line(shreds, lighter(color, 0.45), 5)) +
      specks(pen, outline, pen.tone === 'zucchini' ? 18 : 10, pen.tone === 'zucchini' ? '#5d8a3c' : darker(color, 0.4), 5),
  };
};

const croquette: Part = (pen) => {
  const outline = stick(74, 34);
  return { outline, svg: breaded(outline, varied(pen.random, '#d8963a'), pen) };
};

const croquetteHalf: Part = (pen) => {
  const outline = blob(pen.random, 46, 42, 0.04);
  return {
    outline,
    rise: 12,
    svg: fill(outline, '#b9752a') + inset(outline, '#fdf3d9', 9, pen, 0.2) + specks(pen, oval(34, 30), 5, '#d97f7a', 6),
  };
};

const falafel: Part = (pen) => {
  const color = varied(pen.random, '#9a6a2c');
  const outline = blob(pen.random, 56, 54, 0.08, 13);
  return {
    outline,
    rise: 13,
    svg:
      solid(outline, color, pen) +
      specks(pen, outline, 12, darker(color, 0.45), 5) +
      specks(pen, outline, 8, '#7f9a3c', 4.5) +
      specks(pen, outline, 10, lighter(color, 0.45), 4),
  };
};

const falafelHalf: Part = (pen) => {
  const outline = blob(pen.random, 58, 55, 0.05, 12);
  return {
    outline,
    rise: 12,
    svg:
      fill(outline, '#7a4c1c') +
      inset(outline, '#8fae52', 9, pen, 0.2) +
      specks(pen, oval(46, 44), 16, '#b9cf7a', 6) +
      specks(pen, oval(44, 42), 9, '#6d8a3c', 5),
  };
};

/** A ball of rice in crumbs; open it shows the cheese. */
const arancino: Part = (pen) => {
  const color = varied(pen.random, '#d98a2e');
  const outline = blob(pen.random, 84, 82, 0.04, 12);
  const inside =
    pen.tone === 'open'
      ? fill(oval(66, 64), '#f0b93c') +
        specks(pen, oval(62, 60), 40, '#f9dd86', 7) +
        fill(blob(pen.random, 30, 26, 0.12), '#fdf6de') +
        line('M10 10q40 30 84 26M0 16q30 44 76 60', '#fdf3d0', 9)
      : '';
  return {
    outline,
    rise: 16,
    svg:
      solid(outline, color, pen, 12) +
      specks(pen, outline, 34, darker(color, 0.3), 4.5) +
      specks(pen, outline, 34, lighter(color, 0.55), 4) +
      inside,
  };
};

export const fritters = { patty, croquette, croquetteHalf, falafel, falafelHalf, arancino };
