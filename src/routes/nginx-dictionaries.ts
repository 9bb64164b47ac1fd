import {
  availableDictionary,
  type Dictionary,
  dictionaryLink,
  dictionaryPath,
  dictionaryUse,
  usesDictionaries,
} from './dictionaries.ts';
import { localeHref } from './locale-prefix.ts';
import { runtimePaths } from './runtime-routes.ts';

/**
 * How nginx serves compression dictionaries, for the http block. A browser that takes none is answered as without them, to the byte. One
 * that has the dictionary of the page's language is sent the page's `.dcb` or `.dcz`; one that has not is told where it is, unless it
 * saves data. `server/site.ts` does the same.
 */
export function dictionaryMaps(dictionaries: readonly Dictionary[]): string[] {
  const rows = dictionaries.map((dictionary) => ({ dictionary, language: localeHref('', dictionary.locale) }));
  const prefixes = rows.flatMap(({ language }) => language.slice(1) || []).join('|');
  return [
    '# Which encoding with a dictionary the browser takes.',
    'map $http_accept_encoding $companion_delta {',
    '  default "";',
    '  "~\\bdcb\\b" "dcb";',
    '  "~\\bdcz\\b" "dcz";',
    '}',
    '# The page that answers, of an id its own.',
    'map $uri $companion_delta_of {',
    '  default "$companion_edge$uri.html";',
    `  "~^(?<companion_id_page>(?:/(?:${prefixes}))?(?:${Object.values(runtimePaths).join('|')}))/[^/]+$" "$companion_edge$companion_id_page.html";`,
    '}',
    '# That page in the encoding, where the browser has the dictionary of its language.',
    'map "$companion_delta|$companion_language|$http_available_dictionary" $companion_delta_page {',
    '  default "";',
    ...rows.map(
      ({ dictionary, language }) =>
        `  "~^dc[bz]\\|${language}\\|${availableDictionary(dictionary).replaceAll('+', '\\+')}$" "$companion_delta_of.$companion_delta";`,
    ),
    '}',
    '# What was sent, by the file that was chosen.',
    'map $uri $companion_delta_sent {',
    '  default "";',
    '  "~\\.html\\.dcb$" "dcb";',
    '  "~\\.html\\.dcz$" "dcz";',
    '}',
    'map "$companion_delta $uri" $companion_delta_vary {',
    '  default "";',
    '  "~^dc[bz] .*\\.html$" "Available-Dictionary";',
    '  "~^dc[bz] .*\\.html\\.dc[bz]$" "Accept-Encoding, Available-Dictionary";',
    '}',
    '# Where the dictionary is.',
    'map "$http_sec_ch_ua|$http_save_data|$companion_language|$uri" $companion_delta_link {',
    '  default "";',
    ...rows.map(
      ({ dictionary, language }) =>
        `  "~${usesDictionaries.source}.*\\|(?!on)[^|]*\\|${language}\\|[^|]*\\.html$" '${dictionaryLink(dictionary)}';`,
    ),
    '}',
    '# What it is for.',
    'map $uri $companion_dictionary {',
    '  default "";',
    ...rows.map(
      ({ dictionary }) => `  "~^${dictionaryPath(dictionary).replaceAll('.', '\\.')}$" '${dictionaryUse(dictionary)}';`,
    ),
    '}',
  ];
}

/** The same for the server block. `gzip off`: nginx does not see that the page is compressed, and would do it again. */
export const dictionaryRules: readonly string[] = [
  'add_header Content-Encoding $companion_delta_sent;',
  'add_header Vary $companion_delta_vary;',
  'add_header Link $companion_delta_link;',
  'add_header Use-As-Dictionary $companion_dictionary;',
  'if (-f $document_root$companion_delta_page) {',
  '  rewrite ^ $companion_delta_page last;',
  '}',
  'location ~ "\\.html\\.dc[bz]$" {',
  '  internal;',
  '  gzip off;',
  '  types {}',
  '  default_type text/html;',
  '}',
];
