import type { APIRoute } from 'astro';
import { locales } from '../../i18n/locales.ts';
import { toIndexFile, toTextsFile } from '../../lib/search/files.ts';
import { searchIndex, searchTexts } from '../../mdx/search-index.ts';

/** `/faq/de.json`: all that a page in a language loads to search the answers; `/faq/de-texts.json`: what the results quote. */
export const getStaticPaths = () =>
  locales.flatMap(({ code }) => [
    { params: { file: code }, props: { load: async () => toIndexFile(await searchIndex(code)) } },
    { params: { file: `${code}-texts` }, props: { load: async () => toTextsFile(await searchTexts(code)) } },
  ]);

export const GET: APIRoute<{ load(): Promise<unknown> }> = async ({ props }) => Response.json(await props.load());
