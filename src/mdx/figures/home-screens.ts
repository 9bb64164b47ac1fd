import type { KeyIn } from '../../i18n/keys.ts';
import type { IconName } from './parts/icons.ts';

type Word = KeyIn<'figures' | 'phoneFigures'>;

/** Where something stands on the screen, in a drawing's units: see parts/PhoneFrame.astro. */
interface Place {
  x: number;
  y: number;
}

/** A phone's home screen, or the screen to the left of it, at one moment. */
export interface HomeScreen {
  /** What is seen, for readers who do not see it */
  alt: Word;
  /** How many unnamed apps there are above the row at the bottom, which has four more. `left` shows widgets instead */
  apps: number | 'left';
  /** They can be moved, and stand askew */
  askew?: true;
  /** Everything but the widget is darkened */
  dark?: true;
  /** Our widget, as wide as the screen or half so; one that is `held` is being moved, one with `handles` can be changed */
  widget?: Place & { small?: true; held?: true; handles?: true };
  /** Where a held widget came from or will stand */
  target?: Place;
  /** Buttons at the top */
  bar?: { start?: Word | 'plus'; middle?: Word; end?: Word; tap?: 'start' | 'end' };
  /** A button in the middle of the bottom */
  foot?: Word;
  menu?: Place & { lines: readonly (Word | undefined)[]; tap: number };
  /** The list of a widget's sizes, over everything, and the one that it shows */
  sizes?: 'small' | 'medium';
  finger: Place & { swipes?: true };
  /** Cut off below this, where nothing more is to be seen */
  height?: number;
}

const corner = { x: 65, y: 66 } as const;

/** The icons of apps that have no name: row by row, and then the row at the bottom. */
export const appSigns: readonly IconName[] = ['clock', 'sun', 'map', 'heart', 'book', 'star', 'shop', 'light'];
export const dockSigns: readonly IconName[] = ['chat', 'globe', 'mic', 'person'];

const homeScreens: Readonly<Record<string, HomeScreen>> = {
  edit: {
    alt: 'phoneFigures.editAlt',
    apps: 5,
    askew: true,
    bar: { start: 'phoneFigures.edit', end: 'phoneFigures.done', tap: 'start' },
    finger: { x: 106, y: 60 },
    height: 178,
  },
  plus: {
    alt: 'phoneFigures.plusAlt',
    apps: 5,
    askew: true,
    bar: { start: 'plus', end: 'phoneFigures.done', tap: 'start' },
    finger: { x: 106, y: 60 },
    height: 124,
  },
  editMenu: {
    alt: 'phoneFigures.editMenuAlt',
    apps: 5,
    askew: true,
    bar: { start: 'phoneFigures.edit', end: 'phoneFigures.done' },
    menu: { x: 58, y: 66, lines: ['phoneFigures.addWidget', undefined, undefined], tap: 0 },
    finger: { x: 190, y: 88 },
    height: 178,
  },
  sizes: { alt: 'phoneFigures.sizesAlt', apps: 5, sizes: 'small', finger: { x: 238, y: 202, swipes: true } },
  add: { alt: 'phoneFigures.addAlt', apps: 5, sizes: 'medium', finger: { x: 224, y: 262 }, height: 312 },
  placed: {
    alt: 'phoneFigures.placedAlt',
    apps: 4,
    askew: true,
    widget: corner,
    bar: { start: 'phoneFigures.edit', end: 'phoneFigures.done', tap: 'end' },
    finger: { x: 256, y: 60 },
    height: 178,
  },
  widgetMenu: {
    alt: 'phoneFigures.widgetMenuAlt',
    apps: 4,
    dark: true,
    widget: corner,
    menu: { x: 65, y: 164, lines: ['phoneFigures.editWidget', undefined, 'phoneFigures.removeWidget'], tap: 0 },
    finger: { x: 200, y: 188 },
  },
  removeMenu: {
    alt: 'phoneFigures.removeMenuAlt',
    apps: 4,
    dark: true,
    widget: corner,
    menu: { x: 65, y: 164, lines: ['phoneFigures.editWidget', undefined, 'phoneFigures.removeWidget'], tap: 2 },
    finger: { x: 206, y: 254 },
    height: 306,
  },
  leftEdit: { alt: 'phoneFigures.leftEditAlt', apps: 'left', foot: 'phoneFigures.edit', finger: { x: 212, y: 268 }, height: 320 },
  launcherMenu: {
    alt: 'phoneFigures.launcherMenuAlt',
    apps: 5,
    menu: { x: 112, y: 122, lines: [undefined, 'phoneFigures.widgets', undefined], tap: 1 },
    finger: { x: 220, y: 178 },
  },
  drag: {
    alt: 'phoneFigures.dragAlt',
    apps: 4,
    target: { x: 65, y: 120 },
    widget: { x: 112, y: 92, held: true },
    finger: { x: 196, y: 172 },
  },
  handles: {
    alt: 'phoneFigures.handlesAlt',
    apps: 5,
    widget: { ...corner, small: true, handles: true },
    finger: { x: 158, y: 164 },
  },
  remove: {
    alt: 'phoneFigures.removeAlt',
    apps: 5,
    bar: { middle: 'phoneFigures.remove' },
    target: corner,
    widget: { x: 119, y: 54, held: true },
    finger: { x: 203, y: 134 },
    height: 210,
  },
};

/** @throws RangeError when there is no such home screen, with those that there are */
export function homeScreenOf(name: string): HomeScreen {
  const screen = homeScreens[name];
  if (!screen)
    throw new RangeError(`<HomeScreen show="${name}">: there is no such one. There are: ${Object.keys(homeScreens).join(', ')}`);
  return screen;
}
