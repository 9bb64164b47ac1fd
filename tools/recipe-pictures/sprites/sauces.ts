import { circle, darken, fill, gloss, inset, lighten, type Sprite, shaded, speckle, stroke } from '../paint.ts';
import { blob, capsule, ellipse, rect, spline } from '../shapes.ts';

const flavors: Record<string, string> = {
  ketchup: '#c53324',
  yogurt: '#fdfaf0',
  garlic: '#f7efd6',
  soy: '#4a2412',
  honey: '#e8a52a',
  mustard: '#dba728',
  pesto: '#6f9440',
  guacamole: '#9fbf5a',
  tomato: '#cf4a2c',
  chocolate: '#5a2f1c',
  cream: '#fffaf0',
  berry: '#a8274f',
  tahini: '#ecdcb8',
  gravy: '#9a5f30',
  apple: '#f0d88a',
  crumble: '#cf9a4e',
  maple: '#b5651d',
  peanut: '#c08a4a',
  salsa: '#cf4a2c',
  custard: '#fbd766',
  tamarind: '#5c2a14',
  amber: '#d98a2e',
  ssamjang: '#8a3a1c',
  mango: '#f0962a',
  mint: '#7fa845',
  butter: '#f6d860',
};

const bowlColors: Record<string, string> = { light: '#f8f5ee', dark: '#4a525b', blue: '#7f9fbe', clay: '#c98d6b' };

/** A small bowl of sauce. The kind is the sauce, optionally followed by the color of the bowl: `garlic-blue`. */
const dip: Sprite = (ctx) => {
  const [sauce = 'ketchup', bowl = 'light'] = (ctx.kind ?? '').split('-');
  const color = flavors[sauce] ?? '#c53324';
  const outline = ellipse(98);
  const swirl = 'M-44 10c-4-38 40-58 66-32s2 62-30 52-22-44 4-40';
  return {
    outline,
    elevation: 18,
    svg:
      fill(outline, bowlColors[bowl] ?? '#f8f5ee') +
      fill(outline, 'url(#lit)') +
      circle(0, 0, 80, darken(color, 0.3)) +
      circle(3, 4, 76, color) +
      stroke(swirl, lighten(color, 0.3), 11, 'stroke-opacity=".75"') +
      gloss(ctx, 70, 70, 0.14, 0.5) +
      speckle(ctx, { w: 56, h: 56 }, sauce === 'yogurt' || sauce === 'garlic' ? 12 : 0, '#5c9440', 5),
  };
};

/** A small jug from above, with its spout to the left. */
const jug: Sprite = (ctx) => {
  const color = flavors[ctx.kind ?? 'cream'] ?? '#fffaf0';
  const rim = spline('-142,0 -92,-40 -60,-78 0,-98 66,-74 96,0 66,74 0,98 -60,78 -92,40');
  return {
    outline: rim,
    elevation: 18,
    svg:
      stroke('M80-34Q170-40 168 0T80 34', '#b8c4ce', 24) +
      stroke('M80-38Q168-44 164-4T80 28', '#e9eef2', 18) +
      fill(rim, '#e9eef2') +
      fill(rim, 'url(#lit)') +
      `<g transform="scale(.82)">${fill(rim, darken(color, 0.25))}${inset(rim, color, 6, ctx)}</g>` +
      gloss(ctx, 70, 70, 0.16, 0.5),
  };
};

/** Sauce on the plate. */
const pool: Sprite = (ctx) => {
  const color = flavors[ctx.kind ?? 'tomato'] ?? '#cf4a2c';
  const outline = blob(ctx.random, 200, 190, 0.05);
  return {
    outline,
    elevation: 0,
    svg: fill(outline, darken(color, 0.12)) + inset(outline, color, 12, ctx) + gloss(ctx, 180, 170, 0.12, 0.25),
  };
};

/** Sauce poured over food. */
const poured: Sprite = (ctx) => {
  const color = flavors[ctx.kind ?? 'tomato'] ?? '#cf4a2c';
  const outline = blob(ctx.random, 200, 180, 0.26, 13);
  return {
    outline,
    elevation: 5,
    svg: fill(outline, darken(color, 0.22)) + inset(outline, color, 11, ctx) + gloss(ctx, 170, 150, 0.16, 0.35),
  };
};

/** A zigzag of sauce. */
const drizzle: Sprite = (ctx) => {
  const color = flavors[ctx.kind ?? 'honey'] ?? '#e8a52a';
  const path = 'M-190-60C-120-120-120 60-60-20S20-110 40 0s60 60 90-40 60-40 70 30';
  return {
    outline: capsule(4, 2),
    elevation: 0,
    svg:
      stroke(path, darken(color, 0.25), 15, 'transform="translate(3 4)"') +
      stroke(path, color, 13) +
      stroke(path, lighten(color, 0.5), 3, `transform="translate(${ctx.light[0] * 3} ${ctx.light[1] * 3})"`),
  };
};

/** A melting pat of herb butter. */
const butter: Sprite = (ctx) => {
  const melted = blob(ctx.random, 84, 70, 0.1, 9);
  return {
    outline: rect(40, 34, 10),
    elevation: 0,
    svg:
      fill(melted, '#f6d76a', 'fill-opacity=".75"') +
      fill(rect(40, 34, 10), '#8a5a14', 'fill-opacity=".35" transform="translate(5 7)"') +
      shaded(rect(40, 34, 10), '#fbe58a', ctx, 6) +
      speckle(ctx, { w: 34, h: 28 }, 12, '#5c9440', 4.5),
  };
};

export const sauces = { dip, jug, pool, poured, drizzle, butter };
