import type { Part, Pen } from '../paint.ts';
import { dot, fill, gloss, inset, line, solid, specks, varied } from '../paint.ts';
import { blob, box, oval, smooth } from '../shapes.ts';
import { browned } from '../textures.ts';
import { mushroomSlice } from './vegetables.ts';

const slice: Part = (pen) => {
  const outline = oval(74, 58);
  return {
    outline,
    rise: 10,
    svg: fill(outline, '#a05f25') + inset(outline, '#f0d199', 9, pen, 0.3) + specks(pen, { w: 54, h: 40 }, 9, '#d6a86a', 5),
  };
};

const flatbread: Part = (pen) => {
  const outline = blob(pen.random, 178, 150, 0.06, 9);
  return {
    outline,
    rise: 9,
    svg:
      solid(outline, '#e6bd76', pen, 12) +
      specks(pen, outline, 26, '#d19a52', 15) +
      specks(pen, outline, 20, '#a8642a', 7) +
      browned(pen, { ...outline, w: 190, h: 160 }, '#8f4f1c', 5, 0.3) +
      specks(pen, outline, pen.tone === 'garlic' ? 34 : 8, pen.tone === 'garlic' ? '#5c9440' : '#a8642a', 5) +
      (pen.tone === 'garlic' ? gloss(pen, 150, 120, 0.2, 0.25) : ''),
  };
};

const pizza: Part = (pen) => {
  const outline = blob(pen.random, 268, 264, 0.02, 16);
  return {
    outline,
    rise: 14,
    svg:
      solid(outline, '#d9a052', pen, 14) +
      fill(oval(232), '#cf4a28') +
      inset(oval(230), '#dd5e36', 8, pen) +
      mozzarella(pen) +
      browned(pen, oval(230), '#8a3a14', 6, 0.14),
  };
};

const mozzarella = (pen: Pen) =>
  Array.from({ length: 12 }, (_, i) => {
    const angle = i * 2.4 + pen.random(-0.2, 0.2);
    const out = Math.sqrt((i + 0.5) / 12) * 208;
    const spot = blob(pen.random, 34, 31, 0.09, 8);
    return `<g transform="translate(${(Math.cos(angle) * out).toFixed()} ${(Math.sin(angle) * out).toFixed()})">${fill(spot, '#cfb490')}${inset(spot, '#fdf1cf', 5, pen)}</g>`;
  }).join('');

const focaccia: Part = (pen) => {
  const outline = blob(pen.random, 290, 270, 0.03, 14);
  const dimples = Array.from({ length: 22 }, (_, i) => {
    const [angle, far] = [i * 2.4, Math.sqrt((i + 0.5) / 22) * 230];
    const [x, y] = [Math.round(Math.cos(angle) * far), Math.round(Math.sin(angle) * far * 0.94)];
    return (
      dot(x, y, 22, '#b5742a', 'fill-opacity=".75"') +
      dot(x + 3, y + 4, 17, '#e2b04a') +
      `<ellipse cx="${x + 6}" cy="${y + 8}" rx="7" ry="4" fill="#fdf3cd"/>`
    );
  });
  return {
    outline,
    rise: 16,
    svg: solid(outline, '#dda24a', pen, 20) + browned(pen, outline, '#a8642a', 9, 0.24) + dimples.join(''),
  };
};

/** An open half, under mushrooms and cheese. */
const baguette: Part = (pen) => {
  const outline = smooth('-340,0 -310,-56 -150,-78 150,-78 310,-56 340,0 310,56 150,78 -150,78 -310,56');
  const cheese = blob(pen.random, 312, 62, 0.06, 18);
  const bits = Array.from(
    { length: 16 },
    (_, i) =>
      `<g transform="translate(${-270 + i * 36} ${pen.random(-26, 26).toFixed()}) rotate(${pen.random(0, 360).toFixed()}) scale(.62)">${mushroomSlice(pen).svg}</g>`,
  );
  const zigzag = `M-290 30${Array.from({ length: 14 }, (_, i) => `L${-268 + i * 42} ${i % 2 ? 34 : -34}`).join('')}`;
  return {
    outline,
    rise: 17,
    svg:
      solid(outline, '#c98436', pen, 10) +
      fill(cheese, '#e2a838') +
      inset(cheese, '#f8d06a', 6, pen) +
      bits.join('') +
      browned(pen, { ...cheese, w: 300, h: 50 }, '#b5641c', 12, 0.3) +
      line(zigzag, '#c53324', 12),
  };
};

/** Toast under browned cheese, ham at its edge. */
const croque: Part = (pen) => {
  const outline = box(124, 112, 26);
  const cheese = blob(pen.random, 116, 104, 0.05, 14);
  return {
    outline,
    rise: 19,
    svg:
      fill(outline, '#9c5a22') +
      fill(box(122, 104, 24), '#e9a09a', 'transform="translate(5 7)"') +
      inset(outline, '#e2ad5c', 8, pen) +
      fill(cheese, '#d9992c') +
      inset(cheese, '#f6cb58', 8, pen) +
      browned(pen, cheese, '#a8501c', 8, 0.36) +
      specks(pen, cheese, 12, '#fbe6a0', 9),
  };
};

const pretzelBite: Part = (pen) => {
  const outline = blob(pen.random, 58, 46, 0.07, 9);
  return {
    outline,
    rise: 13,
    svg:
      solid(outline, varied(pen.random, '#8f4d1c'), pen) +
      line('M-20-4Q0-18 22-6', '#e2b474', 10) +
      specks(pen, { w: 44, h: 34 }, 7, '#fffaf0', 5),
  };
};

export const breads = { slice, flatbread, pizza, focaccia, baguette, croque, pretzelBite };
