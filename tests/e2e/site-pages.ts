import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/tools.ts';
import { type LocaleCode, sourceLocale } from '../../src/i18n/locales.ts';
import { localeHref } from '../../src/routes/href.ts';
import { type Route, type RouteName, routes } from '../../src/routes/table.ts';
import { type Page, readSite } from '../links/built-site.ts';

let read: Page[] | undefined;
/** The built site, read once. */
const site = (): Page[] => {
  read ??= readSite();
  return read;
};

/** A page of the built site, and the route that it is a page of. */
export interface SitePage {
  route: Route;
  /** Without a language, and without the id that some pages have at run time */
  path: string;
  /** The path with such an id */
  address: string;
}

/** Of each route with an id at run time something that us-grace may see. */
const ids: Partial<Record<RouteName, string>> = {
  feedbackDetails: 'us-grace-offline',
  ratingCenter: 'us-grace-rating-device',
  recipeCook: 'black-bean-taquitos',
  recipeDetails: 'black-bean-taquitos',
  recipeHistory: 'black-bean-taquitos',
  rmaDetail: 'us-grace-twice',
};

/**
 * Every page that the site has in English, but the 404 page.
 *
 * @throws RangeError for a page that no route knows, or an id that is missing above
 */
export function sitePages(): SitePage[] {
  return site()
    .filter(({ path, locale }) => locale === sourceLocale && path !== '/404')
    .map(({ path }) => {
      const route = routes.find((row) => patternOf(row).test(path));
      if (!route) throw new RangeError(`${path} is built and is no route`);
      if (!route.path.includes('/:')) return { route, path, address: path };
      const id = ids[route.name];
      if (!id) throw new RangeError(`${path} needs an id`);
      return { route, path, address: `${path}/${id}` };
    });
}

/** One page of each route: the models' and brands' pages differ in their words, not in what they are made of. */
export const onePerRoute = (pages: readonly SitePage[]): SitePage[] =>
  pages.filter(({ route }, index) => pages.findIndex((other) => other.route === route) === index);

/** All pages, but of routes with many only some: each answer is written differently, and made of the same. */
export const somePerRoute = (pages: readonly SitePage[], most = 5): SitePage[] =>
  pages.filter(({ route }, index) => pages.slice(0, index).filter((other) => other.route === route).length < most);

/** Which pages have words of their own in a language: a guide that is not translated is there what it is in English. */
export function ownIn(code: LocaleCode): (page: SitePage) => boolean {
  const untranslated = site().filter(({ tags }) => tags.some(({ name, attributes }) => name === 'main' && attributes.lang));
  const paths = new Set(untranslated.map(({ path }) => path));
  return ({ path }) => !paths.has(localeHref(path, code));
}

const patternOf = ({ path, variants }: Route): RegExp =>
  new RegExp(`^${path.replace(/\/:\w+$/, '').replace(/\[\w+\]/, variants ? `(?:${variants.join('|')})` : '[^/]+')}$`);

/** The texts of an area as translators wrote them, by their short keys. */
export const textsOf = (code: LocaleCode, area: string): Record<string, string> =>
  JSON.parse(readFileSync(join(root, 'content', code, 'strings', `${area}.json`), 'utf8'));
