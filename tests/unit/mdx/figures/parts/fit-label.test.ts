import { describe, expect, test } from 'vitest';
import { locales } from '../../../../../src/i18n/locales.ts';
import { fitLabel } from '../../../../../src/mdx/figures/parts/fit-label.ts';
import { textsOf } from '../../../../../src/mdx/translation/strings.ts';

describe('a label', () => {
  test('that does not fit is named with its file and key', () => {
    const text = textsOf('de')['guide.ifThisFails'] ?? '';
    expect(() => fitLabel(text, { width: 5, size: 12 })).toThrow('It is “ifThisFails” in content/de/strings/guide.json');
    expect(() => fitLabel(text.replaceAll(' ', '\u00A0'), { width: 5, size: 12 })).toThrow('“ifThisFails”');
    expect(() => fitLabel('Donaudampfschiff', { width: 5, size: 12 })).toThrow(/shorten it$/);
  });

  test('stays as it is where it fits', () => {
    expect(fitLabel('Water', { width: 90, size: 12 })).toEqual({ lines: ['Water'], size: 12 });
  });

  test('gets smaller where it does not', () => {
    const { lines, size } = fitLabel('Wooden floor', { width: 70, size: 14 });
    expect(lines).toEqual(['Wooden floor']);
    expect(size).toBeLessThan(14);
  });

  test('gets smaller sooner in bold letters, which are wider', () => {
    const box = { width: 71, size: 12 };
    expect(fitLabel('Wooden floor', box).size).toBe(11);
    expect(fitLabel('Wooden floor', { ...box, bold: true }).size).toBe(10);
  });

  test('breaks between words, evenly, where there is room for two lines', () => {
    expect(fitLabel('Глазурованная плитка', { width: 90, height: 26, size: 10 }).lines).toEqual(['Глазурованная', 'плитка']);
    expect(fitLabel('a bb ccc dddd', { width: 52, height: 26, size: 10 }).lines).toEqual(['a bb ccc', 'dddd']);
  });

  test('breaks between Han characters, without punctuation at the beginning of a line', () => {
    expect(fitLabel('設定，完成', { width: 40, height: 26, size: 10 }).lines).toEqual(['設定，', '完成']);
  });

  test('keeps a Japanese word in Han characters together, with its particle, even in slightly smaller letters', () => {
    const { lines, size } = fitLabel('空気清浄機をつけて', { width: 60, height: 28, size: 11 });
    expect(lines).toEqual(['空気清浄機を', 'つけて']);
    expect(size).toBeGreaterThanOrEqual(9);
  });

  test('keeps one together that has both Han characters and katakana', () => {
    const box = { width: 224, height: 36, size: 14, bold: true };
    expect(fitLabel('「アレクサ、ロボット掃除機をスタートして」', box).lines).toEqual([
      '「アレクサ、ロボット掃除機を',
      'スタートして」',
    ]);
  });

  test('breaks Korean between words only', () => {
    expect(fitLabel('물걸레질 안 함', { width: 50, height: 26, size: 10 }).lines).toEqual(['물걸레질', '안 함']);
  });

  test('is refused where even the smallest letters do not fit', () => {
    expect(() => fitLabel('Donaudampfschifffahrt', { width: 40, size: 12 })).toThrow('shorten it');
  });
});

describe('the words in drawings', () => {
  test.each(locales.map(({ code }) => code))('fit in %s', (code) => {
    const texts = { ...textsOf('en'), ...textsOf(code) };
    const tag = (text = '') => fitLabel(text, { width: 82, height: 24, size: 12, bold: true });
    for (const text of ['guide.floor1', 'guide.floor3', 'figures.woodenFloor'])
      expect(tag(texts[text]).lines.length).toBeLessThan(3);
    const small = (text = '') => fitLabel(text, { width: 53, height: 24, size: 12, bold: true });
    for (const text of ['figures.kitchen', 'figures.balcony']) expect(small(texts[text]).lines.length).toBeLessThan(3);
    expect(fitLabel(texts['guide.modeStandard'] ?? '', { width: 80, size: 12 }).lines).toHaveLength(1);
    expect(fitLabel(texts['figures.maps'] ?? '', { width: 62, height: 27, size: 11 }).lines.length).toBeLessThan(3);
  });
});
