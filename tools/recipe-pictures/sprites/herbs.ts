import { circle, darken, fill, inset, lighten, type Sprite, stroke, varyColor } from '../paint.ts';
import { blob, capsule, ellipse, rect, spline } from '../shapes.ts';

const leafOf: Record<string, string> = { parsley: '#5c9440', basil: '#4f8f3f', mint: '#5fa55c', cilantro: '#6ba045' };

/** Three lobed leaflets; also cilantro. */
const parsley: Sprite = (ctx) => {
  const color = varyColor(ctx.random, leafOf[ctx.kind ?? 'parsley'] ?? '#5c9440');
  const leaflet = spline('0,6 -16,-2 -12,-14 -22,-24 -8,-30 0,-44 8,-30 22,-24 12,-14 16,-2');
  const three = [-62, 0, 62]
    .map((angle) => `<g transform="rotate(${angle}) translate(0 -4)">${fill(leaflet, angle ? color : lighten(color, 0.12))}</g>`)
    .join('');
  return {
    outline: blob(ctx.random, 30, 26, 0.1),
    elevation: 5,
    svg:
      stroke('M0 0q4 20-4 36', darken(color, 0.15), 5) + three + stroke('M0 0v-26M0 0l-24-14M0 0l24-14', lighten(color, 0.35), 3),
  };
};

const leaf: Sprite = (ctx) => {
  const color = varyColor(ctx.random, leafOf[ctx.kind ?? 'basil'] ?? '#4f8f3f');
  const outline = spline('-46,2 -22,-22 10,-24 46,0 10,24 -22,20');
  return {
    outline,
    elevation: 6,
    svg:
      fill(outline, darken(color, 0.2)) +
      inset(outline, color, 4, ctx) +
      stroke('M-40 2Q0-4 40 0M-14 0l12-13M-14 2l12 12M8 0l11-11M8 0l11 11', lighten(color, 0.35), 3),
  };
};

/** A stalk with needles. */
const sprig =
  (color: string, length: number, needle: number): Sprite =>
  (ctx) => {
    const needles = Array.from({ length: Math.round(length / 7) }, (_, i) => {
      const x = -length + 12 + i * 14;
      return `M${x} ${Math.round(-x * x * 0.0008)}l${needle} ${-needle}M${x} ${Math.round(-x * x * 0.0008)}l${needle} ${needle}`;
    }).join('');
    return {
      outline: capsule(length, 7),
      elevation: 4,
      svg:
        stroke(
          `M${-length} ${Math.round(-length * length * 0.0008)}Q0 12 ${length} ${Math.round(-length * length * 0.0008)}`,
          darken(color, 0.35),
          5,
        ) +
        stroke(needles, color, 5.5) +
        stroke(needles, lighten(color, 0.3), 2, `transform="translate(${ctx.light[0] * 1.5} ${ctx.light[1] * 1.5})"`),
    };
  };

/** A tiny piece of something sprinkled: cut herbs by default. */
const chopped: Sprite = (ctx) => {
  const color = varyColor(
    ctx.random,
    {
      chives: '#5f9a3f',
      chili: '#cc3a24',
      parmesan: '#fdf3cd',
      nuts: '#b57a42',
      pepper: '#3c2a1c',
      salt: '#ffffff',
      zest: '#f2c230',
    }[ctx.kind ?? ''] ?? '#5c9440',
  );
  const tiny = ctx.kind === 'pepper' || ctx.kind === 'salt';
  const outline = tiny ? ellipse(4) : rect(ctx.random(7, 13), 5, 3);
  return { outline, elevation: tiny ? 0 : 3, svg: fill(outline, color) };
};

const sesame: Sprite = (ctx) => {
  const outline = ellipse(7, 4.5);
  return { outline, elevation: 2, svg: fill(outline, ctx.kind === 'black' ? '#2d2723' : '#fcedc8') };
};

const chiliRing: Sprite = () => ({
  outline: ellipse(16),
  elevation: 4,
  svg: `<circle r="12.5" fill="#fbe3c0"/><circle r="12.5" fill="none" stroke="#d2351f" stroke-width="7"/>${circle(2, -3, 2.5, '#f7d88a')}${circle(-3, 3, 2.5, '#f7d88a')}`,
});

const scallionRing: Sprite = (ctx) => ({
  outline: ellipse(14),
  elevation: 3,
  svg: `<circle r="10" fill="#eef4cf" stroke="${varyColor(ctx.random, '#6fa544')}" stroke-width="6"/>`,
});

export const herbs = {
  parsley,
  leaf,
  sesame,
  chopped,
  chiliRing,
  scallionRing,

  dill: sprig('#6f9f4c', 60, 13),
  rosemary: sprig('#557a4c', 92, 15),
  thyme: sprig('#7a9460', 56, 8),
};
