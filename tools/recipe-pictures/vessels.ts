import { baskets, drawer, linedDrawer, muffinTin, pan, roundBoard, sheet, slate, type Vessel } from './cookware.ts';
import { darken, fill, mixColors, softShadow, stroke } from './paint.ts';
import type { Random } from './random.ts';
import { ellipse, type Outline, rect, roundedPolygon } from './shapes.ts';

/** Rim and well of a dish, lit from the top left; the well's gradient is reversed because it is sunken. */
function crockery(rim: Outline, well: Outline, color: string, ring?: string): string {
  return (
    softShadow(rim) +
    fill(rim, color) +
    fill(rim, 'url(#lit)') +
    (ring
      ? stroke(rect(rim.w - 14, rim.h - 14, rim.h).d, ring, 9).replace(/d="[^"]*"/, `d="${ellipse(rim.w - 16, rim.h - 16).d}"`)
      : '') +
    fill(well, mixColors(color, '#6b5a48', 0.07)) +
    fill(well, 'url(#hollow)')
  );
}

const plate = (color: string, ring?: string) => (): Vessel => ({
  svg: crockery(ellipse(392), ellipse(296), color, ring),
  area: { w: 262, h: 262 },
  zoom: 1.12,
});

const platter = (color: string, ring?: string) => (): Vessel => ({
  svg: crockery(ellipse(520, 346), ellipse(416, 258), color, ring),
  area: { w: 380, h: 220 },
  zoom: 1.07,
});

const bowl =
  (color: string, inside = color) =>
  (): Vessel => ({
    svg:
      crockery(ellipse(358), ellipse(334), color) +
      fill(ellipse(326), mixColors(inside, '#3a2a1a', 0.06)) +
      fill(ellipse(326), 'url(#hollow)'),
    area: { w: 262, h: 262 },
    zoom: 1.12,
  });

const board =
  (wood: string) =>
  (random: Random): Vessel => {
    const shape = roundedPolygon('-500,-310 430,-310 430,-70 560,-70 560,70 430,70 430,310 -500,310', 46);
    const grain = [-240, -150, -60, 40, 130, 230].map((y) => {
      const bow = random(-24, 24);
      return `M-470 ${y}c240 ${bow.toFixed()} 520 ${(-bow).toFixed()} ${y > -80 && y < 80 ? 940 : 860} ${(bow / 2).toFixed()}`;
    });
    return {
      svg: `${softShadow(shape, 18)}${fill(shape, darken(wood, 0.35))}<g transform="translate(-4 -7)">${fill(shape, wood)}${stroke(grain.join(''), darken(wood, 0.16), 6)}${fill(shape, 'url(#lit)', 'fill-opacity=".7"')}</g><circle cx="505" r="22" fill="${darken(wood, 0.55)}"/>`,
      area: { w: 400, h: 240 },
    };
  };

/** A rectangular tray. */
const tray = (color: string) => (): Vessel => ({
  svg: crockery(rect(530, 290, 60), rect(470, 232, 40), color),
  area: { w: 420, h: 190 },
  zoom: 1.05,
});

/** A round oven dish with two handles. */
const roundDish = (color: string, inside: string) => (): Vessel => {
  const handles = rect(450, 90, 60);
  return {
    svg: `${softShadow(handles)}${fill(handles, darken(color, 0.12))}${crockery(ellipse(382), ellipse(344), color)}${fill(ellipse(338), inside)}${fill(ellipse(338), 'url(#hollow)')}`,
    area: { w: 296, h: 296 },
    zoom: 1.07,
  };
};

const casserole = (color: string) => (): Vessel => {
  const [rim, well] = [rect(470, 320, 90), rect(430, 280, 66)];
  const handles = rect(540, 110, 60);
  return {
    svg: `${softShadow(handles)}${softShadow(rim)}${fill(handles, darken(color, 0.12))}${fill(rim, color)}${fill(rim, 'url(#lit)')}${fill(well, '#f1e9dc')}${fill(well, 'url(#hollow)')}`,
    area: { w: 390, h: 240 },
  };
};

/** No vessel: the food lies on the table or is drawn with its own. */
const table = (): Vessel => ({ svg: '', area: { w: 400, h: 270 } });

export const vessels = {
  plate: plate('#f8f5ee'),
  bluePlate: plate('#f4f4f0', '#7f9fbe'),
  sagePlate: plate('#c3d2bb'),
  rosePlate: plate('#e6b9a6'),
  darkPlate: plate('#4a525b'),
  platter: platter('#f8f5ee'),
  bluePlatter: platter('#f4f4f0', '#7f9fbe'),
  stonePlatter: platter('#b9b3a8'),
  bowl: bowl('#f8f5ee'),
  blueBowl: bowl('#6d8fae', '#e9eef2'),
  darkBowl: bowl('#4a525b', '#5c656f'),
  board: board('#cf9f6d'),
  casserole: casserole('#c65f4a'),
  blueCasserole: casserole('#6d8fae'),
  brass: plate('#d3ac5c', '#b98a3c'),
  tray: tray('#f4f1ea'),
  darkTray: tray('#4a525b'),
  blueTray: tray('#8fa9bf'),
  clayDish: roundDish('#b8694a', '#cf8a66'),
  whiteDish: roundDish('#f4f1ea', '#ece5d8'),
  blueDish: roundDish('#6d8fae', '#dfe6ec'),
  enamelBowl: bowl('#3f5f86', '#f6f4ee'),
  woodBowl: bowl('#a5713f', '#c08a52'),
  basket: drawer,
  paperBasket: linedDrawer,
  twoBaskets: baskets,
  sheet: sheet('#f3eadb'),
  pan,
  slate,
  roundBoard,
  muffinTin,
  table,
} as const satisfies Record<string, (random: Random) => Vessel>;

export type VesselName = keyof typeof vessels;
