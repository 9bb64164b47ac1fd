import { fill, gloss, inset, type Sprite, shaded, speckle, stroke, varyColor } from '../paint.ts';
import { bentCapsule, blob, ellipse, spline } from '../shapes.ts';
import { browning, clip } from '../textures.ts';

export const peppers: Record<string, string> = { red: '#d23f2c', yellow: '#f2b62f' };

const pepperPiece: Sprite = (ctx) => {
  const outline = bentCapsule(54, 22, 22, 0.7);
  const color = varyColor(ctx.random, peppers[ctx.kind ?? 'red'] ?? '#d23f2c');
  return { outline, elevation: 8, svg: shaded(outline, color, ctx) + gloss(ctx, 44, 20, 0.3, 0.4) };
};

const zucchiniSlice: Sprite = (ctx) => {
  const outline = blob(ctx.random, 50, 48, 0.03);
  return {
    outline,
    elevation: 7,
    svg:
      fill(outline, '#4d7a33') +
      inset(outline, '#e9c46a', 6, ctx, 0.3) +
      browning(ctx, outline, '#b06a1e', 2, 0.35) +
      Array.from(
        { length: 7 },
        (_, i) => `<ellipse cx="0" cy="-19" rx="3.5" ry="8" fill="#f7f3cd" transform="rotate(${i * 51})"/>`,
      ).join(''),
  };
};

/** A slice of tomato, zucchini or eggplant, at random. */
const ratatouille: Sprite = (ctx) => {
  const kinds = [
    ['#c8331f', '#e8694a', '#f6a884'],
    ['#4d7a33', '#dfe6a6', '#f3f0c4'],
    ['#432449', '#e2cf9c', '#f1e4bd'],
  ] as const;
  const [skin, flesh, seeds] = kinds[Math.floor(ctx.random() * 3)] ?? kinds[0];
  const outline = ellipse(44, 62);
  return {
    outline,
    elevation: 9,
    svg: fill(outline, skin) + inset(outline, flesh, 7, ctx, 0.4) + speckle(ctx, { w: 24, h: 40 }, 8, seeds, 4.5),
  };
};

const eggplantSlice: Sprite = (ctx) => {
  const outline = blob(ctx.random, 74, 70, 0.03);
  return {
    outline,
    elevation: 9,
    svg:
      fill(outline, '#432449') +
      inset(outline, '#dcb978', 7, ctx, 0.3) +
      browning(ctx, outline, '#8a4a18', 4, 0.3) +
      speckle(ctx, outline, 10, '#f3e2b4', 4),
  };
};

/** Half an eggplant, scored. */
const halfEggplant: Sprite = (ctx) => {
  const outline = spline('-190,0 -164,-66 -60,-92 60,-72 150,-44 190,0 150,44 60,72 -60,92 -164,66');
  const glazed = ctx.kind === 'miso';
  const score = [-220, -160, -100, -40, 20, 80, 140].map((x) => `M${x}-100l120 200M${x + 120}-100l-120 200`).join('');
  const inside = { d: outline.d, w: outline.w, h: outline.h };
  return {
    outline,
    elevation: 14,
    svg:
      stroke('M184 0q30-4 44 10', '#5f7a3c', 30) +
      fill(outline, '#432449') +
      inset(outline, glazed ? '#b9692c' : '#e5c283', 12, ctx, 0.4) +
      clip(
        ctx,
        inside,
        `<g transform="scale(.9 .82)">${stroke(score, glazed ? '#6e3210' : '#a9742f', 7, 'stroke-opacity=".7"')}</g>`,
      ) +
      browning(ctx, outline, '#7a3a12', 5, 0.2) +
      (glazed ? speckle(ctx, outline, 30, '#fbeecb', 4) : '') +
      gloss(ctx, 150, 70, 0.14, glazed ? 0.4 : 0.15),
  };
};

const mushroom: Sprite = (ctx) => {
  const outline = blob(ctx.random, 62, 60, 0.03);
  const color = varyColor(ctx.random, '#b98a5c');
  return { outline, elevation: 13, svg: shaded(outline, color, ctx) + gloss(ctx, 56, 54, 0.2, 0.35) };
};

/** A slice through cap and stem. */
export const mushroomSlice: Sprite = (ctx) => {
  const outline = spline('-62,2 -46,-44 0,-60 46,-44 62,2 44,16 20,16 18,56 -18,56 -20,16 -44,16');
  return {
    outline,
    elevation: 8,
    svg: fill(outline, '#8a6240') + inset(outline, '#ead3ae', 7, ctx, 0.5) + stroke('M-36 2q36-14 72 0', '#a57c52', 7),
  };
};

const corn: Sprite = (ctx) => {
  const outline = bentCapsule(118, 30, ctx.random(30, 46), 0.75);
  const rows = [-12, 8];
  const bend = 38;
  const kernels = rows.flatMap((y) =>
    Array.from({ length: 11 }, (_, i) => {
      const part = (i - 5) / 5.6;
      return `<rect x="${Math.round(part * 110 - 8)}" y="${Math.round(y - 8 + bend * part * part - bend / 2)}" width="17" height="15" rx="6" fill="${varyColor(ctx.random, '#f6c63d')}"/>`;
    }),
  );
  return {
    outline,
    elevation: 12,
    svg: fill(outline, '#c98a1e') + kernels.join('') + browning(ctx, outline, '#7a3a0e', 3, 0.25),
  };
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
