import { darken, fill, inset, lighten, type Sprite, shaded, speckle, stroke, varyColor } from '../paint.ts';
import { blob, capsule, ellipse } from '../shapes.ts';
import { breading, browning } from '../textures.ts';

/** A flat cake of grated potato. */
const patty: Sprite = (ctx) => {
  const color = { potato: '#d99b3c', zucchini: '#b9a04a', curd: '#e2a84a' }[ctx.kind ?? 'potato'] ?? '#d99b3c';
  const outline = blob(ctx.random, 92, 88, 0.06, 14);
  const shreds = Array.from({ length: 26 }, () => {
    const [x, y] = [ctx.random(-58, 58), ctx.random(-56, 56)].map(Math.round);
    return `M${x} ${y}q${ctx.random(8, 18).toFixed()} ${ctx.random(-14, 14).toFixed()} ${ctx.random(18, 30).toFixed()} ${ctx.random(-8, 8).toFixed()}`;
  }).join('');
  return {
    outline,
    svg:
      shaded(outline, color, ctx) +
      (ctx.kind === 'curd' ? browning(ctx, outline, '#a8581c', 5, 0.22) : stroke(shreds, lighten(color, 0.45), 5)) +
      speckle(ctx, outline, ctx.kind === 'zucchini' ? 18 : 10, ctx.kind === 'zucchini' ? '#5d8a3c' : darken(color, 0.4), 5),
  };
};

const croquette: Sprite = (ctx) => {
  const outline = capsule(74, 34);
  return { outline, svg: breading(outline, varyColor(ctx.random, '#d8963a'), ctx) };
};

const croquetteHalf: Sprite = (ctx) => {
  const outline = blob(ctx.random, 46, 42, 0.04);
  return {
    outline,
    elevation: 12,
    svg: fill(outline, '#b9752a') + inset(outline, '#fdf3d9', 9, ctx, 0.2) + speckle(ctx, ellipse(34, 30), 5, '#d97f7a', 6),
  };
};

const falafel: Sprite = (ctx) => {
  const color = varyColor(ctx.random, '#9a6a2c');
  const outline = blob(ctx.random, 56, 54, 0.08, 13);
  return {
    outline,
    elevation: 13,
    svg:
      shaded(outline, color, ctx) +
      speckle(ctx, outline, 12, darken(color, 0.45), 5) +
      speckle(ctx, outline, 8, '#7f9a3c', 4.5) +
      speckle(ctx, outline, 10, lighten(color, 0.45), 4),
  };
};

const falafelHalf: Sprite = (ctx) => {
  const outline = blob(ctx.random, 58, 55, 0.05, 12);
  return {
    outline,
    elevation: 12,
    svg:
      fill(outline, '#7a4c1c') +
      inset(outline, '#8fae52', 9, ctx, 0.2) +
      speckle(ctx, ellipse(46, 44), 16, '#b9cf7a', 6) +
      speckle(ctx, ellipse(44, 42), 9, '#6d8a3c', 5),
  };
};

/** A breaded rice ball; kind `open` shows the cheese inside. */
const arancino: Sprite = (ctx) => {
  const color = varyColor(ctx.random, '#d98a2e');
  const outline = blob(ctx.random, 84, 82, 0.04, 12);
  const inside =
    ctx.kind === 'open'
      ? fill(ellipse(66, 64), '#f0b93c') +
        speckle(ctx, ellipse(62, 60), 40, '#f9dd86', 7) +
        fill(blob(ctx.random, 30, 26, 0.12), '#fdf6de') +
        stroke('M10 10q40 30 84 26M0 16q30 44 76 60', '#fdf3d0', 9)
      : '';
  return {
    outline,
    elevation: 16,
    svg:
      shaded(outline, color, ctx, 12) +
      speckle(ctx, outline, 34, darken(color, 0.3), 4.5) +
      speckle(ctx, outline, 34, lighten(color, 0.55), 4) +
      inside,
  };
};

export const fritters = { patty, croquette, croquetteHalf, falafel, falafelHalf, arancino };
