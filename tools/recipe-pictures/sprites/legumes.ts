import type { Part } from '../paint.ts';
import { darker, fill, gloss, inset, lighter, line, solid, specks, varied } from '../paint.ts';
import { blob, box, smooth, stick } from '../shapes.ts';
import { browned } from '../textures.ts';

/** A cube with its top face lit. */
const tofu: Part = (pen) => {
  const color = varied(pen.random, { glazed: '#b5652a', spicy: '#cf5a2a', tandoori: '#dd6a2a' }[pen.tone ?? ''] ?? '#ecc77e');
  const outline = box(46, 42, 12);
  const top = box(36, 32, 9);
  return {
    outline,
    rise: 13,
    svg:
      fill(outline, darker(color, 0.38)) +
      `<g transform="translate(${pen.light[0] * 8} ${pen.light[1] * 8})">${fill(top, color)}${inset(top, lighter(color, 0.25), 11, pen, 0.5)}${browned(pen, { ...top, w: 30, h: 26 }, '#8a4a14', 2, 0.3)}</g>` +
      (pen.tone === 'glazed' || pen.tone === 'spicy' ? gloss(pen, 40, 36, 0.18, 0.5) : ''),
  };
};

const chickpea: Part = (pen) => {
  const outline = blob(pen.random, 23, 21, 0.06, 7);
  return {
    outline,
    rise: 6,
    svg:
      solid(outline, varied(pen.random, '#c8752c'), pen) +
      line('M-8-8q8 4 10 14', darker('#d9a24c', 0.3), 4, 'stroke-opacity=".6"'),
  };
};

const almond: Part = (pen) => {
  const color = varied(pen.random, '#a9642c');
  const outline = smooth('-40,0 -14,-20 18,-18 38,0 18,18 -14,20');
  return {
    outline,
    rise: 7,
    svg: solid(outline, color, pen) + line('M-24 0Q0-4 26 0M-18-8Q0-12 18-8M-18 8Q0 8 18 8', darker(color, 0.3), 3),
  };
};

const walnut: Part = (pen) => {
  const outline = blob(pen.random, 30, 25, 0.12, 9);
  return {
    outline,
    rise: 7,
    svg: solid(outline, '#c08a4c', pen) + line('M-18-6q8-8 16 0t16-4M-16 8q8-8 14 0t16-2', '#7d4f22', 4),
  };
};

/** Pale batons, glazed: rice cakes. */
const riceCake: Part = (pen) => {
  const outline = stick(70, 27);
  return {
    outline,
    rise: 11,
    svg:
      solid(outline, varied(pen.random, '#d8402a'), pen, 7) +
      browned(pen, outline, '#7a1c0e', 2, 0.2) +
      specks(pen, outline, 5, '#fcedc8', 5) +
      gloss(pen, 50, 26, 0.28, 0.55),
  };
};

const minced: Part = (pen) => {
  const outline = blob(pen.random, 11, 9, 0.2, 6);
  return { outline, rise: 2, svg: fill(outline, varied(pen.random, '#f3d07a')) };
};

export const legumes = { tofu, chickpea, almond, walnut, riceCake, minced };
