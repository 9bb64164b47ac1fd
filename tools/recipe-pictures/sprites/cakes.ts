import type { Part } from '../paint.ts';
import { dot, fill, gloss, inset, lighter, line, solid, specks, varied } from '../paint.ts';
import { blob, oval, smooth } from '../shapes.ts';
import { browned, clipped } from '../textures.ts';

const muffin: Part = (pen) => {
  const color = '#d9a558';
  const pleats = Array.from(
    { length: 28 },
    (_, i) => `<path d="M-9-98L-6-116H6L9-98z" fill="${i % 2 ? '#f6efe0' : '#e2d4bc'}" transform="rotate(${(i * 360) / 28})"/>`,
  ).join('');
  const top = blob(pen.random, 100, 98, 0.03, 12);
  return {
    outline: oval(114),
    rise: 18,
    svg:
      pleats +
      solid(top, color, pen, 13) +
      specks(pen, { w: 80, h: 78 }, 11, '#7a4a1c', 10) +
      specks(pen, { w: 84, h: 82 }, 12, lighter(color, 0.5), 4),
  };
};

const eggTart: Part = (pen) => {
  const outline = blob(pen.random, 102, 100, 0.02, 22);
  return {
    outline,
    rise: 16,
    svg:
      solid(outline, '#d9973c', pen, 10) +
      `<circle r="90" fill="none" stroke="#f0c473" stroke-width="11" stroke-dasharray="8 13"/>` +
      dot(0, 0, 80, '#c27e26') +
      dot(1, 2, 76, '#f9c934') +
      dot(-3, -4, 62, '#fbd84f', 'fill-opacity=".8"') +
      gloss(pen, 72, 72, 0.22, 0.6),
  };
};

/** Dark on top, in its paper, one slice taken out. */
const basqueCheesecake: Part = (pen) => {
  const paper = blob(pen.random, 300, 292, 0.045, 26);
  const cake = oval(240);
  const gone = 'M20 20L300-60L290 150Z';
  return {
    outline: paper,
    rise: 10,
    svg:
      fill(paper, '#cdb48a') +
      inset(paper, '#e6d3ac', 7, pen) +
      line(
        Array.from(
          { length: 20 },
          (_, i) =>
            `M${(Math.cos(i * 0.314) * 246).toFixed()} ${(Math.sin(i * 0.314) * 246).toFixed()}L${(Math.cos(i * 0.314 + 0.06) * 288).toFixed()} ${(Math.sin(i * 0.314 + 0.06) * 286).toFixed()}`,
        ).join(''),
        '#bfa273',
        6,
      ) +
      solid(cake, '#9a5a26', pen, 22) +
      inset(cake, '#7a3f16', 60, pen, 0.5, 'fill-opacity=".8"') +
      browned(pen, oval(180), '#4a220a', 5, 0.3) +
      clipped(
        pen,
        cake,
        `<path d="${gone}" fill="#e6d3ac"/>` +
          line('M20 20L300-60', '#f9eab8', 30) +
          line('M20 12L300-70', '#7a3f16', 9) +
          line('M20 20L290 150', '#e9cf8c', 10),
      ),
  };
};

const cheesecakeSlice: Part = (pen) => {
  const outline = smooth('-150,0 -120,-16 60,-66 96,-50 106,0 96,50 60,66 -120,16');
  return {
    outline,
    rise: 18,
    svg:
      fill(outline, '#f6e2a4') +
      line('M-140 10L80 70', '#fbf0c8', 16) +
      inset(outline, '#8a4a1c', 10, pen, 0.9) +
      inset(outline, '#a5602c', 30, pen, 0.9),
  };
};

const scone: Part = (pen) => {
  const outline = blob(pen.random, 88, 84, 0.05, 9);
  return {
    outline,
    rise: 16,
    svg:
      solid(outline, varied(pen.random, '#e2b064'), pen, 12) +
      specks(pen, { w: 60, h: 52 }, 7, '#4a2a36', 8) +
      browned(pen, { ...outline, w: 60, h: 60 }, '#a8642a', 4, 0.2),
  };
};

/** Split, with jam and cream. */
const sconeHalf: Part = (pen) => {
  const outline = blob(pen.random, 90, 86, 0.04, 9);
  const cream = blob(pen.random, 42, 38, 0.12, 8);
  return {
    outline,
    rise: 14,
    svg:
      solid(outline, '#e2b064', pen, 10) +
      inset(outline, '#f6e0ae', 13, pen, 0.3) +
      fill(blob(pen.random, 66, 62, 0.1), '#a8203c') +
      gloss(pen, 90, 86, 0.12, 0.4) +
      `<g transform="translate(8 6)">${fill(cream, '#e9dcc4')}${inset(cream, '#fffdf6', 6, pen)}</g>`,
  };
};

export const cakes = { muffin, eggTart, basqueCheesecake, cheesecakeSlice, scone, sconeHalf };
