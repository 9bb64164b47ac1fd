import { type Locale, locales } from '../i18n/locales.ts';
import { localeHref } from './href.ts';
import { routes } from './table.ts';

/** An address whose end is known only at run time, and the page that serves it. */
export interface Rewrite {
  /** Everything before the id, with its last slash: `/de/rmaDetail/` */
  prefix: string;
  /** `/de/rmaDetail` */
  page: string;
}

/** The rewrites of every `:id` route in every language (spec, section 2). */
export const rewrites: readonly Rewrite[] = routes
  .filter((route) => route.path.includes('/:'))
  .flatMap((route) =>
    locales.map((locale) => {
      const page = localeHref(route.path.slice(0, route.path.indexOf('/:')), locale.code);
      return { prefix: `${page}/`, page };
    }),
  );

/**
 * The page file that answers a path, without its `.html`: the rewrite's page for an id, otherwise the path itself. `/` has
 * no page: the 404 page answers it (spec, section 2).
 */
export function pageOf(path: string): string {
  const rewrite = rewrites.find(({ prefix }) => path.startsWith(prefix) && /^[^/]+$/.test(path.slice(prefix.length)));
  return rewrite?.page ?? path;
}

/** For hosts that read a `_redirects` file (Netlify, Cloudflare Pages): one line per rewrite. */
export function redirectsFile(): string {
  return `${rewrites.map(({ prefix, page }) => `${prefix}:id ${page} 200`).join('\n')}\n`;
}

/**
 * For nginx: `map`s for the http block, and the rules for the server block. The language is chosen at the edge by the `lang` cookie,
 * by the same forms that `matchLocale` knows, so that a configured host answers the unprefixed address in the reader's
 * language without a second request.
 */
export function nginxFile(): { http: string; server: string } {
  const forms = (locale: Locale) =>
    locale.key === 'zhf'
      ? '~*^(zhf|zh[-_](.*[-_])?(hant|hk|tw|mo))\\b'
      : `~*^${locale.key}([-_]|$)`;
  const others = locales.filter((locale) => locale.code !== 'en');
  const ordered = [...others].sort((a) => (a.key === 'zhf' ? -1 : 0));
  const names = locales.flatMap((locale) => (locale.code === 'en' ? [] : [locale.code])).join('|');
  const runtime = routes.filter((route) => route.path.includes('/:')).map((route) => route.path.slice(1, route.path.indexOf('/:')));
  return {
    http: [
      'map $cookie_lang $companion_lang {',
      '  default "";',
      ...ordered.map((locale) => `  "${forms(locale)}" "/${locale.code}";`),
      '}',
      'map $uri $companion_prefixed {',
      '  default "";',
      `  "~^(/(?:${names}))(?:/|$)" $1;`,
      '}',
      '',
    ].join('\n'),
    server: [
      `location ~ ^(?<companion_page>/(?:(?:${names})/)?(?:${runtime.join('|')}))/[^/]+$ {`,
      '  rewrite ^ $companion_page last;',
      '}',
      '',
    ].join('\n'),
  };
}
