import {
  circle,
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
import { blob, capsule, ellipse, spline } from '../shapes.ts';
import { browning } from '../textures.ts';

const skins: Record<string, string> = {
  roast: '#cf8233',
  glazed: '#b9521f',
  spicy: '#c2441f',
  dark: '#a8462c',
  tandoori: '#cf4a24',
  raw: '#efc4a0',
};

const skinOf = ({ kind = 'roast', random }: DrawContext) => varyColor(random, skins[kind] ?? '#cf8233');

const shiny = ({ kind }: DrawContext) => kind === 'glazed' || kind === 'spicy' || kind === 'dark';

/** A flat or a drumette, at random. */
const wing: Sprite = (ctx) => {
  const color = skinOf(ctx);
  const flat = ctx.random() < 0.5;
  const outline = flat
    ? spline('-86,-8 -60,-40 -10,-36 34,-42 84,-24 92,6 70,34 16,30 -34,44 -78,30')
    : spline('-88,0 -66,-36 -20,-48 30,-32 72,-16 94,-18 98,12 74,18 30,34 -22,48 -66,36');
  const mark = flat ? 'M-46-8q46 14 100-6M-40 12q36 10 80 2' : 'M-50 20q36 12 80-8';
  return {
    outline,
    elevation: 12,
    svg:
      shaded(outline, color, ctx) +
      stroke(mark, darken(color, 0.3), 6, 'stroke-opacity=".7"') +
      browning(ctx, outline, '#5c210a', 3, 0.25) +
      (shiny(ctx) ? gloss(ctx, 84, 44, 0.2) : speckle(ctx, outline, 10, darken(color, 0.4), 4)),
  };
};

const drumstick: Sprite = (ctx) => {
  const color = skinOf(ctx);
  const outline = spline('-124,0 -104,-56 -44,-74 20,-58 68,-24 92,-14 92,14 66,24 20,58 -44,74 -104,56');
  const bone = `${stroke('M84 0h52', '#c9b08c', 26)}${circle(142, -12, 16, '#efe2c8')}${circle(142, 12, 16, '#e2d0ae')}${stroke('M84-3h52', '#f3e8d2', 18)}`;
  return {
    outline,
    elevation: 15,
    svg:
      bone +
      shaded(outline, color, ctx) +
      browning(ctx, outline, '#5c210a', 4, 0.22) +
      speckle(ctx, outline, 12, darken(color, 0.45), 4) +
      gloss(ctx, 100, 70, 0.16, shiny(ctx) ? 0.5 : 0.3),
  };
};

const thigh: Sprite = (ctx) => {
  const color = skinOf(ctx);
  const outline = spline('-108,12 -88,-58 -20,-84 58,-66 110,-14 90,48 20,74 -62,66');
  return {
    outline,
    elevation: 14,
    svg:
      shaded(outline, color, ctx) +
      stroke('M-50 30Q10 56 64 12', darken(color, 0.28), 8, 'stroke-opacity=".6"') +
      browning(ctx, outline, '#5c210a', 4, 0.22) +
      speckle(ctx, outline, 16, darken(color, 0.45), 4) +
      gloss(ctx, 90, 60, 0.18, shiny(ctx) ? 0.5 : 0.28),
  };
};

const breastShape = () => spline('-150,4 -126,-54 -50,-80 40,-66 118,-30 160,14 110,50 10,74 -90,62');

/** A sliced chicken breast. */
const slicedBreast: Sprite = (ctx) => {
  const color = skinOf(ctx);
  const outline = breastShape();
  const slice = (x: number, h: number) => {
    const shape = ellipse(30, h);
    return `<g transform="translate(${x} ${-x / 16}) rotate(12)">${fill(shape, '#4a2008', 'fill-opacity=".25" transform="translate(7 4)"')}${fill(shape, color)}<g transform="translate(5 3) scale(.76 .9)">${fill(shape, '#f6e3c5')}</g></g>`;
  };
  return {
    outline,
    elevation: 10,
    svg: [
      [128, 38],
      [96, 50],
      [60, 62],
      [20, 70],
      [-20, 74],
      [-60, 74],
      [-98, 64],
      [-130, 44],
    ]
      .map(([x, h]) => slice(x as number, h as number))
      .join(''),
  };
};

/** Karaage or popcorn chicken. */
const friedChicken: Sprite = (ctx) => {
  const color = '#b9702b';
  const outline = blob(ctx.random, 66, 54, 0.15, 12);
  const lumps = Array.from(
    { length: 5 },
    () =>
      `<g transform="translate(${ctx.random(-28, 28).toFixed()} ${ctx.random(-22, 22).toFixed()})">${inset(blob(ctx.random, 22, 18, 0.16, 7), lighten(color, ctx.random(0.15, 0.35)), 1, ctx)}</g>`,
  );
  return {
    outline,
    elevation: 12,
    svg: shaded(outline, color, ctx) + lumps.join('') + speckle(ctx, outline, 9, darken(color, 0.45), 5),
  };
};

/** A whole roast chicken from above. */
const wholeChicken: Sprite = (ctx) => {
  const color = '#cd8434';
  const outline = spline('-230,0 -190,-120 -80,-158 50,-150 150,-110 196,-40 196,40 150,110 50,150 -80,158 -190,120');
  const leg = (side: number) => {
    const shape = spline('-90,0 -64,-50 0,-62 70,-40 116,-12 116,12 66,38 0,56 -64,46');
    return `<g transform="translate(120 ${side * 118}) rotate(${side * -24})">${stroke('M100 0h50', '#efe2c8', 24)}${circle(154, -9, 13, '#f6ecd8')}${circle(154, 9, 13, '#e2d0ae')}${fill(shape, '#4a2008', 'fill-opacity=".25" transform="translate(8 10)"')}${shaded(shape, color, ctx)}</g>`;
  };
  const wingAt = (side: number) => {
    const shape = capsule(74, 34);
    return `<g transform="translate(-96 ${side * 150}) rotate(${side * 20})">${fill(shape, '#4a2008', 'fill-opacity=".25" transform="translate(8 10)"')}${shaded(shape, darken(color, 0.06), ctx)}</g>`;
  };
  return {
    outline,
    elevation: 22,
    svg:
      shaded(outline, color, ctx, 30) +
      stroke('M-190 0Q-40-14 130 0', darken(color, 0.32), 8, 'stroke-opacity=".6"') +
      browning(ctx, outline, '#5c210a', 6, 0.16) +
      wingAt(-1) +
      wingAt(1) +
      leg(-1) +
      leg(1) +
      speckle(ctx, { w: 180, h: 120 }, 46, darken(color, 0.5), 4) +
      gloss(ctx, 190, 120, 0.16, 0.3),
  };
};

export const poultry = { wing, drumstick, thigh, slicedBreast, friedChicken, wholeChicken };
