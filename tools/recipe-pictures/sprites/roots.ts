import type { Part } from '../paint.ts';
import { darker, fill, gloss, inset, lighter, line, mix, solid, specks, varied } from '../paint.ts';
import { bent, box, oval, smooth, stick } from '../shapes.ts';
import { browned } from '../textures.ts';

const cubeOf: Record<string, string> = { sweet: '#e8832f', bacon: '#a8412c' };

const cube: Part = (pen) => {
  const color = varied(pen.random, cubeOf[pen.tone ?? 'sweet'] ?? '#ef933a');
  const outline = box(34, 32, 9);
  return { outline, rise: 10, svg: solid(outline, color, pen, 7) };
};

const beet: Part = (pen) => {
  const outline = bent(64, 34, 34, 0.3);
  const color = varied(pen.random, '#8a2448');
  return {
    outline,
    rise: 12,
    svg:
      fill(outline, darker(color, 0.4)) +
      `<g transform="translate(0 -8) scale(.94 .76)">${fill(outline, color)}${inset(outline, lighter(color, 0.14), 11, pen)}</g>` +
      line('M-34-2Q0-30 34-2', lighter(color, 0.3), 4) +
      gloss(pen, 50, 20, 0.2, 0.35),
  };
};

const padron: Part = (pen) => {
  const outline = smooth('-84,4 -60,-12 0,-26 46,-24 60,0 44,22 0,24 -56,14');
  return {
    outline,
    rise: 9,
    svg:
      line('M56 0q24-6 36 6', '#8aa84e', 10) +
      solid(outline, varied(pen.random, '#5f8f3a'), pen, 6) +
      browned(pen, outline, '#3a2a12', 3, 0.35) +
      specks(pen, outline, 4, '#fff', 3),
  };
};

const greenBean: Part = (pen) => {
  const outline = bent(96, 13, pen.random(-30, 30), 0.5);
  return {
    outline,
    rise: 7,
    svg: solid(outline, varied(pen.random, '#6f9a3e'), pen, 4) + browned(pen, outline, '#5a3a14', 2, 0.4),
  };
};

/** A whole pod or, fried, a thin strip of one. */
const okra: Part = (pen) => {
  const outline = bent(78, 11, pen.random(-44, 44), 0.4);
  const color = varied(pen.random, pen.random() < 0.5 ? '#7f8a34' : '#94742c');
  return {
    outline,
    rise: 7,
    svg: solid(outline, color, pen, 4) + line('M-46-2h84', lighter(color, 0.4), 3.5) + specks(pen, outline, 4, '#b5481c', 3.5),
  };
};

const celery: Part = (pen) => {
  const outline = stick(110, 17);
  return {
    outline,
    rise: 8,
    svg: solid(outline, varied(pen.random, '#b9d48a'), pen, 5) + line('M-92-4H92M-94 6H90', '#e2efc0', 4),
  };
};

const garlic: Part = (pen) => {
  const outline = smooth('-22,0 -10,-13 10,-12 24,0 10,12 -10,13');
  return { outline, rise: 4, svg: fill(outline, '#c9953c') + inset(outline, '#f9ebc0', 4, pen, 0.5) };
};

const avocadoSlice: Part = (pen) => {
  const outline = bent(112, 25, 46, 0.4);
  return {
    outline,
    rise: 8,
    svg:
      fill(outline, '#4f6f34') +
      inset(outline, '#a9c862', 4, pen, 0.2) +
      `<g transform="translate(0 9) scale(.86 .5)">${fill(outline, '#e6e79f')}</g>`,
  };
};

const bean: Part = (pen) => {
  const outline = bent(22, 13, 8, 0.8);
  return { outline, rise: 5, svg: solid(outline, '#3d2430', pen, 4) + gloss(pen, 20, 12, 0.24, 0.5) };
};

/** Half an onion, tomato, beet: rings in a circle. */
const onion: Part = (pen) => {
  const color = pen.tone === 'brown' ? '#b5752c' : '#a04a72';
  const outline = bent(52, 22, 36, 0.4);
  return {
    outline,
    rise: 6,
    svg:
      fill(outline, color) +
      inset(outline, mix(color, pen.tone === 'brown' ? '#f0c060' : '#ffffff', 0.55), 6, pen, 0.2) +
      line('M-34 6q34-34 68 0', color, 5),
  };
};

const onionRing: Part = (pen) => {
  const color = varied(pen.random, '#dc9c40');
  const outer = oval(82, 78);
  const ring = { d: `${outer.d}M-46 0a46 43 0 1 0 92 0a46 43 0 1 0-92 0Z`, w: 82, h: 78 };
  return {
    outline: ring,
    rise: 12,
    svg: `<path d="${ring.d}" fill="${darker(color, 0.32)}" fill-rule="evenodd"/><circle r="62" fill="none" stroke="${color}" stroke-width="26" transform="translate(${pen.light[0] * 4} ${pen.light[1] * 4})"/><circle r="64" fill="none" stroke="${lighter(color, 0.5)}" stroke-width="8" stroke-dasharray="7 15" stroke-linecap="round"/><circle r="56" fill="none" stroke="${darker(color, 0.25)}" stroke-width="7" stroke-dasharray="6 19" stroke-linecap="round"/>`,
  };
};

export const roots = { cube, beet, padron, greenBean, okra, celery, garlic, avocadoSlice, bean, onion, onionRing };
