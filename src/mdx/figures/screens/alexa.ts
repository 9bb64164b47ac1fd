import type { Screens } from './screen.ts';

export const alexaScreens = {} satisfies Screens;
