import type { Room } from './layouts.ts';
import { fill, line, shade } from './paint.ts';
import type { Random } from './random.ts';
import type { Outline } from './shapes.ts';
import { box, oval, rounded } from './shapes.ts';

/** What the food lies in, around 0,0. */
export interface Vessel {
  svg: string;
  /** How much of it food can take */
  room: Room;
  /** From how near one looks at it */
  near?: number;
}

const metal = { rim: '#474e57', side: '#2d3238', plate: '#3b424a', hole: '#22262b', handle: '#33393f' };

/** The crisper plate: oblong holes in a quincunx, so that the air gets through. */
function holes(w: number, h: number): string {
  const [dx, dy] = [76, 38];
  const across = Math.floor((w - 40) / dx);
  const down = Math.floor((h - 34) / dy);
  const spots: string[] = [];
  for (let j = -down; j <= down; j++)
    for (let i = -across; i <= across; i++) {
      const x = i * dx + (j % 2 ? dx / 2 : 0);
      if (Math.abs(x) < w - 34) spots.push(`M${x - 15} ${j * dy}h30`);
    }
  return line(spots.join(''), metal.hole, 15);
}

function hollow(w: number, h: number): string {
  const [rim, well, floor] = [box(w, h, 96), box(w - 26, h - 26, 78), box(w - 50, h - 50, 60)];
  return `${fill(rim, metal.rim)}${fill(rim, 'url(#lit)')}${fill(well, metal.side)}${fill(well, 'url(#hollow)', 'fill-opacity=".8"')}${fill(floor, metal.plate)}${holes(w - 50, h - 50)}`;
}

const handle = (x: number, top: number, w: number) =>
  `<g transform="translate(${x} ${top + 170})">${shade(box(w, 190, 44), 20)}${fill(box(w, 190, 44), metal.handle)}${fill(box(w, 190, 44), 'url(#lit)', 'fill-opacity=".5"')}${fill(box(w * 0.52, 150, 30), '#454c54')}</g>`;

/** The air fryer's drawer, pulled out. */
export const drawer = (): Vessel => {
  const rim: Outline = box(452, 356, 96);
  return {
    svg: `<g transform="translate(0 -40)">${handle(0, 330, 92)}${shade(rim)}${hollow(452, 356)}</g>`,
    room: { w: 340, h: 250 },
  };
};

/** The same with baking paper under what would stick. */
export const linedDrawer = (): Vessel => {
  const { svg, room } = drawer();
  const leaf = box(366, 276, 18);
  return {
    svg: `${svg}<g transform="translate(0 -40) rotate(-1)">${fill(leaf, '#20160c', 'fill-opacity=".3" transform="translate(7 9)"')}${fill(leaf, '#f3eadb')}${line('M-300-276l60 170M250-276l-40 130M-366 130l150-40M366 150l-160-30', '#e0d2bb', 5)}</g>`,
    room,
  };
};

/** The two drawers of one that cooks two things at a time: what lies in them stands at ±275. */
export const baskets = (): Vessel => ({
  svg: [-275, 275]
    .map((x) => `<g transform="translate(${x} -40)">${handle(0, 340, 70)}${shade(box(258, 366, 80))}${hollow(258, 366)}</g>`)
    .join(''),
  room: { w: 168, h: 270 },
});

/** A baking sheet, with paper on it or without. */
export const sheet =
  (paper: string | undefined) =>
  (random: Random): Vessel => {
    const [rim, well] = [box(530, 390, 60), box(496, 356, 40)];
    const corner = () => random(-16, 16);
    const leaf = rounded(
      [
        [-468 + corner(), -330 + corner()],
        [468 + corner(), -330 + corner()],
        [468 + corner(), 330 + corner()],
        [-468 + corner(), 330 + corner()],
      ],
      14,
    );
    const creases = 'M-300-322l60 210m520-200l-50 150M-440 180l150-40m480 160l-30-130';
    return {
      svg: `${shade(rim)}${fill(rim, '#a9b0b7')}${fill(rim, 'url(#lit)')}${fill(well, '#8b939b')}${fill(well, 'url(#hollow)')}${paper ? `${fill(leaf, '#20160c', 'fill-opacity=".2" transform="translate(6 8)"')}${fill(leaf, paper)}${line(creases, '#e0d2bb', 5)}${fill(leaf, 'url(#lit)', 'fill-opacity=".5"')}` : ''}`,
      room: { w: 410, h: 270 },
    };
  };

/** Cast iron. */
export const pan = (): Vessel => {
  const grip = box(300, 46, 40);
  return {
    svg: `<g transform="rotate(34) translate(520 0)">${shade(grip)}${fill(grip, '#34393f')}${fill(grip, 'url(#lit)', 'fill-opacity=".4"')}<circle cx="250" r="18" fill="#1d2125"/></g>${shade(oval(380))}${fill(oval(380), '#3c4249')}${fill(oval(380), 'url(#lit)', 'fill-opacity=".6"')}${fill(oval(348), '#25292e')}${fill(oval(348), 'url(#hollow)', 'fill-opacity=".5"')}`,
    room: { w: 280, h: 280 },
    near: 1.1,
  };
};

/** A plate of stone. */
export const slate = (random: Random): Vessel => {
  const jag = () => random(-9, 9);
  const shape = rounded(
    [
      [-490 + jag(), -320],
      [-100, -312 + jag()],
      [490 + jag(), -318],
      [494, 40 + jag()],
      [486 + jag(), 320],
      [60, 314 + jag()],
      [-488 + jag(), 322],
    ],
    10,
  );
  return {
    svg: `${shade(shape, 16)}${fill(shape, '#2b3036')}<g transform="translate(-4 -6)">${fill(shape, '#454c54')}${fill(shape, 'url(#lit)', 'fill-opacity=".35"')}${line('M-420-200q200 30 380-20M-300 180q260-40 520 10M120-60q160 20 280-10', '#3b4249', 6)}</g>`,
    room: { w: 390, h: 240 },
  };
};

export const roundBoard = (): Vessel => ({
  svg: `${shade(oval(400), 18)}${fill(oval(400), '#8f6238')}<g transform="translate(-4 -7)">${fill(oval(400), '#cf9f6d')}${[1, 2, 3, 4, 5].map((ring) => `<ellipse cx="60" cy="-30" rx="${ring * 62}" ry="${ring * 60}" fill="none" stroke="#b98552" stroke-width="5" stroke-opacity=".6"/>`).join('')}${fill(oval(400), 'url(#lit)', 'fill-opacity=".7"')}</g>`,
  room: { w: 300, h: 300 },
});

/** Six hollows in tin. */
export const muffinTin = (): Vessel => {
  const rim = box(520, 350, 60);
  const cups = [-320, 0, 320].flatMap((x) =>
    [-160, 160].map(
      (y) =>
        `<g transform="translate(${x} ${y})">${fill(oval(132), '#5c656e')}${fill(oval(126), '#363c43')}${fill(oval(126), 'url(#hollow)', 'fill-opacity=".6"')}</g>`,
    ),
  );
  return { svg: `${shade(rim)}${fill(rim, '#7d868f')}${fill(rim, 'url(#lit)')}${cups.join('')}`, room: { w: 480, h: 320 } };
};
