import type { Part } from '../paint.ts';
import { dot, fill, gloss, inset, lighter, line, specks, varied } from '../paint.ts';
import { blob, oval, smooth } from '../shapes.ts';
import { breaded, browned } from '../textures.ts';

const schnitzel: Part = (pen) => {
  const outline = blob(pen.random, 232, 160, 0.09, 11);
  const color = '#dc9a3e';
  return {
    outline,
    rise: 14,
    svg:
      breaded(outline, color, pen, 110) +
      browned(pen, outline, '#8a4a14', 6, 0.12) +
      line('M-120-30q50-40 100-14t110-22M-90 54q70 26 150-8', lighter(color, 0.5), 7, 'stroke-opacity=".5"'),
  };
};

const cutlet: Part = (pen) => {
  const outline = blob(pen.random, 108, 78, 0.08, 10);
  return {
    outline,
    rise: 12,
    svg: breaded(outline, varied(pen.random, pen.tone === 'brown' ? '#a5642c' : '#cf9144'), pen, 34),
  };
};

const cotoletta: Part = (pen) => {
  const outline = blob(pen.random, 200, 158, 0.07, 11);
  const bone = line('M150 60Q210 90 262 148', '#cdb58c', 40) + line('M150 58Q210 87 259 143', '#f3e8d2', 29);
  return { outline, rise: 14, svg: bone + breaded(outline, '#dc9a3e', pen, 96) + browned(pen, outline, '#8a4a14', 5, 0.12) };
};

/** A crumbed parcel, cut open: chicken, and the butter running out. */
const kyiv: Part = (pen) => {
  const outline = smooth('-150,0 -124,-64 -40,-92 60,-86 110,-60 116,0 108,62 50,88 -50,92 -124,62');
  const face = oval(46, 76);
  return {
    outline,
    rise: 18,
    svg:
      breaded(outline, '#d8943a', pen, 60) +
      `<g transform="translate(98 2)">${fill(face, '#9c5c1c')}<g transform="translate(4 0) scale(.84 .88)">${fill(face, '#fbeed6')}</g><g transform="translate(8 0) scale(.42 .44)">${fill(face, '#8fae3c')}${specks(pen, face, 12, '#4f7f3a', 9)}</g></g>`,
  };
};

const butterPool: Part = (pen) => {
  const outline = blob(pen.random, 108, 66, 0.09, 9);
  return {
    outline,
    rise: 0,
    svg:
      fill(outline, '#d8b93c') +
      inset(outline, '#efd564', 7, pen) +
      specks(pen, outline, 22, '#5c9440', 5.5) +
      gloss(pen, 80, 50, 0.16, 0.5),
  };
};

/** Scotch egg: crust, meat and egg, cut open. */
const scotchEgg: Part = (pen) => {
  const outline = oval(104, 98);
  return {
    outline,
    rise: 16,
    svg:
      breaded(outline, '#b8702c', pen, 30) +
      fill(oval(90, 84), '#b5795a') +
      fill(oval(66, 60), '#fdfaf3') +
      dot(0, 2, 37, '#e0921e') +
      dot(-2, 0, 34, '#f8c03c') +
      gloss(pen, 40, 40, 0.2, 0.4),
  };
};

const wholeScotchEgg: Part = (pen) => {
  const outline = blob(pen.random, 106, 96, 0.03, 12);
  return { outline, rise: 19, svg: breaded(outline, '#b8702c', pen, 70) };
};

export const crumbed = { schnitzel, cutlet, cotoletta, kyiv, butterPool, scotchEgg, wholeScotchEgg };
