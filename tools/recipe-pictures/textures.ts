import { circle, type DrawContext, darken, lighten, shaded, speckle, stroke } from './paint.ts';
import type { Outline } from './shapes.ts';

/** Cuts off what reaches beyond the outline. */
export function clip({ random }: DrawContext, { d }: Outline, svg: string): string {
  const id = `cut${Math.floor(random() * 1e9).toString(36)}`;
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${svg}</g>`;
}

/** A crust of breadcrumbs. */
export const breading = (outline: Outline, color: string, ctx: DrawContext, crumbs = 16) =>
  shaded(outline, color, ctx) +
  speckle(ctx, outline, crumbs, darken(color, 0.3), 4.5) +
  speckle(ctx, outline, crumbs, lighten(color, 0.55), 4);

/** Parallel dark stripes. */
export function grillMarks(outline: Outline, ctx: DrawContext, gap = 38, color = '#5a2f14', slant = 16): string {
  const { w, h } = outline;
  const count = Math.floor((w * 2) / gap);
  const stripes = Array.from({ length: count }, (_, i) => {
    const x = Math.round((i + 0.5 - count / 2) * gap);
    return `M${x + slant} ${-Math.round(h)}L${x - slant} ${Math.round(h)}`;
  });
  return clip(ctx, outline, stroke(stripes.join(''), color, 9, 'stroke-opacity=".55"'));
}

/** Random browned patches. */
export const browning = ({ random }: DrawContext, { w, h }: Outline, color: string, spots = 3, opacity = 0.3) =>
  Array.from({ length: spots }, () => {
    const [x, y, size] = [random(-0.55, 0.55) * w, random(-0.55, 0.55) * h, Math.min(w, h) * random(0.12, 0.3)];
    const faint = `fill-opacity="${(opacity / 2.4).toFixed(2)}"`;
    return [1.15, 0.85, 0.5].map((scale) => circle(x, y, size * scale, color, faint)).join('');
  }).join('');
