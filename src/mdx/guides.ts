import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';
import { type LocaleCode, locales, sourceLocale } from '../i18n/locales.ts';
import { englishHref, localeHref } from '../routes/locale-prefix.ts';
import { type GuidePage, guidePages, textOf } from './guide-pages.ts';
import { folders, readGuide } from './translation/guide-files.ts';
import { type Newer, newerOf } from './translation/newer.ts';

/** A guide as it can be shown to readers of a language, and the language that its text is really in. */
export interface GuideInLanguage {
  entry: CollectionEntry<CollectionKey>;
  locale: LocaleCode;
  /** Where the English is newer; absent where the text is up to date, or English itself */
  newer?: Newer | undefined;
}

/** Every guide of every language, by its id: `de/instructions/vacuum`. */
async function readEntries(): Promise<Map<string, GuideInLanguage>> {
  const lists = await Promise.all(folders.map((folder) => getCollection(folder)));
  return new Map(lists.flat().map((entry) => [entry.id, inLanguage(entry)]));
}

let entries: ReturnType<typeof readEntries> | undefined;
/** Reads them once: a page asks hundreds of times. The dev server tells when one was saved. */
const allEntries = () => {
  entries ??= readEntries();
  return entries;
};
import.meta.hot?.on('astro:content-changed', () => {
  entries = undefined;
});

/**
 * The text of a page in a language, or in English where it is not translated yet.
 *
 * @returns undefined where it is not even written in English
 */
export async function guideOf(page: GuidePage, locale: LocaleCode): Promise<GuideInLanguage | undefined> {
  const all = await allEntries();
  return textOf(page, locale, (language, id) => all.get(`${language}/${id}`));
}

/** Compares a translation with the English when somebody asks: that parses both, and the dev server lists all guides after each change. */
function inLanguage(entry: GuideInLanguage['entry']): GuideInLanguage {
  const [language, ...path] = entry.id.split('/');
  const { code: locale } = locales.find(({ code }) => code === language) ?? sourceLocale;
  const id = path.join('/');
  let compared: { newer: Newer | undefined } | undefined;
  return {
    get entry() {
      return import.meta.env.DEV ? asSaved(entry, locale, id) : entry;
    },
    locale,
    get newer() {
      if (import.meta.env.DEV || !compared) compared = { newer: newer(id, locale) };
      return compared.newer;
    },
  };
}

/** What the dev server has read is a second behind what was saved. */
function asSaved<Entry extends GuideInLanguage['entry']>(entry: Entry, locale: LocaleCode, id: string): Entry {
  const file = readGuide(locale, id);
  return file ? { ...entry, body: file.body, data: { ...entry.data, ...file.frontmatter } } : entry;
}

function newer(id: string, locale: LocaleCode): Newer | undefined {
  if (locale === sourceLocale.code) return undefined;
  const [own, english] = [readGuide(locale, id), readGuide(sourceLocale.code, id)];
  return own && english && newerOf(own, english);
}

/**
 * `getStaticPaths` of all guides in all languages. Where a translation leads to the newer English, that page also has an address that
 * names its language, `/en/scene`: without one the reader would be sent back to their own. Where texts are worked on, all have it.
 */
export async function guidePaths() {
  const paths = locales.flatMap(({ code }) => guidePages.map((page) => ({ page, locale: code })));
  const found = await Promise.all(paths.map(async (path) => ({ ...path, guide: await guideOf(path.page, path.locale) })));
  const asked = new Set(found.filter(({ guide }) => import.meta.env.DEV || guide?.newer).map(({ page }) => page));
  return found.flatMap(({ page, locale, guide }) => {
    if (!guide) return [];
    const english = locale === sourceLocale.code && asked.has(page) ? [englishHref(page.path)] : [];
    return [localeHref(page.path, locale), ...english].map((path) => ({
      params: { guide: path.slice(1) },
      props: { page, locale, guide },
    }));
  });
}
