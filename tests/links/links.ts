import { posix } from 'node:path';
import type { Locale } from '../../src/i18n/locales.ts';
import type { Page } from './built-site.ts';

/** What a link of a page leads to, as a path of the site; undefined for other sites, mail, telephone and data. */
export interface Link {
  path: string;
  anchor: string;
}

const linking = ['href', 'src', 'poster', 'component-url', 'renderer-url', 'before-hydration-url', 'action'];

function linksOf(page: Page, site: string): Link[] {
  return page.tags.flatMap((tag) =>
    linking.flatMap((name) => {
      const value = tag.attributes[name];
      const link = value === undefined ? undefined : resolveLink(value, page.path, site);
      return link ? [link] : [];
    }),
  );
}

export function resolveLink(value: string, from: string, site: string): Link | undefined {
  const own = value.startsWith(`${site}/`) || value === site ? value.slice(site.length) || '/' : value;
  if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(own)) return undefined;
  const [, path = '', anchor = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(own) ?? [];
  const absolute = path === '' ? from : path.startsWith('/') ? path : posix.join(posix.dirname(from), path);
  return { path: decodeURIComponent(absolute), anchor: decodeURIComponent(anchor) };
}

/**
 * Links that lead nowhere, as sentences.
 *
 * @param pageOf the page that answers a path, as the server's rewrites say
 * @param isFile whether a path is a file of the site that is no page
 */
export function linkProblems(
  pages: readonly Page[],
  { site, pageOf, isFile }: { site: string; pageOf(path: string): string; isFile(path: string): boolean },
): string[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return pages.flatMap((page) =>
    linksOf(page, site).flatMap(({ path, anchor }) => {
      const target = byPath.get(pageOf(path));
      if (!target) return path !== '/' && isFile(path) ? [] : [`${page.path} links to ${path}, which does not exist`];
      if (!anchor || anchor.startsWith('/') || anchor.startsWith('?') || hasAnchor(target, anchor)) return [];
      return [`${page.path} links to ${path}#${anchor}, and there is no such place on that page`];
    }),
  );
}

/** Links to a page in another language than their own: only the choice of a language may hold them, each of which says so by its `hreflang`. */
export function foreignLinks(pages: readonly Page[], site: string, localeOf: (path: string) => Locale): string[] {
  return pages.flatMap((page) =>
    page.tags.flatMap(({ name, attributes: { href, hreflang } }) => {
      const link = name === 'a' && href !== undefined && !hreflang ? resolveLink(href, page.path, site) : undefined;
      return link && localeOf(link.path) !== page.locale ? [`${page.path} leads to ${link.path}, in another language`] : [];
    }),
  );
}

const hasAnchor = (page: Page, id: string) =>
  id === 'top' || page.tags.some(({ name, attributes }) => attributes.id === id || (name === 'a' && attributes.name === id));

/** What every page must have: its language, a title, a description, exactly one h1, and no id twice. */
export function headProblems({ path, source, tags, locale }: Page): string[] {
  const html = tags.find(({ name }) => name === 'html');
  const title = /<title[^>]*>([\s\S]*?)<\/title>/.exec(source)?.[1]?.trim();
  const description = tags.find(({ name, attributes }) => name === 'meta' && attributes.name === 'description')?.attributes
    .content;
  const headings = tags.filter(({ name }) => name === 'h1').length;
  const ids = tags.flatMap(({ attributes }) => attributes.id ?? []);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  return [
    ...(html?.attributes.lang === locale.tag ? [] : [`${path} says lang="${html?.attributes.lang}", and it is ${locale.tag}`]),
    ...(title ? [] : [`${path} has no title`]),
    ...(description?.trim() ? [] : [`${path} has no description`]),
    ...(headings === 1 ? [] : [`${path} has ${headings} h1`]),
    ...twice.map((id) => `${path} has the id ${id} twice`),
  ];
}
