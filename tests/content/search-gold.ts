import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Converter } from 'opencc-js/t2cn';
import { type Locale, locales } from '../../src/i18n/locales.ts';
import { createIndex } from '../../src/lib/search/create-index.ts';
import type { SearchEntry, SearchIndex } from '../../src/lib/search/entry.ts';
import { frontmatterOf } from '../../src/mdx/translation/frontmatter.ts';
import { root } from '../../tools/scripts/tools.ts';

/** What people type, and what they should be shown: `tests/content/search-gold/<language>.json`. */
export interface Gold {
  /** `hit`: the entries of which one must be among the first three */
  answered: { q: string; hit: string[] }[];
  /** What no entry answers, so that nothing may be shown as a good answer */
  unanswered: string[];
}

/** An answer, and its text. */
export type WholeEntry = SearchEntry & { body: string };

/** The answers of a language, as they are written. */
export function entriesOf({ code }: Locale): WholeEntry[] {
  const folder = join(root, 'content', code, 'faq');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /^[^_].*\.mdx$/.test(name)) : [];
  const data = readJson<Record<string, Pick<SearchEntry, 'problem' | 'devices'>>>(join(root, 'content/faq.json')) ?? {};
  return names.map((name) => {
    const id = name.replace(/\.mdx$/, '');
    const { head, body } = frontmatterOf(readFileSync(join(folder, name), 'utf8'));
    const value = (key: string) => scalar(new RegExp(`^${key}: (.*)$`, 'm').exec(head)?.[1] ?? '');
    const list = /^words:\n((?: +- .*\n)+)/m.exec(head)?.[1] ?? '';
    const words = [...list.matchAll(/^ +- (.*)$/gm)].map(([, item = '']) => scalar(item));
    const { problem = '', devices = 'all' } = data[id] ?? {};
    return { id, title: value('title'), description: value('description'), words, problem, devices, body };
  });
}

export const goldOf = ({ code }: Locale): Gold | undefined => readJson(join(root, 'tests/content/search-gold', `${code}.json`));

const [hongKong, taiwan] = [Converter({ from: 'hk', to: 'cn' }), Converter({ from: 'tw', to: 'cn' })];

/** The index as the site has it. */
export function indexOf({ code, tag }: Locale, entries: readonly WholeEntry[]): SearchIndex {
  const simplify = code.startsWith('zh') ? (character: string) => taiwan(hongKong(character)) : undefined;
  const shown = entries.map(({ body, ...entry }) => entry);
  const texts = entries.map(({ body }) => body);
  return createIndex(tag, shown, texts, simplify);
}

/** The languages that have answers. */
export const answering = (): Locale[] => locales.filter((locale) => entriesOf(locale).length > 0);

/** One query, and the answers found for it, the best first. */
export type Find = (query: string) => readonly { id: string; good: boolean }[];

/** What came of a gold set. */
export interface Marks {
  /** Share of the answered for which a right entry is among the first three */
  hits: number;
  /** … and shown as good */
  goodHits: number;
  /** Share of the unanswered for which something is shown as good */
  falseGood: number;
  missed: string[];
  mistaken: string[];
}

export function mark({ answered, unanswered }: Gold, find: Find): Marks {
  const right = answered.map(({ q, hit }) =>
    find(q)
      .slice(0, 3)
      .filter(({ id }) => hit.includes(id)),
  );
  const mistaken = unanswered.filter((query) => find(query).some(({ good }) => good));
  return {
    hits: right.filter((found) => found.length > 0).length / answered.length,
    goodHits: right.filter((found) => found.some(({ good }) => good)).length / answered.length,
    falseGood: mistaken.length / unanswered.length,
    missed: answered.filter((_, index) => right[index]?.length === 0).map(({ q }) => q),
    mistaken,
  };
}

/** A value of YAML on one line. */
function scalar(text: string): string {
  const plain = text.trim();
  if (plain.startsWith('"')) return JSON.parse(plain);
  return plain.startsWith("'") ? plain.slice(1, -1).replaceAll("''", "'") : plain;
}

const readJson = <T>(file: string): T | undefined => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);
