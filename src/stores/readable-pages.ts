import { type LocaleCode, sourceId } from '../i18n/locale-ids.ts';
import { prefixOf } from '../routes/locale-prefix.ts';
import { openedCache } from '../routes/offline.ts';
import type { SavedSet } from './saved-set.ts';

export interface ReadablePage {
  path: string;
  title: string;
}

/**
 * What can be read in a language without a network: the guides that were saved, and the guides, answers and lists of answers that were
 * opened. Screens are left out, which say no more than that they need a network.
 */
export async function readablePages(locale: LocaleCode, saved: SavedSet | undefined): Promise<ReadablePage[]> {
  const guides = saved?.files.filter(({ kind }) => kind === 'guide').map(({ path }) => path) ?? [];
  const pages = await Promise.all([...new Set([...(await openedIn(locale)), ...guides])].map(titled));
  const { lang, dataset } = document.documentElement;
  const ofBrand = ({ path }: ReadablePage) => Number(path.includes(`/${dataset.brand}/`));
  // Guides that differ by brand have one title: the reader's own stands for them, or else the one without a brand.
  return pages
    .filter((page) => page !== undefined)
    .sort((a, b) => ofBrand(b) - ofBrand(a) || a.path.length - b.path.length)
    .filter(({ title }, index, all) => all.findIndex((page) => page.title === title) === index)
    .sort((a, b) => a.title.localeCompare(b.title, lang));
}

async function openedIn(locale: LocaleCode): Promise<string[]> {
  const opened = await (await caches.open(openedCache)).keys();
  const paths = opened.map(({ url }) => new URL(url).pathname);
  return paths.filter((path) => (prefixOf(path) ?? sourceId).code === locale);
}

const heading = /<h1[^>]*>([\s\S]*?)<\/h1>/;
const inArticle = new RegExp(`<article[\\s\\S]*?${heading.source}`);

async function titled(path: string): Promise<ReadablePage | undefined> {
  const copy = await caches.match(path, { ignoreVary: true });
  const html = (await copy?.text()) ?? '';
  const [, markup] = inArticle.exec(html) ?? (html.includes(' data-results=') ? heading.exec(html) : undefined) ?? [];
  if (!markup) return undefined;
  // Text, whatever stands in it: a whole document would be held to this page's policy.
  const text = Object.assign(document.createElement('textarea'), { innerHTML: markup.replace(/<[^>]+>/g, '') });
  return { path, title: text.value.trim().replace(/\s+/g, ' ') };
}
