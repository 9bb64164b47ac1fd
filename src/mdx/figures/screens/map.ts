import type { KeyIn } from '../../../i18n/keys.ts';
import type { RoomName } from '../parts/floor-plan.ts';
import type { Screens } from './screen.ts';

export const mapScreens = {
  maps: {
    title: 'figures.maps',
    bar: { end: [] },
    rows: [
      { cell: 'mapFigures.firstMap', icon: 'map', tap: true },
      { cell: 'mapFigures.map2', icon: 'map' },
      { cell: 'mapFigures.favoriteMaps', icon: 'heart' },
    ],
  },
  mapList: {
    title: 'figures.maps',
    bar: { end: [] },
    rows: [
      { cell: 'mapFigures.firstMap', icon: 'map' },
      { cell: 'mapFigures.map2', icon: 'map' },
      { cell: 'mapFigures.favoriteMaps', icon: 'heart' },
    ],
  },
  favoriteMaps: {
    title: 'figures.maps',
    bar: { end: [] },
    rows: [
      { cell: 'mapFigures.firstMap', icon: 'map' },
      { cell: 'mapFigures.map2', icon: 'map' },
      { cell: 'mapFigures.favoriteMaps', icon: 'heart', tap: true },
    ],
  },
} satisfies Screens;

/** A moment of editing a map: what is selected, and what the finger is on. */
interface MapMoment {
  title: KeyIn<'mapFigures'>;
  alt: KeyIn<'mapFigures'>;
  selected?: readonly RoomName[];
  /** The line across the partition that is split: being drawn, or there */
  line?: 'draws' | 'drawn';
  /** In the units of the phone; nothing is tapped without it */
  finger?: readonly [x: number, y: number];
  /** What is shown of the phone: all of it, without the tools below, or what is around them */
  part?: 'map' | 'tools';
}

const tools = { split: [114, 280], merge: [187, 280], reset: [260, 280] } as const;
const confirm = [258, 274] as const;

/** The map's editing in the app, in the order of the guide. */
const mapMoments = {
  open: { title: 'mapFigures.editMap', alt: 'mapFigures.editing' },
  splitTool: { title: 'mapFigures.editMap', alt: 'mapFigures.splitTool', finger: tools.split, part: 'tools' },
  splitArea: {
    title: 'mapFigures.split',
    alt: 'mapFigures.splitArea',
    selected: ['living'],
    finger: [206, 166],
    part: 'map',
  },
  splitLine: {
    title: 'mapFigures.split',
    alt: 'mapFigures.splitLine',
    selected: ['living'],
    line: 'draws',
    finger: [270, 180],
    part: 'map',
  },
  splitConfirm: {
    title: 'mapFigures.split',
    alt: 'mapFigures.splitConfirm',
    selected: ['living'],
    line: 'drawn',
    finger: confirm,
    part: 'tools',
  },
  mergeTool: { title: 'mapFigures.editMap', alt: 'mapFigures.mergeTool', finger: tools.merge, part: 'tools' },
  mergeAreas: {
    title: 'mapFigures.merge',
    alt: 'mapFigures.mergeAreas',
    selected: ['hall', 'nook'],
    finger: [246, 116],
    part: 'map',
  },
  mergeConfirm: {
    title: 'mapFigures.merge',
    alt: 'mapFigures.mergeConfirm',
    selected: ['hall', 'nook'],
    finger: confirm,
  },
  resetTool: { title: 'mapFigures.editMap', alt: 'mapFigures.resetTool', finger: tools.reset, part: 'tools' },
  resetConfirm: { title: 'mapFigures.reset', alt: 'mapFigures.resetConfirm', finger: confirm },
} as const satisfies Record<string, MapMoment>;

/** @throws RangeError when there is no such moment, with those that there are */
export function mapMomentOf(name: string): MapMoment {
  const moments: Readonly<Record<string, MapMoment>> = mapMoments;
  const moment = moments[name];
  if (!moment)
    throw new RangeError(`<MapEditor show="${name}">: there is no such moment. There are: ${Object.keys(mapMoments).join(', ')}`);
  return moment;
}
