import { describe, expect, test } from 'vitest';
import { guidePages, nextGuide, pageLike, textOf } from '../../../src/mdx/guide-pages.ts';
import type { routes } from '../../../src/routes/table.ts';
import { pageAt } from './page-at.ts';

const like = (path: string, name: (typeof routes)[number]['name']) => pageLike(pageAt(path), name)?.path;
const following = (path: string) => nextGuide(pageAt(path))?.path;

describe('the pages of guides', () => {
  test('are one for each variant of a route, with it in their address', () => {
    const paths = guidePages.filter(({ route }) => route.name === 'moreMaps').map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['/moreMaps100v', '/moreMapsLdsT6', '/moreMapsV330', '/moreMapsV320']));
    expect(paths).not.toContain('/moreMaps900a');
    expect(guidePages.filter(({ path }) => path.includes('['))).toEqual([]);
  });

  test('are none for a screen', () => {
    expect(guidePages.filter(({ route }) => !route.guide)).toEqual([]);
    expect(() => pageAt('/feedback')).toThrow('no guide at /feedback');
  });

  test('have addresses of their own', () => {
    expect(new Set(guidePages.map(({ path }) => path)).size).toBe(guidePages.length);
  });
});

describe('the page of a route that is like another page', () => {
  test('is for the same model', () => {
    expect(like('/moreMapsV330', 'partitions')).toBe('/partitionManagementV330');
    expect(like('/multiMapDescriptionPage', 'instructions')).toBe('/deviceiInstructions900a');
    expect(like('/deviceiInstructions900a', 'multiMap')).toBe('/multiMapDescriptionPage');
  });

  test('is for the same brand', () => {
    expect(like('/ultenic/guide', 'brandIftttContent')).toBe('/ultenic/guideContent');
    expect(like('/ultenicDiscover', 'productFaq')).toBe('/ultenicFAQ');
  });

  test('is the only one where it is for all of them', () => {
    expect(like('/vactidy/guide', 'scene')).toBe('/scene');
  });

  test.each([
    ['/deviceiInstructions900a', 'moreMaps'],
    ['/moreMapsV330', 'multiMap'],
    ['/scene', 'instructions'],
    ['/vactidyFAQ', 'discover'],
    ['/scene', 'feedback'],
  ] as const)('is not there: %s has no %s', (path, name) => {
    expect(like(path, name)).toBeUndefined();
  });
});

describe('the guide after one', () => {
  test('follows the series, for the same model', () => {
    expect(following('/partitionManagementV330')).toBe('/moreMapsV330');
    expect(following('/guideContent')).toBe('/scene');
  });

  test('of several is the same, whose own is that of the first series', () => {
    expect(following('/googleHomePlatformDescNew')).toBe('/googleHomeBind');
    expect(following('/googleHomePlatformDesc')).toBe('/googleHomeBind');
    expect(following('/googleHomeBind')).toBe('/googleHomeRobotVacuumCleaner');
  });

  test('passes over what its model does not have', () => {
    expect(following('/partitionManagement900a')).toBe('/multiMapDescriptionPage');
  });

  test('stays with its brand', () => {
    expect(following('/vactidy/guide')).toBe('/vactidy/guideContent');
  });

  test('is none at the end, nor for a guide in no series', () => {
    expect(following('/scene')).toBeUndefined();
    expect(following('/yandexAlice')).toBeUndefined();
  });

  test.each(['/addToHomeScreen', '/widgets/iosGuide', '/widgets/androidGuide'])(
    'is none where it would be for another phone than the reader’s: %s',
    (path) => {
      expect(following(path)).toBeUndefined();
    },
  );
});

describe('the text of a page', () => {
  const shown = (path: string, ...written: string[]) =>
    textOf(pageAt(path), 'de', (locale, id) => written.find((text) => text === `${locale}/${id}`));

  test.each([
    ['its model’s own', ['de/instructions/V330', 'en/instructions/V330', 'de/instructions/vacuum'], 'de/instructions/V330'],
    [
      'its model’s own in English rather than what is translated of its kind',
      ['en/instructions/V330', 'de/instructions/vacuum', 'en/instructions/vacuum'],
      'en/instructions/V330',
    ],
    ['its kind’s', ['de/instructions/vacuum', 'en/instructions/vacuum'], 'de/instructions/vacuum'],
    ['its kind’s in English', ['en/instructions/vacuum', 'de/instructions/V320'], 'en/instructions/vacuum'],
    ['none', ['fr/instructions/V330'], undefined],
  ])('is %s', (_, written, text) => {
    expect(shown('/deviceiInstructionsV330', ...written)).toBe(text);
  });
});
