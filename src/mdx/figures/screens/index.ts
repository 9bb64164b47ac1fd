import { alexaScreens } from './alexa.ts';
import { automationScreens } from './automation.ts';
import { mapScreens } from './map.ts';
import { noticeScreens } from './notice.ts';
import { phoneScreens } from './phone.ts';
import type { Screen, Screens } from './screen.ts';
import { voiceScreens } from './voice.ts';

export const screens: Screens = {
  ...alexaScreens,
  ...automationScreens,
  ...mapScreens,
  ...noticeScreens,
  ...phoneScreens,
  ...voiceScreens,
};

/** @throws RangeError when there is no such screen, with those that there are */
export function screenOf(name: string): Screen {
  const screen = screens[name];
  if (!screen)
    throw new RangeError(`<AppScreen show="${name}">: there is no such screen. There are: ${Object.keys(screens).join(', ')}`);
  return screen;
}
