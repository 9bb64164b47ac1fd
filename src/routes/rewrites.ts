import { locales } from '../i18n/locales.ts';
import { localeHref } from './href.ts';
import { routes } from './table.ts';

/** The routes whose last segment is known only at run time, without that segment: `/rmaDetail`. */
export const runtimeRoutes: readonly string[] = routes
  .filter((route) => route.path.includes('/:'))
  .map((route) => route.path.slice(0, route.path.indexOf('/:')));

/** An address whose end is known only at run time, and the page that serves it. */
export interface Rewrite {
  /** Everything before the id, with its last slash: `/de/rmaDetail/` */
  prefix: string;
  /** `/de/rmaDetail` */
  page: string;
}

/** The rewrites of every `:id` route in every language (docs/spec.md §2). */
export const rewrites: readonly Rewrite[] = runtimeRoutes.flatMap((path) =>
  locales.map((locale) => {
    const page = localeHref(path, locale.code);
    return { prefix: `${page}/`, page };
  }),
);

/**
 * The page file that answers a path, without its `.html`: the rewrite's page for an id, otherwise the path itself. `/` has
 * no page: the 404 page answers it (docs/spec.md §2).
 */
export function pageOf(path: string): string {
  const rewrite = rewrites.find(({ prefix }) => path.startsWith(prefix) && /^[^/]+$/.test(path.slice(prefix.length)));
  return rewrite?.page ?? path;
}
