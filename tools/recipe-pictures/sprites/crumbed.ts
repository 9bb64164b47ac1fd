import { circle, fill, gloss, inset, lighten, type Sprite, speckle, stroke, varyColor } from '../paint.ts';
import { blob, ellipse, spline } from '../shapes.ts';
import { breading, browning } from '../textures.ts';

const schnitzel: Sprite = (ctx) => {
  const outline = blob(ctx.random, 232, 160, 0.09, 11);
  const color = '#dc9a3e';
  return {
    outline,
    elevation: 14,
    svg:
      breading(outline, color, ctx, 110) +
      browning(ctx, outline, '#8a4a14', 6, 0.12) +
      stroke('M-120-30q50-40 100-14t110-22M-90 54q70 26 150-8', lighten(color, 0.5), 7, 'stroke-opacity=".5"'),
  };
};

const cutlet: Sprite = (ctx) => {
  const outline = blob(ctx.random, 108, 78, 0.08, 10);
  return {
    outline,
    elevation: 12,
    svg: breading(outline, varyColor(ctx.random, ctx.kind === 'brown' ? '#a5642c' : '#cf9144'), ctx, 34),
  };
};

const cotoletta: Sprite = (ctx) => {
  const outline = blob(ctx.random, 200, 158, 0.07, 11);
  const bone = stroke('M150 60Q210 90 262 148', '#cdb58c', 40) + stroke('M150 58Q210 87 259 143', '#f3e8d2', 29);
  return {
    outline,
    elevation: 14,
    svg: bone + breading(outline, '#dc9a3e', ctx, 96) + browning(ctx, outline, '#8a4a14', 5, 0.12),
  };
};

/** Chicken Kyiv, cut open. */
const kyiv: Sprite = (ctx) => {
  const outline = spline('-150,0 -124,-64 -40,-92 60,-86 110,-60 116,0 108,62 50,88 -50,92 -124,62');
  const face = ellipse(46, 76);
  return {
    outline,
    elevation: 18,
    svg:
      breading(outline, '#d8943a', ctx, 60) +
      `<g transform="translate(98 2)">${fill(face, '#9c5c1c')}<g transform="translate(4 0) scale(.84 .88)">${fill(face, '#fbeed6')}</g><g transform="translate(8 0) scale(.42 .44)">${fill(face, '#8fae3c')}${speckle(ctx, face, 12, '#4f7f3a', 9)}</g></g>`,
  };
};

const butterPool: Sprite = (ctx) => {
  const outline = blob(ctx.random, 108, 66, 0.09, 9);
  return {
    outline,
    elevation: 0,
    svg:
      fill(outline, '#d8b93c') +
      inset(outline, '#efd564', 7, ctx) +
      speckle(ctx, outline, 22, '#5c9440', 5.5) +
      gloss(ctx, 80, 50, 0.16, 0.5),
  };
};

/** A Scotch egg, cut open. */
const scotchEgg: Sprite = (ctx) => {
  const outline = ellipse(104, 98);
  return {
    outline,
    elevation: 16,
    svg:
      breading(outline, '#b8702c', ctx, 30) +
      fill(ellipse(90, 84), '#b5795a') +
      fill(ellipse(66, 60), '#fdfaf3') +
      circle(0, 2, 37, '#e0921e') +
      circle(-2, 0, 34, '#f8c03c') +
      gloss(ctx, 40, 40, 0.2, 0.4),
  };
};

const wholeScotchEgg: Sprite = (ctx) => {
  const outline = blob(ctx.random, 106, 96, 0.03, 12);
  return { outline, elevation: 19, svg: breading(outline, '#b8702c', ctx, 70) };
};

export const crumbed = { schnitzel, cutlet, cotoletta, kyiv, butterPool, scotchEgg, wholeScotchEgg };
