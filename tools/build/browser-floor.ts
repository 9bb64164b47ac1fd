import type { Plugin } from 'vite';

/** The oldest browsers that the pages work in, by name as in MDN's compatibility data: Android 7's last web views, and iPhones of 2017. */
export const oldestBrowsers = { chrome: '107', safari_ios: '16.4' } as const;

/** The same, as build targets. `npm test -- engines` walks the site in that Chromium; tests/links looks for newer built-ins. */
export const browserFloor = [
  `chrome${oldestBrowsers.chrome}`,
  `safari${oldestBrowsers.safari_ios}`,
  `ios${oldestBrowsers.safari_ios}`,
];

/** Sets {@link browserFloor} for what browsers load: Astro builds that for `esnext`, whatever `vite.build.target` says. */
export const enforceBrowserFloor: Plugin = {
  name: 'companion:browser-floor',
  configEnvironment: (name) => (name === 'client' ? { build: { target: browserFloor } } : undefined),
};
