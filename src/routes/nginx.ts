import type { Published } from '../contract/deployment.ts';
import { type LocaleId, localeIds, sourceId } from '../i18n/locale-ids.ts';
import type { Dictionary } from './dictionaries.ts';
import { dictionaryMaps, dictionaryRules } from './nginx-dictionaries.ts';
import { cacheControl, hostFiles, immutableFolders, siteHeaders } from './response-headers.ts';
import { runtimePaths } from './runtime-routes.ts';

/** The languages that addresses name; English has no prefix. */
const prefixed: readonly LocaleId[] = localeIds.filter(({ code }) => code !== sourceId.code);

/**
 * What `edge.ts` and the rewrites say, in nginx's words: `http` for the http block, `server` for the site's server block.
 * Pages are looked up in the reader's language first, ids lead to their page, and what is not there is answered by the 404 page of
 * the address's language.
 *
 * @param dictionaries those of the build, if it has any
 */
export function nginxFiles(published: Published, dictionaries: readonly Dictionary[] = []): { http: string; server: string } {
  const codes = prefixed.map(({ code }) => code).join('|');
  const named = `"~^/(?:${codes})(?:/|$)"`;
  const immutable = `(?:${immutableFolders.join('|')})`;
  const lines = (rows: readonly string[]) => `${rows.join('\n')}\n`;

  const http = [
    '# The language of the reader, by the cookie that the language switcher keeps.',
    'map $cookie_lang $companion_reader {',
    '  default "";',
    ...readers().map(({ forms, code }) => `  "~*${forms}" "/${code}";`),
    '}',
    '# Where a page is looked up first: an address that names a language is shown as it says.',
    'map $uri $companion_edge {',
    '  default $companion_reader;',
    `  ${named} "";`,
    '}',
    '# Whose 404 page answers.',
    'map $uri $companion_language {',
    '  default $companion_reader;',
    `  "~^(?<companion_named>/(?:${codes}))(?:/|$)" $companion_named;`,
    '}',
    'map $uri $companion_cache {',
    `  default "${cacheControl.revalidate}";`,
    `  "~^${immutable}" "${cacheControl.immutable}";`,
    '}',
    '# By the address as it was asked, without segments of dots, which lead elsewhere, and by the file that was chosen.',
    'map "$request_uri $uri" $companion_vary {',
    '  default "Cookie";',
    `  "~^/+(?:${codes})(?:/+[\\w-][\\w.-]*)*/*(?:[?]\\S*)? " "";`,
    `  "~^${immutable}\\S+ ${immutable}" "";`,
    '}',
    ...(dictionaries.length > 0 ? dictionaryMaps(dictionaries) : []),
  ];

  const server = [
    '# nginx drops all of these in a location that has an add_header of its own: put yours beside them, never into a location.',
    'charset utf-8;',
    'charset_types text/css text/plain text/javascript application/javascript application/json image/svg+xml;',
    'absolute_redirect off;',
    ...Object.entries(siteHeaders(published)).map(([name, value]) => `add_header ${name} "${value}" always;`),
    'add_header Cache-Control $companion_cache always;',
    'add_header Vary $companion_vary always;',
    'error_page 404 $companion_language/404.html;',
    'rewrite "^(/[\\w./-]*[\\w.-])/+$" $1 permanent;',
    ...(dictionaries.length > 0 ? dictionaryRules : []),
    `location ~ "^(?:/(?:${codes}))?/404(?:\\.html)?$" {`,
    '  internal;',
    '}',
    `location ~ "^(?:${hostFiles.join('|')})$" {`,
    '  return 404;',
    '}',
    `location ~ "^(?<companion_page>(?:/(?:${codes}))?(?:${Object.values(runtimePaths).join('|')}))/[^/]+$" {`,
    '  try_files $companion_edge$companion_page.html $companion_page.html =404;',
    '}',
    'location / {',
    '  try_files $uri $companion_edge$uri.html $uri.html =404;',
    '}',
  ];

  return { http: lines(http), server: lines(server) };
}

/** The forms of a `lang` value that `matchLocale` knows, without their case; traditional Chinese stands before the other. */
function readers(): { forms: string; code: string }[] {
  const traditional = ({ key }: LocaleId) => key === 'zhf';
  const row = (locale: LocaleId) => ({
    code: locale.code,
    forms: traditional(locale)
      ? '^(?:zhf(?:[-_]|$)|zh(?!.*hans)[-_](?:.*[-_])?(?:hant|hk|tw|mo)(?:[^a-z0-9]|$))'
      : `^${locale.key}(?:[-_]|$)`,
  });
  return [...prefixed.filter(traditional), ...prefixed.filter((locale) => !traditional(locale))].map(row);
}
