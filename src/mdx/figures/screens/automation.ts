import type { Screens } from './screen.ts';

export const automationScreens = {} satisfies Screens;
