import { expect, test } from 'vitest';
import { isTooOld } from '../../../src/shell/oldest-browsers.ts';

const android = (chrome: string) =>
  `Mozilla/5.0 (Linux; Android 9; Pixel 2; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/${chrome} Mobile Safari/537.36`;
const iphone = (os: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${os} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148`;
const ipad = 'Mozilla/5.0 (iPad; CPU OS 15_8 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';

test.each([
  ['a web view of the oldest version', android('107.0.0.0'), false],
  ['a newer one', android('140.0.0.0'), false],
  ['an older one', android('106.0.5249.126'), true],
  ['an iPhone of the oldest version', iphone('16_4'), false],
  ['a newer one', iphone('17_0_1'), false],
  ['an older one', iphone('16_3_1'), true],
  ['the first of its year', iphone('16'), true],
  ['an iPad', ipad, true],
  ['another engine', 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', undefined],
])('%s', (_, userAgent, old) => {
  expect(isTooOld(userAgent)).toBe(old);
});
