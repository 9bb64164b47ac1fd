import { circle, fill, gloss, mixColors, type Sprite, shaded, stroke } from '../paint.ts';
import { capsule, ellipse, rect } from '../shapes.ts';

/** A digital thermometer with its probe pointing left. */
const thermometer: Sprite = (ctx) => {
  const grip = rect(120, 40, 38);
  return {
    outline: { d: grip.d, w: 120, h: 40 },
    elevation: 0,
    svg:
      stroke('M-330 0H-100', '#2a1405', 10, 'stroke-opacity=".25" transform="translate(10 14)"') +
      stroke('M-330 0H-100', '#8b939b', 11) +
      stroke('M-330-2H-100', '#d9dee3', 5) +
      fill(grip, '#2a1405', 'fill-opacity=".25" transform="translate(12 16)"') +
      shaded(grip, '#c04a3c', ctx, 9) +
      fill(rect(62, 24, 9), '#dfe9d9', 'transform="translate(20 0)"') +
      stroke('M-22 0H30', '#33452f', 9) +
      stroke('M46 0H60', '#a9b8a2', 9) +
      circle(-74, 0, 12, mixColors('#c04a3c', '#ffffff', 0.5)),
  };
};

/** Arcs beside something that is shaken. */
const motionLines: Sprite = () => ({
  outline: capsule(10, 4),
  elevation: 0,
  svg: stroke(
    'M-540-150q-36 110 0 220M-504-90q-18 60 0 110M540-150q36 110 0 220M504-90q18 60 0 110',
    '#ffffff',
    18,
    'stroke-opacity=".9"',
  ),
});

/** A glass of tea on a saucer. */
const teaGlass: Sprite = (ctx) => ({
  outline: ellipse(112),
  elevation: 14,
  svg:
    fill(ellipse(112), '#f8f5ee') +
    fill(ellipse(112), 'url(#lit)') +
    `<circle r="84" fill="none" stroke="#c04a3c" stroke-width="6"/>` +
    circle(5, 7, 62, '#2a1405', 'fill-opacity=".22"') +
    circle(0, 0, 60, '#dfe6ea') +
    circle(0, 0, 52, '#8f3416') +
    circle(-4, -4, 42, '#b04a1c') +
    gloss(ctx, 46, 46, 0.22, 0.6) +
    stroke('M60 46L104 88', '#aab2b9', 9),
});

export const tools = { thermometer, motionLines, teaGlass };
