import { circle, type DrawContext, darken, fill, gloss, inset, type Sprite, shaded, speckle, stroke } from '../paint.ts';
import { blob, capsule, ellipse, spline } from '../shapes.ts';
import { peppers } from './vegetables.ts';

const fillings: Record<string, readonly [string, string, string, string]> = {
  couscous: ['#f0cf7a', '#e9bd5a', '#d9532f', '#6d9a3c'],
  tuna: ['#f0dcb8', '#d9a07c', '#f6cf6a', '#5c9440'],
};

/** The filling of a hollowed vegetable. */
const filling = (ctx: DrawContext, area: { w: number; h: number }, kind: string, count: number) => {
  const colors = fillings[kind] ?? ['#f5ead0', '#d9532f', '#6d9a3c', '#f2c14e'];
  const base = blob(ctx.random, area.w, area.h, 0.04);
  return (
    fill(base, darken(colors[0], 0.18)) +
    colors.map((color, i) => speckle(ctx, area, i ? count / 2 : count, color, i ? 7 : 11)).join('')
  );
};

/** Half a pepper. The kind is its color and its filling: `red-couscous`. */
const stuffedPepper: Sprite = (ctx) => {
  const [shade = 'red', kind = ''] = (ctx.kind ?? '').split('-');
  const color = peppers[shade] ?? '#d23f2c';
  const outline = spline('-140,0 -122,-70 -40,-92 50,-84 118,-62 136,0 118,62 50,84 -40,92 -122,70');
  return {
    outline,
    elevation: 16,
    svg:
      stroke('M132 0q26 4 44-12', '#5f8a3c', 20) +
      shaded(outline, color, ctx, 12) +
      inset(outline, darken(color, 0.35), 24, ctx, 0) +
      filling(ctx, { w: 110, h: 62 }, kind, 34),
  };
};

/** Half a hollowed zucchini. */
const stuffedZucchini: Sprite = (ctx) => {
  const outline = capsule(216, 58);
  return {
    outline,
    elevation: 14,
    svg: shaded(outline, '#4d7a33', ctx, 8) + inset(outline, '#e9e0ae', 13, ctx, 0) + filling(ctx, { w: 182, h: 36 }, 'tuna', 50),
  };
};

/** A stuffed tomato; kind `cap` is its lid. */
const stuffedTomato: Sprite = (ctx) => {
  const outline = blob(ctx.random, 112, 108, 0.03);
  if (ctx.kind === 'cap')
    return {
      outline: ellipse(70, 66),
      elevation: 13,
      svg:
        shaded(ellipse(70, 66), '#d2402c', ctx, 10) +
        stroke('M0 0L-34-22M0 0l36-18M0 0l22 34M0 0l-26 30', '#5c8a3c', 12) +
        circle(0, 0, 9, '#4a6f2e') +
        gloss(ctx, 60, 60, 0.2, 0.5),
    };
  return {
    outline,
    elevation: 18,
    svg:
      shaded(outline, '#d23f2c', ctx, 15) +
      fill(ellipse(76, 72), '#7a3a1e') +
      speckle(ctx, ellipse(76, 72), 40, '#a9683a', 10) +
      speckle(ctx, ellipse(72, 68), 26, '#e2ad5a', 7) +
      speckle(ctx, ellipse(66, 62), 14, '#5c9440', 6) +
      gloss(ctx, 100, 96, 0.1, 0.4),
  };
};

export const stuffed = { stuffedPepper, stuffedZucchini, stuffedTomato };
