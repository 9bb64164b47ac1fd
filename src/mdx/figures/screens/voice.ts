import type { Screens } from './screen.ts';

export const voiceScreens = {} satisfies Screens;
