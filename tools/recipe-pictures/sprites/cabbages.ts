import { darken, fill, inset, lighten, type Sprite, shaded, speckle, stroke, varyColor } from '../paint.ts';
import { blob, spline } from '../shapes.ts';

/** A floret of broccoli or cauliflower. */
const floret =
  (bud: string, stalk: string, char: string): Sprite =>
  (ctx) => {
    const outline = spline('-20,74 -26,30 -72,10 -64,-44 -14,-70 42,-58 74,-14 58,22 26,32 22,74');
    const lumps = [
      [-44, 2],
      [44, -2],
      [-40, -34],
      [6, -48],
      [40, -32],
      [0, -14],
      [-18, 12],
      [22, 10],
    ];
    const buds = lumps.map(([x, y], i) => {
      const color = varyColor(ctx.random, bud);
      const lump = blob(ctx.random, 28, 26, 0.08, 8);
      return `<g transform="translate(${x} ${y})">${fill(lump, darken(color, 0.26))}${inset(lump, i % 3 ? color : lighten(color, 0.18), 5, ctx)}${speckle(ctx, lump, 5, lighten(color, 0.4), 3)}</g>`;
    });
    return {
      outline,
      elevation: 13,
      svg:
        fill(outline, stalk) +
        stroke('M-4 70L-6 34', darken(stalk, 0.16), 8) +
        buds.join('') +
        speckle(ctx, { w: 58, h: 44 }, 5, char, 6),
    };
  };

/** A whole roasted head. */
const wholeCauliflower: Sprite = (ctx) => {
  const outline = blob(ctx.random, 206, 198, 0.05, 16);
  const head = (x: number, y: number, size: number) => {
    const base = blob(ctx.random, size, size, 0.07, 10);
    const buds = Array.from({ length: 13 }, (_, i) => {
      const [angle, radius] = [i * 2.4, Math.sqrt((i + 0.4) / 13) * size * 0.84];
      const color = varyColor(ctx.random, ctx.random() < 0.3 ? '#dcae62' : '#f3dfb2');
      const bud = blob(ctx.random, size * 0.27, size * 0.25, 0.1, 8);
      return `<g transform="translate(${(Math.cos(angle) * radius).toFixed()} ${(Math.sin(angle) * radius).toFixed()})">${fill(bud, darken(color, 0.3))}${inset(bud, color, 4, ctx)}${speckle(ctx, bud, 2, '#a8641c', 3)}</g>`;
    });
    return `<g transform="translate(${x} ${y})">${fill(base, '#a87838')}${inset(base, '#d9b06a', 6, ctx)}${buds.join('')}</g>`;
  };
  const around = Array.from({ length: 8 }, (_, i) =>
    head(Math.round(Math.cos(i * 0.785) * 138), Math.round(Math.sin(i * 0.785) * 132), 72),
  );
  const leaves = [20, 80, 140, 200, 265, 330].map((angle) => {
    const leaf = spline('120,-60 200,-56 250,-20 256,20 206,54 120,60');
    return `<g transform="rotate(${angle})">${fill(leaf, '#7d9a4c')}${stroke('M170 0H236M190 0l30-24M190 0l30 24', '#cfdca0', 7)}</g>`;
  });
  const lumps = [...leaves, ...around, head(0, 0, 84)];
  return { outline, elevation: 22, svg: lumps.join('') };
};

const sprout: Sprite = (ctx) => {
  const outline = blob(ctx.random, 47, 43, 0.04);
  const color = varyColor(ctx.random, '#7fa845');
  return {
    outline,
    elevation: 11,
    svg:
      shaded(outline, color, ctx) +
      stroke('M-30 0Q0-4 34 0M-14-1Q4-22 26-24M-14 1Q4 22 26 24M-22-1Q-14-24 0-32M-22 1Q-14 24 0 32', '#dbe6a4', 5) +
      speckle(ctx, outline, 4, '#7a4a1c', 6),
  };
};

const bokChoy: Sprite = (ctx) => {
  const leaf = (angle: number) =>
    `<g transform="rotate(${angle})">${fill(
      spline('30,-8 90,-52 150,-34 164,0 150,34 90,52 30,8'),
      varyColor(ctx.random, '#5c9440'),
    )}${stroke('M40 0H140M80 0l30-24M80 0l30 24', '#cfe0a4', 6)}</g>`;
  const outline = spline('-76,0 -56,-40 10,-34 80,-56 150,-34 164,0 150,34 80,56 10,34 -56,40');
  return {
    outline,
    elevation: 10,
    svg:
      leaf(-18) +
      leaf(18) +
      leaf(0) +
      shaded(spline('-76,0 -56,-40 20,-24 56,0 20,24 -56,40'), '#e9efce', ctx) +
      stroke('M-56 0H30M-44-18Q0-18 30-8M-44 18Q0 18 30 8', '#b9cf94', 5),
  };
};

const arugula: Sprite = (ctx) => {
  const color = varyColor(ctx.random, '#5f9440');
  const outline = spline('-64,0 -30,-8 -24,-22 -6,-10 4,-28 22,-14 50,-22 68,0 50,22 22,14 4,28 -6,10 -24,22 -30,8');
  return {
    outline,
    elevation: 5,
    svg: fill(outline, darken(color, 0.12)) + inset(outline, color, 3, ctx) + stroke('M-62 0H56', lighten(color, 0.4), 3.5),
  };
};

/** A torn leaf with a frilly edge. */
const lettuce: Sprite = (ctx) => {
  const color = varyColor(ctx.random, ctx.kind === 'cabbage' ? '#c9dca0' : '#8fbd57');
  const outline = blob(ctx.random, 84, 66, 0.1, 16);
  return {
    outline,
    elevation: 7,
    svg:
      fill(outline, darken(color, 0.2)) +
      inset(outline, color, 6, ctx) +
      inset(outline, lighten(color, 0.25), 26, ctx, 0.3) +
      stroke('M-66 6Q0-8 66 0M-20-2l24-30M-14 0l26 30M24-2l18-20M24 0l20 20', lighten(color, 0.5), 5),
  };
};

export const cabbages = {
  broccoli: floret('#4f8a3a', '#9cbf6a', '#6b4a1c'),
  cauliflower: floret('#f0dcae', '#e9e2bd', '#a9641e'),
  spicyCauliflower: floret('#d9692c', '#e2a45c', '#8a2f10'),
  wholeCauliflower,
  sprout,
  bokChoy,
  arugula,
  lettuce,
};
