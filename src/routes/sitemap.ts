import { sourceLocale } from '../i18n/locales.ts';
import { alternates, paramsOf } from './alternates.ts';
import { type Route, type RouteName, routes } from './table.ts';

/** Screens that a stranger can use without an account. */
const openScreens: readonly RouteName[] = ['helpCenter', 'faqList', 'allFaqList', 'recipes'];

/** What search engines are to know: guides, answers, and the screens above. */
const isListed = ({ name, guide }: Route): boolean => guide !== undefined || openScreens.includes(name);

/** Each page in all languages: the addresses that stand for one another. */
const listedPages = () =>
  routes
    .filter(isListed)
    .flatMap(({ name, variants = [undefined] }) => variants.map((variant) => alternates(name, paramsOf(name, variant))));

/**
 * `/sitemap.xml`: https://www.sitemaps.org/protocol.html, with the other languages of each page as search engines read them,
 * https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap
 *
 * @param site where the site is published
 */
export function sitemap(site: URL): string {
  const address = (path: string) => new URL(path, site).href.replaceAll('&', '&amp;');
  const link = (lang: string, path: string) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${address(path)}"/>`;
  const urls = listedPages().flatMap((versions) => {
    const links = versions.map(({ locale, path }) => link(locale.tag, path));
    const forOthers = versions.filter(({ locale }) => locale === sourceLocale).map(({ path }) => link('x-default', path));
    return versions.map(({ path }) => `<url><loc>${address(path)}</loc>${[...links, ...forOthers].join('')}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}
