import type { Part } from '../paint.ts';
import { darker, fill, gloss, inset, lighter, line, mix, shade, solid } from '../paint.ts';
import { blob, oval, rounded, smooth, stick } from '../shapes.ts';

const grains: Record<string, string> = { rice: '#fbf7ea', peas: '#7fb04f', mash: '#f8e8b4', daikon: '#f4f3ea' };

/** A mound: rice, peas, mash. */
const mound: Part = (pen) => {
  const kind = pen.tone ?? 'rice';
  const color = grains[kind] ?? '#fbf7ea';
  const outline = blob(pen.random, 150, 140, 0.05, 14);
  const long = kind === 'rice';
  const kernels = Array.from({ length: kind === 'mash' || kind === 'daikon' ? 0 : 90 }, () => {
    const [angle, far] = [pen.random(0, 6.28), Math.sqrt(pen.random()) * 132];
    return `<ellipse cx="${Math.round(Math.cos(angle) * far)}" cy="${Math.round(Math.sin(angle) * far)}" rx="${long ? 10 : 6}" ry="${long ? 5 : 6}" fill="${pen.random() < 0.5 ? lighter(color, 0.4) : darker(color, 0.12)}" ${long ? `transform="rotate(${pen.random(-50, 50).toFixed()} ${Math.round(Math.cos(angle) * far)} ${Math.round(Math.sin(angle) * far)})"` : ''}/>`;
  });
  return {
    outline,
    rise: 14,
    svg:
      solid(outline, mix(color, '#b08a58', 0.1), pen, 18) +
      kernels.join('') +
      (kind === 'mash' ? line('M-80 10c10-70 120-80 140-10s-90 90-100 30 60-50 60-10', darker(color, 0.12), 12) : ''),
  };
};

const napkin: Part = (pen) => {
  const color = { blue: '#7f9fbe', sage: '#9db48f', cream: '#f6efe0', ocher: '#e2b45c' }[pen.tone ?? 'cream'] ?? '#f6efe0';
  const outline = rounded('-180,-200 172,-212 186,196 -170,208', 12);
  return {
    outline,
    rise: 7,
    svg:
      fill(outline, color) +
      line('M-150-200L-140 206M-126-201L-116 205M146-210L158 196M122-209L134 197', mix(color, '#ffffff', 0.55), 7) +
      line('M-178 10L184-8', darker(color, 0.12), 5) +
      fill(outline, 'url(#lit)', 'fill-opacity=".6"'),
  };
};

const fork: Part = (pen) => ({
  outline: stick(170, 12),
  rise: 9,
  svg:
    line('M-60 0H164', '#8b939b', 22) +
    line('M-60-2H164', '#c9cfd5', 15) +
    line('M-110-28h-64M-110-9h-64M-110 9h-64M-110 28h-64M-110-28q4 28 50 28M-110 28q4-28 50-28', '#aab2b9', 11) +
    gloss(pen, 120, 10, 0.4, 0.3),
});

const chopsticks: Part = () => ({
  outline: stick(230, 8),
  rise: 9,
  svg:
    line('M-230-14L230-10M-230 16L230 26', '#5d2f1c', 15) +
    line('M130-11L230-10M130 23L230 26', '#c04a2c', 15) +
    line('M-230-17L230-13M-230 13L230 23', '#9a5f3c', 4),
});

/** Paper under what is fried, its corners over the rim. */
const paper: Part = (pen) => {
  const outline = smooth('-300,-60 -210,-240 -40,-230 170,-280 240,-120 300,60 210,200 40,290 -170,230 -250,130');
  return {
    outline,
    rise: 8,
    svg:
      fill(outline, '#e2cfab') +
      inset(outline, '#f4e9d2', 8, pen) +
      line('M-200-200L-90-60M160-240L90-80M190 170L80 70M-150 200L-70 90', '#d9c5a0', 6),
  };
};

const cone: Part = (pen) => {
  const outline = rounded('-190,-60 -170,70 150,160 190,-150', 16);
  return {
    outline,
    rise: 14,
    svg:
      fill(outline, '#d9b98a') +
      inset(outline, '#eed7ae', 9, pen, 0.4) +
      line('M-170 10L180 10M-174 40L150 130M-180-30L170-110', '#cfa974', 6),
  };
};

const smallPlate: Part = () => ({
  outline: oval(180),
  rise: 0,
  svg:
    shade(oval(180), 16) +
    fill(oval(180), '#f8f5ee') +
    fill(oval(180), 'url(#lit)') +
    fill(oval(136), '#efe9dd') +
    fill(oval(136), 'url(#hollow)', 'fill-opacity=".7"'),
});

export const sides = { mound, napkin, fork, chopsticks, paper, cone, smallPlate };
