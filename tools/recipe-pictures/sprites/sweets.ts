import { circle, darken, fill, gloss, inset, lighten, type Sprite, shaded, speckle, stroke, varyColor } from '../paint.ts';
import { blob, capsule, ellipse, rect, roundedPolygon, spline } from '../shapes.ts';
import { browning } from '../textures.ts';

const ring = (outer: number, hole: number) => ({
  d: `${ellipse(outer).d}M${-hole} 0a${hole} ${hole} 0 1 0 ${2 * hole} 0a${hole} ${hole} 0 1 0 ${-2 * hole} 0Z`,
  w: outer,
  h: outer,
});

const appleRing: Sprite = (ctx) => {
  const outline = ring(70, 20);
  const skin = '#c23b2c';
  return {
    outline,
    elevation: 9,
    svg: `<path d="${outline.d}" fill="${skin}" fill-rule="evenodd"/><circle r="42" fill="none" stroke="#f6dfa0" stroke-width="42"/><circle r="44" fill="none" stroke="#fcefc6" stroke-width="16" transform="translate(${ctx.light[0] * 5} ${ctx.light[1] * 5})"/>${browning(ctx, { d: '', w: 66, h: 66 }, '#b5702a', 0)}<circle r="48" fill="none" stroke="#a8642a" stroke-width="9" stroke-dasharray="5 17" stroke-linecap="round" stroke-opacity=".65"/>`,
  };
};

const churro: Sprite = (ctx) => {
  const color = varyColor(ctx.random, '#c9813a');
  const outline = capsule(132, 27);
  return {
    outline,
    elevation: 12,
    svg:
      shaded(outline, color, ctx, 6) +
      stroke('M-112-11H112M-114 11H112', darken(color, 0.28), 6) +
      speckle(ctx, { w: 124, h: 22 }, 34, '#fffaf0', 3.6),
  };
};

const frenchToast: Sprite = (ctx) => {
  const outline = rect(104, 30, 12);
  return {
    outline,
    elevation: 13,
    svg:
      shaded(outline, varyColor(ctx.random, '#d9973c'), ctx, 8) +
      speckle(ctx, outline, 22, '#8a4a1c', 4) +
      speckle(ctx, outline, 18, '#fffaf0', 3.4),
  };
};

const crumble: Sprite = (ctx) => {
  const outline = blob(ctx.random, 24, 20, 0.18, 7);
  return {
    outline,
    elevation: 5,
    svg: shaded(outline, varyColor(ctx.random, ctx.kind === 'granola' ? '#b98344' : '#dfb066'), ctx),
  };
};

const granolaBowl: Sprite = (ctx) => ({
  outline: ellipse(190),
  elevation: 24,
  svg:
    fill(ellipse(190), '#6d8fae') +
    fill(ellipse(190), 'url(#lit)') +
    fill(ellipse(170), '#dbe4ea') +
    fill(ellipse(160), '#fdfaf2') +
    fill(ellipse(160), 'url(#hollow)', 'fill-opacity=".5"') +
    gloss(ctx, 170, 170, 0.12, 0.5),
});

/** A full glass jar from above. */
const jar: Sprite = (ctx) => ({
  outline: ellipse(150),
  elevation: 20,
  svg:
    fill(ellipse(150), '#cfdde2') +
    fill(ellipse(150), 'url(#lit)') +
    circle(0, 0, 128, '#8a5a2a') +
    speckle(ctx, ellipse(126), 90, '#b98344', 14) +
    speckle(ctx, ellipse(122), 60, '#d9ab62', 11) +
    speckle(ctx, ellipse(118), 14, '#9c1f36', 11) +
    speckle(ctx, ellipse(118), 16, '#f1dcb4', 10) +
    `<circle r="139" fill="none" stroke="#fff" stroke-width="8" stroke-opacity=".6"/>`,
});

/** Shell side up. */
const madeleine: Sprite = (ctx) => {
  const color = varyColor(ctx.random, '#e0a448');
  const outline = spline('-88,0 -70,-22 -20,-48 40,-56 84,-38 94,0 84,38 40,56 -20,48 -70,22');
  return {
    outline,
    elevation: 13,
    svg:
      shaded(outline, color, ctx, 10) +
      stroke('M-76 0H86M-70-8Q0-22 82-20M-70 8Q0 22 82 20M-60-14Q0-40 66-40M-60 14Q0 40 66 40', darken(color, 0.26), 6) +
      stroke('M-66-4Q0-12 84-10M-64-11Q0-30 74-30', lighten(color, 0.5), 4) +
      speckle(ctx, outline, 8, '#fffaf0', 4),
  };
};

const lavaCake: Sprite = (ctx) => {
  const outline = blob(ctx.random, 132, 128, 0.02);
  const flow = spline(
    '-10,4 24,-24 66,-10 116,4 158,-8 206,22 222,70 196,112 204,150 166,182 120,168 84,190 40,166 46,120 18,92 -4,52',
  );
  const cut = roundedPolygon('-26,-22 128,-30 26,130', 16);
  return {
    outline,
    elevation: 20,
    svg:
      shaded(outline, '#5a2f1c', ctx, 16) +
      speckle(ctx, ellipse(100), 70, '#fffaf0', 3.4) +
      fill(cut, '#2c1108') +
      fill(flow, '#1f0d06', 'fill-opacity=".35" transform="translate(4 6)"') +
      fill(flow, '#2f140a') +
      inset(flow, '#5c2c14', 12, ctx, 0.6) +
      stroke('M60 26Q110 40 150 24', '#b57a50', 12) +
      gloss(ctx, -220, -220, -0.07, 0.5),
  };
};

export const sweets = { appleRing, churro, frenchToast, crumble, granolaBowl, jar, madeleine, lavaCake };
