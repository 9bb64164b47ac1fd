import { Converter as toTraditional } from 'opencc-js/cn2t';
import { Converter as toSimplified } from 'opencc-js/t2cn';
import { type LocaleCode, sourceLocale } from '../../src/i18n/locales.ts';
import type { GuideFile } from '../../src/mdx/translation/guide-files.ts';
import { numbersIn } from '../../src/mdx/translation/outline.ts';
import { placeholdersIn } from '../../src/mdx/translation/strings.ts';
import type { LocalText } from './local-texts.ts';

/** What a text of other letters than English needs at least one of: a sentence without any is none of its language. */
const scripts: Partial<Record<LocaleCode, RegExp>> = {
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
  ru: /\p{Script=Cyrillic}/u,
  zh: /\p{Script=Han}/u,
  'zh-hk': /\p{Script=Han}/u,
};

/** What stays as it is in every language, as each `_guide.md` lists: names, and labels in other companies' apps. */
const staysEnglish =
  /\b(Google Home|Amazon Alexa|Yandex Alice|(?:Hey|OK) Google|Works with Google|Set up device|Skills & Games|Enable to use|Discover devices|Open as Web App|iPhone|iPad|iOS|Android)\b/g;

/** Files whose short texts are those labels. */
const foreignLabels = /strings\/(alexa|voice|automation)Figures\.json/;

/** The name that IFTTT itself gives to an applet: made of its English triggers and actions. */
const appletName = 'If Robot Stopped, then Send a notification';

/** A text that says nothing in the language that it should be in. */
export const untranslated = (code: LocaleCode, local: LocalText): string[] =>
  saysNothing(code, local) ? [`${local.at} is not translated: ${local.text}`] : [];

function saysNothing(code: LocaleCode, { at, text, english }: LocalText): boolean {
  if (text === appletName) return false;
  const rest = text.replace(staysEnglish, ' ').replace(/\{\{\w+\}\}/g, ' ');
  const words = rest.match(/\p{L}[\p{L}’'-]+/gu) ?? [];
  const copied = text === english && words.length > (foreignLabels.test(at) ? 3 : 2);
  const script = scripts[code];
  if (!script) return copied;
  // A Japanese label is often of Han characters alone, a sentence never.
  const least = code === 'ja' ? /\p{L}{2}.*[。？]$/u : /\p{L}{2}.*\s.*\p{L}{2}/u;
  return copied || (!script.test(rest) && !foreignLabels.test(at) && (least.test(rest) || /[a-z]{2}.* .*[a-z]{2}/i.test(rest)));
}

const letters: readonly [RegExp, readonly LocaleCode[]][] = [
  [/\p{Script=Han}/u, ['zh', 'zh-hk', 'ja']],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, ['ja']],
  [/\p{Script=Hangul}/u, ['ko']],
  [/\p{Script=Cyrillic}/u, ['ru']],
];

/** Yandex's own labels, which are Russian everywhere. */
const russian = /strings\/alexaFigures\.json alice/;

/** Letters that the language does not have. What a guide marks with `lang` is not looked at. */
export const strangeLetters = (code: LocaleCode, { at, text }: LocalText): string[] =>
  !russian.test(at) && letters.some(([script, codes]) => script.test(text) && !codes.includes(code))
    ? [`${at} has letters of another language: ${text}`]
    : [];

const fromHongKong = toSimplified({ from: 'hk', to: 'cn' });
const fromTaiwan = toSimplified({ from: 'tw', to: 'cn' });
const toHongKong = toTraditional({ from: 'cn', to: 'hk' });

/** Both are written in Hong Kong, and the dictionary prefers the other: 説, 户, 温, 閲, 羣, 脱, 峯. */
const alike = new Set('說戶溫閱群脫峰');

/** Words of characters that are simplified ones in other words. */
const traditionalToo = /了解|發霉|刮走|美制/g;

/** The characters of the other Chinese: traditional ones in `zh`, simplified ones in `zh-hk`. */
export function otherChinese(code: LocaleCode, { at, text }: LocalText): string[] {
  const found = code === 'zh' ? traditionalIn(text) : code === 'zh-hk' ? simplifiedIn(text) : [];
  return found.length > 0 ? [`${at} has ${found.join('')} of the other Chinese: ${text}`] : [];
}

const traditionalIn = (text: string) => differing(text, fromTaiwan(fromHongKong(text)));

function simplifiedIn(text: string): string[] {
  const rest = text.replace(traditionalToo, '');
  return differing(rest, toHongKong(rest)).filter((character) => !alike.has(character));
}

function differing(text: string, converted: string): string[] {
  const wanted = [...converted];
  return [...text].filter((character, index) => character !== wanted[index]);
}

/** Names and numbers that English inserts and a translation does not, or the other way round. */
export function valueProblems({ at, text, english }: LocalText): string[] {
  const [own, theirs] = [placeholdersIn(text), placeholdersIn(english)];
  const numbers = numbersIn(text);
  const missing = numbersIn(english).filter((number) => !numbers.includes(number));
  return [
    // A guide may name its device more or less often: guides are compared as a whole.
    ...(at.includes('/strings/') && own !== theirs ? [`${at}: English has “${theirs}” where this has “${own}”: ${text}`] : []),
    ...missing.map((number) => `${at}: English says ${number}, this does not: ${text}`),
  ];
}

/** Guides and answers that a language lacks, and those that English does. */
export function missingPaths(guides: readonly Pick<GuideFile, 'id' | 'locale'>[], codes: readonly LocaleCode[]): string[] {
  const ids = new Set(guides.map(({ id }) => id));
  const written = new Set(guides.map(({ locale, id }) => `content/${locale}/${id}.mdx`));
  return [sourceLocale.code as LocaleCode, ...codes].flatMap((code) =>
    [...ids].map((id) => `content/${code}/${id}.mdx`).flatMap((path) => (written.has(path) ? [] : [`${path} is missing`])),
  );
}
