import type { APIRoute } from 'astro';
import { localeOf, locales } from '../../i18n/locales.ts';
import { answerIndex } from '../../mdx/answer-index.ts';

/** `/faq/de.json`: all that a page in a language loads to search the answers. */
export const getStaticPaths = () => locales.map(({ code }) => ({ params: { locale: code } }));

export const GET: APIRoute = async ({ params }) => Response.json(await answerIndex(localeOf(params.locale ?? '').code));
