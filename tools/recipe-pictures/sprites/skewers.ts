import { type DrawContext, fill, gloss, type Sprite, type SpriteDrawing, shaded, speckle, stroke, varyColor } from '../paint.ts';
import { blob, capsule, rect } from '../shapes.ts';
import { browning } from '../textures.ts';
import { legumes } from './legumes.ts';
import { vegetables } from './vegetables.ts';

/** A piece of meat. */
const chunk =
  (color: string, spice: string): Sprite =>
  (ctx) => {
    const outline = blob(ctx.random, 52, 44, 0.12, 8);
    return {
      outline,
      elevation: 11,
      svg:
        shaded(outline, varyColor(ctx.random, color), ctx) +
        browning(ctx, outline, '#3d1a0a', 3, 0.35) +
        speckle(ctx, outline, 6, spice, 4),
    };
  };

const cheese: Sprite = (ctx) => {
  const outline = rect(46, 42, 10);
  return {
    outline,
    elevation: 11,
    svg: shaded(outline, '#f8ebc4', ctx, 7) + stroke('M-30-16H30M-30 14H30', '#b5742c', 8, 'stroke-opacity=".7"'),
  };
};

const piece =
  (sprite: Sprite, kind?: string): Sprite =>
  (ctx) =>
    sprite({ ...ctx, kind });
const slab =
  (color: string): Sprite =>
  (ctx) => {
    const outline = rect(36, 40, 14);
    return { outline, elevation: 9, svg: shaded(outline, varyColor(ctx.random, color), ctx, 7) + gloss(ctx, 34, 36, 0.2, 0.35) };
  };

const [red, green, purple] = [slab('#d23f2c'), slab('#6f9a3e'), slab('#a04a78')];

const loads: Record<string, readonly Sprite[]> = {
  satay: Array.from({ length: 5 }, () => chunk('#e0a12e', '#7a3a0e')),
  lamb: Array.from({ length: 6 }, () => chunk('#8f4a26', '#cf3d22')),
  halloumi: [cheese, red, vegetables.zucchiniSlice, purple, cheese, red],
  paneer: [piece(legumes.tofu, 'tandoori'), green, piece(legumes.tofu, 'tandoori'), purple, piece(legumes.tofu, 'tandoori')],
  tteok: Array.from({ length: 6 }, () => (ctx: DrawContext): SpriteDrawing => {
    const upright = legumes.riceCake(ctx);
    return { ...upright, svg: `<g transform="rotate(90)">${upright.svg}</g>`, outline: rect(27, 70, 27) };
  }),
};

/** A stick with what its kind has in `loads`. */
const skewer: Sprite = (ctx) => {
  const load = loads[ctx.kind ?? 'satay'] ?? [];
  const step = ctx.kind === 'tteok' ? 60 : 86;
  const on = load.map((sprite, i) => {
    const { outline, svg } = sprite(ctx);
    return `<g transform="translate(${Math.round((i - (load.length - 1) / 2) * step - 20)} ${ctx.random(-4, 4).toFixed()})">${fill(outline, '#2a1405', `fill-opacity=".22" transform="translate(${(-ctx.light[0] * 9).toFixed(1)} ${(-ctx.light[1] * 9).toFixed(1)})"`)}${svg}</g>`;
  });
  const wood = 'M-290 0H290';
  return {
    outline: capsule(290, 5),
    elevation: 9,
    svg: stroke(wood, '#b98a4e', 12) + stroke('M-290-2H290', '#e2bd82', 6) + on.join(''),
  };
};

export const skewers = { skewer };
