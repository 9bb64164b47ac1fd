import { circle, darken, fill, gloss, inset, lighten, type Sprite, shaded, speckle, stroke, varyColor } from '../paint.ts';
import { blob, type Point, rect, roundedPolygon, spline } from '../shapes.ts';
import { browning } from '../textures.ts';

const crust = '#d9973c';

const samosa: Sprite = (ctx) => {
  const color = varyColor(ctx.random, crust);
  const outline = roundedPolygon('-104,76 104,76 0,-98', 26);
  return {
    outline,
    elevation: 16,
    svg:
      shaded(outline, color, ctx, 13) +
      stroke('M-70 62Q-6 10 0-62M0 56Q36 20 62 60', darken(color, 0.26), 7, 'stroke-opacity=".75"') +
      speckle(ctx, { w: 60, h: 50 }, 12, lighten(color, 0.5), 6) +
      browning(ctx, { ...outline, w: 60, h: 50 }, '#7a3f12', 3, 0.22),
  };
};

/** A half-moon with a pleated edge. */
const empanada: Sprite = (ctx) => {
  const color = varyColor(ctx.random, crust);
  const arc = Array.from({ length: 12 }, (_, i): Point => {
    const angle = Math.PI + (i / 11) * Math.PI;
    return [Math.cos(angle) * 124, Math.sin(angle) * 112 + 50];
  });
  const outline = roundedPolygon([...arc, [118, 62], [0, 78], [-118, 62]], 14);
  const pleats = arc
    .slice(1, -1)
    .map(([x, y]) => `M${x.toFixed()} ${y.toFixed()}L${(x * 0.8 + 10).toFixed()} ${((y - 50) * 0.78 + 54).toFixed()}`)
    .join('');
  return {
    outline,
    elevation: 15,
    svg:
      shaded(outline, color, ctx, 12) +
      stroke(pleats, darken(color, 0.34), 8) +
      browning(ctx, { ...outline, w: 70, h: 40 }, '#8a4a14', 3, 0.2) +
      gloss(ctx, 90, 60, 0.22, 0.35),
  };
};

const dumpling: Sprite = (ctx) => {
  const color = varyColor(ctx.random, ctx.kind === 'boiled' ? '#f6e6c4' : '#eac07a');
  const outline = spline('-96,26 -80,-24 -30,-54 30,-54 80,-24 96,26 50,40 0,44 -50,40');
  return {
    outline,
    elevation: 13,
    svg:
      shaded(outline, color, ctx, 10) +
      stroke('M-66-26l14 26M-34-44l10 30M0-50v32M34-44l-10 30M66-26l-14 26', darken(color, 0.26), 8) +
      browning(ctx, { ...outline, h: 30 }, '#b5702a', 4, 0.3),
  };
};

/** One piece of a sausage roll. */
const sausageRoll: Sprite = (ctx) => {
  const color = varyColor(ctx.random, '#d6923a');
  const outline = rect(78, 48, 22);
  return {
    outline,
    elevation: 15,
    svg:
      fill(rect(24, 34, 20), '#a0522d', 'transform="translate(64 0)"') +
      shaded(outline, color, ctx, 10) +
      stroke('M-46-34l20 68M-12-38l20 76M24-36l18 70', darken(color, 0.3), 7) +
      speckle(ctx, outline, 8, '#fcedc8', 4),
  };
};

/** A choux puff; kind `open` is torn open and hollow. */
const puff: Sprite = (ctx) => {
  const color = varyColor(ctx.random, '#dfa548');
  const outline = blob(ctx.random, 72, 69, 0.06, 9);
  const open =
    ctx.kind === 'open'
      ? fill(blob(ctx.random, 48, 42, 0.1), '#8f5a20') +
        inset(blob(ctx.random, 40, 35, 0.1), '#f6dd98', 4, ctx) +
        circle(6, 6, 16, '#c9923c')
      : stroke('M-44 10q22-10 34 4M4-30q10 14 34 8M8 34q8-12 24-8', darken(color, 0.26), 6, 'stroke-opacity=".6"');
  return {
    outline,
    elevation: 14,
    svg: shaded(outline, color, ctx, 11) + open + speckle(ctx, outline, 9, lighten(color, 0.5), 5),
  };
};

/** A Yorkshire pudding. */
const yorkshire: Sprite = (ctx) => {
  const color = varyColor(ctx.random, '#d4913a');
  const outline = blob(ctx.random, 104, 100, 0.08, 9);
  const hollow = blob(ctx.random, 56, 52, 0.1, 8);
  return {
    outline,
    elevation: 17,
    svg:
      shaded(outline, color, ctx, 14) +
      fill(hollow, darken(color, 0.38)) +
      inset(hollow, '#e9bd6a', 10, { ...ctx, light: [-ctx.light[0], -ctx.light[1]] }) +
      browning(ctx, { ...outline, w: 90, h: 90 }, '#8a4a14', 4, 0.22) +
      gloss(ctx, 120, 116, 0.1, 0.3),
  };
};

export const pastries = { samosa, empanada, dumpling, sausageRoll, puff, yorkshire };
