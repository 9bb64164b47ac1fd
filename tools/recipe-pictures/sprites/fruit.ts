import type { Part } from '../paint.ts';
import { darker, dot, fill, gloss, inset, lighter, line, solid, specks, varied } from '../paint.ts';
import { bent, blob, oval, smooth } from '../shapes.ts';
import { browned } from '../textures.ts';

/** From above, baked in its skin, the core filled. */
const bakedApple: Part = (pen) => {
  const color = '#c44a30';
  const outline = smooth('0,-112 62,-122 118,-66 124,12 84,96 0,116 -84,96 -124,12 -118,-66 -62,-122');
  return {
    outline,
    rise: 20,
    svg:
      solid(outline, color, pen, 18) +
      line('M-84-50q-14 60 20 110M84-40q10 60-26 106', lighter(color, 0.35), 7, 'stroke-opacity=".6"') +
      dot(0, -4, 52, '#5a2c14') +
      specks(pen, { w: 44, h: 44 }, 16, '#c9924e', 9) +
      specks(pen, { w: 40, h: 40 }, 8, '#7a4a2c', 9) +
      specks(pen, { w: 40, h: 40 }, 4, '#fdf3cd', 7) +
      gloss(pen, 100, 100, 0.16, 0.4),
  };
};

const wholeApple: Part = (pen) => {
  const outline = smooth('0,-84 42,-94 86,-62 96,-4 72,66 22,94 -22,94 -72,66 -96,-4 -86,-62 -42,-94');
  return {
    outline,
    rise: 20,
    svg:
      solid(outline, '#c23b2c', pen, 16) +
      dot(2, -20, 24, '#8f2a1c') +
      line('M2-20q2-34 20-50', '#5a3a1c', 10) +
      `<g transform="translate(46 -62) rotate(-30) scale(1 .8)">${fill(
        smooth('-46,2 -22,-22 10,-24 46,0 10,24 -22,20'),
        '#6fa243',
      )}</g>` +
      gloss(pen, 84, 84, 0.2, 0.5),
  };
};

const appleSlice: Part = (pen) => {
  const outline = bent(72, 26, 40, 0.4);
  return {
    outline,
    rise: 8,
    svg:
      fill(outline, '#9aae3c') +
      `<g transform="translate(0 -6) scale(.94 .76)">${fill(outline, '#f6dfa0')}${inset(outline, '#fcefc6', 8, pen)}</g>`,
  };
};

const ricottaPeach: Part = (pen) => {
  const outline = blob(pen.random, 90, 88, 0.025);
  const ricotta = blob(pen.random, 44, 40, 0.1, 8);
  return {
    outline,
    rise: 15,
    svg:
      fill(outline, '#d9602f') +
      inset(outline, '#f6a94e', 8, pen, 0.5) +
      browned(pen, outline, '#8f3f14', 5, 0.3) +
      fill(ricotta, '#e6d3b4') +
      inset(ricotta, '#fffaf0', 6, pen) +
      specks(pen, { w: 60, h: 58 }, 16, '#b5793c', 6) +
      gloss(pen, 120, 116, 0.1, 0.5),
  };
};

const bananaSlice: Part = (pen) => {
  const outline = blob(pen.random, 36, 34, 0.03);
  return {
    outline,
    rise: 6,
    svg:
      solid(outline, '#f6e2a4', pen, 4) +
      dot(0, 0, 12, '#e9c873') +
      dot(-4, -2, 2.5, '#7a5a2c') +
      dot(4, -2, 2.5, '#7a5a2c') +
      dot(0, 5, 2.5, '#7a5a2c'),
  };
};

const berry: Part = (pen) => {
  const kind = pen.tone ?? 'blueberry';
  const color = { blueberry: '#4a4f8c', raspberry: '#d0345a', cranberry: '#a8203c' }[kind] ?? '#4a4f8c';
  const outline = oval(24);
  const lobes = kind === 'raspberry' ? specks(pen, outline, 12, lighter(color, 0.3), 6) : dot(4, 4, 7, darker(color, 0.3));
  return { outline, rise: 7, svg: solid(outline, varied(pen.random, color), pen) + lobes + gloss(pen, 22, 22, 0.2, 0.5) };
};

const cinnamon: Part = (pen) => ({
  outline: oval(90, 14),
  rise: 7,
  svg:
    line('M-90-6H90', '#8a4a1c', 16) +
    line('M-90 8H90', '#a5602c', 16) +
    line('M-90 1H90', '#6b3412', 4) +
    gloss(pen, 10, 4, 0.1, 0.1),
});

const coconut: Part = (pen) => ({ outline: oval(14, 4), rise: 2, svg: fill(oval(14, 4), varied(pen.random, '#fffaf0')) });

export const fruit = { bakedApple, wholeApple, appleSlice, ricottaPeach, bananaSlice, berry, cinnamon, coconut };
