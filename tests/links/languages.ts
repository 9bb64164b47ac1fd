import type { Locale } from '../../src/i18n/locales.ts';
import { isInOtherLetters, isName } from '../../tools/build/mark-english.ts';
import type { Page } from './built-site.ts';
import { readHtml } from './html.ts';

/** A text of a language that is long enough not to stand in another one by chance. */
export interface Marker {
  locale: Locale;
  /** `feedback.intro` */
  key: string;
  text: string;
}

/** Letters a text must have to mark its language, in the measure of {@link weight}. */
const enough = 18;

/** Letters, of which an ideograph counts as two: it says as much. */
export const weight = (text: string) =>
  [...text].reduce((sum, letter) => sum + (/\p{Script=Han}|\p{Script=Kana}|\p{Script=Hangul}/u.test(letter) ? 2 : 1), 0);

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * The stretches of each text between its placeholders that are long, and that no other language has too (product names, and what a
 * translator left alone on purpose).
 */
export function markersOf(texts: readonly Marker[]): Marker[] {
  const stretches = texts.flatMap(({ locale, key, text }) =>
    text.split(/\{\{\w+\}\}/).flatMap((part) => (weight(tidy(part)) >= enough ? [{ locale, key, text: tidy(part) }] : [])),
  );
  const found = finder(stretches);
  const shared = new Set(
    texts.flatMap((text) => found(tidy(text.text)).flatMap((marker) => (marker.locale === text.locale ? [] : [marker.text]))),
  );
  return stretches.filter(({ text }) => !shared.has(text));
}

/**
 * Texts of one language on another's page, in what is read and in what is handed to the islands. What says its own language is let
 * be: an element with another `lang`, such as a guide that is not translated yet.
 *
 * @param standsIn whether the English of a key stands in for a text that the page's language lacks
 */
export function strayTexts(
  pages: readonly Page[],
  markers: readonly Marker[],
  standsIn: (page: Page, key: string) => boolean = () => false,
): string[] {
  const found = finder(markers);
  return pages.flatMap((page) => {
    if (page.tags.some(({ name, attributes }) => name === 'main' && attributes.lang && attributes.lang !== page.locale.tag))
      return [];
    const attributes = page.tags.flatMap((tag) => Object.values(tag.attributes).map(tidy));
    const stray = [...new Set([ownText(page), ...attributes, ...page.scripts].flatMap(found))].filter(
      ({ locale, key }) => locale !== page.locale && !(locale.code === 'en' && standsIn(page, key)),
    );
    return stray.map(({ locale, key, text }) => `${page.path} (${page.locale.code}) holds ${key} of ${locale.code}: ${text}`);
  });
}

/**
 * What a page says in its own language: without the words that it marks as another's, such as what an assistant understands. A
 * drawing's description, which can mark nothing, may repeat them.
 */
function ownText({ source, locale, text }: Page): string {
  const marked = [...source.matchAll(/<(q|span|g)\b[^>]*\slang="([^"]+)"[^>]*>([\s\S]*?)<\/\1>/g)].filter(
    ([, , lang]) => lang !== locale.tag,
  );
  const quoted = marked.flatMap(([whole, , , inner = '']) => [whole, readHtml(inner).text.trim()]).filter(Boolean);
  return quoted.length > 0 ? readHtml(quoted.reduce((text, part) => text.replaceAll(part, ' '), source)).text : text;
}

/**
 * Two English words or more that a page in other letters does not mark, but for names (WCAG 2.2, 3.1.2). Descriptions of drawings can
 * mark nothing; pages with islands are not looked at.
 */
export function unmarkedEnglish(pages: readonly Page[]): string[] {
  return pages.flatMap(({ path, source, tags }) => {
    if (!isInOtherLetters(source) || tags.some(({ name }) => name === 'astro-island')) return [];
    const marked = /<(\w+)\b[^>]*\slang="[^"]+"[^>]*>(?:(?!<\1\b)[\s\S])*?<\/\1>/g;
    const body = source.slice(source.indexOf('<body')).replace(/<(script|style|template|title)\b[^>]*>[\s\S]*?<\/\1>/g, '');
    const pieces = body.replace(marked, '').split(/<[^>]*>/);
    return pieces.flatMap((text) =>
      [...text.matchAll(/(?<!\w)[a-z][\w-]*(?:[ \u00A0][a-z][\w-]*)+/gi)].flatMap(([words]) =>
        words.split(/[ \u00A0]/).some((word) => !isName(word)) ? [`${path}: ${words}`] : [],
      ),
    );
  });
}

/**
 * Finds which of many texts stand in a long one, in one walk over it: looks at each place for those that begin like it. Remembers what
 * it has walked over, since most scripts and attributes stand on many pages.
 */
function finder(markers: readonly Marker[]): (words: string) => readonly Marker[] {
  const length = enough / 2;
  const byStart = Map.groupBy(markers, ({ text }) => text.slice(0, length));
  const known = new Map<string, readonly Marker[]>();
  const find = (words: string) => {
    const hits = new Set<Marker>();
    for (let at = 0; at + length <= words.length; at++) {
      for (const marker of byStart.get(words.slice(at, at + length)) ?? []) {
        if (words.startsWith(marker.text, at)) hits.add(marker);
      }
    }
    return [...hits];
  };
  return (words) => {
    const hits = known.get(words) ?? find(words);
    known.set(words, hits);
    return hits;
  };
}
