import { type Locale, locales, sourceLocale } from '../../i18n/locales.ts';
import { type GuideFile, guideFilesOf, markedBlocks } from './guide-files.ts';
import { isStale, type Staleness, translationStaleness } from './staleness.ts';
import { type StringsStaleness, stringsStaleness } from './strings.ts';

/**
 * How the translation of a guide or an answer stands. `unmarked`: it is there, and nobody said of which English it was made, or it has
 * changed since somebody marked it as done.
 */
export type TextState = { state: 'missing' | 'unmarked' | 'done' } | { state: 'stale'; staleness: Staleness };

export type TextProgress = TextState & {
  id: string;
  english: GuideFile;
  /** Somebody else has yet to read it */
  review: boolean;
};

/** How far one language is. */
export interface Progress {
  locale: Locale;
  texts: TextProgress[];
  strings: StringsStaleness;
}

/** The languages that are translated into. */
export const targets: readonly Locale[] = locales.filter((locale) => locale !== sourceLocale);

export function progressOf(locale: Locale, content = 'content'): Progress {
  const own = new Map(guideFilesOf(locale.code, content).map((file) => [file.id, file]));
  return {
    locale,
    texts: guideFilesOf(sourceLocale.code, content).map((english) => {
      const file = own.get(english.id);
      return { id: english.id, english, review: file?.frontmatter.review === 'needed', ...stateOf(file, english) };
    }),
    strings: stringsStaleness(locale.code, content),
  };
}

export function stateOf(file: GuideFile | undefined, english: GuideFile): TextState {
  if (!file) return { state: 'missing' };
  const staleness = translationStaleness(file, english);
  if (!staleness) return { state: 'unmarked' };
  if (isStale(staleness)) return { state: 'stale', staleness };
  // What has yet to be read may still be corrected.
  const isMarked = markedBlocks(file).every(({ source, unedited }) => (file.frontmatter.review ? source : unedited));
  return { state: isMarked ? 'done' : 'unmarked' };
}

/** The numbers of a language, for every place that shows them. What nobody marked as done counts as stale. */
export function numbersOf({ texts, strings }: Progress) {
  const count = (...states: string[]) => texts.filter(({ state }) => states.includes(state)).length;
  return {
    texts: {
      total: texts.length,
      missing: count('missing'),
      stale: count('stale', 'unmarked'),
      review: texts.filter(({ review }) => review).length,
    },
    strings: {
      total: strings.total,
      missing: strings.missing.length,
      stale: strings.stale.length,
      review: strings.review.length,
    },
  };
}
