import { circle, darken, fill, gloss, inset, lighten, type Sprite, shaded, speckle, stroke, varyColor } from '../paint.ts';
import { bentCapsule, blob, ellipse, spline } from '../shapes.ts';
import { browning } from '../textures.ts';

/** A baked apple with a filled core, from above. */
const bakedApple: Sprite = (ctx) => {
  const color = '#c44a30';
  const outline = spline('0,-112 62,-122 118,-66 124,12 84,96 0,116 -84,96 -124,12 -118,-66 -62,-122');
  return {
    outline,
    elevation: 20,
    svg:
      shaded(outline, color, ctx, 18) +
      stroke('M-84-50q-14 60 20 110M84-40q10 60-26 106', lighten(color, 0.35), 7, 'stroke-opacity=".6"') +
      circle(0, -4, 52, '#5a2c14') +
      speckle(ctx, { w: 44, h: 44 }, 16, '#c9924e', 9) +
      speckle(ctx, { w: 40, h: 40 }, 8, '#7a4a2c', 9) +
      speckle(ctx, { w: 40, h: 40 }, 4, '#fdf3cd', 7) +
      gloss(ctx, 100, 100, 0.16, 0.4),
  };
};

const wholeApple: Sprite = (ctx) => {
  const outline = spline('0,-84 42,-94 86,-62 96,-4 72,66 22,94 -22,94 -72,66 -96,-4 -86,-62 -42,-94');
  return {
    outline,
    elevation: 20,
    svg:
      shaded(outline, '#c23b2c', ctx, 16) +
      circle(2, -20, 24, '#8f2a1c') +
      stroke('M2-20q2-34 20-50', '#5a3a1c', 10) +
      `<g transform="translate(46 -62) rotate(-30) scale(1 .8)">${fill(
        spline('-46,2 -22,-22 10,-24 46,0 10,24 -22,20'),
        '#6fa243',
      )}</g>` +
      gloss(ctx, 84, 84, 0.2, 0.5),
  };
};

const appleSlice: Sprite = (ctx) => {
  const outline = bentCapsule(72, 26, 40, 0.4);
  return {
    outline,
    elevation: 8,
    svg:
      fill(outline, '#9aae3c') +
      `<g transform="translate(0 -6) scale(.94 .76)">${fill(outline, '#f6dfa0')}${inset(outline, '#fcefc6', 8, ctx)}</g>`,
  };
};

const ricottaPeach: Sprite = (ctx) => {
  const outline = blob(ctx.random, 90, 88, 0.025);
  const ricotta = blob(ctx.random, 44, 40, 0.1, 8);
  return {
    outline,
    elevation: 15,
    svg:
      fill(outline, '#d9602f') +
      inset(outline, '#f6a94e', 8, ctx, 0.5) +
      browning(ctx, outline, '#8f3f14', 5, 0.3) +
      fill(ricotta, '#e6d3b4') +
      inset(ricotta, '#fffaf0', 6, ctx) +
      speckle(ctx, { w: 60, h: 58 }, 16, '#b5793c', 6) +
      gloss(ctx, 120, 116, 0.1, 0.5),
  };
};

const bananaSlice: Sprite = (ctx) => {
  const outline = blob(ctx.random, 36, 34, 0.03);
  return {
    outline,
    elevation: 6,
    svg:
      shaded(outline, '#f6e2a4', ctx, 4) +
      circle(0, 0, 12, '#e9c873') +
      circle(-4, -2, 2.5, '#7a5a2c') +
      circle(4, -2, 2.5, '#7a5a2c') +
      circle(0, 5, 2.5, '#7a5a2c'),
  };
};

const berry: Sprite = (ctx) => {
  const kind = ctx.kind ?? 'blueberry';
  const color = { blueberry: '#4a4f8c', raspberry: '#d0345a', cranberry: '#a8203c' }[kind] ?? '#4a4f8c';
  const outline = ellipse(24);
  const lobes = kind === 'raspberry' ? speckle(ctx, outline, 12, lighten(color, 0.3), 6) : circle(4, 4, 7, darken(color, 0.3));
  return {
    outline,
    elevation: 7,
    svg: shaded(outline, varyColor(ctx.random, color), ctx) + lobes + gloss(ctx, 22, 22, 0.2, 0.5),
  };
};

const cinnamon: Sprite = (ctx) => ({
  outline: ellipse(90, 14),
  elevation: 7,
  svg:
    stroke('M-90-6H90', '#8a4a1c', 16) +
    stroke('M-90 8H90', '#a5602c', 16) +
    stroke('M-90 1H90', '#6b3412', 4) +
    gloss(ctx, 10, 4, 0.1, 0.1),
});

const coconut: Sprite = (ctx) => ({
  outline: ellipse(14, 4),
  elevation: 2,
  svg: fill(ellipse(14, 4), varyColor(ctx.random, '#fffaf0')),
});

export const fruit = { bakedApple, wholeApple, appleSlice, ricottaPeach, bananaSlice, berry, cinnamon, coconut };
