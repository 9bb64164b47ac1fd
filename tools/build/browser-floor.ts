import type { Plugin } from 'vite';
import { oldestBrowsers } from '../../src/shell/oldest-browsers.ts';

/** {@link oldestBrowsers} as build targets. `npm test -- engines` walks the site in that Chromium; tests/links looks for newer built-ins. */
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
