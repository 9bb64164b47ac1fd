import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { oldestBrowsers } from '../../src/shell/oldest-browsers.ts';
import { workerOf } from '../../tools/build/service-worker.ts';
import { filesUnder } from '../../tools/scripts/site.ts';
import { newerUses } from './built-ins.ts';
import { readSite, siteDir } from './built-site.ts';
import { type Floor, newerThan } from './compat-data.ts';
import { inlineScripts } from './weights.ts';

const newer = newerThan(oldestBrowsers);

/** Uses that do no harm in the oldest browsers, and why. A use that can be written as `a.b?.()` needs no entry. */
const allowed: Readonly<Record<string, string>> = {
  'event auxclick': 'src/shell/page.ts: the middle button of a mouse',
  'event navigate': 'React asks whether there is a `navigation` first',
  'event navigateerror': 'React asks whether there is a `navigation` first',
  'event navigatesuccess': 'React asks whether there is a `navigation` first',
  'global SpeechRecognition': 'src/features/cook-mode/hands-free.ts takes the prefixed one where it is missing',
  'global navigation': 'React asks whether there is a `navigation` first',
  'member detect': 'The detectors of @zxing/library; src/features/registration/scan.ts asks for a BarcodeDetector, and catches',
  'member estimate': 'src/stores/saved-set.ts catches: without an estimate, saving is tried',
  'member fetch': 'ofetch reads the global `fetch` this way',
  'member flip': 'A matrix of @zxing/library',
  'member getName': 'A class of @zxing/library',
  'member isValid': 'libphonenumber-js, @zxing/library',
  'member skipTransition': 'React has such a transition only where the browser gave it one',
  'member startViewTransition': 'React catches, and goes on without a transition',
  'member use': "React's own",
  'static Error.captureStackTrace': '@zxing/library asks whether it is there',
};

/** Every script of the built site once, and a place where it is found. */
function scripts(): Map<string, string> {
  const files = filesUnder(siteDir)
    .filter((file) => file.endsWith('.js'))
    .map((file) => [readFileSync(file, 'utf8'), relative(siteDir, file)] as const);
  const inline = readSite().flatMap((page) => inlineScripts(page).map((code) => [code, page.path] as const));
  return new Map([...inline, ...files]);
}

test('no script of the site uses a built-in that the oldest browsers lack', async () => {
  const all = scripts().set(await workerOf([], true), 'the kill switch');
  expect(all.size).toBeGreaterThan(100);
  const uses = [...all].flatMap(([code, where]) => newerUses(code, newer).map((use) => ({ ...use, where })));
  expect(uses.filter(({ name }) => !(name in allowed)).map(({ name, where, code }) => `${where}: ${name} in ${code}`)).toEqual(
    [],
  );
  expect(
    Object.keys(allowed).filter((name) => !uses.some((use) => use.name === name)),
    'is allowed, and used no more',
  ).toEqual([]);
});

const found = (code: string, floor: Floor = oldestBrowsers) =>
  newerUses(code, floor === oldestBrowsers ? newer : newerThan(floor)).map(({ name }) => name);

describe('a built-in that the oldest browsers lack is found', () => {
  test.each([
    ['list.filter(Boolean).toSorted()', 'member toSorted'],
    ['list["toSorted"]()', 'member toSorted'],
    ['URL.canParse(text)', 'static URL.canParse'],
    ['const { length } = Object.groupBy(list, of)', 'static Object.groupBy'],
    ['Promise.withResolvers()', 'static Promise.withResolvers'],
    ['AbortSignal.any([one, other])', 'static AbortSignal.any'],
    ['Response.json({})', 'static Response.json'],
    ['one.union(other)', 'member union'],
    ['list.values().map(f)', 'iterator map'],
    ['text.matchAll(pattern).filter(f)', 'iterator filter'],
    ['new Intl.DurationFormat("de")', 'global Intl.DurationFormat'],
    ['new URLPattern({})', 'global URLPattern'],
    ['globalThis.scheduler', 'global scheduler'],
    ['requestIdleCallback(f)', 'global requestIdleCallback'],
    ['addEventListener("scrollend", f)', 'event scrollend'],
    ['addEventListener(`scrollend`, f)', 'event scrollend'],
    ['createImageBitmap(file, { imageOrientation: `from-image` })', 'option imageOrientation: from-image'],
    ['createImageBitmap(file, { imageOrientation: "from-image" })', 'option imageOrientation: from-image'],
    ['const options = { imageOrientation: `x`, "imageOrientation": "from-image" }', 'option imageOrientation: from-image'],
    ['/[\\p{L}--[a-z]]/v.test(text)', 'member unicodeSets'],
    ['/(?i:a)b/.test(text)', 'pattern modifier'],
    ['new RegExp(`(?i:a)`)', 'pattern modifier'],
  ])('%s', (code, name) => expect(found(code)).toEqual([name]));

  test('by the floor: lookbehind is as old as iOS 16.4', () => {
    for (const code of ['/(?<=a)b/', '/(?<!a)b/u', 'new RegExp("(?<=a)b")', 'new RegExp(`a(?<!b)`)']) {
      expect(found(code, { chrome: '107', safari_ios: '15.4' })).toEqual(['pattern lookbehind_assertion']);
      expect(found(code)).toEqual([]);
    }
    expect(found('structuredClone(a)', { chrome: '97' })).toEqual(['global structuredClone']);
    expect(found('structuredClone(a)')).toEqual([]);
  });
});

test.each([
  ['is skipped where it is missing', 'list.toSorted?.(); URL.canParse?.(a); window.navigation?.canGoBack'],
  ['is older', 'list.at(-1); text.replaceAll("a", "b"); Object.hasOwn(a, b); AbortSignal.timeout(1); new Intl.ListFormat("de")'],
  ['is of an array', 'Object.values(map).map(f); [1].map(f); Object.entries(map).filter(f)'],
  ['is a name of the script', 'import { navigation } from "./a.js"; function f(scheduler) { scheduler.add(navigation.open()) }'],
  ['is a named group', '/(?<name>a)(?:b)(?=c)/'],
])('what %s is none', (_, code) => expect(found(code)).toEqual([]));

test('a script that cannot be parsed is told', () => {
  expect(() => newerUses('const = 1', newer)).toThrow(SyntaxError);
});
