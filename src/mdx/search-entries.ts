import { Converter } from 'opencc-js/t2cn';
import catalogue from '../../content/catalogue.json' with { type: 'json' };
import { type LocaleCode, localeOf } from '../i18n/locales.ts';
import { createIndex, sortedLines } from '../lib/search/create-index.ts';
import type { SearchEntry, SearchIndex, SearchWords } from '../lib/search/entry.ts';
import type { EntryText } from '../lib/search/passages.ts';
import { type FaqId, faqFacts } from '../routes/faq-lists.ts';
import { localeHref } from '../routes/locale-prefix.ts';
import type { Route } from '../routes/table.ts';
import { answerPassages, withNumbers } from './answer-passages.ts';
import { guidePages, textIdsOf } from './guide-pages.ts';
import { createReader } from './readings.ts';

/** A text as it is written: an answer or a guide, with its id. */
export interface SearchSource {
  id: string;
  title: string;
  description: string;
  /** MDX, without the frontmatter */
  body: string;
}

const isAnswer = (id: string): id is FaqId => id in faqFacts;

/** The pages of a guide, each with the model that it is written for. */
const pagesOf = (id: string) =>
  guidePages
    .filter((page) => page.route.name !== 'faqDetail' && textIdsOf(page).includes(id))
    .map((page) => ({ ...page, model: catalogue.models.find(({ key }) => key === (page.variant ?? page.route.about)) }));

/**
 * A text as the search has it. A guide that is written for each model is one entry with a page for each.
 *
 * @param pageTitle of a route, in the language
 */
export function searchEntry(
  { id, title, body }: SearchSource,
  locale: LocaleCode,
  { phrases: { [id]: phrases = {} } }: SearchWords,
  pageTitle: (key: NonNullable<Route['title']>) => string,
): SearchEntry {
  if (isAnswer(id)) {
    const { problem, devices } = faqFacts[id];
    return { id, title, phrases: withNumbers(phrases, answerPassages(body)), problem, devices };
  }
  const pages = pagesOf(id);
  const kinds = [...new Set(pages.flatMap(({ model }) => model?.kind ?? []))];
  const shown = pages[0]?.route.title;
  return {
    id,
    title: kinds.length > 0 && shown ? pageTitle(shown) : title,
    phrases,
    devices: kinds.length > 0 ? kinds : 'all',
    pages: pages.map(({ path, model }) => [localeHref(path, locale), model?.name]),
  };
}

/** What the search has of a text beside its entry. The description of a guide that is written for each model names one of them. */
export function searchText({ id, description, body }: SearchSource, { morePhrases: { [id]: more } }: SearchWords): EntryText {
  const phrases = more && sortedLines(more);
  if (isAnswer(id)) return { description, passages: answerPassages(body), phrases };
  return { description: pagesOf(id).some(({ model }) => model) ? '' : description, passages: [], phrases };
}

const [ofHongKong, ofTaiwan] = [Converter({ from: 'hk', to: 'cn' }), Converter({ from: 'tw', to: 'cn' })];
const simplified = (character: string): string => ofTaiwan(ofHongKong(character));

/** The answers and guides that a language wrote phrases for. */
export const idsWithPhrases = ({ phrases, morePhrases }: SearchWords): string[] => [
  ...new Set([...Object.keys(phrases), ...Object.keys(morePhrases)]),
];

/** What a language has that wrote nothing for the search: it is searched by its titles alone. */
export const noWords: SearchWords = { phrases: {}, morePhrases: {}, stopWords: [], offTopic: [], devices: {}, synonyms: [] };

/** The search index of a language. */
export const searchIndexOf = async (
  locale: LocaleCode,
  entries: readonly SearchEntry[],
  words: SearchWords,
): Promise<SearchIndex> =>
  createIndex({
    tag: localeOf(locale).tag,
    entries,
    words,
    simplify: locale.startsWith('zh') ? simplified : undefined,
    read: await createReader(locale),
  });
