import { darken, fill, gloss, inset, lighten, type Sprite, shaded, speckle, stroke, varyColor } from '../paint.ts';
import { blob, capsule, rect, spline } from '../shapes.ts';
import { browning } from '../textures.ts';

/** A cube of tofu or paneer. */
const tofu: Sprite = (ctx) => {
  const color = varyColor(ctx.random, { glazed: '#b5652a', spicy: '#cf5a2a', tandoori: '#dd6a2a' }[ctx.kind ?? ''] ?? '#ecc77e');
  const outline = rect(46, 42, 12);
  const top = rect(36, 32, 9);
  return {
    outline,
    elevation: 13,
    svg:
      fill(outline, darken(color, 0.38)) +
      `<g transform="translate(${ctx.light[0] * 8} ${ctx.light[1] * 8})">${fill(top, color)}${inset(top, lighten(color, 0.25), 11, ctx, 0.5)}${browning(ctx, { ...top, w: 30, h: 26 }, '#8a4a14', 2, 0.3)}</g>` +
      (ctx.kind === 'glazed' || ctx.kind === 'spicy' ? gloss(ctx, 40, 36, 0.18, 0.5) : ''),
  };
};

const chickpea: Sprite = (ctx) => {
  const outline = blob(ctx.random, 23, 21, 0.06, 7);
  return {
    outline,
    elevation: 6,
    svg:
      shaded(outline, varyColor(ctx.random, '#c8752c'), ctx) +
      stroke('M-8-8q8 4 10 14', darken('#d9a24c', 0.3), 4, 'stroke-opacity=".6"'),
  };
};

const almond: Sprite = (ctx) => {
  const color = varyColor(ctx.random, '#a9642c');
  const outline = spline('-40,0 -14,-20 18,-18 38,0 18,18 -14,20');
  return {
    outline,
    elevation: 7,
    svg: shaded(outline, color, ctx) + stroke('M-24 0Q0-4 26 0M-18-8Q0-12 18-8M-18 8Q0 8 18 8', darken(color, 0.3), 3),
  };
};

const walnut: Sprite = (ctx) => {
  const outline = blob(ctx.random, 30, 25, 0.12, 9);
  return {
    outline,
    elevation: 7,
    svg: shaded(outline, '#c08a4c', ctx) + stroke('M-18-6q8-8 16 0t16-4M-16 8q8-8 14 0t16-2', '#7d4f22', 4),
  };
};

/** A glazed rice cake (tteok). */
const riceCake: Sprite = (ctx) => {
  const outline = capsule(70, 27);
  return {
    outline,
    elevation: 11,
    svg:
      shaded(outline, varyColor(ctx.random, '#d8402a'), ctx, 7) +
      browning(ctx, outline, '#7a1c0e', 2, 0.2) +
      speckle(ctx, outline, 5, '#fcedc8', 5) +
      gloss(ctx, 50, 26, 0.28, 0.55),
  };
};

const mincedGarlic: Sprite = (ctx) => {
  const outline = blob(ctx.random, 11, 9, 0.2, 6);
  return { outline, elevation: 2, svg: fill(outline, varyColor(ctx.random, '#f3d07a')) };
};

export const legumes = { tofu, chickpea, almond, walnut, riceCake, mincedGarlic };
