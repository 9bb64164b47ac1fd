import type { Part } from '../paint.ts';
import { darker, dot, fill, gloss, inset, lighter, line, solid, specks } from '../paint.ts';
import { blob, box, oval, smooth, stick } from '../shapes.ts';

const flavors: Record<string, string> = {
  ketchup: '#c53324',
  yogurt: '#fdfaf0',
  garlic: '#f7efd6',
  soy: '#4a2412',
  honey: '#e8a52a',
  mustard: '#dba728',
  pesto: '#6f9440',
  guacamole: '#9fbf5a',
  tomato: '#cf4a2c',
  chocolate: '#5a2f1c',
  cream: '#fffaf0',
  berry: '#a8274f',
  tahini: '#ecdcb8',
  gravy: '#9a5f30',
  apple: '#f0d88a',
  crumble: '#cf9a4e',
  maple: '#b5651d',
  peanut: '#c08a4a',
  salsa: '#cf4a2c',
  custard: '#fbd766',
  tamarind: '#5c2a14',
  amber: '#d98a2e',
  ssamjang: '#8a3a1c',
  mango: '#f0962a',
  mint: '#7fa845',
  butter: '#f6d860',
};

const crocks: Record<string, string> = { light: '#f8f5ee', dark: '#4a525b', blue: '#7f9fbe', clay: '#c98d6b' };

/** A small bowl of sauce. Tone: the sauce, and after a hyphen the crock. */
const dip: Part = (pen) => {
  const [sauce = 'ketchup', crock = 'light'] = (pen.tone ?? '').split('-');
  const color = flavors[sauce] ?? '#c53324';
  const outline = oval(98);
  const swirl = 'M-44 10c-4-38 40-58 66-32s2 62-30 52-22-44 4-40';
  return {
    outline,
    rise: 18,
    svg:
      fill(outline, crocks[crock] ?? '#f8f5ee') +
      fill(outline, 'url(#lit)') +
      dot(0, 0, 80, darker(color, 0.3)) +
      dot(3, 4, 76, color) +
      line(swirl, lighter(color, 0.3), 11, 'stroke-opacity=".75"') +
      gloss(pen, 70, 70, 0.14, 0.5) +
      specks(pen, { w: 56, h: 56 }, sauce === 'yogurt' || sauce === 'garlic' ? 12 : 0, '#5c9440', 5),
  };
};

/** A small jug seen from above, its spout to the left. */
const jug: Part = (pen) => {
  const color = flavors[pen.tone ?? 'cream'] ?? '#fffaf0';
  const rim = smooth('-142,0 -92,-40 -60,-78 0,-98 66,-74 96,0 66,74 0,98 -60,78 -92,40');
  return {
    outline: rim,
    rise: 18,
    svg:
      line('M80-34Q170-40 168 0T80 34', '#b8c4ce', 24) +
      line('M80-38Q168-44 164-4T80 28', '#e9eef2', 18) +
      fill(rim, '#e9eef2') +
      fill(rim, 'url(#lit)') +
      `<g transform="scale(.82)">${fill(rim, darker(color, 0.25))}${inset(rim, color, 6, pen)}</g>` +
      gloss(pen, 70, 70, 0.16, 0.5),
  };
};

/** Sauce that has run over the plate. */
const pool: Part = (pen) => {
  const color = flavors[pen.tone ?? 'tomato'] ?? '#cf4a2c';
  const outline = blob(pen.random, 200, 190, 0.05);
  return {
    outline,
    rise: 0,
    svg: fill(outline, darker(color, 0.12)) + inset(outline, color, 12, pen) + gloss(pen, 180, 170, 0.12, 0.25),
  };
};

/** Poured over what lies there, running down its sides. */
const poured: Part = (pen) => {
  const color = flavors[pen.tone ?? 'tomato'] ?? '#cf4a2c';
  const outline = blob(pen.random, 200, 180, 0.26, 13);
  return {
    outline,
    rise: 5,
    svg: fill(outline, darker(color, 0.22)) + inset(outline, color, 11, pen) + gloss(pen, 170, 150, 0.16, 0.35),
  };
};

/** Drizzled to and fro. */
const drizzle: Part = (pen) => {
  const color = flavors[pen.tone ?? 'honey'] ?? '#e8a52a';
  const path = 'M-190-60C-120-120-120 60-60-20S20-110 40 0s60 60 90-40 60-40 70 30';
  return {
    outline: stick(4, 2),
    rise: 0,
    svg:
      line(path, darker(color, 0.25), 15, 'transform="translate(3 4)"') +
      line(path, color, 13) +
      line(path, lighter(color, 0.5), 3, `transform="translate(${pen.light[0] * 3} ${pen.light[1] * 3})"`),
  };
};

/** A pat that has begun to melt, with herbs. */
const butter: Part = (pen) => {
  const melted = blob(pen.random, 84, 70, 0.1, 9);
  return {
    outline: box(40, 34, 10),
    rise: 0,
    svg:
      fill(melted, '#f6d76a', 'fill-opacity=".75"') +
      fill(box(40, 34, 10), '#8a5a14', 'fill-opacity=".35" transform="translate(5 7)"') +
      solid(box(40, 34, 10), '#fbe58a', pen, 6) +
      specks(pen, { w: 34, h: 28 }, 12, '#5c9440', 4.5),
  };
};

export const sauces = { dip, jug, pool, poured, drizzle, butter };
