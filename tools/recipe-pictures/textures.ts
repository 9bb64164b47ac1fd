import type { Pen } from './paint.ts';
import { darker, dot, lighter, line, solid, specks } from './paint.ts';
import type { Outline } from './shapes.ts';

/** What looks out of a piece is cut off at its edge. */
export function clipped({ random }: Pen, { d }: Outline, svg: string): string {
  const id = `cut${Math.floor(random() * 1e9).toString(36)}`;
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${svg}</g>`;
}

/** A crust of crumbs. */
export const breaded = (outline: Outline, color: string, pen: Pen, crumbs = 16) =>
  solid(outline, color, pen) +
  specks(pen, outline, crumbs, darker(color, 0.3), 4.5) +
  specks(pen, outline, crumbs, lighter(color, 0.55), 4);

/** Stripes of the grill across it. */
export function grillMarks(outline: Outline, pen: Pen, gap = 38, color = '#5a2f14', slant = 16): string {
  const { w, h } = outline;
  const count = Math.floor((w * 2) / gap);
  const stripes = Array.from({ length: count }, (_, i) => {
    const x = Math.round((i + 0.5 - count / 2) * gap);
    return `M${x + slant} ${-Math.round(h)}L${x - slant} ${Math.round(h)}`;
  });
  return clipped(pen, outline, line(stripes.join(''), color, 9, 'stroke-opacity=".55"'));
}

/** Darker where the heat came closest. */
export const browned = ({ random }: Pen, { w, h }: Outline, color: string, spots = 3, opacity = 0.3) =>
  Array.from({ length: spots }, () => {
    const [x, y, size] = [random(-0.55, 0.55) * w, random(-0.55, 0.55) * h, Math.min(w, h) * random(0.12, 0.3)];
    const faint = `fill-opacity="${(opacity / 2.4).toFixed(2)}"`;
    return [1.15, 0.85, 0.5].map((part) => dot(x, y, size * part, color, faint)).join('');
  }).join('');
