import type { Part } from '../paint.ts';
import { fill, gloss, inset, lighter, line, solid, specks, varied } from '../paint.ts';
import { blob, box, smooth } from '../shapes.ts';
import { clipped, grillMarks } from '../textures.ts';

const steakShape = () => smooth('-170,10 -150,-70 -70,-112 30,-92 120,-96 172,-34 150,46 70,92 -40,86 -130,78');

const steak: Part = (pen) => {
  const outline = steakShape();
  return {
    outline,
    rise: 15,
    svg:
      fill(outline, '#e7c79a') +
      inset(outline, '#7a3b20', 12, pen, 0.4) +
      inset(outline, '#93502c', 40, pen, 0.6) +
      grillMarks(outline, pen, 50, '#3d1a0a', 26) +
      specks(pen, outline, 16, '#f2e3cc', 3) +
      gloss(pen, 150, 90, 0.13, 0.25),
  };
};

/** A steak in slices, pink inside. */
const slicedSteak: Part = () => {
  const outline = box(160, 78, 30);
  const slices = [130, 84, 38, -8, -54, -100, -138].map((x, i) => {
    const shape = box(25, 88 - Math.abs(i - 3) * 7, 16);
    return `<g transform="translate(${x} ${i % 2 ? 3 : -3}) rotate(9)">${fill(shape, '#3d1a0a', 'fill-opacity=".3" transform="translate(7 5)"')}${fill(shape, '#6e3419')}<g transform="scale(.74 .9)">${fill(shape, '#b65045')}</g><g transform="scale(.42 .76)">${fill(shape, '#d9766a')}</g></g>`;
  });
  return { outline, rise: 8, svg: slices.join('') };
};

const lambChop: Part = (pen) => {
  const outline = smooth('-78,0 -60,-56 0,-70 56,-48 70,4 44,52 -16,66 -64,46');
  return {
    outline,
    rise: 13,
    svg:
      line('M56 0Q110-6 176 14', '#d6c09a', 26) +
      line('M56-3Q110-9 174 10', '#f1e5d0', 18) +
      fill(outline, '#ecd4a8') +
      inset(outline, '#8f4a2a', 11, pen, 0.3) +
      inset(outline, '#aa6038', 30, pen, 0.5) +
      specks(pen, outline, 10, '#4d6b2f', 4),
  };
};

/** Crackling, fat and meat in layers. */
const porkBelly: Part = (pen) => {
  const outline = box(56, 50, 16);
  const crust = varied(pen.random, '#c9752e');
  return {
    outline,
    rise: 13,
    svg:
      fill(outline, '#a85f3a') +
      clipped(
        pen,
        outline,
        `<rect x="-60" y="-60" width="120" height="52" fill="${crust}"/><rect x="-60" y="-8" width="120" height="16" fill="#f4dcb4"/><rect x="-60" y="24" width="120" height="10" fill="#e9c299"/>`,
      ) +
      specks({ ...pen }, { w: 44, h: 20 }, 0, crust, 4) +
      line('M-34-34q12-8 20 0t20-2 22 0', lighter(crust, 0.5), 6),
  };
};

/** A slice of roast pork, red at its rim. */
const charSiu: Part = (pen) => {
  const outline = blob(pen.random, 44, 92, 0.05, 10);
  return {
    outline,
    rise: 9,
    svg:
      fill(outline, '#7d1c14') +
      inset(outline, '#b5382a', 5, pen) +
      `<g transform="scale(.74 .84)">${fill(outline, '#dc9a86')}</g>` +
      line('M-8-50Q6 0-6 50M12-36Q20 0 12 36', '#c47a68', 5) +
      gloss(pen, 60, 90, 0.12, 0.35),
  };
};

/** A square of roasted belly, its skin blistered. */
const crackling: Part = (pen) => {
  const outline = box(150, 146, 30);
  const blisters = Array.from({ length: 30 }, () => {
    const bubble = blob(pen.random, pen.random(13, 24), pen.random(11, 20), 0.1, 7);
    return `<g transform="translate(${pen.random(-112, 112).toFixed()} ${pen.random(-108, 108).toFixed()})">${fill(bubble, '#a8581c')}${inset(bubble, lighter('#d9933e', pen.random(0, 0.4)), 4, pen)}</g>`;
  });
  const score = [-96, -48, 0, 48, 96].map((x) => `M${x}-140V140`).join('');
  return {
    outline,
    rise: 18,
    svg:
      fill(outline, '#8a4a28') +
      fill(box(146, 134, 28), '#f0d2a4', 'transform="translate(-3 -6)"') +
      `<g transform="translate(-6 -12) scale(.97)">${solid(box(146, 136, 26), '#c9782c', pen, 12)}${clipped(pen, box(140, 130, 24), blisters.join('') + line(score, '#8f4a16', 8))}</g>`,
  };
};

export const meat = { steak, slicedSteak, lambChop, porkBelly, charSiu, crackling };
