import type { Part } from '../paint.ts';
import { darker, fill, gloss, inset, lighter, line, solid, specks, varied } from '../paint.ts';
import type { Point } from '../shapes.ts';
import { oval, smooth } from '../shapes.ts';
import { breaded, browned, clipped } from '../textures.ts';

const filletShape = () => smooth('-176,10 -160,-60 -80,-84 60,-80 160,-56 190,0 158,54 60,80 -80,84 -160,66');

const salmon: Part = (pen) => {
  const color = pen.tone === 'glazed' ? '#d9642f' : '#f08a5d';
  const outline = filletShape();
  const layers = [-130, -82, -34, 14, 62, 110, 156].map((x) => `M${x}-90q40 90 0 180`).join('');
  return {
    outline,
    rise: 14,
    svg:
      fill(outline, darker(color, 0.34)) +
      inset(outline, color, 11, pen) +
      clipped(
        pen,
        outline,
        line(layers, '#fcd6bd', 7, 'stroke-opacity=".75"') + line('M-180 0h380', darker(color, 0.18), 6, 'stroke-opacity=".5"'),
      ) +
      browned(pen, outline, '#a2431a', 5, 0.22) +
      specks(pen, outline, 22, pen.tone === 'glazed' ? '#f9e6bf' : '#5f8a3c', 4) +
      gloss(pen, 160, 70, 0.16, 0.35),
  };
};

const whiteFish: Part = (pen) => {
  const outline = filletShape();
  const flakes = [-110, -50, 10, 70, 124].map((x) => `M${x}-70q-34 34 0 70t0 70`).join('');
  return {
    outline,
    rise: 13,
    svg:
      fill(outline, '#cda46a') +
      inset(outline, '#f4e3c3', 11, pen) +
      inset(outline, '#fbf1de', 34, pen, 0.5) +
      clipped(pen, outline, line(flakes, '#dcc194', 6)) +
      browned(pen, outline, '#c07a2c', 6, 0.28) +
      specks(pen, outline, 26, '#6d8a3c', 4.5),
  };
};

const battered: Part = (pen) => {
  const outline = smooth('-170,0 -130,-56 -30,-74 90,-62 170,-24 196,8 150,44 40,70 -80,66 -150,44');
  return { outline, rise: 14, svg: breaded(outline, '#dd9d3f', pen, 56) + browned(pen, outline, '#8a4a14', 4, 0.14) };
};

/** Curled in its crust, the tail bare. */
const shrimp: Part = (pen) => {
  const color = varied(pen.random, '#dc9c40');
  const arc = (radius: number, from: number, to: number): Point[] =>
    Array.from({ length: 8 }, (_, i) => {
      const angle = ((from + ((to - from) * i) / 7) * Math.PI) / 180;
      return [Math.cos(angle) * radius, Math.sin(angle) * radius];
    });
  const outline = smooth([...arc(66, -60, 190), ...arc(24, 190, -40)]);
  const bands = [-20, 20, 60, 100, 140]
    .map((angle) => {
      const [x, y] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
      return `M${(x * 30).toFixed()} ${(y * 30).toFixed()}L${(x * 61).toFixed()} ${(y * 61).toFixed()}`;
    })
    .join('');
  const tail = `<g transform="translate(30 -50) rotate(-50)">${fill(
    smooth('-6,-10 22,-28 52,-22 34,-2 54,20 22,26 -6,10'),
    '#d9512f',
  )}</g>`;
  return {
    outline,
    rise: 11,
    svg: tail + solid(outline, color, pen) + line(bands, lighter(color, 0.4), 6, 'stroke-opacity=".85"'),
  };
};

/** Scored and curled by the heat, dusted with flour. */
const squidCurl: Part = (pen) => {
  const outline = smooth('-70,10 -52,-34 0,-50 52,-34 72,10 48,34 0,20 -46,36');
  const color = varied(pen.random, '#f0dcae');
  const score = [-60, -36, -12, 12, 36, 60].map((x) => `M${x - 20}-60l44 110M${x + 20}-60l-44 110`).join('');
  return {
    outline,
    rise: 12,
    svg:
      solid(outline, color, pen, 8) +
      clipped(pen, outline, line(score, darker(color, 0.2), 4)) +
      browned(pen, outline, '#c9862c', 3, 0.4),
  };
};

const shrimpTaco: Part = (pen) => {
  const outline = oval(128, 82);
  const slaw = Array.from({ length: 46 }, (_, i) => {
    const [x, y] = [pen.random(-98, 80), pen.random(-58, 52)].map(Math.round);
    return line(
      `M${x} ${y}q${pen.random(8, 18).toFixed()} ${pen.random(-14, 14).toFixed()} ${pen.random(18, 34).toFixed()} 0`,
      ['#8a3f78', '#b9d08a', '#f3f0d6'][i % 3] as string,
      7,
    );
  });
  const prawn = (x: number, turn: number) =>
    `<g transform="translate(${x} ${pen.random(-10, 8).toFixed()}) rotate(${turn})"><path d="M-26 10A28 28 0 1 1 22 18" fill="none" stroke="#c9582c" stroke-width="20" stroke-linecap="round"/><path d="M-26 8A28 28 0 1 1 22 16" fill="none" stroke="#f08a5c" stroke-width="14" stroke-linecap="round"/><path d="M-20-12l-8-6M0-21v-10M18-12l9-6" stroke="#fcd9c4" stroke-width="4"/></g>`;
  return {
    outline,
    rise: 13,
    svg:
      solid(outline, '#f6dda0', pen, 8) +
      browned(pen, outline, '#b5742a', 5, 0.28) +
      `<g>${slaw.join('')}${prawn(-62, -20)}${prawn(0, 30)}${prawn(60, 10)}</g>`,
  };
};

export const fish = { salmon, whiteFish, battered, shrimp, squidCurl, shrimpTaco };
