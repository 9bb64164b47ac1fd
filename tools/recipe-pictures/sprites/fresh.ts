import type { Part } from '../paint.ts';
import { darker, dot, fill, gloss, inset, line, mix, solid, specks, varied } from '../paint.ts';
import { blob, oval, smooth } from '../shapes.ts';

const rind: Record<string, readonly [string, string]> = { lemon: ['#f2c230', '#fdf1b2'], lime: ['#7fae3c', '#e6f2b4'] };

const peel = (tone = 'lemon') => rind[tone] ?? (rind.lemon as readonly [string, string]);

const citrusSlice: Part = (pen) => {
  const [skin, inside] = peel(pen.tone);
  const outline = oval(58);
  const spokes = Array.from(
    { length: 8 },
    (_, i) => `M0 0L${Math.round(45 * Math.cos((i * Math.PI) / 4))} ${Math.round(45 * Math.sin((i * Math.PI) / 4))}`,
  ).join('');
  return {
    outline,
    rise: 6,
    svg:
      fill(outline, skin) +
      fill(oval(50), '#fffbe8') +
      fill(oval(44), mix(skin, inside, 0.5)) +
      line(spokes, '#fffbe8', 5) +
      dot(0, 0, 6, '#fffbe8') +
      gloss(pen, 44, 44, 0.2, 0.4),
  };
};

const citrusWedge: Part = (pen) => {
  const [skin, inside] = peel(pen.tone);
  const outline = smooth('-76,-22 -36,26 0,38 36,26 76,-22 30,-12 0,-9 -30,-12');
  return {
    outline,
    rise: 9,
    svg:
      fill(outline, darker(skin, 0.08)) +
      `<g transform="translate(0 -6) scale(.9 .72)">${fill(outline, '#fffbe8')}</g><g transform="translate(0 -4) scale(.78 .52)">${fill(outline, mix(skin, inside, 0.45))}</g>` +
      line('M0-4v18M-26-8l8 18M26-8l-8 18', '#fffbe8', 4),
  };
};

const tomato: Part = (pen) => {
  const outline = blob(pen.random, 40, 39, 0.02);
  return {
    outline,
    rise: 10,
    svg: solid(outline, varied(pen.random, '#d83a2a'), pen) + gloss(pen, 38, 38, 0.2, 0.7),
  };
};

const tomatoSlice: Part = () => {
  const outline = oval(54, 52);
  return {
    outline,
    rise: 6,
    svg:
      fill(outline, '#c8331f') +
      fill(oval(47, 45), '#e55a3f') +
      Array.from(
        { length: 5 },
        (_, i) =>
          `<g transform="rotate(${i * 72})"><path d="M0-10q16-10 10-28q-10-6-20 0q-6 18 10 28z" fill="#f6a06b"/>${dot(0, -26, 3.5, '#fbe3a0')}${dot(4, -20, 3, '#fbe3a0')}</g>`,
      ).join(''),
  };
};

const cucumber: Part = (pen) => {
  const outline = oval(46);
  return {
    outline,
    rise: 5,
    svg:
      fill(outline, '#4f8a45') +
      fill(oval(40), '#d5e8b0') +
      fill(oval(24), '#e6f2c8') +
      Array.from(
        { length: 6 },
        (_, i) => `<ellipse cy="-15" rx="3" ry="7" fill="#b9d48c" transform="rotate(${i * 60 + pen.random(-6, 6)})"/>`,
      ).join(''),
  };
};

const olive: Part = (pen) => ({
  outline: oval(20, 17),
  rise: 5,
  svg: solid(oval(20, 17), '#3b2a3a', pen) + dot(3, 2, 6, '#1d121c', 'fill-opacity=".6"') + gloss(pen, 18, 14, 0.2, 0.5),
});

const pickle: Part = (pen) => ({
  outline: oval(34, 32),
  rise: 5,
  svg: fill(oval(34, 32), '#6f8a2e') + inset(oval(34, 32), '#b9c85a', 5, pen) + specks(pen, { w: 20, h: 20 }, 5, '#dfe39a', 3.5),
});

export const fresh = { citrusSlice, citrusWedge, tomato, tomatoSlice, cucumber, olive, pickle };
