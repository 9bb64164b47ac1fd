import { fill, gloss, inset, lighten, type Sprite, shaded, speckle, stroke, varyColor } from '../paint.ts';
import { blob, rect, spline } from '../shapes.ts';
import { clip, grillMarks } from '../textures.ts';

const steakShape = () => spline('-170,10 -150,-70 -70,-112 30,-92 120,-96 172,-34 150,46 70,92 -40,86 -130,78');

const steak: Sprite = (ctx) => {
  const outline = steakShape();
  return {
    outline,
    elevation: 15,
    svg:
      fill(outline, '#e7c79a') +
      inset(outline, '#7a3b20', 12, ctx, 0.4) +
      inset(outline, '#93502c', 40, ctx, 0.6) +
      grillMarks(outline, ctx, 50, '#3d1a0a', 26) +
      speckle(ctx, outline, 16, '#f2e3cc', 3) +
      gloss(ctx, 150, 90, 0.13, 0.25),
  };
};

/** A sliced steak, pink inside. */
const slicedSteak: Sprite = () => {
  const outline = rect(160, 78, 30);
  const slices = [130, 84, 38, -8, -54, -100, -138].map((x, i) => {
    const shape = rect(25, 88 - Math.abs(i - 3) * 7, 16);
    return `<g transform="translate(${x} ${i % 2 ? 3 : -3}) rotate(9)">${fill(shape, '#3d1a0a', 'fill-opacity=".3" transform="translate(7 5)"')}${fill(shape, '#6e3419')}<g transform="scale(.74 .9)">${fill(shape, '#b65045')}</g><g transform="scale(.42 .76)">${fill(shape, '#d9766a')}</g></g>`;
  });
  return { outline, elevation: 8, svg: slices.join('') };
};

const lambChop: Sprite = (ctx) => {
  const outline = spline('-78,0 -60,-56 0,-70 56,-48 70,4 44,52 -16,66 -64,46');
  return {
    outline,
    elevation: 13,
    svg:
      stroke('M56 0Q110-6 176 14', '#d6c09a', 26) +
      stroke('M56-3Q110-9 174 10', '#f1e5d0', 18) +
      fill(outline, '#ecd4a8') +
      inset(outline, '#8f4a2a', 11, ctx, 0.3) +
      inset(outline, '#aa6038', 30, ctx, 0.5) +
      speckle(ctx, outline, 10, '#4d6b2f', 4),
  };
};

/** A cube with layers of crackling, fat and meat. */
const porkBelly: Sprite = (ctx) => {
  const outline = rect(56, 50, 16);
  const crust = varyColor(ctx.random, '#c9752e');
  return {
    outline,
    elevation: 13,
    svg:
      fill(outline, '#a85f3a') +
      clip(
        ctx,
        outline,
        `<rect x="-60" y="-60" width="120" height="52" fill="${crust}"/><rect x="-60" y="-8" width="120" height="16" fill="#f4dcb4"/><rect x="-60" y="24" width="120" height="10" fill="#e9c299"/>`,
      ) +
      speckle({ ...ctx }, { w: 44, h: 20 }, 0, crust, 4) +
      stroke('M-34-34q12-8 20 0t20-2 22 0', lighten(crust, 0.5), 6),
  };
};

/** A slice of roast pork with a red rim. */
const charSiu: Sprite = (ctx) => {
  const outline = blob(ctx.random, 44, 92, 0.05, 10);
  return {
    outline,
    elevation: 9,
    svg:
      fill(outline, '#7d1c14') +
      inset(outline, '#b5382a', 5, ctx) +
      `<g transform="scale(.74 .84)">${fill(outline, '#dc9a86')}</g>` +
      stroke('M-8-50Q6 0-6 50M12-36Q20 0 12 36', '#c47a68', 5) +
      gloss(ctx, 60, 90, 0.12, 0.35),
  };
};

/** A square of roasted pork belly with blistered skin. */
const crackling: Sprite = (ctx) => {
  const outline = rect(150, 146, 30);
  const blisters = Array.from({ length: 30 }, () => {
    const bubble = blob(ctx.random, ctx.random(13, 24), ctx.random(11, 20), 0.1, 7);
    return `<g transform="translate(${ctx.random(-112, 112).toFixed()} ${ctx.random(-108, 108).toFixed()})">${fill(bubble, '#a8581c')}${inset(bubble, lighten('#d9933e', ctx.random(0, 0.4)), 4, ctx)}</g>`;
  });
  const score = [-96, -48, 0, 48, 96].map((x) => `M${x}-140V140`).join('');
  return {
    outline,
    elevation: 18,
    svg:
      fill(outline, '#8a4a28') +
      fill(rect(146, 134, 28), '#f0d2a4', 'transform="translate(-3 -6)"') +
      `<g transform="translate(-6 -12) scale(.97)">${shaded(rect(146, 136, 26), '#c9782c', ctx, 12)}${clip(ctx, rect(140, 130, 24), blisters.join('') + stroke(score, '#8f4a16', 8))}</g>`,
  };
};

export const meat = { steak, slicedSteak, lambChop, porkBelly, charSiu, crackling };
