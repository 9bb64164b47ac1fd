import type { Part } from '../paint.ts';
import { darker, dot, fill, inset, lighter, line, varied } from '../paint.ts';
import { blob, box, oval, smooth, stick } from '../shapes.ts';

const leafOf: Record<string, string> = { parsley: '#5c9440', basil: '#4f8f3f', mint: '#5fa55c', cilantro: '#6ba045' };

/** Three leaflets, lobed. */
const parsley: Part = (pen) => {
  const color = varied(pen.random, leafOf[pen.tone ?? 'parsley'] ?? '#5c9440');
  const leaflet = smooth('0,6 -16,-2 -12,-14 -22,-24 -8,-30 0,-44 8,-30 22,-24 12,-14 16,-2');
  const three = [-62, 0, 62]
    .map((turn) => `<g transform="rotate(${turn}) translate(0 -4)">${fill(leaflet, turn ? color : lighter(color, 0.12))}</g>`)
    .join('');
  return {
    outline: blob(pen.random, 30, 26, 0.1),
    rise: 5,
    svg: line('M0 0q4 20-4 36', darker(color, 0.15), 5) + three + line('M0 0v-26M0 0l-24-14M0 0l24-14', lighter(color, 0.35), 3),
  };
};

const leaf: Part = (pen) => {
  const color = varied(pen.random, leafOf[pen.tone ?? 'basil'] ?? '#4f8f3f');
  const outline = smooth('-46,2 -22,-22 10,-24 46,0 10,24 -22,20');
  return {
    outline,
    rise: 6,
    svg:
      fill(outline, darker(color, 0.2)) +
      inset(outline, color, 4, pen) +
      line('M-40 2Q0-4 40 0M-14 0l12-13M-14 2l12 12M8 0l11-11M8 0l11 11', lighter(color, 0.35), 3),
  };
};

/** Needles on a stalk. */
const sprig =
  (color: string, length: number, needle: number): Part =>
  (pen) => {
    const needles = Array.from({ length: Math.round(length / 7) }, (_, i) => {
      const x = -length + 12 + i * 14;
      return `M${x} ${Math.round(-x * x * 0.0008)}l${needle} ${-needle}M${x} ${Math.round(-x * x * 0.0008)}l${needle} ${needle}`;
    }).join('');
    return {
      outline: stick(length, 7),
      rise: 4,
      svg:
        line(
          `M${-length} ${Math.round(-length * length * 0.0008)}Q0 12 ${length} ${Math.round(-length * length * 0.0008)}`,
          darker(color, 0.35),
          5,
        ) +
        line(needles, color, 5.5) +
        line(needles, lighter(color, 0.3), 2, `transform="translate(${pen.light[0] * 1.5} ${pen.light[1] * 1.5})"`),
    };
  };

/** Cut herbs, strewn in little. */
const chopped: Part = (pen) => {
  const color = varied(
    pen.random,
    {
      chives: '#5f9a3f',
      chili: '#cc3a24',
      parmesan: '#fdf3cd',
      nuts: '#b57a42',
      pepper: '#3c2a1c',
      salt: '#ffffff',
      zest: '#f2c230',
    }[pen.tone ?? ''] ?? '#5c9440',
  );
  const tiny = pen.tone === 'pepper' || pen.tone === 'salt';
  const outline = tiny ? oval(4) : box(pen.random(7, 13), 5, 3);
  return { outline, rise: tiny ? 0 : 3, svg: fill(outline, color) };
};

const sesame: Part = (pen) => {
  const outline = oval(7, 4.5);
  return { outline, rise: 2, svg: fill(outline, pen.tone === 'black' ? '#2d2723' : '#fcedc8') };
};

const chiliRing: Part = () => ({
  outline: oval(16),
  rise: 4,
  svg: `<circle r="12.5" fill="#fbe3c0"/><circle r="12.5" fill="none" stroke="#d2351f" stroke-width="7"/>${dot(2, -3, 2.5, '#f7d88a')}${dot(-3, 3, 2.5, '#f7d88a')}`,
});

const scallionRing: Part = (pen) => ({
  outline: oval(14),
  rise: 3,
  svg: `<circle r="10" fill="#eef4cf" stroke="${varied(pen.random, '#6fa544')}" stroke-width="6"/>`,
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
