import type { Part } from '../paint.ts';
import { darker, dot, fill, gloss, inset, lighter, line, solid, specks, varied } from '../paint.ts';
import type { Point } from '../shapes.ts';
import { blob, box, rounded, smooth } from '../shapes.ts';
import { browned } from '../textures.ts';

const crust = '#d9973c';

const samosa: Part = (pen) => {
  const color = varied(pen.random, crust);
  const outline = rounded('-104,76 104,76 0,-98', 26);
  return {
    outline,
    rise: 16,
    svg:
      solid(outline, color, pen, 13) +
      line('M-70 62Q-6 10 0-62M0 56Q36 20 62 60', darker(color, 0.26), 7, 'stroke-opacity=".75"') +
      specks(pen, { w: 60, h: 50 }, 12, lighter(color, 0.5), 6) +
      browned(pen, { ...outline, w: 60, h: 50 }, '#7a3f12', 3, 0.22),
  };
};

/** A half-moon with its edge pleated. */
const empanada: Part = (pen) => {
  const color = varied(pen.random, crust);
  const arc = Array.from({ length: 12 }, (_, i): Point => {
    const angle = Math.PI + (i / 11) * Math.PI;
    return [Math.cos(angle) * 124, Math.sin(angle) * 112 + 50];
  });
  const outline = rounded([...arc, [118, 62], [0, 78], [-118, 62]], 14);
  const pleats = arc
    .slice(1, -1)
    .map(([x, y]) => `M${x.toFixed()} ${y.toFixed()}L${(x * 0.8 + 10).toFixed()} ${((y - 50) * 0.78 + 54).toFixed()}`)
    .join('');
  return {
    outline,
    rise: 15,
    svg:
      solid(outline, color, pen, 12) +
      line(pleats, darker(color, 0.34), 8) +
      browned(pen, { ...outline, w: 70, h: 40 }, '#8a4a14', 3, 0.2) +
      gloss(pen, 90, 60, 0.22, 0.35),
  };
};

const dumpling: Part = (pen) => {
  const color = varied(pen.random, pen.tone === 'boiled' ? '#f6e6c4' : '#eac07a');
  const outline = smooth('-96,26 -80,-24 -30,-54 30,-54 80,-24 96,26 50,40 0,44 -50,40');
  return {
    outline,
    rise: 13,
    svg:
      solid(outline, color, pen, 10) +
      line('M-66-26l14 26M-34-44l10 30M0-50v32M34-44l-10 30M66-26l-14 26', darker(color, 0.26), 8) +
      browned(pen, { ...outline, h: 30 }, '#b5702a', 4, 0.3),
  };
};

/** Puff pastry around a filling, cut into pieces. */
const sausageRoll: Part = (pen) => {
  const color = varied(pen.random, '#d6923a');
  const outline = box(78, 48, 22);
  return {
    outline,
    rise: 15,
    svg:
      fill(box(24, 34, 20), '#a0522d', 'transform="translate(64 0)"') +
      solid(outline, color, pen, 10) +
      line('M-46-34l20 68M-12-38l20 76M24-36l18 70', darker(color, 0.3), 7) +
      specks(pen, outline, 8, '#fcedc8', 4),
  };
};

/** A puff of choux, golden; torn open it is hollow. */
const puff: Part = (pen) => {
  const color = varied(pen.random, '#dfa548');
  const outline = blob(pen.random, 72, 69, 0.06, 9);
  const open =
    pen.tone === 'open'
      ? fill(blob(pen.random, 48, 42, 0.1), '#8f5a20') +
        inset(blob(pen.random, 40, 35, 0.1), '#f6dd98', 4, pen) +
        dot(6, 6, 16, '#c9923c')
      : line('M-44 10q22-10 34 4M4-30q10 14 34 8M8 34q8-12 24-8', darker(color, 0.26), 6, 'stroke-opacity=".6"');
  return { outline, rise: 14, svg: solid(outline, color, pen, 11) + open + specks(pen, outline, 9, lighter(color, 0.5), 5) };
};

/** Batter risen around a hollow. */
const yorkshire: Part = (pen) => {
  const color = varied(pen.random, '#d4913a');
  const outline = blob(pen.random, 104, 100, 0.08, 9);
  const hollow = blob(pen.random, 56, 52, 0.1, 8);
  return {
    outline,
    rise: 17,
    svg:
      solid(outline, color, pen, 14) +
      fill(hollow, darker(color, 0.38)) +
      inset(hollow, '#e9bd6a', 10, { ...pen, light: [-pen.light[0], -pen.light[1]] }) +
      browned(pen, { ...outline, w: 90, h: 90 }, '#8a4a14', 4, 0.22) +
      gloss(pen, 120, 116, 0.1, 0.3),
  };
};

export const pastries = { samosa, empanada, dumpling, sausageRoll, puff, yorkshire };
