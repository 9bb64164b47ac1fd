import { describe, expect, test } from 'vitest';
import type { LocaleCode } from '../../../src/i18n/locales.ts';
import { addressOf } from '../../../src/mdx/address-of.ts';
import { guideContext } from '../../../src/mdx/guide-context.ts';
import { pageAt } from './page-at.ts';

const from = (path: string, link: string, pageLocale: LocaleCode = 'en') =>
  addressOf(link, guideContext(pageAt(path), pageLocale, { locale: 'en' }));

describe('a link in a guide', () => {
  test('leads to a route by its name, in the language of the page', () => {
    expect(from('/guide', 'scene')).toBe('/scene');
    expect(from('/guide', 'scene', 'zh-hk')).toBe('/zh-hk/scene');
    expect(from('/guide', 'feedbackList', 'de')).toBe('/de/feedbackList');
  });

  test('leads to a part of a page', () => {
    expect(from('/scene', 'googleHomeBind#link-3', 'ja')).toBe('/ja/googleHomeBind#link-3');
  });

  test('leads to the page of the same model or brand', () => {
    expect(from('/moreMapsV330', 'partitions#split', 'de')).toBe('/de/partitionManagementV330#split');
    expect(from('/ultenic/guide', 'brandIftttContent')).toBe('/ultenic/guideContent');
  });

  test('leads to an answer', () => {
    expect(from('/scene', 'faqDetail/error-device-offline#step-2', 'de')).toBe('/de/faqDetail/error-device-offline#step-2');
    expect(from('/deviceiInstructions900a', 'faqDetail/error-device-offline')).toBe('/faqDetail/error-device-offline');
  });

  test.each(['#location', 'https://ifttt.com/plans', 'mailto:help@example.com', 'tel:+123'])('stays as it is: %s', (link) => {
    expect(from('/scene', link, 'de')).toBe(link);
  });

  test.each([
    ['no route', 'smartScenes'],
    ['an address instead of a name', '/scene'],
    ['a route that needs an id', 'rmaDetail'],
    ['content with an id', 'faqDetail'],
    ['no answer', 'faqDetail/no-such-answer'],
    ['an id where there is none', 'feedbackList/anything'],
    ['a guide that only models have', 'instructions'],
    ['an address without encryption', 'http://ifttt.com'],
    ['a script', 'javascript:alert(1)'],
    ['nothing', ''],
  ])('is refused when it names %s', (_, link) => {
    expect(() => from('/scene', link)).toThrow(`The guide of /scene (automation/scene.mdx) links to "${link}"`);
  });

  test('is refused with the files that the page can show', () => {
    expect(() => from('/faqDetail/error-device-offline', '/scene')).toThrow('(faq/error-device-offline.mdx) links');
    expect(() => from('/deviceiInstructions900a', '/scene')).toThrow('(instructions/900a.mdx, instructions/vacuum.mdx) links');
  });

  test('is told how to lead to the pages of all models or brands from a guide about none', () => {
    expect(() => from('/scene', 'instructions')).toThrow('<Guides of="instructions" /> links to the one of each model');
    expect(() => from('/scene', 'faqDetail')).not.toThrow('<Guides');
  });

  test('leads nowhere where the model has no such page', () => {
    expect(from('/deviceiInstructions900a', 'moreMaps')).toBeUndefined();
    expect(() => from('/scene', 'moreMaps')).toThrow('with a page for it');
  });
});
