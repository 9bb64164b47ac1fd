import type { Screens } from './screen.ts';

export const phoneScreens = {} satisfies Screens;
