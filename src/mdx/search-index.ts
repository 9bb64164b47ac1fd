import type { LocaleCode } from '../i18n/locales.ts';
import { translator } from '../i18n/strings.ts';
import type { SearchIndex, SearchWords } from '../lib/search/entry.ts';
import type { Texts } from '../lib/search/passages.ts';
import { commonFaq, faqIds } from '../routes/faq-lists.ts';
import { answerOf } from './answers.ts';
import { guidePages, textIdsOf } from './guide-pages.ts';
import { guideOf } from './guides.ts';
import { idsWithPhrases, noWords, type SearchSource, searchEntry, searchIndexOf, searchText } from './search-entries.ts';

const files = import.meta.glob<Partial<SearchWords>>('../../content/*/search.json', { eager: true, import: 'default' });

const wordsOf = (locale: LocaleCode): SearchWords => ({ ...noWords, ...files[`../../content/${locale}/search.json`] });

/** The search index of a language: the answers and guides that are written in it, the most common answers first. */
export async function searchIndex(locale: LocaleCode): Promise<SearchIndex> {
  const t = translator(locale);
  const words = wordsOf(locale);
  const entries = (await sources(locale)).map((source) => searchEntry(source, locale, words, (key) => t(`titles.${key}`)));
  return searchIndexOf(locale, entries, words);
}

/** What the search has once there are results: what they show beside the title, and more phrases. */
export async function searchTexts(locale: LocaleCode): Promise<Texts> {
  const words = wordsOf(locale);
  return Object.fromEntries((await sources(locale)).map((source) => [source.id, searchText(source, words)]));
}

/** The answers, and the guides that people have words for. */
async function sources(locale: LocaleCode): Promise<SearchSource[]> {
  const answers = [...new Set([...commonFaq, ...faqIds])].map(async (id) => ({ id, found: await answerOf(id, locale) }));
  const guides = idsWithPhrases(wordsOf(locale)).map(async (id) => {
    const pages = guidePages.filter((page) => page.route.name !== 'faqDetail' && textIdsOf(page).includes(id));
    const shown = await Promise.all(pages.map((page) => guideOf(page, locale)));
    return { id, found: shown.find((guide) => guide?.entry.id === `${locale}/${id}`) };
  });
  return (await Promise.all([...answers, ...guides])).flatMap(({ id, found }) => {
    if (found?.locale !== locale) return [];
    const { data, body = '' } = found.entry;
    return [{ id, title: data.title, description: data.description, body }];
  });
}
