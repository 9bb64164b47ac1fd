import { circle, darken, fill, gloss, inset, mixColors, type Sprite, shaded, speckle, stroke, varyColor } from '../paint.ts';
import { blob, ellipse, spline } from '../shapes.ts';

const rind: Record<string, readonly [string, string]> = { lemon: ['#f2c230', '#fdf1b2'], lime: ['#7fae3c', '#e6f2b4'] };

const peel = (variant = 'lemon') => rind[variant] ?? (rind.lemon as readonly [string, string]);

const citrusSlice: Sprite = (ctx) => {
  const [skin, inside] = peel(ctx.kind);
  const outline = ellipse(58);
  const spokes = Array.from(
    { length: 8 },
    (_, i) => `M0 0L${Math.round(45 * Math.cos((i * Math.PI) / 4))} ${Math.round(45 * Math.sin((i * Math.PI) / 4))}`,
  ).join('');
  return {
    outline,
    elevation: 6,
    svg:
      fill(outline, skin) +
      fill(ellipse(50), '#fffbe8') +
      fill(ellipse(44), mixColors(skin, inside, 0.5)) +
      stroke(spokes, '#fffbe8', 5) +
      circle(0, 0, 6, '#fffbe8') +
      gloss(ctx, 44, 44, 0.2, 0.4),
  };
};

const citrusWedge: Sprite = (ctx) => {
  const [skin, inside] = peel(ctx.kind);
  const outline = spline('-76,-22 -36,26 0,38 36,26 76,-22 30,-12 0,-9 -30,-12');
  return {
    outline,
    elevation: 9,
    svg:
      fill(outline, darken(skin, 0.08)) +
      `<g transform="translate(0 -6) scale(.9 .72)">${fill(outline, '#fffbe8')}</g><g transform="translate(0 -4) scale(.78 .52)">${fill(outline, mixColors(skin, inside, 0.45))}</g>` +
      stroke('M0-4v18M-26-8l8 18M26-8l-8 18', '#fffbe8', 4),
  };
};

const tomato: Sprite = (ctx) => {
  const outline = blob(ctx.random, 40, 39, 0.02);
  return { outline, elevation: 10, svg: shaded(outline, varyColor(ctx.random, '#d83a2a'), ctx) + gloss(ctx, 38, 38, 0.2, 0.7) };
};

const tomatoSlice: Sprite = () => {
  const outline = ellipse(54, 52);
  return {
    outline,
    elevation: 6,
    svg:
      fill(outline, '#c8331f') +
      fill(ellipse(47, 45), '#e55a3f') +
      Array.from(
        { length: 5 },
        (_, i) =>
          `<g transform="rotate(${i * 72})"><path d="M0-10q16-10 10-28q-10-6-20 0q-6 18 10 28z" fill="#f6a06b"/>${circle(0, -26, 3.5, '#fbe3a0')}${circle(4, -20, 3, '#fbe3a0')}</g>`,
      ).join(''),
  };
};

const cucumber: Sprite = (ctx) => {
  const outline = ellipse(46);
  return {
    outline,
    elevation: 5,
    svg:
      fill(outline, '#4f8a45') +
      fill(ellipse(40), '#d5e8b0') +
      fill(ellipse(24), '#e6f2c8') +
      Array.from(
        { length: 6 },
        (_, i) => `<ellipse cy="-15" rx="3" ry="7" fill="#b9d48c" transform="rotate(${i * 60 + ctx.random(-6, 6)})"/>`,
      ).join(''),
  };
};

const olive: Sprite = (ctx) => ({
  outline: ellipse(20, 17),
  elevation: 5,
  svg: shaded(ellipse(20, 17), '#3b2a3a', ctx) + circle(3, 2, 6, '#1d121c', 'fill-opacity=".6"') + gloss(ctx, 18, 14, 0.2, 0.5),
});

const pickle: Sprite = (ctx) => ({
  outline: ellipse(34, 32),
  elevation: 5,
  svg:
    fill(ellipse(34, 32), '#6f8a2e') +
    inset(ellipse(34, 32), '#b9c85a', 5, ctx) +
    speckle(ctx, { w: 20, h: 20 }, 5, '#dfe39a', 3.5),
});

export const fresh = { citrusSlice, citrusWedge, tomato, tomatoSlice, cucumber, olive, pickle };
