import {
  type DrawContext,
  darken,
  fill,
  gloss,
  inset,
  lighten,
  type Sprite,
  shaded,
  speckle,
  stroke,
  varyColor,
} from '../paint.ts';
import { blob, rect, spline } from '../shapes.ts';

const flesh: Record<string, string> = { potato: '#f3c34f', pale: '#f3dc8e', boiled: '#f3dc94' };

const fleshOf = ({ kind = 'potato', random }: DrawContext) => varyColor(random, flesh[kind] ?? '#f3c34f');

const fry: Sprite = (ctx) => {
  const color = fleshOf(ctx);
  const w = ctx.random(58, 96);
  const outline = rect(w, 14, 6);
  const tips = `M${(-w + 5).toFixed()}-8v16M${(w - 5).toFixed()}-8v16`;
  return {
    outline,
    svg:
      fill(outline, darken(color, 0.34)) +
      inset(outline, color, 4.5, ctx, 0.9) +
      stroke(tips, darken(color, 0.4), 6, 'stroke-opacity=".6"'),
  };
};

const thickChip: Sprite = (ctx) => {
  const color = varyColor(ctx.random, '#efbd52');
  const outline = rect(ctx.random(66, 92), 22, 9);
  return { outline, elevation: 11, svg: shaded(outline, color, ctx, 7) + speckle(ctx, outline, 3, '#a8641c', 5) };
};

const wedge: Sprite = (ctx) => {
  const color = fleshOf(ctx);
  const outline = spline('-98,8 -54,-32 0,-43 54,-32 98,8 52,32 0,40 -52,32');
  const lower = spline('-88,6 -40,6 0,7 40,6 88,6 46,22 0,28 -46,22');
  const skin = '#a9722f';
  return {
    outline,
    svg: `${fill(outline, skin)}<g transform="translate(0 -5) scale(.94 .84)">${fill(outline, lighten(color, 0.16))}</g>${fill(lower, darken(color, 0.12))}${stroke('M-84 5H84', darken(color, 0.35), 4)}${speckle(ctx, { w: 64, h: 24 }, 7, '#a8641c', 4)}`,
  };
};

const roastPotato: Sprite = (ctx) => {
  const color = fleshOf(ctx);
  const outline = blob(ctx.random, 58, 46, 0.12, 7);
  return { outline, svg: shaded(outline, color, ctx) + speckle(ctx, outline, 7, darken(color, 0.5), 4) };
};

/** Half a potato, cut side up. */
const halfPotato: Sprite = (ctx) => {
  const outline = blob(ctx.random, 84, 58, 0.05);
  const color = fleshOf(ctx);
  return {
    outline,
    svg:
      fill(outline, '#9a6a35') +
      inset(outline, color, 8, ctx) +
      inset(outline, lighten(color, 0.3), 24, ctx, 0.5) +
      speckle(ctx, outline, 9, darken(color, 0.35), 4),
  };
};

const bakedPotato: Sprite = (ctx) => {
  const sweet = ctx.kind?.startsWith('sweet');
  const skin = sweet ? '#9c4a3c' : '#ab7a45';
  const outline = sweet
    ? spline('-208,16 -150,-64 -40,-98 80,-96 166,-50 214,-10 160,56 60,92 -70,96 -160,66')
    : blob(ctx.random, 190, 128, 0.04);
  const cut = blob(ctx.random, 136, 62, 0.1);
  const inner = sweet ? '#f4b33f' : '#f8e3a0';
  const closed = /closed/i.test(ctx.kind ?? '');
  const open = fill(cut, darken(inner, 0.25)) + inset(cut, inner, 8, ctx) + speckle(ctx, cut, 16, lighten(inner, 0.6), 8);
  const folds = stroke('M-96-10q60-20 110 4M20 40q50 14 90-8', darken(skin, 0.3), 6);
  return {
    outline,
    elevation: 16,
    svg: shaded(outline, skin, ctx, 16) + speckle(ctx, outline, 22, darken(skin, 0.3), 5) + (closed ? folds : open),
  };
};

const crisp: Sprite = (ctx) => {
  const color = fleshOf(ctx);
  const outline = blob(ctx.random, 62, 54, 0.1, 8);
  return {
    outline,
    svg:
      fill(outline, darken(color, 0.28)) +
      inset(outline, lighten(color, 0.1), 6, ctx) +
      stroke('M-34 8q18-26 36-6t34-10', darken(color, 0.2), 6) +
      gloss(ctx, 60, 40, 0.2, 0.35),
  };
};

/** A chunk of candied sweet potato. */
const sweetChunk: Sprite = (ctx) => {
  const outline = blob(ctx.random, 62, 46, 0.14, 6);
  return {
    outline,
    elevation: 13,
    svg:
      fill(outline, '#8a2f45') +
      inset(outline, '#e2932c', 7, ctx, 0.7) +
      inset(outline, '#f4bd54', 20, ctx, 0.6) +
      gloss(ctx, 54, 40, 0.24, 0.6),
  };
};

const gnocco: Sprite = (ctx) => {
  const outline = blob(ctx.random, 42, 29, 0.05);
  const color = varyColor(ctx.random, '#efc566');
  return {
    outline,
    svg: shaded(outline, color, ctx) + stroke('M-18-14q6 14 0 28M0-17q6 17 0 34M18-14q6 14 0 28', darken(color, 0.25), 5),
  };
};

export const potatoes = {
  fry,
  thickChip,
  wedge,
  roastPotato,
  halfPotato,
  bakedPotato,
  crisp,
  sweetChunk,
  gnocco,
};
