import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { arriveBy, documentStart, guideEnd, guideStart, notFoundStart, type Visit } from './inline-page.ts';

const arrive = (visit: Visit) => arriveBy(documentStart, visit);
const sentTo = (visit: Visit) => arrive(visit).replaced;

describe('the language', () => {
  test('is English for whom nothing is known', () => {
    const { replaced, root } = arrive({ address: '/home' });
    expect(replaced).toBeUndefined();
    expect(root.hidden).toBeUndefined();
  });

  test.each([
    ['de', '/de/home'],
    ['zhf', '/zh-hk/home'],
    ['zh_TW', '/zh-hk/home'],
    ['zh', '/zh/home'],
    ['pt-BR', undefined],
    ['', undefined],
  ])('of the cookie %j leads to %s', (lang, address) => {
    expect(sentTo({ address: '/home', cookie: `a=1; lang=${lang}; b=2` })).toBe(address);
  });

  test('is asked of the cookie, then of storage, then of the app', () => {
    const app = { companionShell: {}, companionInfo: { lang: 'it' } };
    expect(sentTo({ address: '/home', cookie: 'lang=de', local: { lang: 'fr' }, app })).toBe('/de/home');
    expect(sentTo({ address: '/home', cookie: 'xlang=de', local: { lang: 'fr' }, app })).toBe('/fr/home');
    expect(sentTo({ address: '/home', app })).toBe('/it/home');
  });

  test('is English where the first value is unknown, whatever the next would say', () => {
    expect(sentTo({ address: '/home', cookie: 'lang=nl', local: { lang: 'fr' } })).toBeUndefined();
  });

  test('keeps parameters, and a token behind the hash', () => {
    expect(sentTo({ address: '/feedback?device=9#?token=secret', cookie: 'lang=de' })).toBe(
      '/de/feedback?device=9#?token=secret',
    );
  });

  test('hides a page that is about to go, so that no other language flashes up', () => {
    expect(arrive({ address: '/home', cookie: 'lang=de' }).root.hidden).toBe(true);
  });

  test('of an address with a prefix is shown as the address says', () => {
    expect(sentTo({ address: '/fr/home', pageLang: 'fr', cookie: 'lang=de' })).toBeUndefined();
    expect(sentTo({ address: '/zh-hk/home', pageLang: 'zh-Hant-HK', cookie: 'lang=en' })).toBeUndefined();
  });

  test('of the page that a host chose by the cookie itself is right already', () => {
    expect(sentTo({ address: '/home', pageLang: 'de', cookie: 'lang=de' })).toBeUndefined();
    expect(sentTo({ address: '/home', pageLang: 'zh-Hant-HK', cookie: 'lang=zhf' })).toBeUndefined();
  });

  test('never leads to the address that the page already has', () => {
    expect(sentTo({ address: '/home', pageLang: 'de' })).toBeUndefined();
  });

  test('is no prefix of another word', () => {
    expect(sentTo({ address: '/derby', cookie: 'lang=fr' })).toBe('/fr/derby');
  });

  test('of the root leads to the root of the language, without a slash', () => {
    expect(sentTo({ address: '/', cookie: 'lang=de' })).toBe('/de');
  });

  test.each([5, null, {}, ['x'], true])('that the app gives as %j is English', (lang) => {
    expect(sentTo({ address: '/home', app: { companionShell: {}, companionInfo: { lang } } })).toBeUndefined();
  });

  test('survives cookies and storage that throw, and asks the app', () => {
    expect(sentTo({ address: '/home', noStorage: true })).toBeUndefined();
    expect(sentTo({ address: '/home', noStorage: true, app: { companionShell: {}, companionInfo: { lang: 'de' } } })).toBe(
      '/de/home',
    );
  });
});

describe('the app', () => {
  test.each<[string, Visit]>([
    ['Android', { address: '/home', app: { companionShell: {} } }],
    ['iOS', { address: '/home', app: { webkit: { messageHandlers: { companionShell: {} } } } }],
    ['DSBridge on Android', { address: '/home', app: { _dsbridge: {} } }],
    ['DSBridge on iOS', { address: '/home', userAgent: 'Mozilla/5.0 _dsbridge' }],
    ['Flutter', { address: '/home', app: { flutter_inappwebview: {} } }],
  ])('on %s is noticed, and is to be asked what it did not tell', (_, visit) => {
    expect(arrive(visit)).toMatchObject({ root: { dataset: { shell: 'ask' } }, askedApp: true });
    const told = (info: object) => arrive({ ...visit, app: { ...visit.app, companionInfo: { v: 1, ...info } } });
    for (const part of [{}, { lang: 'en' }, { brand: '' }])
      expect(told(part)).toMatchObject({ root: { dataset: { shell: 'ask' } }, askedApp: true });
    expect(told({ lang: 'en', brand: '' })).toMatchObject({ root: { dataset: { shell: '' } }, askedApp: false });
  });

  test('that was asked for the rest of what it told is not asked again, and what it told counts', () => {
    const session = { 'companion.app': JSON.stringify({ lang: 'ko', brand: 'ultenic' }) };
    const app = { companionShell: {}, companionInfo: { v: 1, brand: 'vactidy' } };
    const { root, replaced, askedApp } = arrive({ address: '/home', app, session });
    expect([askedApp, replaced, root.dataset.brand]).toEqual([false, '/ko/home', 'vactidy']);
  });

  test('that was asked on an earlier page is not asked again', () => {
    const session = { 'companion.app': JSON.stringify({ lang: 'ko', brand: 'ultenic', brandName: 'UL' }) };
    const { root, replaced, brandName, askedApp } = arrive({ address: '/home', app: { flutter_inappwebview: {} }, session });
    expect(askedApp).toBe(false);
    expect(root.dataset).toEqual({ shell: '', brand: 'ultenic' });
    expect(replaced).toBe('/ko/home');
    expect(brandName).toBe('UL');
  });

  test('is not seen in a browser', () => {
    expect(arrive({ address: '/home', app: { webkit: { messageHandlers: {} } } }).root.dataset).not.toHaveProperty('shell');
  });

  test('whose kept answers are spoilt is asked again', () => {
    const visit = { address: '/home', app: { flutter_inappwebview: {} }, session: { 'companion.app': '{' } };
    expect(arrive(visit).askedApp).toBe(true);
  });
});

describe('the brand', () => {
  const app = (brand: unknown, brandName?: unknown) => ({ companionShell: {}, companionInfo: { brand, brandName } });
  const seen = (visit: Visit) => {
    const { root, brandName } = arrive(visit);
    return [root.dataset.brand, brandName];
  };

  test('is the default one where nobody names any', () => {
    expect(seen({ address: '/home' })).toEqual(['default', 'Companion']);
    expect(seen({ address: '/home', noStorage: true })).toEqual(['default', 'Companion']);
  });

  test("is the app's before the link's", () => {
    expect(seen({ address: '/home?brand=vactidy', app: app('ultenic') })).toEqual(['ultenic', 'Ultenic']);
  });

  test('has the name that the app gives it', () => {
    expect(seen({ address: '/home', app: app('ultenic', 'Ultenic Home') })).toEqual(['ultenic', 'Ultenic Home']);
    expect(seen({ address: '/home', app: app('nobody', 'Acme') })).toEqual(['default', 'Acme']);
    expect(seen({ address: '/home', app: app('', '') })).toEqual(['default', 'Companion']);
  });

  test('of a link is kept for the visit', () => {
    const { root, session } = arrive({ address: '/#/home?brand=vactidy' });
    expect(root.dataset.brand).toBe('vactidy');
    expect(seen({ address: '/home', session })).toEqual(['vactidy', 'Vactidy']);
    expect(seen({ address: '/home?brand=ultenic', noStorage: true })).toEqual(['ultenic', 'Ultenic']);
  });

  test.each(['constructor', '__proto__', 'nobody', '"><script>'])('%s is none of ours', (brand) => {
    expect(seen({ address: `/home?brand=${encodeURIComponent(brand)}`, app: app(brand) })).toEqual(['default', 'Companion']);
  });

  test('of a page that belongs to one stays, with the names as built', () => {
    expect(seen({ address: '/ultenic/guide?brand=vactidy', pageBrand: 'ultenic', app: app('vactidy', 'V') })).toEqual([
      'ultenic',
      'as built',
    ]);
  });
});

describe('a link to a former page', () => {
  const forwarded = (address: string, more: Partial<Visit> = {}) => arriveBy(notFoundStart, { address, ...more }).replaced;

  test('leads to the page in the language of the reader', () => {
    expect(forwarded('/#/helpCenter')).toBe('/helpCenter');
    expect(forwarded('/#/home/')).toBe('/home');
    expect(forwarded('/#/home/?x=y')).toBe('/home?x=y');
    expect(forwarded('/#/feedbackDetails/7?from=push', { cookie: 'lang=de' })).toBe('/de/feedbackDetails/7?from=push');
  });

  test('leads to the page in the language of the address', () => {
    expect(forwarded('/fr#/helpCenter', { pageLang: 'fr', cookie: 'lang=de' })).toBe('/fr/helpCenter');
  });

  test('keeps the parameters before the hash', () => {
    expect(forwarded('/index.html?brand=ultenic#/home?back=exit')).toBe('/home?brand=ultenic&back=exit');
  });

  test('keeps a token behind the hash, where no server sees it', () => {
    expect(forwarded('/#/feedback?token=a%2Bb&device=1')).toBe('/feedback#?token=a%2Bb&device=1');
    expect(forwarded('/?back=exit#/feedback?token=a')).toBe('/feedback?back=exit#?token=a');
  });

  test.each(['#//evil.example/x', '#/\\evil.example', '#/javascript:alert(1)', '#/a/../b', '#/', '#main', '#/a%2Fb', '#/a//'])(
    'is not followed where it is no plain path: %s',
    (hash) => {
      expect(forwarded(`/${hash}`)).toBeUndefined();
    },
  );

  test('is followed on the 404 page only', () => {
    expect(sentTo({ address: '/home#/feedback' })).toBeUndefined();
  });

  test('does not keep the 404 page from showing in the language of the reader', () => {
    expect(forwarded('/gone?x=1', { cookie: 'lang=de' })).toBe('/de/gone?x=1');
  });
});

test('a token leaves the address, however it is written', () => {
  expect(arrive({ address: '/feedback?x=1#?token=secret&device=9' })).toMatchObject({ address: '/feedback?x=1#?device=9' });
  expect(arrive({ address: '/feedback#?token=%' })).toMatchObject({
    address: '/feedback',
    root: { dataset: { brand: 'default' } },
  });
});

test('a token goes along to the page in the language of the reader', () => {
  const { replaced, address } = arrive({ address: '/feedback#?token=secret', cookie: 'lang=de' });
  expect([replaced, address]).toEqual(['/de/feedback#?token=secret', undefined]);
});

test('the voice assistant that the reader used last is known to guides before the first paint', () => {
  const arrive = (visit: Visit) => arriveBy(guideStart, visit);
  expect(arrive({ address: '/IntelligentVoice', local: { assistant: 'alexa' } }).root.dataset.assistant).toBe('alexa');
  expect(arrive({ address: '/IntelligentVoice', noStorage: true }).root.dataset.assistant).toBeUndefined();
});

test('every navigation begins at the top', () => {
  expect(arrive({ address: '/home' }).scrollRestoration).toBe('manual');
});

test('a guide asks the app when there is something to read', () => {
  const visit = { address: '/scene', app: { flutter_inappwebview: {} } };
  expect(arriveBy(guideStart, visit)).toMatchObject({ root: { dataset: { shell: 'ask' } }, askedApp: false });
  expect(arriveBy(`${guideStart}${guideEnd}`, visit).askedApp).toBe(true);
});

test.each([
  ['every guide', `${guideStart}\n${guideEnd}`],
  ['the 404 page', notFoundStart],
])('the script of %s leaves room in the 1,500 bytes that a guide may have of JavaScript', (_, code = '') => {
  expect(brotliCompressSync(code).length).toBeGreaterThan(500);
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(1490);
});
