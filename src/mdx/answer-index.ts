import { Converter } from 'opencc-js/t2cn';
import { type LocaleCode, localeOf } from '../i18n/locales.ts';
import { createIndex } from '../lib/search/create-index.ts';
import type { SearchIndex } from '../lib/search/entry.ts';
import { commonFaq, faqFacts, faqIds } from '../routes/faq-lists.ts';
import { answerOf } from './answers.ts';

const [ofHongKong, ofTaiwan] = [Converter({ from: 'hk', to: 'cn' }), Converter({ from: 'tw', to: 'cn' })];

/** What the search of a language is made from: the answers that are written in it, the most common first. */
export async function answerIndex(locale: LocaleCode): Promise<SearchIndex> {
  const ids = [...new Set([...commonFaq, ...faqIds])];
  const found = await Promise.all(ids.map(async (id) => ({ id, ...(await answerOf(id, locale)) })));
  const own = found.filter((answer) => answer.locale === locale);
  const entries = own.map(({ id, entry: { data } }) => {
    const { problem, devices } = faqFacts[id];
    return { id, title: data.title, description: data.description, words: data.words, problem, devices };
  });
  const chinese = locale.startsWith('zh') && { simplify: (character: string) => ofTaiwan(ofHongKong(character)) };
  return createIndex(
    localeOf(locale).tag,
    entries,
    own.map(({ entry }) => entry.body ?? ''),
    ...(chinese ? [chinese.simplify] : []),
  );
}
