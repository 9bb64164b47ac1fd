import { describe, expect, test } from 'vitest';
import { type LocaleCode, locales } from '../../../../../../src/i18n/locales.ts';
import { foreignWords, guesser } from '../../../../../../tools/scripts/translations/check/language-of.ts';
import { pairedPassages, passagesOf } from '../../../../../../tools/scripts/translations/check/passages.ts';
import {
  otherChinese,
  strangeLetters,
  untranslated,
  valueFaults,
} from '../../../../../../tools/scripts/translations/check/text-faults.ts';
import { lacksRules, typographyFaults } from '../../../../../../tools/scripts/translations/check/typography.ts';
import { contentFolder } from '../../../../mdx/translation/folder.ts';

const local = (text: string, english = 'Clean the filter of the robot') => ({
  file: 'content/xx/faq/a.mdx',
  name: '#b',
  lines: [7, 8],
  text,
  english,
});

describe('a text is refused', () => {
  test.each([
    ['de', 'Clean the filter of the robot'],
    ['de', '…'],
    ['ja', '清掃装置確認後電源再投入。'],
    ['ja', 'Clean the filter'],
    ['ja', 'フィルターを清掃します。 Then put the dust box back.'],
    ['ko', 'Clean the filter of {{model}}'],
    ['ru', 'Clean the filter.'],
    ['ru', 'Очистите фильтр. Then put the dust box back.'],
    ['zh', 'Clean the filter'],
    ['zh-hk', 'Clean filter'],
  ] as const)('in %s when nobody has translated it: %s', (code, text) => {
    expect(untranslated(code, local(text))).toEqual([
      { file: 'content/xx/faq/a.mdx', line: 7, what: expect.stringContaining('is not translated'), fix: 'Translate it' },
    ]);
  });

  test.each([
    ['de', 'Reinigen Sie den фильтр'],
    ['ko', '필터 清掃'],
    ['zh', '清洁フィルター'],
    ['fr', '清潔'],
  ] as const)('in %s with letters of another language: %s', (code, text) => {
    expect(strangeLetters(code, local(text))).toHaveLength(1);
  });

  test.each([
    ['zh', '请清潔滤网', '潔'],
    ['zh', '設备', '設'],
    ['zh-hk', '請清洁濾網', '洁'],
    ['zh-hk', '製作说明', '说'],
  ] as const)('in %s with characters of the other Chinese: %s', (code, text, found) => {
    expect(otherChinese(code, local(text))).toMatchObject([{ what: expect.stringContaining(`has ${found} of`) }]);
  });

  test('when a name or a number is not that of the English', () => {
    const text = local('Bis zu {{count}} Fotos', 'Up to {{max}} photos, 2 MB each');
    expect(valueFaults({ ...text, file: 'content/de/strings/form.json' })).toMatchObject([
      { line: 7, what: 'English has {{max}} where this has {{count}}: Bis zu {{count}} Fotos' },
      { line: 7, what: expect.stringContaining('English says 2') },
    ]);
  });
});

describe('a text may', () => {
  test.each([
    ['de', 'Google Home', 'Google Home'],
    ['ja', '吸引力', 'Suction'],
    ['ja', '「Connect」をタップします。', 'Tap Connect.'],
    ['ko', 'Amazon Alexa', 'Amazon Alexa'],
    ['zh-hk', '帳戶了解說明', 'Account'],
    ['ru', 'Скажите «Hey Google»', 'Say “Hey Google”'],
  ] as const)('in %s be %s', (code, text, english) => {
    const whole = local(text, english);
    expect([...untranslated(code, whole), ...strangeLetters(code, whole), ...otherChinese(code, whole)]).toEqual([]);
  });

  test('name its device more often than the English, and write numbers its own way', () => {
    expect(valueFaults(local('{{model}} mit 2,4 GHz', 'It has 2.4 GHz'))).toEqual([]);
  });

  test('as a whole section have other numbers, which are told where they stand', () => {
    expect(valueFaults({ ...local('Eins', 'One\nLevel 2'), joined: true })).toEqual([]);
  });
});

describe('the words of a language', () => {
  const german = ['Der Filter ist voll und muss raus', 'Die Karte ist leer und neu', 'Der Roboter und die Karte'];
  const labels = Array.from({ length: 2 }, () => 'Google Home, Amazon Alexa, Yandex Alice');
  const french = ['Le filtre est plein et doit sortir', 'La carte est vide et neuve', 'Le robot et la carte', ...labels];
  const { strange } = guesser(
    new Map([
      ['de', german],
      ['fr', french],
    ]),
  );

  test('tell it from another', () => {
    expect(strange('Le robot est vide et neuf', 'de')).toEqual({ like: 'fr', by: expect.any(Number) });
    expect(strange('Der Roboter ist voll und neu', 'de')).toBeUndefined();
  });

  test('of which there are few tell a text that is wholly in another', () => {
    expect(strange('La carte est et la', 'pt')).toMatchObject({ like: 'fr' });
    expect(strange('La carte est o mapa', 'pt')).toBeUndefined();
    expect(strange('La carte: Google Home, Amazon Alexa, Yandex Alice', 'pt')).toBeUndefined();
  });

  test('of which there are none yet say only what is left to do: a text may be right in both', () => {
    const texts = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`text${index}`, 'Abre la app del robot']));
    const strings = JSON.stringify(texts);
    const { folder } = contentFolder({ 'en/strings/common.json': strings, 'es/strings/common.json': strings });
    expect(foreignWords('de', [local('Abre la app del robot')], folder)).toMatchObject([{ pending: true }]);
  });

  test('are found in one sentence of a paragraph', () => {
    const text =
      'Leeren Sie den Staubbehälter des Roboters und setzen Sie ihn wieder ein.\nThen put the dust box back into the robot.';
    expect(foreignWords('de', [local(text)], 'content')).toMatchObject([
      { line: 8, what: 'It looks like “en”: Then put the dust box back into the robot.' },
    ]);
  });

  test('are not those of a few names, or of what is quoted', () => {
    expect(strange('Le robot', 'de')).toBeUndefined();
    expect(strange('Der Roboter ist voll: „Le robot est vide et la carte“', 'de')).toBeUndefined();
  });
});

describe('the typography of a text', () => {
  test.each([
    ['de', 'Höchstens 2 MB', 'unit'],
    ['de', 'Höchstens {{size}} MB', 'unit'],
    ['de', 'Tippen Sie auf “Karten”', 'quotes'],
    ['de', 'Bei 45%', 'percent'],
    ['fr', 'Prêt ?', 'U+202F'],
    ['fr', 'Carte : vide', 'colon'],
    ['fr', 'Touchez « Cartes »', 'guillemets'],
    ['fr', "L'appareil", 'straight'],
    ['es', 'Listo?', 'opening sign'],
    ['it', 'Il 50 %', 'space before %'],
    ['pl', 'Wybierz “Mapy”', 'quotes'],
    ['tr', '45%', 'behind its number'],
    ['ru', 'Карта — пуста', 'dash'],
    ['ja', 'タップします,次に', 'half-width'],
    ['ja', 'デバイス ID', 'space beside'],
    ['ko', '30 °C', 'space before a unit'],
    ['ko', '켜세요！', 'full-width'],
    ['zh', '打开App', 'no space between'],
    ['zh', '「地图」', 'quotes'],
    ['zh-hk', '請輕按,然後', 'half-width'],
    ['it', 'Attendi...', 'full stops'],
    ['it', '2&nbsp;MB', 'a code that readers see'],
    ['it', '2\\u00a0MB', 'a code that readers see'],
    ['it', 'Invia ', 'at its beginning or its end'],
  ] as const)('in %s is refused: %s', (code, text, problem) => {
    expect(
      typographyFaults(code, local(text))
        .map(({ what }) => what)
        .join(),
    ).toContain(problem);
  });

  test.each([
    ['de', '{{size}}\u00A0MB auf {{model}} mit 30\u00A0°C: „Karten“, 45\u00A0%'],
    ['fr', 'Prêt\u202F? «\u00A0Cartes\u00A0»\u00A0: L’appareil'],
    ['es', '¿Listo? ¡Sí!'],
    ['tr', '%45, 2,4\u00A0GHz'],
    ['ru', 'Карта\u00A0— «пуста»'],
    ['ja', '「デバイスID」をタップ：30°C'],
    ['ko', '‘지도’를 탭해 주세요. 30°C'],
    ['zh', '打开 App：“地图”，{{count}} 条'],
    ['zh-hk', '連結 Google Home，30 °C'],
    ['en', "It's 30 °C"],
  ] as const)('in %s is right: %s', (code, text) => {
    expect(typographyFaults(code, local(text))).toEqual([]);
  });
});

describe('a language without rules of its own', () => {
  const code = 'pt' as LocaleCode;

  test('is checked by those that hold in most', () => {
    expect(typographyFaults(code, local('A 30 °C'))).toMatchObject([{ what: expect.stringContaining('unit') }]);
    expect(typographyFaults(code, local('A 30\u00A0°C: “mapas”'))).toEqual([]);
  });

  test('is told to lack them', () => {
    expect(lacksRules(code)).toMatchObject([{ file: 'tools/scripts/translations/check/typography.ts', pending: true }]);
    expect(locales.flatMap((locale) => lacksRules(locale.code))).toEqual([]);
  });
});

test('a no-break space may be written as in HTML', () => {
  const [passage] = passagesOf({ body: 'Bei 30&nbsp;°C\n', above: 0 });
  expect(typographyFaults('de', local(passage?.text ?? '30 °C'))).toEqual([]);
});

test('a fault is told at its line of a longer text', () => {
  expect(typographyFaults('it', local('Premi {{model}}\nAttendi...'))).toMatchObject([{ line: 8 }]);
});

describe('the passages of a guide', () => {
  const guide =
    '## Start <q lang="ru">Алиса</q> [#go]\n\nUse the {{brand}} app, **twice**.\n\n<Figure caption="A map.">\n<X />\n</Figure>\n\n- One\n';

  test('are its headings, paragraphs, captions and items, without the words of other languages', () => {
    expect(passagesOf({ body: guide, above: 4 })).toEqual([
      { section: 'go', text: 'Start \uFFFC', lines: [5] },
      { section: 'go', text: 'Use the {{brand}} app, twice.', lines: [7] },
      { section: 'go', text: 'A map.', lines: [9] },
      { section: 'go', text: 'One', lines: [13] },
    ]);
  });

  test('stand beside those of the English, or as a section where there are fewer', () => {
    const english = passagesOf({ body: '## A [#a]\n\nB\n\nC\n\n## D [#d]\n', above: 0 });
    expect(pairedPassages(passagesOf({ body: '## Ä [#a]\n\nBC\n\n## Δ [#d]\n', above: 0 }), english)).toEqual([
      { section: 'a', text: 'Ä\nBC', lines: [1, 3], english: 'A\nB\nC', joined: true },
      { section: 'd', text: 'Δ', lines: [5], english: 'D' },
    ]);
  });
});
