import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pinyin } from 'pinyin-pro';
import type { LocaleCode } from '../i18n/locales.ts';

/** By how it is read, each word of some texts that is written in Han characters: `じゅうでん` → 充電, `chongdian` → 充电. */
export type Readings = ReadonlyMap<string, string>;

const han = /\p{sc=Han}/u;

/** Reads the texts of a language whose readers also type words as they are read; absent for the others. */
export async function createReader(locale: LocaleCode): Promise<((texts: readonly string[]) => Readings) | undefined> {
  if (locale === 'zh') return (texts) => mostCommon(texts.flatMap(chineseWords));
  if (locale !== 'ja') return undefined;
  const words = await japaneseWords();
  return (texts) => mostCommon(texts.flatMap(words));
}

type Word = readonly [reading: string, word: string];

/** How often a word of several characters occurs that is listed: the list is part of an index with a limit of 45 KB. */
const leastCount = 5;

/** Of words that are read alike the one that occurs most often. */
function mostCommon(words: readonly Word[]): Readings {
  const occurrences = [...Map.groupBy(words, (word) => word.join(' ')).values()];
  const rising = occurrences.sort((a, b) => a.length - b.length);
  const kept = rising.flatMap(([first, ...more]) =>
    first && (first[1].length === 1 || more.length + 1 >= leastCount) ? [first] : [],
  );
  return new Map([...new Map(kept)].sort());
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Words, and their characters, since a query may be cut elsewhere. */
const chineseWords = (text: string): Word[] =>
  [...segmenter.segment(text)]
    .map(({ segment }) => segment)
    .filter((word) => han.test(word) && !/[^\p{sc=Han}]/u.test(word))
    .flatMap((word) => [...new Set([word, ...word])])
    .map((word) => [pinyin(word, { toneType: 'none', type: 'array', v: true }).join(''), word] as const);

async function japaneseWords(): Promise<(text: string) => Word[]> {
  const { TokenizerBuilder } = await import('@patdx/kuromoji');
  const { default: NodeDictionaryLoader } = await import('@patdx/kuromoji/node');
  const folder = join(dirname(fileURLToPath(import.meta.resolve('@patdx/kuromoji'))), '../dict');
  const tokenizer = await new TokenizerBuilder({ loader: new NodeDictionaryLoader({ dic_path: folder }) }).build();
  return (text) =>
    tokenizer
      .tokenize(text)
      .filter(({ surface_form: word, reading }) => reading && han.test(word))
      .map(({ surface_form: word, reading = '' }) => [hiragana(reading), word] as const);
}

const hiragana = (katakana: string): string =>
  katakana.replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
