import type { Vessel } from './cookware.ts';
import { baskets, drawer, linedDrawer, muffinTin, pan, roundBoard, sheet, slate } from './cookware.ts';
import { darker, fill, line, mix, shade } from './paint.ts';
import type { Random } from './random.ts';
import type { Outline } from './shapes.ts';
import { box, oval, rounded } from './shapes.ts';

/** Crockery: rim and well, each lit from the top left, the well the other way round because it is hollow. */
function crockery(rim: Outline, well: Outline, color: string, ring?: string): string {
  return (
    shade(rim) +
    fill(rim, color) +
    fill(rim, 'url(#lit)') +
    (ring
      ? line(box(rim.w - 14, rim.h - 14, rim.h).d, ring, 9).replace(/d="[^"]*"/, `d="${oval(rim.w - 16, rim.h - 16).d}"`)
      : '') +
    fill(well, mix(color, '#6b5a48', 0.07)) +
    fill(well, 'url(#hollow)')
  );
}

const plate = (color: string, ring?: string) => (): Vessel => ({
  svg: crockery(oval(392), oval(296), color, ring),
  room: { w: 262, h: 262 },
  near: 1.12,
});

const platter = (color: string, ring?: string) => (): Vessel => ({
  svg: crockery(oval(520, 346), oval(416, 258), color, ring),
  room: { w: 380, h: 220 },
  near: 1.07,
});

const bowl =
  (color: string, inside = color) =>
  (): Vessel => ({
    svg: crockery(oval(358), oval(334), color) + fill(oval(326), mix(inside, '#3a2a1a', 0.06)) + fill(oval(326), 'url(#hollow)'),
    room: { w: 262, h: 262 },
    near: 1.12,
  });

const board =
  (wood: string) =>
  (random: Random): Vessel => {
    const shape = rounded('-500,-310 430,-310 430,-70 560,-70 560,70 430,70 430,310 -500,310', 46);
    const grain = [-240, -150, -60, 40, 130, 230].map((y) => {
      const bow = random(-24, 24);
      return `M-470 ${y}c240 ${bow.toFixed()} 520 ${(-bow).toFixed()} ${y > -80 && y < 80 ? 940 : 860} ${(bow / 2).toFixed()}`;
    });
    return {
      svg: `${shade(shape, 18)}${fill(shape, darker(wood, 0.35))}<g transform="translate(-4 -7)">${fill(shape, wood)}${line(grain.join(''), darker(wood, 0.16), 6)}${fill(shape, 'url(#lit)', 'fill-opacity=".7"')}</g><circle cx="505" r="22" fill="${darker(wood, 0.55)}"/>`,
      room: { w: 400, h: 240 },
    };
  };

/** Long and straight, with round corners. */
const tray = (color: string) => (): Vessel => ({
  svg: crockery(box(530, 290, 60), box(470, 232, 40), color),
  room: { w: 420, h: 190 },
  near: 1.05,
});

/** Earthenware with two handles, straight from the oven. */
const roundDish = (color: string, inside: string) => (): Vessel => {
  const handles = box(450, 90, 60);
  return {
    svg: `${shade(handles)}${fill(handles, darker(color, 0.12))}${crockery(oval(382), oval(344), color)}${fill(oval(338), inside)}${fill(oval(338), 'url(#hollow)')}`,
    room: { w: 296, h: 296 },
    near: 1.07,
  };
};

const casserole = (color: string) => (): Vessel => {
  const [rim, well] = [box(470, 320, 90), box(430, 280, 66)];
  const handles = box(540, 110, 60);
  return {
    svg: `${shade(handles)}${shade(rim)}${fill(handles, darker(color, 0.12))}${fill(rim, color)}${fill(rim, 'url(#lit)')}${fill(well, '#f1e9dc')}${fill(well, 'url(#hollow)')}`,
    room: { w: 390, h: 240 },
  };
};

/** Nothing: what lies on the table itself, or brings its own vessel. */
const table = (): Vessel => ({ svg: '', room: { w: 400, h: 270 } });

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
