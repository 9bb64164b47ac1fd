import type { Part, Pen } from '../paint.ts';
import { darker, dot, fill, gloss, inset, lighter, line, solid, specks, varied } from '../paint.ts';
import { blob, oval, smooth, stick } from '../shapes.ts';
import { browned } from '../textures.ts';

const skins: Record<string, string> = {
  roast: '#cf8233',
  glazed: '#b9521f',
  spicy: '#c2441f',
  dark: '#a8462c',
  tandoori: '#cf4a24',
  raw: '#efc4a0',
};

const skinOf = ({ tone = 'roast', random }: Pen) => varied(random, skins[tone] ?? '#cf8233');

const shiny = ({ tone }: Pen) => tone === 'glazed' || tone === 'spicy' || tone === 'dark';

/** Both kinds of wing: the flat one, the little drumstick. */
const wing: Part = (pen) => {
  const color = skinOf(pen);
  const flat = pen.random() < 0.5;
  const outline = flat
    ? smooth('-86,-8 -60,-40 -10,-36 34,-42 84,-24 92,6 70,34 16,30 -34,44 -78,30')
    : smooth('-88,0 -66,-36 -20,-48 30,-32 72,-16 94,-18 98,12 74,18 30,34 -22,48 -66,36');
  const mark = flat ? 'M-46-8q46 14 100-6M-40 12q36 10 80 2' : 'M-50 20q36 12 80-8';
  return {
    outline,
    rise: 12,
    svg:
      solid(outline, color, pen) +
      line(mark, darker(color, 0.3), 6, 'stroke-opacity=".7"') +
      browned(pen, outline, '#5c210a', 3, 0.25) +
      (shiny(pen) ? gloss(pen, 84, 44, 0.2) : specks(pen, outline, 10, darker(color, 0.4), 4)),
  };
};

const drumstick: Part = (pen) => {
  const color = skinOf(pen);
  const outline = smooth('-124,0 -104,-56 -44,-74 20,-58 68,-24 92,-14 92,14 66,24 20,58 -44,74 -104,56');
  const bone = `${line('M84 0h52', '#c9b08c', 26)}${dot(142, -12, 16, '#efe2c8')}${dot(142, 12, 16, '#e2d0ae')}${line('M84-3h52', '#f3e8d2', 18)}`;
  return {
    outline,
    rise: 15,
    svg:
      bone +
      solid(outline, color, pen) +
      browned(pen, outline, '#5c210a', 4, 0.22) +
      specks(pen, outline, 12, darker(color, 0.45), 4) +
      gloss(pen, 100, 70, 0.16, shiny(pen) ? 0.5 : 0.3),
  };
};

const thigh: Part = (pen) => {
  const color = skinOf(pen);
  const outline = smooth('-108,12 -88,-58 -20,-84 58,-66 110,-14 90,48 20,74 -62,66');
  return {
    outline,
    rise: 14,
    svg:
      solid(outline, color, pen) +
      line('M-50 30Q10 56 64 12', darker(color, 0.28), 8, 'stroke-opacity=".6"') +
      browned(pen, outline, '#5c210a', 4, 0.22) +
      specks(pen, outline, 16, darker(color, 0.45), 4) +
      gloss(pen, 90, 60, 0.18, shiny(pen) ? 0.5 : 0.28),
  };
};

const breastShape = () => smooth('-150,4 -126,-54 -50,-80 40,-66 118,-30 160,14 110,50 10,74 -90,62');

/** A breast cut into slices, white inside. */
const slicedBreast: Part = (pen) => {
  const color = skinOf(pen);
  const outline = breastShape();
  const slice = (x: number, h: number) => {
    const shape = oval(30, h);
    return `<g transform="translate(${x} ${-x / 16}) rotate(12)">${fill(shape, '#4a2008', 'fill-opacity=".25" transform="translate(7 4)"')}${fill(shape, color)}<g transform="translate(5 3) scale(.76 .9)">${fill(shape, '#f6e3c5')}</g></g>`;
  };
  return {
    outline,
    rise: 10,
    svg: [
      [128, 38],
      [96, 50],
      [60, 62],
      [20, 70],
      [-20, 74],
      [-60, 74],
      [-98, 64],
      [-130, 44],
    ]
      .map(([x, h]) => slice(x as number, h as number))
      .join(''),
  };
};

/** Fried without order: karaage, popcorn chicken. */
const craggy: Part = (pen) => {
  const color = '#b9702b';
  const outline = blob(pen.random, 66, 54, 0.15, 12);
  const lumps = Array.from(
    { length: 5 },
    () =>
      `<g transform="translate(${pen.random(-28, 28).toFixed()} ${pen.random(-22, 22).toFixed()})">${inset(blob(pen.random, 22, 18, 0.16, 7), lighter(color, pen.random(0.15, 0.35)), 1, pen)}</g>`,
  );
  return {
    outline,
    rise: 12,
    svg: solid(outline, color, pen) + lumps.join('') + specks(pen, outline, 9, darker(color, 0.45), 5),
  };
};

/** A whole bird from above: breast, two legs folded, wings at the shoulders. */
const wholeChicken: Part = (pen) => {
  const color = '#cd8434';
  const outline = smooth('-230,0 -190,-120 -80,-158 50,-150 150,-110 196,-40 196,40 150,110 50,150 -80,158 -190,120');
  const leg = (side: number) => {
    const shape = smooth('-90,0 -64,-50 0,-62 70,-40 116,-12 116,12 66,38 0,56 -64,46');
    return `<g transform="translate(120 ${side * 118}) rotate(${side * -24})">${line('M100 0h50', '#efe2c8', 24)}${dot(154, -9, 13, '#f6ecd8')}${dot(154, 9, 13, '#e2d0ae')}${fill(shape, '#4a2008', 'fill-opacity=".25" transform="translate(8 10)"')}${solid(shape, color, pen)}</g>`;
  };
  const wingAt = (side: number) => {
    const shape = stick(74, 34);
    return `<g transform="translate(-96 ${side * 150}) rotate(${side * 20})">${fill(shape, '#4a2008', 'fill-opacity=".25" transform="translate(8 10)"')}${solid(shape, darker(color, 0.06), pen)}</g>`;
  };
  return {
    outline,
    rise: 22,
    svg:
      solid(outline, color, pen, 30) +
      line('M-190 0Q-40-14 130 0', darker(color, 0.32), 8, 'stroke-opacity=".6"') +
      browned(pen, outline, '#5c210a', 6, 0.16) +
      wingAt(-1) +
      wingAt(1) +
      leg(-1) +
      leg(1) +
      specks(pen, { w: 180, h: 120 }, 46, darker(color, 0.5), 4) +
      gloss(pen, 190, 120, 0.16, 0.3),
  };
};

export const poultry = { wing, drumstick, thigh, slicedBreast, craggy, wholeChicken };
