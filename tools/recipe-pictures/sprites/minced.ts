import { darken, fill, gloss, inset, lighten, type Sprite, shaded, speckle, stroke, varyColor } from '../paint.ts';
import { bentCapsule, blob, ellipse, rect } from '../shapes.ts';
import { grillMarks } from '../textures.ts';

const sausage: Sprite = (ctx) => {
  const color = '#b8632e';
  const outline = bentCapsule(132, 36, ctx.random(-40, 40), 0.85);
  const cuts = [-66, -14, 38].map((x) => `M${x}-14l26 26`).join('');
  return {
    outline,
    elevation: 14,
    svg:
      shaded(outline, varyColor(ctx.random, color), ctx) +
      stroke(cuts, darken(color, 0.5), 9) +
      stroke(cuts, lighten(color, 0.45), 4) +
      gloss(ctx, 80, 40, 0.34, 0.35),
  };
};

const kofta: Sprite = (ctx) => {
  const outline = bentCapsule(92, 32, ctx.random(-8, 8), 0.7);
  const color = varyColor(ctx.random, '#8a4a26');
  return {
    outline,
    elevation: 12,
    svg: shaded(outline, color, ctx) + grillMarks(outline, ctx, 40, '#3d1a0a', 6) + speckle(ctx, outline, 8, '#6d8a3c', 4),
  };
};

/** A small glazed meat loaf. */
const loaf: Sprite = (ctx) => {
  const outline = blob(ctx.random, 104, 66, 0.03, 10);
  return {
    outline,
    elevation: 16,
    svg:
      shaded(outline, '#7d3f20', ctx, 10) +
      `<g transform="translate(-3 -5) scale(.86 .82)">${shaded(blob(ctx.random, 104, 66, 0.06, 12), '#a82a1c', ctx, 9)}</g>` +
      gloss(ctx, 96, 50, 0.26, 0.5) +
      speckle(ctx, { w: 70, h: 36 }, 6, '#5c1810', 5),
  };
};

/** A burger from above. */
const burger: Sprite = (ctx) => {
  const outline = blob(ctx.random, 150, 146, 0.05, 16);
  const bun = blob(ctx.random, 126, 122, 0.02);
  const leaf = blob(ctx.random, 152, 148, 0.06, 22);
  const patty = '#6e381c';
  return {
    outline,
    elevation: 20,
    svg:
      fill(leaf, '#6fa243') +
      inset(leaf, '#8dbd57', 6, ctx) +
      `<g transform="rotate(24)">${fill(rect(112, 112, 18), '#f6b93d')}</g>` +
      fill(ellipse(136, 132), patty) +
      fill(bun, '#2a1405', 'fill-opacity=".25" transform="translate(7 9)"') +
      shaded(bun, '#cf8a3c', ctx, 15) +
      Array.from(
        { length: 30 },
        () =>
          `<ellipse cx="${ctx.random(-74, 74).toFixed()}" cy="${ctx.random(-74, 74).toFixed()}" rx="8" ry="5" fill="#fbe9c4" transform="rotate(${ctx.random(-20, 20).toFixed()})"/>`,
      ).join('') +
      gloss(ctx, 110, 100, 0.2, 0.3),
  };
};

export const minced = { sausage, kofta, loaf, burger };
