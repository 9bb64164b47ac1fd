import type { Part } from '../paint.ts';
import { dot, fill, gloss, line, mix, solid } from '../paint.ts';
import { box, oval, stick } from '../shapes.ts';

/** A digital thermometer whose probe goes into the meat to its left. */
const thermometer: Part = (pen) => {
  const grip = box(120, 40, 38);
  return {
    outline: { d: grip.d, w: 120, h: 40 },
    rise: 0,
    svg:
      line('M-330 0H-100', '#2a1405', 10, 'stroke-opacity=".25" transform="translate(10 14)"') +
      line('M-330 0H-100', '#8b939b', 11) +
      line('M-330-2H-100', '#d9dee3', 5) +
      fill(grip, '#2a1405', 'fill-opacity=".25" transform="translate(12 16)"') +
      solid(grip, '#c04a3c', pen, 9) +
      fill(box(62, 24, 9), '#dfe9d9', 'transform="translate(20 0)"') +
      line('M-22 0H30', '#33452f', 9) +
      line('M46 0H60', '#a9b8a2', 9) +
      dot(-74, 0, 12, mix('#c04a3c', '#ffffff', 0.5)),
  };
};

/** What moves: to and fro. */
const shaking: Part = () => ({
  outline: stick(10, 4),
  rise: 0,
  svg: line(
    'M-540-150q-36 110 0 220M-504-90q-18 60 0 110M540-150q36 110 0 220M504-90q18 60 0 110',
    '#ffffff',
    18,
    'stroke-opacity=".9"',
  ),
});

/** Tea in its waisted glass on a saucer. */
const teaGlass: Part = (pen) => ({
  outline: oval(112),
  rise: 14,
  svg:
    fill(oval(112), '#f8f5ee') +
    fill(oval(112), 'url(#lit)') +
    `<circle r="84" fill="none" stroke="#c04a3c" stroke-width="6"/>` +
    dot(5, 7, 62, '#2a1405', 'fill-opacity=".22"') +
    dot(0, 0, 60, '#dfe6ea') +
    dot(0, 0, 52, '#8f3416') +
    dot(-4, -4, 42, '#b04a1c') +
    gloss(pen, 46, 46, 0.22, 0.6) +
    line('M60 46L104 88', '#aab2b9', 9),
});

export const tools = { thermometer, shaking, teaGlass };
