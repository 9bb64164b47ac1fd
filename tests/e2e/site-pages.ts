import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedRecipeFiles } from '../../server/seed/recipe-files.ts';
import { type LocaleCode, sourceLocale } from '../../src/i18n/locales.ts';
import { prefixOf } from '../../src/routes/locale-prefix.ts';
import { type Route, type RouteName, routes } from '../../src/routes/table.ts';
import { root } from '../../tools/scripts/tools.ts';
import { type Page, readSite, siteDir } from '../links/built-site.ts';

let read: Page[] | undefined;
/** The built site in English, read once. */
const site = (): Page[] => {
  read ??= readSite(siteDir, sourceLocale);
  return read;
};

/** A page of the built site, and the route that it is a page of. */
export interface SitePage {
  route: Route;
  /** Without a language, and without the id that some pages have at run time */
  path: string;
  /** The path with such an id, of something that us-grace may see */
  address: string;
  /** Whether something of it hydrates */
  wakes: boolean;
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
 * The same page with what another owner of the seed has: each has the same records, and recipes of their own.
 *
 * @throws RangeError for somebody without a recipe
 */
export function addressFor({ route, address }: SitePage, uid: string): string {
  if (route.name !== 'recipeHistory') return address.replace('us-grace', uid);
  const own = seedRecipeFiles().find(({ author, state }) => author === uid && !state);
  if (!own) throw new RangeError(`${uid} has published no recipe`);
  return address.replace(/[^/]+$/, own.id);
}

/**
 * Every page that the site has in English, once, but the 404 page.
 *
 * @throws RangeError for a page that no route knows, or an id that is missing above
 */
export function sitePages(pages: readonly Page[] = site()): SitePage[] {
  return pages
    .filter(({ path }) => !prefixOf(path) && path !== '/404')
    .map(({ path, tags }) => {
      const wakes = tags.some(({ name }) => name === 'astro-island');
      const route = routes.find((row) => patternOf(row).test(path));
      if (!route) throw new RangeError(`${path} is built and is no route`);
      if (!route.path.includes('/:')) return { route, path, address: path, wakes };
      const id = ids[route.name];
      if (!id) throw new RangeError(`${path} needs an id`);
      return { route, path, address: `${path}/${id}`, wakes };
    });
}

/** One page of each route: the models' and brands' pages differ in their words, not in what they are made of. */
export const onePerRoute = (pages: readonly SitePage[]): SitePage[] =>
  pages.filter(({ route }, index) => pages.findIndex((other) => other.route === route) === index);

/** All pages, but of routes with many only some: each answer is written differently, and made of the same. */
export const somePerRoute = (pages: readonly SitePage[], most = 5): SitePage[] =>
  pages.filter(({ route }, index) => pages.slice(0, index).filter((other) => other.route === route).length < most);

/** Of each page what it is made of: its classes, which components bring with them. */
const piecesOf = ({ path }: SitePage): Set<string> => {
  const tags = site().find((page) => page.path === path)?.tags ?? [];
  return new Set(tags.flatMap(({ attributes }) => attributes.class?.split(/\s+/) ?? []));
};

/** Those pages that have a piece which none before them has. */
export function withNewPieces(pages: readonly SitePage[]): SitePage[] {
  const seen = new Set<string>();
  return pages.filter((page) => {
    const before = seen.size;
    for (const piece of piecesOf(page)) seen.add(piece);
    return seen.size > before;
  });
}

const patternOf = ({ path, variants }: Route): RegExp =>
  new RegExp(`^${path.replace(/\/:\w+$/, '').replace(/\[\w+\]/, variants ? `(?:${variants.join('|')})` : '[^/]+')}$`);

/** The texts of an area as translators wrote them, by their short keys. */
export const textsOf = (code: LocaleCode, area: string): Record<string, string> =>
  JSON.parse(readFileSync(join(root, 'content', code, 'strings', `${area}.json`), 'utf8'));
