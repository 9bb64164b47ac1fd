import { darken, fill, gloss, inset, lighten, mixColors, type Sprite, shaded, speckle, stroke, varyColor } from '../paint.ts';
import { bentCapsule, capsule, ellipse, rect, spline } from '../shapes.ts';
import { browning } from '../textures.ts';

const cubeOf: Record<string, string> = { sweet: '#e8832f', bacon: '#a8412c' };

const cube: Sprite = (ctx) => {
  const color = varyColor(ctx.random, cubeOf[ctx.kind ?? 'sweet'] ?? '#ef933a');
  const outline = rect(34, 32, 9);
  return { outline, elevation: 10, svg: shaded(outline, color, ctx, 7) };
};

const beet: Sprite = (ctx) => {
  const outline = bentCapsule(64, 34, 34, 0.3);
  const color = varyColor(ctx.random, '#8a2448');
  return {
    outline,
    elevation: 12,
    svg:
      fill(outline, darken(color, 0.4)) +
      `<g transform="translate(0 -8) scale(.94 .76)">${fill(outline, color)}${inset(outline, lighten(color, 0.14), 11, ctx)}</g>` +
      stroke('M-34-2Q0-30 34-2', lighten(color, 0.3), 4) +
      gloss(ctx, 50, 20, 0.2, 0.35),
  };
};

const padron: Sprite = (ctx) => {
  const outline = spline('-84,4 -60,-12 0,-26 46,-24 60,0 44,22 0,24 -56,14');
  return {
    outline,
    elevation: 9,
    svg:
      stroke('M56 0q24-6 36 6', '#8aa84e', 10) +
      shaded(outline, varyColor(ctx.random, '#5f8f3a'), ctx, 6) +
      browning(ctx, outline, '#3a2a12', 3, 0.35) +
      speckle(ctx, outline, 4, '#fff', 3),
  };
};

const greenBean: Sprite = (ctx) => {
  const outline = bentCapsule(96, 13, ctx.random(-30, 30), 0.5);
  return {
    outline,
    elevation: 7,
    svg: shaded(outline, varyColor(ctx.random, '#6f9a3e'), ctx, 4) + browning(ctx, outline, '#5a3a14', 2, 0.4),
  };
};

/** A pod, or a fried strip of one. */
const okra: Sprite = (ctx) => {
  const outline = bentCapsule(78, 11, ctx.random(-44, 44), 0.4);
  const color = varyColor(ctx.random, ctx.random() < 0.5 ? '#7f8a34' : '#94742c');
  return {
    outline,
    elevation: 7,
    svg:
      shaded(outline, color, ctx, 4) + stroke('M-46-2h84', lighten(color, 0.4), 3.5) + speckle(ctx, outline, 4, '#b5481c', 3.5),
  };
};

const celery: Sprite = (ctx) => {
  const outline = capsule(110, 17);
  return {
    outline,
    elevation: 8,
    svg: shaded(outline, varyColor(ctx.random, '#b9d48a'), ctx, 5) + stroke('M-92-4H92M-94 6H90', '#e2efc0', 4),
  };
};

const garlic: Sprite = (ctx) => {
  const outline = spline('-22,0 -10,-13 10,-12 24,0 10,12 -10,13');
  return { outline, elevation: 4, svg: fill(outline, '#c9953c') + inset(outline, '#f9ebc0', 4, ctx, 0.5) };
};

const avocadoSlice: Sprite = (ctx) => {
  const outline = bentCapsule(112, 25, 46, 0.4);
  return {
    outline,
    elevation: 8,
    svg:
      fill(outline, '#4f6f34') +
      inset(outline, '#a9c862', 4, ctx, 0.2) +
      `<g transform="translate(0 9) scale(.86 .5)">${fill(outline, '#e6e79f')}</g>`,
  };
};

const bean: Sprite = (ctx) => {
  const outline = bentCapsule(22, 13, 8, 0.8);
  return { outline, elevation: 5, svg: shaded(outline, '#3d2430', ctx, 4) + gloss(ctx, 20, 12, 0.24, 0.5) };
};

/** A slice of onion. */
const onion: Sprite = (ctx) => {
  const color = ctx.kind === 'brown' ? '#b5752c' : '#a04a72';
  const outline = bentCapsule(52, 22, 36, 0.4);
  return {
    outline,
    elevation: 6,
    svg:
      fill(outline, color) +
      inset(outline, mixColors(color, ctx.kind === 'brown' ? '#f0c060' : '#ffffff', 0.55), 6, ctx, 0.2) +
      stroke('M-34 6q34-34 68 0', color, 5),
  };
};

const onionRing: Sprite = (ctx) => {
  const color = varyColor(ctx.random, '#dc9c40');
  const outer = ellipse(82, 78);
  const ring = { d: `${outer.d}M-46 0a46 43 0 1 0 92 0a46 43 0 1 0-92 0Z`, w: 82, h: 78 };
  return {
    outline: ring,
    elevation: 12,
    svg: `<path d="${ring.d}" fill="${darken(color, 0.32)}" fill-rule="evenodd"/><circle r="62" fill="none" stroke="${color}" stroke-width="26" transform="translate(${ctx.light[0] * 4} ${ctx.light[1] * 4})"/><circle r="64" fill="none" stroke="${lighten(color, 0.5)}" stroke-width="8" stroke-dasharray="7 15" stroke-linecap="round"/><circle r="56" fill="none" stroke="${darken(color, 0.25)}" stroke-width="7" stroke-dasharray="6 19" stroke-linecap="round"/>`,
  };
};

export const roots = { cube, beet, padron, greenBean, okra, celery, garlic, avocadoSlice, bean, onion, onionRing };
