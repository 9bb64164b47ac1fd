import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocaleCode } from '../../../../src/i18n/locales.ts';
import type { Fault } from '../../../../src/mdx/translation/fault.ts';
import { faultIn, type LocalText } from './local-texts.ts';

/** A word of the table in `content/<language>/_guide.md`, and how a text of that language may say it. */
export interface Term {
  /** `robot vacuum` */
  english: string;
  /** Beginnings of the words that say it, of which a text has at least one */
  stems: readonly string[];
}

/** How a term fares in the texts of a language. */
export interface Use extends Term {
  /** In how many texts English has it, and how many of those say it as the table does */
  texts: number;
  said: number;
  /** The files that say it so */
  saidIn: ReadonlySet<string>;
  /** Where it is said otherwise */
  otherwise: readonly LocalText[];
}

/** English words with so many meanings that no language has one word for all of them. */
const manyMeanings = new Set(
  (
    'use, home, send, step, light, model, action, block, link, connect, plan, report, record, reset, kitchen, ' +
    'sign in, online, clean, submit, register, continue, store, area, level, switch, photo, button, upload, trigger, ' +
    'skill, mop, press, path, border, timer, provider, underside, receipt, insert, this device, phrase, smells, ' +
    'cook, feedback'
  ).split(', '),
);

/** Names that hold a word of the table, and are no case of it. */
const names = /\b(Google Home|Apple Home|App Store|Add to Home Screen|Data Saver)\b/gi;

/**
 * The terms of a table. A cell with as many parts between slashes as the English one says one for each; commas, colons and semicolons part ways
 * to say the same; brackets are notes. A row about several things at once, or a label with a capital, is for people only.
 *
 * @param guide the text of a `_guide.md`
 */
export function termsOf(guide: string): Term[] {
  const rows = [...guide.matchAll(/^\|([^|\n]+)\|([^|\n]+)\|/gm)].map(([, ...cells]) => cells.map((cell) => cell.trim()));
  const terms = new Map<string, string[]>();
  for (const [cell = '', target = ''] of rows.slice(rows.findIndex(([first = '']) => /^-+$/.test(first)) + 1)) {
    const parts = cell.split(' / ');
    const ways = target.replace(/[(（][^)）]*[)）]/g, ' ').split(' / ');
    for (const [index, part] of parts.entries()) {
      const english = part
        .replace(/\(.*?\)/g, '')
        .replace(/^(to|a|the) /, '')
        .trim();
      if (!/^[a-z][^:;,]*$/.test(english) || manyMeanings.has(english)) continue;
      const own = ways.length === parts.length ? [ways[index] ?? ''] : ways;
      terms.set(english, [...(terms.get(english) ?? []), ...own.flatMap((way) => way.split(/[,;:，；：、]/)).flatMap(stemsOf)]);
    }
  }
  return [...terms].map(([english, stems]) => ({ english, stems })).filter(({ stems }) => stems.length > 0);
}

/** The terms of a language; none before its `_guide.md` is written. */
export function termsOfLanguage(code: LocaleCode, content = 'content'): Term[] {
  const file = join(content, code, '_guide.md');
  return existsSync(file) ? termsOf(readFileSync(file, 'utf8')) : [];
}

/** What stays of words that are inflected: not their last letters, nor short words between longer ones. Squares are not inflected. */
function stemsOf(way: string): string[] {
  const words = folded(way).match(/[\p{L}\p{N}]+/gu) ?? [];
  const long = words.filter((word) => square.test(word) || word.length > 3);
  const stem = (word: string) => word.slice(0, Math.max(3, word.length - (word.length > 6 ? 3 : word.length > 4 ? 2 : 1)));
  return (long.length > 0 ? long : words).map((word) => (square.test(word) ? word.replace(/하다$|다$/, '') : stem(word)));
}

const square = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u;

/** Small letters without the signs on them, which come and go in an inflected word. */
const folded = (text: string): string =>
  square.test(text) ? text.toLowerCase() : text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i');

/** How each term fares. A text is counted for the longest of the terms that it has in one place: “home screen”, not “home”. */
export function usesOf(terms: readonly Term[], texts: readonly LocalText[]): Use[] {
  const longestFirst = [...terms].sort((a, b) => b.english.length - a.english.length);
  const patterns = longestFirst.map((term) => {
    const word = term.english.replace(/[^\w ]/g, '\\$&').replace(/favou?rite/, 'favou?rite');
    return {
      term,
      pattern: new RegExp(`(?<![\\w-])${word}(s|es|ped|ping)?(?![\\w-])`, 'gi'),
      use: { texts: 0, saidIn: new Set<string>(), otherwise: [] as LocalText[] },
    };
  });
  for (const local of texts) {
    const { file, text } = local;
    let rest = local.english.replace(names, ' ');
    const own = folded(text);
    for (const { term, pattern, use } of patterns) {
      const without = rest.replace(pattern, ' ');
      if (without === rest) continue;
      rest = without;
      use.texts++;
      if (term.stems.some((stem) => own.includes(stem))) use.saidIn.add(file);
      else use.otherwise.push(local);
    }
  }
  return patterns.map(({ term, use }) => ({ ...term, ...use, said: use.texts - use.otherwise.length }));
}

/** Fewer texts say nothing: one of them may do without the word. */
const enough = 10;

/** Japanese and Korean leave out what the reader knows: less than this is another word, or two of them. */
const least = 0.75;

/** As many texts of a file as hardly do without a word that the other files have. */
const enoughOfFile = 4;
const mostly = 0.9;

/**
 * Terms that the texts of a language say otherwise than its table, each at the first of them; or that a file never says so, though the
 * others do.
 */
export const neglected = (uses: readonly Use[]): Fault[] =>
  uses.flatMap((use) => {
    const { texts, said, saidIn, otherwise } = use;
    if (texts >= enough && said / texts < least) return otherWord(use, `${said} of ${texts} texts`, otherwise);
    return [...Map.groupBy(otherwise, ({ file }) => file)].flatMap(([file, own]) => {
      if (saidIn.has(file) || own.length < enoughOfFile || said < enough || said / (texts - own.length) < mostly) return [];
      return otherWord(use, `none of ${own.length} texts of this file`, own);
    });
  });

function otherWord({ english, stems }: Term, where: string, [first, ...others]: readonly LocalText[]): Fault[] {
  if (!first) return [];
  const what = `“${english}” (${stems.join('…, ')}…) is said so in ${where}, not in: ${first.text}`;
  const also = others.slice(0, 2).map(placeOf).join(' and ');
  return [faultIn(first, what, `Write the word of the table in _guide.md, or change the table. Also in ${also}`)];
}

const placeOf = ({ file, lines }: LocalText): string => `${file}:${lines[0]}`;
