import { type BackgroundName, drawBackground, gradients } from './backgrounds.ts';
import { type Area, type Layout, layOut } from './layouts.ts';
import { createRandom, type Random } from './random.ts';
import { formatPoint, type Point } from './shapes.ts';
import { type SpriteName, sprites } from './sprites.ts';
import { type VesselName, vessels } from './vessels.ts';

interface ItemOptions {
  /** Number of copies, 1 by default */
  count?: number;
  /** Center of the copies, relative to the center of the vessel, in pixels */
  at?: Point;
  /** `scatter` by default */
  layout?: Layout;
  /** Arranges the copies in a grid instead */
  columns?: number;
  /** Share of the vessel's area that the copies cover: 1 is all of it; a pair gives width and height */
  area?: number | readonly [width: number, height: number];
  size?: number;
  /** Degrees */
  angle?: number;
  /** Largest random deviation from `angle`, in degrees */
  jitter?: number;
  /** Which kind, for sprites that come in several */
  kind?: string;
}

export type SceneItem = readonly [sprite: SpriteName, options?: ItemOptions];

/** What a picture shows, from the bottom up. */
export interface Scene {
  background: BackgroundName;
  /** Under the vessel's edge: a napkin, a fork */
  underlay?: readonly SceneItem[];
  vessel: VesselName;
  items: readonly SceneItem[];
}

/** Direction from which the light comes: top left. */
const light: Point = [-0.62, -0.78];

const rotatePoint = ([x, y]: Point, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
};

function renderItem([name, options = {}]: SceneItem, vessel: Area, random: Random): string {
  const { count = 1, at = [0, 0], layout = 'scatter', columns, area = 1, size = 1, angle = 0, jitter = 12, kind } = options;
  const [w, h] = typeof area === 'number' ? [area, area] : area;
  const placements =
    count === 1
      ? [{ x: 0, y: 0, angle: angle + random(-jitter, jitter) / 3 }]
      : layOut(random, layout, { w: vessel.w * w, h: vessel.h * h }, { count, angle, jitter, columns });
  return placements
    .map((placement) => {
      const turnedLight = rotatePoint(light, -placement.angle);
      const { outline, svg, elevation = 9 } = sprites[name]({ random, light: turnedLight, kind });
      const shadow = (distance: number, opacity: number) =>
        `<path d="${outline.d}" transform="translate(${formatPoint([-turnedLight[0] * distance, -turnedLight[1] * distance])})" fill="#2a1405" fill-opacity="${opacity}"/>`;
      const scale = size * random(0.95, 1.05);
      return `<g transform="translate(${formatPoint([at[0] + placement.x, at[1] + placement.y])}) rotate(${placement.angle.toFixed(1)}) scale(${scale.toFixed(2)})">${elevation ? shadow(elevation * 1.7, 0.1) + shadow(elevation, 0.2) : ''}${svg}</g>`;
    })
    .join('');
}

/**
 * Renders a scene as SVG, 1200 × 900 pixels.
 *
 * @param seed of the random numbers: the same seed gives the same picture
 */
export function renderScene(seed: string, { background, vessel, underlay = [], items }: Scene): string {
  const random = createRandom(seed);
  const { svg, area, zoom = 1 } = vessels[vessel](random);
  const renderAll = (list: readonly SceneItem[]) => list.map((item) => renderItem(item, area, random)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 1200 900">${gradients}${drawBackground(background, random)}<g transform="translate(600 450) scale(${zoom})">${renderAll(underlay)}${svg}${renderAll(items)}</g></svg>`;
}
