import type { Part } from '../paint.ts';
import { darker, dot, fill, gloss, inset, lighter, line, solid, specks, varied } from '../paint.ts';
import { blob, box, oval, rounded, smooth, stick } from '../shapes.ts';
import { browned } from '../textures.ts';

const ring = (outer: number, hole: number) => ({
  d: `${oval(outer).d}M${-hole} 0a${hole} ${hole} 0 1 0 ${2 * hole} 0a${hole} ${hole} 0 1 0 ${-2 * hole} 0Z`,
  w: outer,
  h: outer,
});

const appleRing: Part = (pen) => {
  const outline = ring(70, 20);
  const skin = '#c23b2c';
  return {
    outline,
    rise: 9,
    svg: `<path d="${outline.d}" fill="${skin}" fill-rule="evenodd"/><circle r="42" fill="none" stroke="#f6dfa0" stroke-width="42"/><circle r="44" fill="none" stroke="#fcefc6" stroke-width="16" transform="translate(${pen.light[0] * 5} ${pen.light[1] * 5})"/>${browned(pen, { d: '', w: 66, h: 66 }, '#b5702a', 0)}<circle r="48" fill="none" stroke="#a8642a" stroke-width="9" stroke-dasharray="5 17" stroke-linecap="round" stroke-opacity=".65"/>`,
  };
};

const churro: Part = (pen) => {
  const color = varied(pen.random, '#c9813a');
  const outline = stick(132, 27);
  return {
    outline,
    rise: 12,
    svg:
      solid(outline, color, pen, 6) +
      line('M-112-11H112M-114 11H112', darker(color, 0.28), 6) +
      specks(pen, { w: 124, h: 22 }, 34, '#fffaf0', 3.6),
  };
};

const frenchToast: Part = (pen) => {
  const outline = box(104, 30, 12);
  return {
    outline,
    rise: 13,
    svg:
      solid(outline, varied(pen.random, '#d9973c'), pen, 8) +
      specks(pen, outline, 22, '#8a4a1c', 4) +
      specks(pen, outline, 18, '#fffaf0', 3.4),
  };
};

const crumble: Part = (pen) => {
  const outline = blob(pen.random, 24, 20, 0.18, 7);
  return { outline, rise: 5, svg: solid(outline, varied(pen.random, pen.tone === 'granola' ? '#b98344' : '#dfb066'), pen) };
};

const granolaBowl: Part = (pen) => ({
  outline: oval(190),
  rise: 24,
  svg:
    fill(oval(190), '#6d8fae') +
    fill(oval(190), 'url(#lit)') +
    fill(oval(170), '#dbe4ea') +
    fill(oval(160), '#fdfaf2') +
    fill(oval(160), 'url(#hollow)', 'fill-opacity=".5"') +
    gloss(pen, 170, 170, 0.12, 0.5),
});

/** Stacked glass, filled to the brim. */
const jar: Part = (pen) => ({
  outline: oval(150),
  rise: 20,
  svg:
    fill(oval(150), '#cfdde2') +
    fill(oval(150), 'url(#lit)') +
    dot(0, 0, 128, '#8a5a2a') +
    specks(pen, oval(126), 90, '#b98344', 14) +
    specks(pen, oval(122), 60, '#d9ab62', 11) +
    specks(pen, oval(118), 14, '#9c1f36', 11) +
    specks(pen, oval(118), 16, '#f1dcb4', 10) +
    `<circle r="139" fill="none" stroke="#fff" stroke-width="8" stroke-opacity=".6"/>`,
});

/** The shell side up. */
const madeleine: Part = (pen) => {
  const color = varied(pen.random, '#e0a448');
  const outline = smooth('-88,0 -70,-22 -20,-48 40,-56 84,-38 94,0 84,38 40,56 -20,48 -70,22');
  return {
    outline,
    rise: 13,
    svg:
      solid(outline, color, pen, 10) +
      line('M-76 0H86M-70-8Q0-22 82-20M-70 8Q0 22 82 20M-60-14Q0-40 66-40M-60 14Q0 40 66 40', darker(color, 0.26), 6) +
      line('M-66-4Q0-12 84-10M-64-11Q0-30 74-30', lighter(color, 0.5), 4) +
      specks(pen, outline, 8, '#fffaf0', 4),
  };
};

const lavaCake: Part = (pen) => {
  const outline = blob(pen.random, 132, 128, 0.02);
  const flow = smooth(
    '-10,4 24,-24 66,-10 116,4 158,-8 206,22 222,70 196,112 204,150 166,182 120,168 84,190 40,166 46,120 18,92 -4,52',
  );
  const cut = rounded('-26,-22 128,-30 26,130', 16);
  return {
    outline,
    rise: 20,
    svg:
      solid(outline, '#5a2f1c', pen, 16) +
      specks(pen, oval(100), 70, '#fffaf0', 3.4) +
      fill(cut, '#2c1108') +
      fill(flow, '#1f0d06', 'fill-opacity=".35" transform="translate(4 6)"') +
      fill(flow, '#2f140a') +
      inset(flow, '#5c2c14', 12, pen, 0.6) +
      line('M60 26Q110 40 150 24', '#b57a50', 12) +
      gloss(pen, -220, -220, -0.07, 0.5),
  };
};

export const sweets = { appleRing, churro, frenchToast, crumble, granolaBowl, jar, madeleine, lavaCake };
