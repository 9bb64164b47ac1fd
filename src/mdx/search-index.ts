import { Converter } from 'opencc-js/t2cn';
import catalogue from '../../content/catalogue.json' with { type: 'json' };
import { type LocaleCode, localeOf } from '../i18n/locales.ts';
import { translator } from '../i18n/strings.ts';
import { createIndex } from '../lib/search/create-index.ts';
import type { SearchEntry, SearchIndex, SearchWords } from '../lib/search/entry.ts';
import type { Texts } from '../lib/search/quotes.ts';
import { commonFaq, faqFacts, faqIds } from '../routes/faq-lists.ts';
import { localeHref } from '../routes/locale-prefix.ts';
import { answerPassages, withNumbers } from './answer-passages.ts';
import { answerOf } from './answers.ts';
import { guidePages, textIdsOf } from './guide-pages.ts';
import { guideOf } from './guides.ts';
import { createReader } from './readings.ts';

const files = import.meta.glob<SearchWords>('../../content/*/search.json', { eager: true, import: 'default' });

const [ofHongKong, ofTaiwan] = [Converter({ from: 'hk', to: 'cn' }), Converter({ from: 'tw', to: 'cn' })];
const simplified = (character: string): string => ofTaiwan(ofHongKong(character));

function wordsOf(locale: LocaleCode): SearchWords {
  const words = files[`../../content/${locale}/search.json`];
  if (!words) throw new RangeError(`content/${locale}/search.json is missing`);
  return words;
}

/** The search index of a language: the answers and guides that are written in it, the most common answers first. */
export async function searchIndex(locale: LocaleCode): Promise<SearchIndex> {
  const words = wordsOf(locale);
  const answers = await ownAnswers(locale);
  const answerEntries = answers.map(({ id, entry: { data, body = '' } }): SearchEntry => {
    const { problem, devices } = faqFacts[id];
    const phrases = withNumbers(words.phrases[id] ?? {}, answerPassages(body));
    return { id, title: data.title, phrases, problem, devices };
  });
  return createIndex({
    tag: localeOf(locale).tag,
    entries: [...answerEntries, ...(await guideEntries(locale))],
    words,
    simplify: locale.startsWith('zh') ? simplified : undefined,
    read: await createReader(locale),
  });
}

/** What the results of a search show beside the title: short texts, and of answers what they quote. */
export async function searchTexts(locale: LocaleCode): Promise<Texts> {
  const answers = (await ownAnswers(locale)).map(({ id, entry: { data, body = '' } }) => {
    return [id, { description: data.description, passages: answerPassages(body) }] as const;
  });
  const guides = (await ownGuides(locale)).map(({ id, isOfModels, data }) => {
    return [id, { description: isOfModels ? '' : data.description, passages: [] }] as const;
  });
  return Object.fromEntries([...answers, ...guides]);
}

async function ownAnswers(locale: LocaleCode) {
  const ids = [...new Set([...commonFaq, ...faqIds])];
  const found = await Promise.all(ids.map(async (id) => ({ id, ...(await answerOf(id, locale)) })));
  return found.filter((answer) => answer.locale === locale);
}

/** The guides that people have words for. */
async function ownGuides(locale: LocaleCode) {
  const guides = await Promise.all(
    Object.keys(wordsOf(locale).phrases).map(async (id) => {
      const pages = guidePages.filter((page) => page.route.name !== 'faqDetail' && textIdsOf(page).includes(id));
      const models = pages.map(({ variant, route }) => catalogue.models.find(({ key }) => key === (variant ?? route.about)));
      const guide = pages[0] && (await guideOf(pages[0], locale));
      if (guide?.locale !== locale) return undefined;
      return { id, pages, models, isOfModels: models.some((model) => model), data: guide.entry.data };
    }),
  );
  return guides.filter((guide) => guide !== undefined);
}

/** One that is written for each model is one entry with a page for each. */
async function guideEntries(locale: LocaleCode): Promise<SearchEntry[]> {
  const t = translator(locale);
  return (await ownGuides(locale)).map(({ id, pages, models, isOfModels, data }) => {
    const title = pages[0]?.route.title;
    return {
      id,
      title: isOfModels && title ? t(`titles.${title}`) : data.title,
      phrases: wordsOf(locale).phrases[id] ?? {},
      devices: isOfModels ? [...new Set(models.flatMap((model) => model?.kind ?? []))] : 'all',
      pages: pages.map(({ path }, index) => [localeHref(path, locale), models[index]?.name]),
    };
  });
}
