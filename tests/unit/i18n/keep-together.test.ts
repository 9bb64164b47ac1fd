import { describe, expect, test } from 'vitest';
import { keepTogether, partsOfPhrases, wordsOfHeading } from '../../../src/i18n/keep-together.ts';
import type { LocaleCode } from '../../../src/i18n/locales.ts';

/** With what does not break made visible: ~ for U+00A0, + for U+2060. */
const kept = (text: string, code: LocaleCode) => keepTogether(text, code).replaceAll('\u00A0', '~').replaceAll('\u2060', '+');

describe('no line ends', () => {
  test.each([
    ['within a name', 'en', 'Link to Google Home', 'Link to Google~Home'],
    ['within a name between other letters', 'ja', 'デバイスをGoogle Homeと連携', 'デバイスをGoogle~Homeと連携'],
    ['within a name of other letters', 'ru', 'Яндекс Алиса и Google Home', 'Яндекс~Алиса и Google~Home'],
    ['within a Russian compound', 'ru', 'Управление роботом-пылесосом', 'Управление роботом-+пылесосом'],
    ['between a sign and its number', 'de', 'Der LDS T6 und iOS 18', 'Der LDS~T6 und iOS~18'],
    ['at the hyphen of a name', 'fr', 'le mot de passe Wi-Fi', 'le mot de passe Wi-+Fi'],
    ['between a number and its unit', 'en', 'After 15 minutes at 2.4 GHz', 'After 15~minutes at 2.4~GHz'],
    ['between a placeholder and its unit', 'de', 'noch {{days}} Tage', 'noch {{days}}~Tage'],
    ['before a percent sign', 'fr', '{{percent}} % et 45 %', '{{percent}}~% et 45~%'],
    ['before a Chinese measure word', 'zh', '12 种语言，第 4 步', '12~种语言，第 4~步'],
    ['between a number and pixels', 'de', '320 Pixel', '320~Pixel'],
    ['within a Chinese unit', 'zh', '15 分钟内', '15~分+钟内'],
    ['within one of Hong Kong', 'zh-hk', '{{minutes}} 分鐘', '{{minutes}}~分+鐘'],
    ['before a Japanese counter', 'ja', '15個のうち{{count}}件', '15+個のうち{{count}}+件'],
    ['within a Japanese counter', 'ja', '約5分間、2つ目', '約+5+分+間、2+つ+目'],
    ['within a short label in English', 'ja', '「Set up device」', '「Set~up~device」'],
    ['before a Japanese particle', 'ja', 'レベル2は45%です', 'レベル2+は45%+です'],
    ['within a Japanese word that ends a phrase too early', 'ja', '一時停止、お気に入りマップ', '一時+停止、お気に+入りマップ'],
    ['between a Japanese verb and what makes a noun of it', 'ja', 'できること', 'できる+こと'],
    ['before a Korean particle', 'ko', '‘확인’을, SN(번호)이 45%로', '‘확인’+을, SN(번호)+이 45%+로'],
  ] as const)('%s', (_, code, text, expected) => {
    expect(kept(text, code)).toBe(expected);
  });
});

describe('a line may end', () => {
  test.each([
    ['behind the name of a model', 'en', 'The V330 is online'],
    ['behind other words of a company', 'en', 'a Google account, Home Screen'],
    ['behind a placeholder of words', 'en', 'Open the {{brand}} app'],
    ['between Korean words', 'ko', '‘확인’ 버튼'],
    ['before a number', 'en', 'level 2'],
    ['between a number and what is no unit', 'de', '{{max}} Fotos und 5 Bereiche'],
  ] as const)('%s', (_, code, text) => {
    expect(kept(text, code)).toBe(text);
  });
});

test('what is kept together already stays as it is', () => {
  for (const [text, code] of [
    ['Google Home, 15 min', 'en'],
    ['15分間', 'ja'],
    ['一時停止', 'ja'],
    ['Робот-пылесос', 'ru'],
    ['15 分钟', 'zh'],
    ['‘확인’을', 'ko'],
  ] as const)
    expect(keepTogether(keepTogether(text, code), code)).toBe(keepTogether(text, code));
});

describe('a heading', () => {
  test.each([
    ['Google Home：扫地机器人', ['Google Home：扫地', '机器人']],
    ['设置水量', ['设置', '水量']],
    ['添加小组件', ['添加', '小组件']],
    ['清洁地图的边缘', ['清洁', '地图的', '边缘']],
    ['15\u00A0分\u2060钟', ['15\u00A0分\u2060钟']],
  ])('breaks between the words of %s', (text, pieces) => {
    expect(wordsOfHeading(text, 'zh')).toEqual(pieces);
  });

  test('of another language is left to its browser', () => {
    expect(wordsOfHeading('ロボット掃除機の使い方', 'ja')).toEqual(['ロボット掃除機の使い方']);
  });
});

describe('a long Japanese phrase', () => {
  test.each([
    ['現在のGoogle\u00A0Homeアプリ用です。', ['現在のGoogle\u00A0Home', 'アプリ用です。']],
    ['アプリで確認します', ['', 'アプリで確認します']],
    ['エアフライヤー本体で', ['エアフライヤー', '本体で']],
    ['確認してください。', ['確認', 'して', 'ください。']],
    ['もう一度探してください', ['もう一度探して', 'ください']],
    ['オフラインかもしれません。', ['オフライン', 'かもしれません。']],
  ])('breaks between the words of %s', (text, pieces) => {
    expect(partsOfPhrases(text, 'ja')).toEqual(pieces);
  });

  test.each(['デバイス一覧を', 'ロボット掃除機を', 'タップします。', 'デバイスがない'])('%s is none', (text) => {
    expect(partsOfPhrases(text, 'ja')).toEqual([text]);
  });

  test('of another language is none', () => {
    expect(partsOfPhrases('在{{brand}}应用中查看设备页面', 'zh')).toEqual(['在{{brand}}应用中查看设备页面']);
  });
});
