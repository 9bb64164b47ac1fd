import { Converter as toTraditional } from 'opencc-js/cn2t';
import { Converter as toSimplified } from 'opencc-js/t2cn';
import type { LocaleCode } from '../../../../src/i18n/locales.ts';
import { placeholdersIn } from '../../../../src/i18n/plural-forms.ts';
import { sentencesOf } from '../../../../src/lib/sentences.ts';
import type { Fault } from '../../../../src/mdx/translation/fault.ts';
import { numbersIn } from '../../../../src/mdx/translation/outline.ts';
import { faultIn, type LocalText } from './local-texts.ts';

/** What a text of other letters than English needs at least one of: a sentence without any is none of its language. */
export const scripts: Partial<Record<LocaleCode, RegExp>> = {
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
  ru: /\p{Script=Cyrillic}/u,
  zh: /\p{Script=Han}/u,
  'zh-hk': /\p{Script=Han}/u,
};

/** What stays as it is in every language, as each `_guide.md` lists: names, and labels in other companies' apps. */
export const staysEnglish =
  /\b(Google Home|Amazon Alexa|Yandex Alice|(?:Hey|OK) Google|Works with Google|Set up device|Skills & Games|Enable to use|Discover devices|Open as Web App|iPhone|iPad|iOS|Android)\b/g;

/** Files whose short texts are those labels. */
const foreignLabels = /strings\/(alexa|voice|automation)Figures\.json/;

/** The name that IFTTT itself gives to an applet: made of its English triggers and actions. */
const appletName = 'If Robot Stopped, then Send a notification';

/** A text that says nothing in the language that it should be in. */
export const untranslated = (code: LocaleCode, local: LocalText): Fault[] =>
  saysNothing(code, local) ? [faultIn(local, `It is not translated: ${local.text}`, 'Translate it')] : [];

function saysNothing(code: LocaleCode, { file, text, english }: LocalText): boolean {
  if (text === appletName) return false;
  const rest = text.replace(staysEnglish, ' ').replace(/\{\{\w+\}\}/g, ' ');
  if (/\p{L}/u.test(english) && !/\p{L}/u.test(text)) return true;
  const words = rest.match(/\p{L}[\p{L}’'-]+/gu) ?? [];
  const copied = text === english && words.length > (foreignLabels.test(file) ? 3 : 2);
  const script = scripts[code];
  if (!script) return copied;
  // A Japanese label is often of Han characters alone, a sentence never.
  const least = code === 'ja' ? /\p{L}{2}.*[。？]$/u : /\p{L}{2}.*\s.*\p{L}{2}/u;
  const isForeign = (part: string) => !script.test(part) && (least.test(part) || /[a-z]{2}.* .*[a-z]{2}/i.test(part));
  return copied || (!foreignLabels.test(file) && [rest, ...sentencesOf(rest)].some(isForeign));
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
export function strangeLetters(code: LocaleCode, local: LocalText): Fault[] {
  if (russian.test(`${local.file} ${local.name}`)) return [];
  const found = letters.flatMap(([script, codes]) => (codes.includes(code) ? [] : (script.exec(local.text)?.index ?? [])));
  return found.length > 0 ? [faultIn(local, `It has letters of another language: ${local.text}`, 'Replace them', found[0])] : [];
}

const fromHongKong = toSimplified({ from: 'hk', to: 'cn' });
const fromTaiwan = toSimplified({ from: 'tw', to: 'cn' });
const toHongKong = toTraditional({ from: 'cn', to: 'hk' });

/** Both are written in Hong Kong, and the dictionary prefers the other: 説, 户, 温, 閲, 羣, 脱, 峯. */
const alike = new Set('說戶溫閱群脫峰');

/** Words of characters that are simplified ones in other words. */
const traditionalToo = /了解|發霉|刮走|美制/g;

/** The characters of the other Chinese: traditional ones in `zh`, simplified ones in `zh-hk`. */
export function otherChinese(code: LocaleCode, local: LocalText): Fault[] {
  const { text } = local;
  const found = code === 'zh' ? traditionalIn(text) : code === 'zh-hk' ? simplifiedIn(text) : [];
  if (found.length === 0) return [];
  const at = text.indexOf(found[0] ?? '');
  return [faultIn(local, `It has ${found.join('')} of the other Chinese: ${text}`, 'Write the characters of yours', at)];
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
export function valueFaults(local: LocalText): Fault[] {
  const { file, text, english, joined } = local;
  // Of a whole section, the guide's outline tells lists and numbers that differ, each in its line.
  if (!english || joined) return [];
  const [own, theirs] = [placeholdersIn(text), placeholdersIn(english)];
  const numbers = numbersIn(text);
  const missing = numbersIn(english).filter((number) => !numbers.includes(number));
  const fix = `Write what English has: ${english}`;
  return [
    // A guide may name its device more or less often: guides are compared as a whole.
    ...(!file.endsWith('.mdx') && own !== theirs
      ? [faultIn(local, `English has ${theirs || 'no placeholder'} where this has ${own || 'none'}: ${text}`, fix)]
      : []),
    ...(!file.endsWith('.mdx') && own === theirs && /[{}]/.test(text.replace(/\{\{\w+\}\}/g, ''))
      ? [faultIn(local, `It has a brace that belongs to no name: ${text}`, fix)]
      : []),
    ...missing.map((number) => faultIn(local, `English says ${number}, this does not: ${text}`, fix)),
  ];
}
