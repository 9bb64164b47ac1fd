import type { CollectionEntry } from 'astro:content';
import { keepTogether } from '../i18n/keep-together.ts';
import { type LocaleCode, localeOf } from '../i18n/locales.ts';
import { sentencesOf } from '../lib/sentences.ts';
import type { FaqId } from '../routes/faq-lists.ts';
import { href } from '../routes/href.ts';
import { routeOf } from '../routes/table.ts';
import { guideOf } from './guides.ts';

/** An answer as a list shows it. */
export interface AnswerLink {
  id: FaqId;
  href: string;
  title: string;
  /** The first sentence of its short answer */
  summary: string;
  /** BCP 47 of title and summary where they are not in the page's language */
  lang: string | undefined;
}

export type Answer = CollectionEntry<'faq'>;

/** The text of an answer in a language, or in English. @throws RangeError when there is none: content/faq.json names what is not written */
export async function answerOf(id: FaqId, locale: LocaleCode): Promise<{ entry: Answer; locale: LocaleCode }> {
  const found = await guideOf({ route: routeOf('faqDetail'), variant: id, path: '' }, locale);
  if (found?.entry.collection !== 'faq')
    throw new RangeError(`content/faq.json has "${id}", and there is no content/en/faq/${id}.mdx`);
  return { entry: found.entry, locale: found.locale };
}

/** Answers as links, in a page of a language. */
export const answerLinks = (ids: readonly FaqId[], locale: LocaleCode): Promise<AnswerLink[]> =>
  Promise.all(
    ids.map(async (id) => {
      const { entry, locale: own } = await answerOf(id, locale);
      const { title, description } = entry.data;
      return {
        id,
        href: href('faqDetail', locale, { id }),
        title: keepTogether(title, own),
        summary: keepTogether(sentencesOf(description)[0] ?? '', own),
        lang: own === locale ? undefined : localeOf(own).tag,
      };
    }),
  );
