import type { Part } from '../paint.ts';
import { fill, inset, line, solid, specks } from '../paint.ts';
import { blob, oval } from '../shapes.ts';
import { browned } from '../textures.ts';

/** Egg in a little mold: the muffin of the breakfast table. */
const eggCup: Part = (pen) => {
  const outline = blob(pen.random, 92, 90, 0.025, 16);
  return {
    outline,
    rise: 15,
    svg:
      solid(outline, '#e8ab33', pen, 11) +
      inset(outline, '#f8d05a', 16, pen, 0.4) +
      browned(pen, outline, '#d08a24', 4, 0.3) +
      ['#4f7f3a', '#d23f2c', '#fdf9ee'].map((color, i) => specks(pen, { w: 74, h: 72 }, 7 - i, color, 11 - i * 2)).join(''),
  };
};

const crumbledCheese: Part = (pen) => {
  const outline = blob(pen.random, 17, 14, 0.2, 6);
  return { outline, rise: 4, svg: fill(outline, '#e6d9b9') + inset(outline, '#fdf9ee', 3, pen) };
};

/** Cheese that has run and browned. */
const meltedCheese: Part = (pen) => {
  const outline = blob(pen.random, 78, 66, 0.16, 9);
  return {
    outline,
    rise: 4,
    svg: fill(outline, '#e9c98a') + inset(outline, '#fdf3d6', 5, pen) + browned(pen, outline, '#d0892c', 3, 0.4),
  };
};

/** Soft cheese in its rind, cut open. */
const camembert: Part = (pen) => {
  const outline = oval(168);
  const cut = 'M-92-20q90-40 184 0M-80 40q80-34 160 0M-40-90q-14 90 0 180M44-92q14 90 0 184';
  return {
    outline,
    rise: 20,
    svg:
      solid(outline, '#f2e6c8', pen, 18) +
      fill(oval(138), '#e9d5a4') +
      inset(oval(134), '#f8ecc8', 6, pen) +
      line(cut, '#f4c65a', 17) +
      line(cut, '#fbe08a', 8, 'transform="translate(-2 -3)"') +
      browned(pen, oval(110), '#c98a3a', 5, 0.2),
  };
};

/** What stays in a wooden box while it bakes. */
const cheeseBox: Part = (pen) => ({
  outline: oval(240),
  rise: 22,
  svg:
    fill(oval(240), '#b98a54') +
    inset(oval(240), '#dab57c', 8, pen, 0.4) +
    fill(oval(214), '#8f6636') +
    `<circle r="227" fill="none" stroke="#c99e66" stroke-width="4"/>`,
});

/** A spoonful, dropped. */
const cream: Part = (pen) => {
  const outline = blob(pen.random, 74, 66, 0.1, 9);
  return {
    outline,
    rise: 10,
    svg: fill(outline, '#e6dccb') + inset(outline, '#fffdf6', 7, pen) + line('M-34 6c10-40 60-36 60-4s-36 30-40 8', '#eee4d2', 9),
  };
};

export const eggsCheese = { eggCup, crumbledCheese, meltedCheese, camembert, cheeseBox, cream };
