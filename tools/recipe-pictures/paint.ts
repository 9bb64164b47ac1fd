import type { Random } from './random.ts';
import { formatPoint, type Outline, type Point } from './shapes.ts';

/** What a sprite is drawn with. */
export interface DrawContext {
  random: Random;
  /** Direction from which the light comes, in the sprite's own, possibly rotated coordinates */
  light: Point;
  /** Which kind, for sprites that come in several */
  kind: string | undefined;
}

/** A drawn sprite, around 0,0. */
export interface SpriteDrawing {
  outline: Outline;
  svg: string;
  /** Length of its shadow, in pixels */
  elevation?: number;
}

export type Sprite = (ctx: DrawContext) => SpriteDrawing;

const channels = (color: string) => [1, 3, 5].map((from) => Number.parseInt(color.slice(from, from + 2), 16));

/** @param ratio 0 is the first color, 1 the second; both as `#rrggbb` */
export const mixColors = (color: string, other: string, ratio: number) => {
  const others = channels(other);
  const mixed = channels(color).map((value, i) => Math.round(value + ((others[i] as number) - value) * ratio));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};
export const darken = (color: string, ratio = 0.2) => mixColors(color, '#4a1d05', ratio);
export const lighten = (color: string, ratio = 0.25) => mixColors(color, '#fff3cf', ratio);

/** The color, slightly darker or lighter at random, so that copies differ. */
export const varyColor = (random: Random, color: string) =>
  random() < 0.5 ? darken(color, random(0, 0.12)) : lighten(color, random(0, 0.14));

export const fill = ({ d }: Outline, color: string, attributes = '') =>
  `<path d="${d}" fill="${color}"${attributes && ` ${attributes}`}/>`;

export const stroke = (d: string, color: string, width: number, attributes = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${attributes && ` ${attributes}`}/>`;

export const circle = (x: number, y: number, radius: number, color: string, attributes = '') =>
  `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(radius * 10) / 10}" fill="${color}"${attributes && ` ${attributes}`}/>`;

/** Fills the outline, shrunk by `by` pixels and moved towards the light. */
export const inset = ({ d, w, h }: Outline, color: string, by: number, { light }: DrawContext, shift = 0.8, attributes = '') =>
  `<path d="${d}" fill="${color}" transform="translate(${formatPoint([light[0] * by * shift, light[1] * by * shift])}) scale(${(1 - by / w).toFixed(3)} ${(1 - by / h).toFixed(3)})"${attributes && ` ${attributes}`}/>`;

/** Fills the outline in three tones: shadow, color and highlight. */
export function shaded(outline: Outline, color: string, ctx: DrawContext, depth = Math.min(outline.w, outline.h) * 0.16): string {
  const { w, h } = outline;
  const shrink = Math.min(w, h) * 0.42;
  return (
    fill(outline, darken(color, 0.3)) +
    inset(outline, color, depth, ctx) +
    inset(outline, lighten(color, 0.22), shrink, ctx, 0.55, 'fill-opacity=".75"')
  );
}

/** A glossy spot on the side of the light. */
export const gloss = ({ light }: DrawContext, w: number, h = w, size = 0.22, opacity = 0.55) =>
  `<ellipse cx="${Math.round(light[0] * w * 0.5)}" cy="${Math.round(light[1] * h * 0.5)}" rx="${Math.round(w * size)}" ry="${Math.round(h * size)}" fill="#fff" fill-opacity="${opacity}"/>`;

/** Random dots: crumbs, seeds, herbs. */
export function speckle(
  { random }: DrawContext,
  { w, h }: { w: number; h: number },
  count: number,
  color: string,
  size: number,
): string {
  const spots = Array.from({ length: count }, () => {
    const angle = random(0, 2 * Math.PI);
    const radius = Math.sqrt(random()) * 0.84;
    const [x, y, r] = [Math.cos(angle) * w * radius, Math.sin(angle) * h * radius, size * random(0.6, 1.2)];
    return `M${formatPoint([x - r, y])}a${formatPoint([r, r])} 0 1 1 ${formatPoint([2 * r, 0])}a${formatPoint([r, r])} 0 1 1 ${formatPoint([-2 * r, 0])}`;
  });
  return `<path d="${spots.join('')}" fill="${color}"/>`;
}

/** A blurred shadow without an SVG filter: several faint outlines of growing size. */
export const softShadow = ({ d, w, h }: Outline, by = 26) =>
  `<g transform="translate(${by} ${by * 1.2})" fill="#2a1a0c" fill-opacity=".036">${[-30, -23, -16, -9, -2, 5, 12, 19, 26, 34].map((spread) => `<path d="${d}" transform="scale(${(1 + spread / w).toFixed(3)} ${(1 + spread / h).toFixed(3)})"/>`).join('')}</g>`;
