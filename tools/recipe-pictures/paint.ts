import type { Random } from './random.ts';
import type { Outline, Point } from './shapes.ts';
import { xy } from './shapes.ts';

/** What a part is drawn with. */
export interface Pen {
  random: Random;
  /** Where the light comes from, as the part sees it that may lie turned on the plate */
  light: Point;
  /** Which of its kinds, where a part has several */
  tone: string | undefined;
}

/** A part of a picture, around 0,0. */
export interface Piece {
  outline: Outline;
  svg: string;
  /** How high it rises: the length of its shadow */
  rise?: number;
}

export type Part = (pen: Pen) => Piece;

const channels = (color: string) => [1, 3, 5].map((from) => Number.parseInt(color.slice(from, from + 2), 16));

/** @param part 0 is all of the first color, 1 all of the second */
export const mix = (color: string, other: string, part: number) => {
  const others = channels(other);
  const mixed = channels(color).map((value, i) => Math.round(value + ((others[i] as number) - value) * part));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};
export const darker = (color: string, part = 0.2) => mix(color, '#4a1d05', part);
export const lighter = (color: string, part = 0.25) => mix(color, '#fff3cf', part);

/** The color, a little warmer or paler from piece to piece. */
export const varied = (random: Random, color: string) =>
  random() < 0.5 ? darker(color, random(0, 0.12)) : lighter(color, random(0, 0.14));

export const fill = ({ d }: Outline, color: string, more = '') => `<path d="${d}" fill="${color}"${more && ` ${more}`}/>`;

export const line = (d: string, color: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}/>`;

export const dot = (x: number, y: number, radius: number, color: string, more = '') =>
  `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(radius * 10) / 10}" fill="${color}"${more && ` ${more}`}/>`;

/** The outline again, smaller by so many pixels all around, moved towards the light. */
export const inset = ({ d, w, h }: Outline, color: string, by: number, { light }: Pen, shift = 0.8, more = '') =>
  `<path d="${d}" fill="${color}" transform="translate(${xy([light[0] * by * shift, light[1] * by * shift])}) scale(${(1 - by / w).toFixed(3)} ${(1 - by / h).toFixed(3)})"${more && ` ${more}`}/>`;

/** A solid in three tones: its side away from the light, its color, its crest. */
export function solid(outline: Outline, color: string, pen: Pen, depth = Math.min(outline.w, outline.h) * 0.16): string {
  const { w, h } = outline;
  const crest = Math.min(w, h) * 0.42;
  return (
    fill(outline, darker(color, 0.3)) +
    inset(outline, color, depth, pen) +
    inset(outline, lighter(color, 0.22), crest, pen, 0.55, 'fill-opacity=".75"')
  );
}

/** A wet spot of light. */
export const gloss = ({ light }: Pen, w: number, h = w, size = 0.22, opacity = 0.55) =>
  `<ellipse cx="${Math.round(light[0] * w * 0.5)}" cy="${Math.round(light[1] * h * 0.5)}" rx="${Math.round(w * size)}" ry="${Math.round(h * size)}" fill="#fff" fill-opacity="${opacity}"/>`;

/** Spots all over: crumbs, seeds, herbs. */
export function specks({ random }: Pen, { w, h }: { w: number; h: number }, count: number, color: string, size: number): string {
  const spots = Array.from({ length: count }, () => {
    const angle = random(0, 2 * Math.PI);
    const far = Math.sqrt(random()) * 0.84;
    const [x, y, r] = [Math.cos(angle) * w * far, Math.sin(angle) * h * far, size * random(0.6, 1.2)];
    return `M${xy([x - r, y])}a${xy([r, r])} 0 1 1 ${xy([2 * r, 0])}a${xy([r, r])} 0 1 1 ${xy([-2 * r, 0])}`;
  });
  return `<path d="${spots.join('')}" fill="${color}"/>`;
}

/** The soft shadow of something large on the table: many faint ones, each a little wider than the last. */
export const shade = ({ d, w, h }: Outline, by = 26) =>
  `<g transform="translate(${by} ${by * 1.2})" fill="#2a1a0c" fill-opacity=".036">${[-30, -23, -16, -9, -2, 5, 12, 19, 26, 34].map((more) => `<path d="${d}" transform="scale(${(1 + more / w).toFixed(3)} ${(1 + more / h).toFixed(3)})"/>`).join('')}</g>`;
