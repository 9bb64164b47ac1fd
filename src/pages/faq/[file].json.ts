import { basename } from 'node:path';
import type { APIRoute } from 'astro';
import { locales } from '../../i18n/locales.ts';
import { toIndexFile, toTextsFile } from '../../lib/search/files.ts';
import { searchIndex, searchTexts } from '../../mdx/search-index.ts';
import { answerFiles } from '../../routes/faq-lists.ts';

/** What a page in a language loads to search the answers, and their texts, once there are results. */
export const getStaticPaths = () =>
  locales.flatMap(({ code }) => {
    const { index, texts } = answerFiles(code);
    return [
      { params: { file: fileOf(index) }, props: { load: async () => toIndexFile(await searchIndex(code)) } },
      { params: { file: fileOf(texts) }, props: { load: async () => toTextsFile(await searchTexts(code)) } },
    ];
  });

/** The part of the address that this file's name leaves open. */
const fileOf = (path: string) => basename(path, '.json');

export const GET: APIRoute<{ load(): Promise<unknown> }> = async ({ props }) => Response.json(await props.load());
