import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';
import catalogue from '../../content/catalogue.json' with { type: 'json' };
import { type LocaleCode, locales, sourceLocale } from '../i18n/locales.ts';
import { localeHref } from '../routes/href.ts';
import { type GuidePage, guidePages } from './guide-pages.ts';

/** A guide as it can be shown to readers of a language, and the language that its text is really in. */
export interface GuideInLanguage {
  entry: CollectionEntry<CollectionKey>;
  locale: LocaleCode;
}

/** Every guide of every language, by its id: `de/instructions/vacuum`. Read once a build, anew at each request of the dev server. */
async function allEntries(): Promise<Map<string, CollectionEntry<CollectionKey>>> {
  const { collections } = await import('../content.config.ts');
  const lists = await Promise.all((Object.keys(collections) as CollectionKey[]).map((folder) => getCollection(folder)));
  return new Map(lists.flat().map((entry) => [entry.id, entry]));
}
const built = import.meta.env.PROD ? allEntries() : undefined;

/**
 * The text of a page in a language, or in English where it is not translated yet: the variant's own, or the one of all models of
 * its kind.
 *
 * @returns undefined where it is not even written in English
 */
export async function guideOf({ route, variant }: GuidePage, locale: LocaleCode): Promise<GuideInLanguage | undefined> {
  const all = await (built ?? allEntries());
  const kind = catalogue.models.find(({ key }) => key === variant)?.kind;
  for (const language of [locale, sourceLocale.code]) {
    for (const name of [variant, kind]) {
      const entry = all.get(`${language}/${route.guide?.replace(/\[\w+\]/, name ?? '')}`);
      if (entry) return { entry, locale: language };
    }
  }
  return undefined;
}

/** `getStaticPaths` of all guides in all languages. */
export async function guidePaths() {
  const paths = locales.flatMap(({ code }) => guidePages.map((page) => ({ page, locale: code })));
  const found = await Promise.all(paths.map(async (path) => ({ ...path, guide: await guideOf(path.page, path.locale) })));
  return found.flatMap(({ page, locale, guide }) =>
    guide ? [{ params: { guide: localeHref(page.path, locale).slice(1) }, props: { page, locale, guide } }] : [],
  );
}
