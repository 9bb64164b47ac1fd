import type { Area } from './layouts.ts';
import { fill, softShadow, stroke } from './paint.ts';
import type { Random } from './random.ts';
import { ellipse, type Outline, rect, roundedPolygon } from './shapes.ts';

/** What the food lies in or on, around 0,0. */
export interface Vessel {
  svg: string;
  /** Where food can lie */
  area: Area;
  /** Enlarges the whole scene; 1 by default */
  zoom?: number;
}

const metal = { rim: '#474e57', side: '#2d3238', plate: '#3b424a', hole: '#22262b', handle: '#33393f' };

/** The crisper plate's staggered oblong holes. */
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
  return stroke(spots.join(''), metal.hole, 15);
}

function hollow(w: number, h: number): string {
  const [rim, well, floor] = [rect(w, h, 96), rect(w - 26, h - 26, 78), rect(w - 50, h - 50, 60)];
  return `${fill(rim, metal.rim)}${fill(rim, 'url(#lit)')}${fill(well, metal.side)}${fill(well, 'url(#hollow)', 'fill-opacity=".8"')}${fill(floor, metal.plate)}${holes(w - 50, h - 50)}`;
}

const handle = (x: number, top: number, w: number) =>
  `<g transform="translate(${x} ${top + 170})">${softShadow(rect(w, 190, 44), 20)}${fill(rect(w, 190, 44), metal.handle)}${fill(rect(w, 190, 44), 'url(#lit)', 'fill-opacity=".5"')}${fill(rect(w * 0.52, 150, 30), '#454c54')}</g>`;

/** The pulled-out drawer of an air fryer. */
export const drawer = (): Vessel => {
  const rim: Outline = rect(452, 356, 96);
  return {
    svg: `<g transform="translate(0 -40)">${handle(0, 330, 92)}${softShadow(rim)}${hollow(452, 356)}</g>`,
    area: { w: 340, h: 250 },
  };
};

/** The drawer lined with baking paper. */
export const linedDrawer = (): Vessel => {
  const { svg, area } = drawer();
  const leaf = rect(366, 276, 18);
  return {
    svg: `${svg}<g transform="translate(0 -40) rotate(-1)">${fill(leaf, '#20160c', 'fill-opacity=".3" transform="translate(7 9)"')}${fill(leaf, '#f3eadb')}${stroke('M-300-276l60 170M250-276l-40 130M-366 130l150-40M366 150l-160-30', '#e0d2bb', 5)}</g>`,
    area,
  };
};

/** The two drawers of a dual air fryer, centered at x = ±275. */
export const baskets = (): Vessel => ({
  svg: [-275, 275]
    .map(
      (x) => `<g transform="translate(${x} -40)">${handle(0, 340, 70)}${softShadow(rect(258, 366, 80))}${hollow(258, 366)}</g>`,
    )
    .join(''),
  area: { w: 168, h: 270 },
});

/** A baking sheet. @param paper color of the baking paper, if any */
export const sheet =
  (paper: string | undefined) =>
  (random: Random): Vessel => {
    const [rim, well] = [rect(530, 390, 60), rect(496, 356, 40)];
    const corner = () => random(-16, 16);
    const leaf = roundedPolygon(
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
      svg: `${softShadow(rim)}${fill(rim, '#a9b0b7')}${fill(rim, 'url(#lit)')}${fill(well, '#8b939b')}${fill(well, 'url(#hollow)')}${paper ? `${fill(leaf, '#20160c', 'fill-opacity=".2" transform="translate(6 8)"')}${fill(leaf, paper)}${stroke(creases, '#e0d2bb', 5)}${fill(leaf, 'url(#lit)', 'fill-opacity=".5"')}` : ''}`,
      area: { w: 410, h: 270 },
    };
  };

/** A cast-iron pan. */
export const pan = (): Vessel => {
  const grip = rect(300, 46, 40);
  return {
    svg: `<g transform="rotate(34) translate(520 0)">${softShadow(grip)}${fill(grip, '#34393f')}${fill(grip, 'url(#lit)', 'fill-opacity=".4"')}<circle cx="250" r="18" fill="#1d2125"/></g>${softShadow(ellipse(380))}${fill(ellipse(380), '#3c4249')}${fill(ellipse(380), 'url(#lit)', 'fill-opacity=".6"')}${fill(ellipse(348), '#25292e')}${fill(ellipse(348), 'url(#hollow)', 'fill-opacity=".5"')}`,
    area: { w: 280, h: 280 },
    zoom: 1.1,
  };
};

/** A slate plate. */
export const slate = (random: Random): Vessel => {
  const jag = () => random(-9, 9);
  const shape = roundedPolygon(
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
    svg: `${softShadow(shape, 16)}${fill(shape, '#2b3036')}<g transform="translate(-4 -6)">${fill(shape, '#454c54')}${fill(shape, 'url(#lit)', 'fill-opacity=".35"')}${stroke('M-420-200q200 30 380-20M-300 180q260-40 520 10M120-60q160 20 280-10', '#3b4249', 6)}</g>`,
    area: { w: 390, h: 240 },
  };
};

export const roundBoard = (): Vessel => ({
  svg: `${softShadow(ellipse(400), 18)}${fill(ellipse(400), '#8f6238')}<g transform="translate(-4 -7)">${fill(ellipse(400), '#cf9f6d')}${[1, 2, 3, 4, 5].map((ring) => `<ellipse cx="60" cy="-30" rx="${ring * 62}" ry="${ring * 60}" fill="none" stroke="#b98552" stroke-width="5" stroke-opacity=".6"/>`).join('')}${fill(ellipse(400), 'url(#lit)', 'fill-opacity=".7"')}</g>`,
  area: { w: 300, h: 300 },
});

/** A tin for six muffins. */
export const muffinTin = (): Vessel => {
  const rim = rect(520, 350, 60);
  const cups = [-320, 0, 320].flatMap((x) =>
    [-160, 160].map(
      (y) =>
        `<g transform="translate(${x} ${y})">${fill(ellipse(132), '#5c656e')}${fill(ellipse(126), '#363c43')}${fill(ellipse(126), 'url(#hollow)', 'fill-opacity=".6"')}</g>`,
    ),
  );
  return { svg: `${softShadow(rim)}${fill(rim, '#7d868f')}${fill(rim, 'url(#lit)')}${cups.join('')}`, area: { w: 480, h: 320 } };
};
