import { line, mix } from './paint.ts';
import type { Random } from './random.ts';

/** Tables of one palette: quiet, so that the food is what one sees. */
const tables = {
  sand: { color: '#eadfce', weave: 'planks' },
  oat: { color: '#f3ead9', weave: 'linen' },
  sage: { color: '#cfdccb', weave: 'linen' },
  mist: { color: '#d3dfe9', weave: 'tiles' },
  blush: { color: '#f1dbd2', weave: 'plain' },
  lilac: { color: '#dcd8e8', weave: 'linen' },
  sea: { color: '#b4d2d0', weave: 'planks' },
  slate: { color: '#56636f', weave: 'tiles' },
} as const;

export type Ground = keyof typeof tables;

const weaves: Record<(typeof tables)[Ground]['weave'], (random: Random) => { lines: string; width: number }> = {
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

/** The table, with the light from the top left. */
export function ground(name: Ground, random: Random): string {
  const { color, weave } = tables[name];
  const { lines, width } = weaves[weave](random);
  return `<rect width="1200" height="900" fill="${color}"/>${lines && line(lines, mix(color, '#4b3a2a', 0.055), width)}<rect width="1200" height="900" fill="url(#daylight)"/>`;
}

/** What is painted with gradually: the light on the table, the shadow under a vessel. */
export const gradients = `<defs>
<radialGradient id="daylight" gradientUnits="userSpaceOnUse" cx="230" cy="120" r="1250"><stop offset="0" stop-color="#fff" stop-opacity=".42"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#2a1c10" stop-opacity=".2"/></radialGradient>
<linearGradient id="lit" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#20160c" stop-opacity=".16"/></linearGradient>
<linearGradient id="hollow" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#20160c" stop-opacity=".26"/><stop offset=".45" stop-color="#20160c" stop-opacity=".04"/><stop offset="1" stop-color="#fff" stop-opacity=".28"/></linearGradient>
</defs>`;
