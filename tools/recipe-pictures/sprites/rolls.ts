import type { Part } from '../paint.ts';
import { darker, dot, fill, lighter, line, solid, specks, varied } from '../paint.ts';
import { box, oval, stick } from '../shapes.ts';
import { browned } from '../textures.ts';

const springRoll: Part = (pen) => {
  const color = varied(pen.random, '#dda043');
  const outline = box(112, 33, 20);
  return {
    outline,
    rise: 13,
    svg:
      solid(outline, color, pen, 8) +
      line('M-92-24Q-10 8 70 26M-20-28Q30-6 100 8', darker(color, 0.24), 6, 'stroke-opacity=".7"') +
      specks(pen, outline, 12, lighter(color, 0.5), 5) +
      specks(pen, outline, 5, darker(color, 0.4), 5),
  };
};

/** Rolled thin: a tortilla, or filo. */
const taquito: Part = (pen) => {
  const filo = pen.tone === 'filo';
  const color = varied(pen.random, filo ? '#e2a545' : '#d9963a');
  const outline = stick(150, filo ? 24 : 29);
  const ends = filo ? '' : dot(-142, 0, 17, '#5a2c22') + dot(-146, -5, 6, '#f2c14e') + dot(-138, 6, 6, '#3d1a14');
  return {
    outline,
    rise: 13,
    svg:
      solid(outline, color, pen, 7) +
      line(filo ? 'M-120-16Q0 10 126 2' : 'M-128 12Q0-4 130 8', darker(color, 0.26), 6) +
      browned(pen, outline, '#8a4a14', 4, 0.26) +
      ends +
      specks(pen, outline, 9, lighter(color, 0.5), 4),
  };
};

/** Filo rolls with seeds of two kinds; cut, the spinach shows. */
const borek: Part = (pen) => {
  const color = varied(pen.random, '#dda043');
  const outline = pen.tone === 'open' ? stick(86, 33) : stick(150, 33);
  const end = outline.w - 20;
  const open =
    pen.tone === 'open'
      ? `<g transform="translate(${-end} 0)">${fill(oval(22, 32), '#a8641c')}${fill(oval(17, 26), '#f6e6bd')}${fill(oval(14, 22), '#4f7f3a')}${specks(pen, { w: 12, h: 18 }, 7, '#fdf9ee', 4)}</g>`
      : '';
  return {
    outline,
    rise: 14,
    svg:
      solid(outline, color, pen, 8) +
      line(`M${-end} 12Q0-10 ${end} 8`, darker(color, 0.24), 5) +
      specks(pen, outline, 13, '#fdf0cf', 4.5) +
      specks(pen, outline, 12, '#33261f', 4) +
      open,
  };
};

export const rolls = { springRoll, taquito, borek };
