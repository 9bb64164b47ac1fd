import { describe, expect, test } from 'vitest';
import { resolvePage } from '../../../src/routes/edge.ts';
import { prefixOf } from '../../../src/routes/locale-prefix.ts';

describe('the rule of the edge', () => {
  test.each([
    ['/helpCenter', undefined, ['/helpCenter'], 'en', true],
    ['/helpCenter', 'de', ['/de/helpCenter', '/helpCenter'], 'de', true],
    ['/helpCenter', 'zh_TW', ['/zh-hk/helpCenter', '/helpCenter'], 'zh-hk', true],
    ['/helpCenter', 'xx', ['/helpCenter'], 'en', true],
    ['/helpCenter', 'en-GB', ['/helpCenter'], 'en', true],
    ['/de/helpCenter', 'fr', ['/de/helpCenter'], 'de', false],
    ['/en/scene', 'de', ['/en/scene'], 'en', false],
    ['/feedbackDetails/7', 'fr', ['/fr/feedbackDetails', '/feedbackDetails'], 'fr', true],
    ['/de/feedbackDetails/7', undefined, ['/de/feedbackDetails'], 'de', false],
    ['/', 'de', ['/de/', '/'], 'de', true],
  ])('%s with the cookie %s is looked for in %j', (path, cookie, pages, code, varies) => {
    const answer = resolvePage(path, cookie);
    expect({ ...answer, locale: answer.locale.code }).toEqual({ pages, locale: code, varies });
  });

  test.each([
    ['/de', 'de'],
    ['/de/', 'de'],
    ['/zh-hk/home', 'zh-hk'],
    ['/zh/home', 'zh'],
    ['/en/home', 'en'],
    ['/dex/home', undefined],
    ['/device', undefined],
    ['/', undefined],
  ])('%s names the language %s', (path, code) => {
    expect(prefixOf(path)?.code).toBe(code);
  });
});
