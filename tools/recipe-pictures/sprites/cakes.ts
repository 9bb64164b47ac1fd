import { circle, fill, gloss, inset, lighten, type Sprite, shaded, speckle, stroke, varyColor } from '../paint.ts';
import { blob, ellipse, spline } from '../shapes.ts';
import { browning, clip } from '../textures.ts';

const muffin: Sprite = (ctx) => {
  const color = '#d9a558';
  const pleats = Array.from(
    { length: 28 },
    (_, i) => `<path d="M-9-98L-6-116H6L9-98z" fill="${i % 2 ? '#f6efe0' : '#e2d4bc'}" transform="rotate(${(i * 360) / 28})"/>`,
  ).join('');
  const top = blob(ctx.random, 100, 98, 0.03, 12);
  return {
    outline: ellipse(114),
    elevation: 18,
    svg:
      pleats +
      shaded(top, color, ctx, 13) +
      speckle(ctx, { w: 80, h: 78 }, 11, '#7a4a1c', 10) +
      speckle(ctx, { w: 84, h: 82 }, 12, lighten(color, 0.5), 4),
  };
};

const eggTart: Sprite = (ctx) => {
  const outline = blob(ctx.random, 102, 100, 0.02, 22);
  return {
    outline,
    elevation: 16,
    svg:
      shaded(outline, '#d9973c', ctx, 10) +
      `<circle r="90" fill="none" stroke="#f0c473" stroke-width="11" stroke-dasharray="8 13"/>` +
      circle(0, 0, 80, '#c27e26') +
      circle(1, 2, 76, '#f9c934') +
      circle(-3, -4, 62, '#fbd84f', 'fill-opacity=".8"') +
      gloss(ctx, 72, 72, 0.22, 0.6),
  };
};

/** In baking paper, with one slice missing. */
const basqueCheesecake: Sprite = (ctx) => {
  const paper = blob(ctx.random, 300, 292, 0.045, 26);
  const cake = ellipse(240);
  const gone = 'M20 20L300-60L290 150Z';
  return {
    outline: paper,
    elevation: 10,
    svg:
      fill(paper, '#cdb48a') +
      inset(paper, '#e6d3ac', 7, ctx) +
      stroke(
        Array.from(
          { length: 20 },
          (_, i) =>
            `M${(Math.cos(i * 0.314) * 246).toFixed()} ${(Math.sin(i * 0.314) * 246).toFixed()}L${(Math.cos(i * 0.314 + 0.06) * 288).toFixed()} ${(Math.sin(i * 0.314 + 0.06) * 286).toFixed()}`,
        ).join(''),
        '#bfa273',
        6,
      ) +
      shaded(cake, '#9a5a26', ctx, 22) +
      inset(cake, '#7a3f16', 60, ctx, 0.5, 'fill-opacity=".8"') +
      browning(ctx, ellipse(180), '#4a220a', 5, 0.3) +
      clip(
        ctx,
        cake,
        `<path d="${gone}" fill="#e6d3ac"/>` +
          stroke('M20 20L300-60', '#f9eab8', 30) +
          stroke('M20 12L300-70', '#7a3f16', 9) +
          stroke('M20 20L290 150', '#e9cf8c', 10),
      ),
  };
};

const cheesecakeSlice: Sprite = (ctx) => {
  const outline = spline('-150,0 -120,-16 60,-66 96,-50 106,0 96,50 60,66 -120,16');
  return {
    outline,
    elevation: 18,
    svg:
      fill(outline, '#f6e2a4') +
      stroke('M-140 10L80 70', '#fbf0c8', 16) +
      inset(outline, '#8a4a1c', 10, ctx, 0.9) +
      inset(outline, '#a5602c', 30, ctx, 0.9),
  };
};

const scone: Sprite = (ctx) => {
  const outline = blob(ctx.random, 88, 84, 0.05, 9);
  return {
    outline,
    elevation: 16,
    svg:
      shaded(outline, varyColor(ctx.random, '#e2b064'), ctx, 12) +
      speckle(ctx, { w: 60, h: 52 }, 7, '#4a2a36', 8) +
      browning(ctx, { ...outline, w: 60, h: 60 }, '#a8642a', 4, 0.2),
  };
};

/** With jam and cream. */
const sconeHalf: Sprite = (ctx) => {
  const outline = blob(ctx.random, 90, 86, 0.04, 9);
  const cream = blob(ctx.random, 42, 38, 0.12, 8);
  return {
    outline,
    elevation: 14,
    svg:
      shaded(outline, '#e2b064', ctx, 10) +
      inset(outline, '#f6e0ae', 13, ctx, 0.3) +
      fill(blob(ctx.random, 66, 62, 0.1), '#a8203c') +
      gloss(ctx, 90, 86, 0.12, 0.4) +
      `<g transform="translate(8 6)">${fill(cream, '#e9dcc4')}${inset(cream, '#fffdf6', 6, ctx)}</g>`,
  };
};

export const cakes = { muffin, eggTart, basqueCheesecake, cheesecakeSlice, scone, sconeHalf };
