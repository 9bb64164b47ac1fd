import { type LocaleCode, localeIds } from '../i18n/locale-ids.ts';
import { localeHref } from './locale-prefix.ts';

/**
 * A compression dictionary (RFC 9842): what the guides and answers of a language have in common. A browser that has fetched it is
 * sent pages of that language without these parts (docs/compression-dictionaries.md).
 */
export interface Dictionary {
  locale: LocaleCode;
  /** SHA-256 of its content, in base64 */
  hash: string;
}

/** Where `npm run build -- --compress` puts the dictionaries of all languages. */
export const dictionaryFolder = '/dictionaries/';

/** The encodings of a page that was compressed against its language's dictionary, in brotli and in Zstandard; the best first. */
export const dictionaryEncodings = ['dcb', 'dcz'] as const;
export type DictionaryEncoding = (typeof dictionaryEncodings)[number];

/** The address of a dictionary, which changes with its content: base64url in the file's name. */
export const dictionaryPath = ({ locale, hash }: Dictionary): string =>
  `${dictionaryFolder}${locale}.${hash.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}.txt`;

/** The dictionary whose path ends with a file's name; undefined if it is the name of something else. */
export function parseDictionaryName(name: string): Dictionary | undefined {
  const [, code, hash] = /^([\w-]+)\.([\w-]{43})\.txt$/.exec(name) ?? [];
  const locale = localeIds.find((each) => each.code === code)?.code;
  return locale && hash ? { locale, hash: `${hash.replaceAll('-', '+').replaceAll('_', '/')}=` } : undefined;
}

/**
 * The `Sec-CH-UA` of a browser that uses dictionaries: Chromium from 130 on. `Accept-Encoding` says so only once it has one. A pattern
 * without quotes and named groups, for nginx.
 */
export const usesDictionaries = /Chromium.;v=.(?:1[3-9]\d|[2-9]\d\d|\d\d\d\d)/;

/** What a browser that has it says in `Available-Dictionary`. */
export const availableDictionary = ({ hash }: Dictionary): string => `:${hash}:`;

/**
 * `Use-As-Dictionary` of its response: for which requests a browser offers it. English pages have no prefix, so that theirs would be
 * offered for scripts, too. `""` is what scripts and the service worker fetch.
 */
export const dictionaryUse = ({ locale }: Dictionary): string =>
  `match="${localeHref('/*', locale)}", match-dest=("document" "")`;

/** `Link` of a page: browsers fetch it when the page has loaded and nothing else is to do. */
export const dictionaryLink = (dictionary: Dictionary): string => `<${dictionaryPath(dictionary)}>; rel="compression-dictionary"`;
