import { darken, fill, gloss, inset, lighten, mixColors, type Sprite, shaded, softShadow, stroke } from '../paint.ts';
import { blob, capsule, ellipse, roundedPolygon, spline } from '../shapes.ts';

const grains: Record<string, string> = { rice: '#fbf7ea', peas: '#7fb04f', mash: '#f8e8b4', daikon: '#f4f3ea' };

/** A heap of rice, peas or mash. */
const mound: Sprite = (ctx) => {
  const kind = ctx.kind ?? 'rice';
  const color = grains[kind] ?? '#fbf7ea';
  const outline = blob(ctx.random, 150, 140, 0.05, 14);
  const long = kind === 'rice';
  const kernels = Array.from({ length: kind === 'mash' || kind === 'daikon' ? 0 : 90 }, () => {
    const [angle, radius] = [ctx.random(0, 6.28), Math.sqrt(ctx.random()) * 132];
    return `<ellipse cx="${Math.round(Math.cos(angle) * radius)}" cy="${Math.round(Math.sin(angle) * radius)}" rx="${long ? 10 : 6}" ry="${long ? 5 : 6}" fill="${ctx.random() < 0.5 ? lighten(color, 0.4) : darken(color, 0.12)}" ${long ? `transform="rotate(${ctx.random(-50, 50).toFixed()} ${Math.round(Math.cos(angle) * radius)} ${Math.round(Math.sin(angle) * radius)})"` : ''}/>`;
  });
  return {
    outline,
    elevation: 14,
    svg:
      shaded(outline, mixColors(color, '#b08a58', 0.1), ctx, 18) +
      kernels.join('') +
      (kind === 'mash' ? stroke('M-80 10c10-70 120-80 140-10s-90 90-100 30 60-50 60-10', darken(color, 0.12), 12) : ''),
  };
};

const napkin: Sprite = (ctx) => {
  const color = { blue: '#7f9fbe', sage: '#9db48f', cream: '#f6efe0', ocher: '#e2b45c' }[ctx.kind ?? 'cream'] ?? '#f6efe0';
  const outline = roundedPolygon('-180,-200 172,-212 186,196 -170,208', 12);
  return {
    outline,
    elevation: 7,
    svg:
      fill(outline, color) +
      stroke('M-150-200L-140 206M-126-201L-116 205M146-210L158 196M122-209L134 197', mixColors(color, '#ffffff', 0.55), 7) +
      stroke('M-178 10L184-8', darken(color, 0.12), 5) +
      fill(outline, 'url(#lit)', 'fill-opacity=".6"'),
  };
};

const fork: Sprite = (ctx) => ({
  outline: capsule(170, 12),
  elevation: 9,
  svg:
    stroke('M-60 0H164', '#8b939b', 22) +
    stroke('M-60-2H164', '#c9cfd5', 15) +
    stroke('M-110-28h-64M-110-9h-64M-110 9h-64M-110 28h-64M-110-28q4 28 50 28M-110 28q4-28 50-28', '#aab2b9', 11) +
    gloss(ctx, 120, 10, 0.4, 0.3),
});

const chopsticks: Sprite = () => ({
  outline: capsule(230, 8),
  elevation: 9,
  svg:
    stroke('M-230-14L230-10M-230 16L230 26', '#5d2f1c', 15) +
    stroke('M130-11L230-10M130 23L230 26', '#c04a2c', 15) +
    stroke('M-230-17L230-13M-230 13L230 23', '#9a5f3c', 4),
});

/** Absorbent paper whose corners reach over the rim. */
const paper: Sprite = (ctx) => {
  const outline = spline('-300,-60 -210,-240 -40,-230 170,-280 240,-120 300,60 210,200 40,290 -170,230 -250,130');
  return {
    outline,
    elevation: 8,
    svg:
      fill(outline, '#e2cfab') +
      inset(outline, '#f4e9d2', 8, ctx) +
      stroke('M-200-200L-90-60M160-240L90-80M190 170L80 70M-150 200L-70 90', '#d9c5a0', 6),
  };
};

const cone: Sprite = (ctx) => {
  const outline = roundedPolygon('-190,-60 -170,70 150,160 190,-150', 16);
  return {
    outline,
    elevation: 14,
    svg:
      fill(outline, '#d9b98a') +
      inset(outline, '#eed7ae', 9, ctx, 0.4) +
      stroke('M-170 10L180 10M-174 40L150 130M-180-30L170-110', '#cfa974', 6),
  };
};

const smallPlate: Sprite = () => ({
  outline: ellipse(180),
  elevation: 0,
  svg:
    softShadow(ellipse(180), 16) +
    fill(ellipse(180), '#f8f5ee') +
    fill(ellipse(180), 'url(#lit)') +
    fill(ellipse(136), '#efe9dd') +
    fill(ellipse(136), 'url(#hollow)', 'fill-opacity=".7"'),
});

export const sides = { mound, napkin, fork, chopsticks, paper, cone, smallPlate };
