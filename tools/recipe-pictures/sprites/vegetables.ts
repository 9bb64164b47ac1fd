import type { Part } from '../paint.ts';
import { fill, gloss, inset, line, solid, specks, varied } from '../paint.ts';
import { bent, blob, oval, smooth } from '../shapes.ts';
import { browned, clipped } from '../textures.ts';

export const peppers: Record<string, string> = { red: '#d23f2c', yellow: '#f2b62f' };

const pepperPiece: Part = (pen) => {
  const outline = bent(54, 22, 22, 0.7);
  const color = varied(pen.random, peppers[pen.tone ?? 'red'] ?? '#d23f2c');
  return { outline, rise: 8, svg: solid(outline, color, pen) + gloss(pen, 44, 20, 0.3, 0.4) };
};

const zucchiniSlice: Part = (pen) => {
  const outline = blob(pen.random, 50, 48, 0.03);
  return {
    outline,
    rise: 7,
    svg:
      fill(outline, '#4d7a33') +
      inset(outline, '#e9c46a', 6, pen, 0.3) +
      browned(pen, outline, '#b06a1e', 2, 0.35) +
      Array.from(
        { length: 7 },
        (_, i) => `<ellipse cx="0" cy="-19" rx="3.5" ry="8" fill="#f7f3cd" transform="rotate(${i * 51})"/>`,
      ).join(''),
  };
};

/** Three vegetables in turn, lying like tiles. */
const ratatouille: Part = (pen) => {
  const kinds = [
    ['#c8331f', '#e8694a', '#f6a884'],
    ['#4d7a33', '#dfe6a6', '#f3f0c4'],
    ['#432449', '#e2cf9c', '#f1e4bd'],
  ] as const;
  const [skin, flesh, seeds] = kinds[Math.floor(pen.random() * 3)] ?? kinds[0];
  const outline = oval(44, 62);
  return {
    outline,
    rise: 9,
    svg: fill(outline, skin) + inset(outline, flesh, 7, pen, 0.4) + specks(pen, { w: 24, h: 40 }, 8, seeds, 4.5),
  };
};

const eggplantSlice: Part = (pen) => {
  const outline = blob(pen.random, 74, 70, 0.03);
  return {
    outline,
    rise: 9,
    svg:
      fill(outline, '#432449') +
      inset(outline, '#dcb978', 7, pen, 0.3) +
      browned(pen, outline, '#8a4a18', 4, 0.3) +
      specks(pen, outline, 10, '#f3e2b4', 4),
  };
};

/** The cut face scored crosswise. */
const halfEggplant: Part = (pen) => {
  const outline = smooth('-190,0 -164,-66 -60,-92 60,-72 150,-44 190,0 150,44 60,72 -60,92 -164,66');
  const glazed = pen.tone === 'miso';
  const score = [-220, -160, -100, -40, 20, 80, 140].map((x) => `M${x}-100l120 200M${x + 120}-100l-120 200`).join('');
  const inside = { d: outline.d, w: outline.w, h: outline.h };
  return {
    outline,
    rise: 14,
    svg:
      line('M184 0q30-4 44 10', '#5f7a3c', 30) +
      fill(outline, '#432449') +
      inset(outline, glazed ? '#b9692c' : '#e5c283', 12, pen, 0.4) +
      clipped(
        pen,
        inside,
        `<g transform="scale(.9 .82)">${line(score, glazed ? '#6e3210' : '#a9742f', 7, 'stroke-opacity=".7"')}</g>`,
      ) +
      browned(pen, outline, '#7a3a12', 5, 0.2) +
      (glazed ? specks(pen, outline, 30, '#fbeecb', 4) : '') +
      gloss(pen, 150, 70, 0.14, glazed ? 0.4 : 0.15),
  };
};

const mushroom: Part = (pen) => {
  const outline = blob(pen.random, 62, 60, 0.03);
  const color = varied(pen.random, '#b98a5c');
  return { outline, rise: 13, svg: solid(outline, color, pen) + gloss(pen, 56, 54, 0.2, 0.35) };
};

/** Cut through the middle: cap and stem. */
export const mushroomSlice: Part = (pen) => {
  const outline = smooth('-62,2 -46,-44 0,-60 46,-44 62,2 44,16 20,16 18,56 -18,56 -20,16 -44,16');
  return {
    outline,
    rise: 8,
    svg: fill(outline, '#8a6240') + inset(outline, '#ead3ae', 7, pen, 0.5) + line('M-36 2q36-14 72 0', '#a57c52', 7),
  };
};

const corn: Part = (pen) => {
  const outline = bent(118, 30, pen.random(30, 46), 0.75);
  const rows = [-12, 8];
  const bend = 38;
  const kernels = rows.flatMap((y) =>
    Array.from({ length: 11 }, (_, i) => {
      const part = (i - 5) / 5.6;
      return `<rect x="${Math.round(part * 110 - 8)}" y="${Math.round(y - 8 + bend * part * part - bend / 2)}" width="17" height="15" rx="6" fill="${varied(pen.random, '#f6c63d')}"/>`;
    }),
  );
  return { outline, rise: 12, svg: fill(outline, '#c98a1e') + kernels.join('') + browned(pen, outline, '#7a3a0e', 3, 0.25) };
};

export const vegetables = {
  pepperPiece,
  zucchiniSlice,
  ratatouille,
  eggplantSlice,
  halfEggplant,
  mushroom,
  mushroomSlice,
  corn,
};
