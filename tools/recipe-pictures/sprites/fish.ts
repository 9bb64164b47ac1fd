import { darken, fill, gloss, inset, lighten, type Sprite, shaded, speckle, stroke, varyColor } from '../paint.ts';
import { ellipse, type Point, spline } from '../shapes.ts';
import { breading, browning, clip } from '../textures.ts';

const filletShape = () => spline('-176,10 -160,-60 -80,-84 60,-80 160,-56 190,0 158,54 60,80 -80,84 -160,66');

const salmon: Sprite = (ctx) => {
  const color = ctx.kind === 'glazed' ? '#d9642f' : '#f08a5d';
  const outline = filletShape();
  const layers = [-130, -82, -34, 14, 62, 110, 156].map((x) => `M${x}-90q40 90 0 180`).join('');
  return {
    outline,
    elevation: 14,
    svg:
      fill(outline, darken(color, 0.34)) +
      inset(outline, color, 11, ctx) +
      clip(
        ctx,
        outline,
        stroke(layers, '#fcd6bd', 7, 'stroke-opacity=".75"') +
          stroke('M-180 0h380', darken(color, 0.18), 6, 'stroke-opacity=".5"'),
      ) +
      browning(ctx, outline, '#a2431a', 5, 0.22) +
      speckle(ctx, outline, 22, ctx.kind === 'glazed' ? '#f9e6bf' : '#5f8a3c', 4) +
      gloss(ctx, 160, 70, 0.16, 0.35),
  };
};

const whiteFish: Sprite = (ctx) => {
  const outline = filletShape();
  const flakes = [-110, -50, 10, 70, 124].map((x) => `M${x}-70q-34 34 0 70t0 70`).join('');
  return {
    outline,
    elevation: 13,
    svg:
      fill(outline, '#cda46a') +
      inset(outline, '#f4e3c3', 11, ctx) +
      inset(outline, '#fbf1de', 34, ctx, 0.5) +
      clip(ctx, outline, stroke(flakes, '#dcc194', 6)) +
      browning(ctx, outline, '#c07a2c', 6, 0.28) +
      speckle(ctx, outline, 26, '#6d8a3c', 4.5),
  };
};

const battered: Sprite = (ctx) => {
  const outline = spline('-170,0 -130,-56 -30,-74 90,-62 170,-24 196,8 150,44 40,70 -80,66 -150,44');
  return { outline, elevation: 14, svg: breading(outline, '#dd9d3f', ctx, 56) + browning(ctx, outline, '#8a4a14', 4, 0.14) };
};

/** A curled, breaded shrimp with its tail. */
const shrimp: Sprite = (ctx) => {
  const color = varyColor(ctx.random, '#dc9c40');
  const arc = (radius: number, from: number, to: number): Point[] =>
    Array.from({ length: 8 }, (_, i) => {
      const angle = ((from + ((to - from) * i) / 7) * Math.PI) / 180;
      return [Math.cos(angle) * radius, Math.sin(angle) * radius];
    });
  const outline = spline([...arc(66, -60, 190), ...arc(24, 190, -40)]);
  const bands = [-20, 20, 60, 100, 140]
    .map((angle) => {
      const [x, y] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
      return `M${(x * 30).toFixed()} ${(y * 30).toFixed()}L${(x * 61).toFixed()} ${(y * 61).toFixed()}`;
    })
    .join('');
  const tail = `<g transform="translate(30 -50) rotate(-50)">${fill(
    spline('-6,-10 22,-28 52,-22 34,-2 54,20 22,26 -6,10'),
    '#d9512f',
  )}</g>`;
  return {
    outline,
    elevation: 11,
    svg: tail + shaded(outline, color, ctx) + stroke(bands, lighten(color, 0.4), 6, 'stroke-opacity=".85"'),
  };
};

/** A scored, curled piece of squid. */
const squidCurl: Sprite = (ctx) => {
  const outline = spline('-70,10 -52,-34 0,-50 52,-34 72,10 48,34 0,20 -46,36');
  const color = varyColor(ctx.random, '#f0dcae');
  const score = [-60, -36, -12, 12, 36, 60].map((x) => `M${x - 20}-60l44 110M${x + 20}-60l-44 110`).join('');
  return {
    outline,
    elevation: 12,
    svg:
      shaded(outline, color, ctx, 8) +
      clip(ctx, outline, stroke(score, darken(color, 0.2), 4)) +
      browning(ctx, outline, '#c9862c', 3, 0.4),
  };
};

const shrimpTaco: Sprite = (ctx) => {
  const outline = ellipse(128, 82);
  const slaw = Array.from({ length: 46 }, (_, i) => {
    const [x, y] = [ctx.random(-98, 80), ctx.random(-58, 52)].map(Math.round);
    return stroke(
      `M${x} ${y}q${ctx.random(8, 18).toFixed()} ${ctx.random(-14, 14).toFixed()} ${ctx.random(18, 34).toFixed()} 0`,
      ['#8a3f78', '#b9d08a', '#f3f0d6'][i % 3] as string,
      7,
    );
  });
  const prawn = (x: number, angle: number) =>
    `<g transform="translate(${x} ${ctx.random(-10, 8).toFixed()}) rotate(${angle})"><path d="M-26 10A28 28 0 1 1 22 18" fill="none" stroke="#c9582c" stroke-width="20" stroke-linecap="round"/><path d="M-26 8A28 28 0 1 1 22 16" fill="none" stroke="#f08a5c" stroke-width="14" stroke-linecap="round"/><path d="M-20-12l-8-6M0-21v-10M18-12l9-6" stroke="#fcd9c4" stroke-width="4"/></g>`;
  return {
    outline,
    elevation: 13,
    svg:
      shaded(outline, '#f6dda0', ctx, 8) +
      browning(ctx, outline, '#b5742a', 5, 0.28) +
      `<g>${slaw.join('')}${prawn(-62, -20)}${prawn(0, 30)}${prawn(60, 10)}</g>`,
  };
};

export const fish = { salmon, whiteFish, battered, shrimp, squidCurl, shrimpTaco };
