import { fill, inset, type Sprite, shaded, speckle, stroke } from '../paint.ts';
import { blob, ellipse } from '../shapes.ts';
import { browning } from '../textures.ts';

/** An egg muffin. */
const eggCup: Sprite = (ctx) => {
  const outline = blob(ctx.random, 92, 90, 0.025, 16);
  return {
    outline,
    elevation: 15,
    svg:
      shaded(outline, '#e8ab33', ctx, 11) +
      inset(outline, '#f8d05a', 16, ctx, 0.4) +
      browning(ctx, outline, '#d08a24', 4, 0.3) +
      ['#4f7f3a', '#d23f2c', '#fdf9ee'].map((color, i) => speckle(ctx, { w: 74, h: 72 }, 7 - i, color, 11 - i * 2)).join(''),
  };
};

const crumbledCheese: Sprite = (ctx) => {
  const outline = blob(ctx.random, 17, 14, 0.2, 6);
  return { outline, elevation: 4, svg: fill(outline, '#e6d9b9') + inset(outline, '#fdf9ee', 3, ctx) };
};

/** Melted, browned cheese. */
const meltedCheese: Sprite = (ctx) => {
  const outline = blob(ctx.random, 78, 66, 0.16, 9);
  return {
    outline,
    elevation: 4,
    svg: fill(outline, '#e9c98a') + inset(outline, '#fdf3d6', 5, ctx) + browning(ctx, outline, '#d0892c', 3, 0.4),
  };
};

/** A soft cheese in its rind, scored. */
const camembert: Sprite = (ctx) => {
  const outline = ellipse(168);
  const cut = 'M-92-20q90-40 184 0M-80 40q80-34 160 0M-40-90q-14 90 0 180M44-92q14 90 0 184';
  return {
    outline,
    elevation: 20,
    svg:
      shaded(outline, '#f2e6c8', ctx, 18) +
      fill(ellipse(138), '#e9d5a4') +
      inset(ellipse(134), '#f8ecc8', 6, ctx) +
      stroke(cut, '#f4c65a', 17) +
      stroke(cut, '#fbe08a', 8, 'transform="translate(-2 -3)"') +
      browning(ctx, ellipse(110), '#c98a3a', 5, 0.2),
  };
};

/** The wooden box of a baked cheese. */
const cheeseBox: Sprite = (ctx) => ({
  outline: ellipse(240),
  elevation: 22,
  svg:
    fill(ellipse(240), '#b98a54') +
    inset(ellipse(240), '#dab57c', 8, ctx, 0.4) +
    fill(ellipse(214), '#8f6636') +
    `<circle r="227" fill="none" stroke="#c99e66" stroke-width="4"/>`,
});

/** A spoonful of cream. */
const cream: Sprite = (ctx) => {
  const outline = blob(ctx.random, 74, 66, 0.1, 9);
  return {
    outline,
    elevation: 10,
    svg:
      fill(outline, '#e6dccb') + inset(outline, '#fffdf6', 7, ctx) + stroke('M-34 6c10-40 60-36 60-4s-36 30-40 8', '#eee4d2', 9),
  };
};

export const eggsCheese = { eggCup, crumbledCheese, meltedCheese, camembert, cheeseBox, cream };
