import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { themeColor } from '../../../../src/layouts/head/theme-color.ts';

test('browsers paint around a page what the page itself stands on', () => {
  const tokens = readFileSync(new URL('../../../../src/styles/tokens.css', import.meta.url), 'utf8');
  const grounds = [...tokens.matchAll(/--ground:\s*(#\w+)/g)].map(([, color]) => color);
  expect(grounds).toEqual([themeColor.light, themeColor.dark]);
});
