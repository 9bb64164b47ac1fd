import type { Screens } from './screen.ts';

export const noticeScreens = {} satisfies Screens;
