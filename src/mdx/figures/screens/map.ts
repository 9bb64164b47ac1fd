import type { Screens } from './screen.ts';

export const mapScreens = {} satisfies Screens;
