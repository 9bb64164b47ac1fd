import { circle, type DrawContext, fill, gloss, inset, type Sprite, shaded, speckle, stroke, varyColor } from '../paint.ts';
import { blob, ellipse, rect, spline } from '../shapes.ts';
import { browning } from '../textures.ts';
import { mushroomSlice } from './vegetables.ts';

const slice: Sprite = (ctx) => {
  const outline = ellipse(74, 58);
  return {
    outline,
    elevation: 10,
    svg: fill(outline, '#a05f25') + inset(outline, '#f0d199', 9, ctx, 0.3) + speckle(ctx, { w: 54, h: 40 }, 9, '#d6a86a', 5),
  };
};

const flatbread: Sprite = (ctx) => {
  const outline = blob(ctx.random, 178, 150, 0.06, 9);
  return {
    outline,
    elevation: 9,
    svg:
      shaded(outline, '#e6bd76', ctx, 12) +
      speckle(ctx, outline, 26, '#d19a52', 15) +
      speckle(ctx, outline, 20, '#a8642a', 7) +
      browning(ctx, { ...outline, w: 190, h: 160 }, '#8f4f1c', 5, 0.3) +
      speckle(ctx, outline, ctx.kind === 'garlic' ? 34 : 8, ctx.kind === 'garlic' ? '#5c9440' : '#a8642a', 5) +
      (ctx.kind === 'garlic' ? gloss(ctx, 150, 120, 0.2, 0.25) : ''),
  };
};

const pizza: Sprite = (ctx) => {
  const outline = blob(ctx.random, 268, 264, 0.02, 16);
  return {
    outline,
    elevation: 14,
    svg:
      shaded(outline, '#d9a052', ctx, 14) +
      fill(ellipse(232), '#cf4a28') +
      inset(ellipse(230), '#dd5e36', 8, ctx) +
      mozzarella(ctx) +
      browning(ctx, ellipse(230), '#8a3a14', 6, 0.14),
  };
};

const mozzarella = (ctx: DrawContext) =>
  Array.from({ length: 12 }, (_, i) => {
    const angle = i * 2.4 + ctx.random(-0.2, 0.2);
    const out = Math.sqrt((i + 0.5) / 12) * 208;
    const spot = blob(ctx.random, 34, 31, 0.09, 8);
    return `<g transform="translate(${(Math.cos(angle) * out).toFixed()} ${(Math.sin(angle) * out).toFixed()})">${fill(spot, '#cfb490')}${inset(spot, '#fdf1cf', 5, ctx)}</g>`;
  }).join('');

const focaccia: Sprite = (ctx) => {
  const outline = blob(ctx.random, 290, 270, 0.03, 14);
  const dimples = Array.from({ length: 22 }, (_, i) => {
    const [angle, radius] = [i * 2.4, Math.sqrt((i + 0.5) / 22) * 230];
    const [x, y] = [Math.round(Math.cos(angle) * radius), Math.round(Math.sin(angle) * radius * 0.94)];
    return (
      circle(x, y, 22, '#b5742a', 'fill-opacity=".75"') +
      circle(x + 3, y + 4, 17, '#e2b04a') +
      `<ellipse cx="${x + 6}" cy="${y + 8}" rx="7" ry="4" fill="#fdf3cd"/>`
    );
  });
  return {
    outline,
    elevation: 16,
    svg: shaded(outline, '#dda24a', ctx, 20) + browning(ctx, outline, '#a8642a', 9, 0.24) + dimples.join(''),
  };
};

/** Half a baguette with mushrooms and cheese. */
const baguette: Sprite = (ctx) => {
  const outline = spline('-340,0 -310,-56 -150,-78 150,-78 310,-56 340,0 310,56 150,78 -150,78 -310,56');
  const cheese = blob(ctx.random, 312, 62, 0.06, 18);
  const bits = Array.from(
    { length: 16 },
    (_, i) =>
      `<g transform="translate(${-270 + i * 36} ${ctx.random(-26, 26).toFixed()}) rotate(${ctx.random(0, 360).toFixed()}) scale(.62)">${mushroomSlice(ctx).svg}</g>`,
  );
  const zigzag = `M-290 30${Array.from({ length: 14 }, (_, i) => `L${-268 + i * 42} ${i % 2 ? 34 : -34}`).join('')}`;
  return {
    outline,
    elevation: 17,
    svg:
      shaded(outline, '#c98436', ctx, 10) +
      fill(cheese, '#e2a838') +
      inset(cheese, '#f8d06a', 6, ctx) +
      bits.join('') +
      browning(ctx, { ...cheese, w: 300, h: 50 }, '#b5641c', 12, 0.3) +
      stroke(zigzag, '#c53324', 12),
  };
};

/** Toast with ham and browned cheese. */
const croque: Sprite = (ctx) => {
  const outline = rect(124, 112, 26);
  const cheese = blob(ctx.random, 116, 104, 0.05, 14);
  return {
    outline,
    elevation: 19,
    svg:
      fill(outline, '#9c5a22') +
      fill(rect(122, 104, 24), '#e9a09a', 'transform="translate(5 7)"') +
      inset(outline, '#e2ad5c', 8, ctx) +
      fill(cheese, '#d9992c') +
      inset(cheese, '#f6cb58', 8, ctx) +
      browning(ctx, cheese, '#a8501c', 8, 0.36) +
      speckle(ctx, cheese, 12, '#fbe6a0', 9),
  };
};

const pretzelBite: Sprite = (ctx) => {
  const outline = blob(ctx.random, 58, 46, 0.07, 9);
  return {
    outline,
    elevation: 13,
    svg:
      shaded(outline, varyColor(ctx.random, '#8f4d1c'), ctx) +
      stroke('M-20-4Q0-18 22-6', '#e2b474', 10) +
      speckle(ctx, { w: 44, h: 34 }, 7, '#fffaf0', 5),
  };
};

export const breads = { slice, flatbread, pizza, focaccia, baguette, croque, pretzelBite };
