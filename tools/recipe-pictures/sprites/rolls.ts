import { circle, darken, fill, lighten, type Sprite, shaded, speckle, stroke, varyColor } from '../paint.ts';
import { capsule, ellipse, rect } from '../shapes.ts';
import { browning } from '../textures.ts';

const springRoll: Sprite = (ctx) => {
  const color = varyColor(ctx.random, '#dda043');
  const outline = rect(112, 33, 20);
  return {
    outline,
    elevation: 13,
    svg:
      shaded(outline, color, ctx, 8) +
      stroke('M-92-24Q-10 8 70 26M-20-28Q30-6 100 8', darken(color, 0.24), 6, 'stroke-opacity=".7"') +
      speckle(ctx, outline, 12, lighten(color, 0.5), 5) +
      speckle(ctx, outline, 5, darken(color, 0.4), 5),
  };
};

/** A thin roll of tortilla; kind `filo` is of filo pastry. */
const taquito: Sprite = (ctx) => {
  const filo = ctx.kind === 'filo';
  const color = varyColor(ctx.random, filo ? '#e2a545' : '#d9963a');
  const outline = capsule(150, filo ? 24 : 29);
  const ends = filo ? '' : circle(-142, 0, 17, '#5a2c22') + circle(-146, -5, 6, '#f2c14e') + circle(-138, 6, 6, '#3d1a14');
  return {
    outline,
    elevation: 13,
    svg:
      shaded(outline, color, ctx, 7) +
      stroke(filo ? 'M-120-16Q0 10 126 2' : 'M-128 12Q0-4 130 8', darken(color, 0.26), 6) +
      browning(ctx, outline, '#8a4a14', 4, 0.26) +
      ends +
      speckle(ctx, outline, 9, lighten(color, 0.5), 4),
  };
};

/** A filo roll with seeds; kind `open` is cut and shows the spinach. */
const borek: Sprite = (ctx) => {
  const color = varyColor(ctx.random, '#dda043');
  const outline = ctx.kind === 'open' ? capsule(86, 33) : capsule(150, 33);
  const end = outline.w - 20;
  const open =
    ctx.kind === 'open'
      ? `<g transform="translate(${-end} 0)">${fill(ellipse(22, 32), '#a8641c')}${fill(ellipse(17, 26), '#f6e6bd')}${fill(ellipse(14, 22), '#4f7f3a')}${speckle(ctx, { w: 12, h: 18 }, 7, '#fdf9ee', 4)}</g>`
      : '';
  return {
    outline,
    elevation: 14,
    svg:
      shaded(outline, color, ctx, 8) +
      stroke(`M${-end} 12Q0-10 ${end} 8`, darken(color, 0.24), 5) +
      speckle(ctx, outline, 13, '#fdf0cf', 4.5) +
      speckle(ctx, outline, 12, '#33261f', 4) +
      open,
  };
};

export const rolls = { springRoll, taquito, borek };
