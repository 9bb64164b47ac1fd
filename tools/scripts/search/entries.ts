import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Converter } from 'opencc-js/t2cn';
import catalogue from '../../../content/catalogue.json' with { type: 'json' };
import { type Locale, sourceLocale } from '../../../src/i18n/locales.ts';
import { createIndex } from '../../../src/lib/search/create-index.ts';
import type { SearchEntry, SearchIndex, SearchWords } from '../../../src/lib/search/entry.ts';
import type { Texts } from '../../../src/lib/search/quotes.ts';
import { answerPassages, withNumbers } from '../../../src/mdx/answer-passages.ts';
import { guidePages, textIdsOf } from '../../../src/mdx/guide-pages.ts';
import { createReader } from '../../../src/mdx/readings.ts';
import { frontmatterOf } from '../../../src/mdx/translation/frontmatter.ts';
import { commonFaq, faqIds } from '../../../src/routes/faq-lists.ts';
import { root } from '../tools.ts';

/** An entry, and its text. */
export type WholeEntry = SearchEntry & { body: string };

/** What can be searched for in a language: its answers, and the guides that have phrases. The site has the same (tests/site). */
export function entriesOf({ code }: Locale): WholeEntry[] {
  const { phrases } = searchWordsOf(code);
  const facts = readJson<Record<string, Pick<SearchEntry, 'problem' | 'devices'>>>(join(root, 'content/faq.json')) ?? {};
  const ids = [...new Set([...commonFaq, ...faqIds, ...Object.keys(phrases)])];
  return ids.flatMap((id) => {
    const file = join(root, 'content', code, `${facts[id] ? `faq/${id}` : id}.mdx`);
    if (!existsSync(file)) return [];
    const { head, body } = frontmatterOf(readFileSync(file, 'utf8'));
    const value = (key: string) => scalar(new RegExp(`^${key}: (.*)$`, 'm').exec(head)?.[1] ?? '');
    const own = { id, title: value('title'), phrases: phrases[id] ?? {}, body };
    const { problem, devices = 'all' } = facts[id] ?? {};
    const answer = { ...own, phrases: withNumbers(own.phrases, answerPassages(body)), problem, devices };
    return [facts[id] ? answer : { ...own, ...guideFacts(code, id, own.title) }];
  });
}

/** A guide's pages, and how it is shown where it is written for each model. */
function guideFacts(code: string, id: string, title: string): Pick<SearchEntry, 'title' | 'devices' | 'pages'> {
  const pages = guidePages.filter((page) => textIdsOf(page).includes(id));
  const prefix = code === sourceLocale.code ? '' : `/${code}`;
  const models = pages.map(({ variant, route }) => catalogue.models.find(({ key }) => key === (variant ?? route.about)));
  if (!models.some((model) => model))
    return { title, devices: 'all', pages: pages.map(({ path }) => [prefix + path, undefined]) };
  const titles = readJson<Record<string, string>>(join(root, 'content', code, 'strings/titles.json'));
  return {
    title: titles?.[pages[0]?.route.title ?? ''] ?? title,
    devices: [...new Set(models.flatMap((model) => model?.kind ?? []))],
    pages: pages.map(({ path }, index) => [prefix + path, models[index]?.name]),
  };
}

const [hongKong, taiwan] = [Converter({ from: 'hk', to: 'cn' }), Converter({ from: 'tw', to: 'cn' })];

/** `content/<language>/search.json` */
export const searchWordsOf = (code: string): SearchWords =>
  readJson(join(root, 'content', code, 'search.json')) ?? { stopWords: [], offTopic: [], devices: {}, phrases: {} };

/** The index as the site has it. */
export async function indexOf({ code, tag }: Locale, entries: readonly WholeEntry[]): Promise<SearchIndex> {
  const simplify = code.startsWith('zh') ? (character: string) => taiwan(hongKong(character)) : undefined;
  const shown = entries.map(({ body, ...entry }) => entry);
  return createIndex({ tag, entries: shown, words: searchWordsOf(code), simplify, read: await createReader(code) });
}

/** What the results of a search show beside their titles, as far as it is quoted. */
export const textsOf = (entries: readonly WholeEntry[]): Texts =>
  Object.fromEntries(
    entries.map(({ id, body, pages }) => [id, { description: '', passages: pages ? [] : answerPassages(body) }]),
  );

/** A value of YAML on one line. */
function scalar(text: string): string {
  const plain = text.trim();
  if (plain.startsWith('"')) return JSON.parse(plain);
  return plain.startsWith("'") ? plain.slice(1, -1).replaceAll("''", "'") : plain;
}

const readJson = <T>(file: string): T | undefined => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);
