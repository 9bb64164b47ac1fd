/** The oldest browsers that the pages work in, by name as in MDN's compatibility data: Android 7's last web views, and iPhones of 2017. */
export const oldestBrowsers = { chrome: '107', safari_ios: '16.4' } as const;

/**
 * Whether a user agent names an engine that is older than that; undefined where it names neither Chromium nor an iPhone's or iPad's
 * system.
 */
export function isTooOld(userAgent: string): boolean | undefined {
  const [, chrome] = /Chrome\/(\d+)/.exec(userAgent) ?? [];
  if (chrome) return Number(chrome) < Number(oldestBrowsers.chrome);
  const [, major, minor = '0'] = /\bOS (\d+)(?:_(\d+))?.*like Mac OS X/.exec(userAgent) ?? [];
  const [oldestMajor = 0, oldestMinor = 0] = oldestBrowsers.safari_ios.split('.').map(Number);
  return major ? Number(major) < oldestMajor || (Number(major) === oldestMajor && Number(minor) < oldestMinor) : undefined;
}
