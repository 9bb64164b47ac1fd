import { mixColors, stroke } from './paint.ts';
import type { Random } from './random.ts';

/** Tabletops in muted colors. */
const backgrounds = {
  sand: { color: '#eadfce', pattern: 'planks' },
  oat: { color: '#f3ead9', pattern: 'linen' },
  sage: { color: '#cfdccb', pattern: 'linen' },
  mist: { color: '#d3dfe9', pattern: 'tiles' },
  blush: { color: '#f1dbd2', pattern: 'plain' },
  lilac: { color: '#dcd8e8', pattern: 'linen' },
  sea: { color: '#b4d2d0', pattern: 'planks' },
  slate: { color: '#56636f', pattern: 'tiles' },
} as const;

export type BackgroundName = keyof typeof backgrounds;

const patterns: Record<(typeof backgrounds)[BackgroundName]['pattern'], (random: Random) => { lines: string; width: number }> = {
  plain: () => ({ lines: '', width: 0 }),
  planks: (random) => {
    const first = random(40, 180);
    const seams = [0, 1, 2, 3, 4].map((i) => `M0 ${Math.round(first + i * 190)}H1200`);
    const ends = [0, 1, 2, 3].map((i) => `M${Math.round(random(100, 1100))} ${Math.round(first + i * 190)}v190`);
    return { lines: [...seams, ...ends].join(''), width: 4 };
  },
  linen: () => ({
    lines: Array.from({ length: 13 }, (_, i) => `M${i * 160 - 500} 0l420 900`).join(''),
    width: 22,
  }),
  tiles: (random) => {
    const [x, y] = [random(60, 260), random(60, 260)].map(Math.round) as [number, number];
    return { lines: `M${x} 0v900m340-900v900m340-900v900M0 ${y}h1200M0 ${y + 340}h1200`, width: 5 };
  },
};

/** The tabletop, lit from the top left. */
export function drawBackground(name: BackgroundName, random: Random): string {
  const { color, pattern } = backgrounds[name];
  const { lines, width } = patterns[pattern](random);
  return `<rect width="1200" height="900" fill="${color}"/>${lines && stroke(lines, mixColors(color, '#4b3a2a', 0.055), width)}<rect width="1200" height="900" fill="url(#daylight)"/>`;
}

/** Gradients that all scenes share: daylight on the table; `lit` for raised and `hollow` for sunken surfaces. */
export const gradients = `<defs>
<radialGradient id="daylight" gradientUnits="userSpaceOnUse" cx="230" cy="120" r="1250"><stop offset="0" stop-color="#fff" stop-opacity=".42"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#2a1c10" stop-opacity=".2"/></radialGradient>
<linearGradient id="lit" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#20160c" stop-opacity=".16"/></linearGradient>
<linearGradient id="hollow" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#20160c" stop-opacity=".26"/><stop offset=".45" stop-color="#20160c" stop-opacity=".04"/><stop offset="1" stop-color="#fff" stop-opacity=".28"/></linearGradient>
</defs>`;
