import type { Part } from '../paint.ts';
import { darker, fill, gloss, inset, lighter, line, solid, specks, varied } from '../paint.ts';
import { bent, blob, box, oval } from '../shapes.ts';
import { grillMarks } from '../textures.ts';

const sausage: Part = (pen) => {
  const color = '#b8632e';
  const outline = bent(132, 36, pen.random(-40, 40), 0.85);
  const cuts = [-66, -14, 38].map((x) => `M${x}-14l26 26`).join('');
  return {
    outline,
    rise: 14,
    svg:
      solid(outline, varied(pen.random, color), pen) +
      line(cuts, darker(color, 0.5), 9) +
      line(cuts, lighter(color, 0.45), 4) +
      gloss(pen, 80, 40, 0.34, 0.35),
  };
};

const kofta: Part = (pen) => {
  const outline = bent(92, 32, pen.random(-8, 8), 0.7);
  const color = varied(pen.random, '#8a4a26');
  return {
    outline,
    rise: 12,
    svg: solid(outline, color, pen) + grillMarks(outline, pen, 40, '#3d1a0a', 6) + specks(pen, outline, 8, '#6d8a3c', 4),
  };
};

/** A small loaf of minced meat under its glaze. */
const loaf: Part = (pen) => {
  const outline = blob(pen.random, 104, 66, 0.03, 10);
  return {
    outline,
    rise: 16,
    svg:
      solid(outline, '#7d3f20', pen, 10) +
      `<g transform="translate(-3 -5) scale(.86 .82)">${solid(blob(pen.random, 104, 66, 0.06, 12), '#a82a1c', pen, 9)}</g>` +
      gloss(pen, 96, 50, 0.26, 0.5) +
      specks(pen, { w: 70, h: 36 }, 6, '#5c1810', 5),
  };
};

/** Seen from above: the bun's crown, and at its edge what is between. */
const burger: Part = (pen) => {
  const outline = blob(pen.random, 150, 146, 0.05, 16);
  const bun = blob(pen.random, 126, 122, 0.02);
  const leaf = blob(pen.random, 152, 148, 0.06, 22);
  const patty = '#6e381c';
  return {
    outline,
    rise: 20,
    svg:
      fill(leaf, '#6fa243') +
      inset(leaf, '#8dbd57', 6, pen) +
      `<g transform="rotate(24)">${fill(box(112, 112, 18), '#f6b93d')}</g>` +
      fill(oval(136, 132), patty) +
      fill(bun, '#2a1405', 'fill-opacity=".25" transform="translate(7 9)"') +
      solid(bun, '#cf8a3c', pen, 15) +
      Array.from(
        { length: 30 },
        () =>
          `<ellipse cx="${pen.random(-74, 74).toFixed()}" cy="${pen.random(-74, 74).toFixed()}" rx="8" ry="5" fill="#fbe9c4" transform="rotate(${pen.random(-20, 20).toFixed()})"/>`,
      ).join('') +
      gloss(pen, 110, 100, 0.2, 0.3),
  };
};

export const minced = { sausage, kofta, loaf, burger };
