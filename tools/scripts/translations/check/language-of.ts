import { type LocaleCode, localeIds } from '../../../../src/i18n/locale-ids.ts';
import { sentencesOf } from '../../../../src/lib/sentences.ts';
import type { Fault } from '../../../../src/mdx/translation/fault.ts';
import { faultIn, type LocalText, localTexts } from './local-texts.ts';
import { scripts, staysEnglish } from './text-faults.ts';

/** Tells languages that share their letters apart by the words that each uses, learned from its own texts. */
export interface Guesser {
  /**
   * How much more the words of a text are another language's than its own: natural logarithms of how often each is used there and
   * here. Undefined for a text of few words, or when no other language uses them more. Of a language without texts of its own, a text
   * is another's if that one uses all of its words.
   */
  strange(text: string, own: string): { like: string; by: number } | undefined;
}

/** Fewer words may be names, or stand in two languages. */
const fewest = 4;

/** In how many texts a language uses a word that it has: one may be a name, or a mistake. */
const used = 2;

/** @param samples the texts of each language */
export function guesser(samples: ReadonlyMap<string, readonly string[]>): Guesser {
  const models = new Map([...samples].map(([code, texts]) => [code, modelOf(texts)]));
  return {
    strange(text, own) {
      const words = wordsOf(text);
      const here = models.get(own);
      if (words.length < fewest) return undefined;
      if (!here) {
        const [like] = [...models].find(([, { uses }]) => words.every((word) => (uses.get(word) ?? 0) >= used)) ?? [];
        return like ? { like, by: Number.POSITIVE_INFINITY } : undefined;
      }
      // The text itself is among its language's own: it must not speak for itself.
      const at = (model: Model, less: number) =>
        words.reduce((sum, word) => sum + Math.log((Math.max(0, (model.uses.get(word) ?? 0) - less) + 0.5) / model.total), 0);
      const likely = at(here, 1);
      const [best] = [...models]
        .filter(([code]) => code !== own)
        .map(([code, model]) => ({ like: code, by: at(model, 0) - likely }))
        .sort((a, b) => b.by - a.by);
      return best && best.by > 0 ? best : undefined;
    },
  };
}

interface Model {
  /** In how many texts a word stands */
  uses: ReadonlyMap<string, number>;
  total: number;
}

function modelOf(texts: readonly string[]): Model {
  const uses = new Map<string, number>();
  for (const word of texts.flatMap((text) => [...new Set(wordsOf(text))])) uses.set(word, (uses.get(word) ?? 0) + 1);
  return { uses, total: [...uses.values()].reduce((sum, count) => sum + count, 1) };
}

/** The words of a text that are its own: not names of other things, nor what is quoted. */
const wordsOf = (text: string): string[] =>
  text
    .replace(staysEnglish, ' ')
    .replace(/\{\{\w+\}\}|[“„«‘「『][^”“»’」』]*[”“»’」』]/g, ' ')
    .toLowerCase()
    .match(/\p{L}{2,}/gu) ?? [];

/** Languages that are told apart by their words: the letters of the rest say which they are. */
const latin: readonly LocaleCode[] = localeIds.map(({ code }) => code).filter((code) => !scripts[code]);

/** Of a short label with an English name in it, a third of the sentences of another language remain less likely than this. */
export const surely = 6;

/** Labels that every language has in English, as its `_guide.md` says. */
const englishLabels = /Works with Google|Open as Web App|If Robot Stopped/;

const guessers = new Map<string, Guesser>();

/** Fewer texts say too little of a language's words. */
const fewestTexts = 500;

/** Tells the Latin languages of a folder apart. */
export function guesserOf(content: string): Guesser {
  const known = guessers.get(content);
  if (known) return known;
  const samples = latin.map((code) => [code, localTexts(code, content).map(({ text }) => text)] as const);
  const made = guesser(new Map(samples.filter(([, texts]) => texts.length >= fewestTexts)));
  guessers.set(content, made);
  return made;
}

/** Texts in the words of another language, or with a sentence in them. */
export function foreignWords(code: LocaleCode, texts: readonly LocalText[], content: string): Fault[] {
  if (!latin.includes(code)) return [];
  const { strange } = guesserOf(content);
  return texts.flatMap((local) => {
    if (englishLabels.test(local.text)) return [];
    const found = [local.text, ...sentencesOf(local.text)]
      .map((part) => ({ part, ...strange(part, code) }))
      .find(({ by = 0 }) => by > surely);
    if (!found) return [];
    const { part, like, by } = found;
    const fault = faultIn(local, `It looks like “${like}”: ${part}`, 'Translate it', local.text.indexOf(part));
    // Without a language's own words, a text may be right in both.
    return [{ ...fault, ...(by === Number.POSITIVE_INFINITY && { pending: true }) }];
  });
}
