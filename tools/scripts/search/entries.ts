import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../../src/i18n/locales.ts';
import type { SearchEntry, SearchIndex, SearchWords } from '../../../src/lib/search/entry.ts';
import type { EntryText, Texts } from '../../../src/lib/search/passages.ts';
import {
  idsWithPhrases,
  noWords,
  type SearchSource,
  searchEntry,
  searchIndexOf,
  searchText,
} from '../../../src/mdx/search-entries.ts';
import { frontmatterOf } from '../../../src/mdx/translation/frontmatter.ts';
import { readJson } from '../../../src/mdx/translation/json-file.ts';
import { textsOf as stringsOf } from '../../../src/mdx/translation/strings.ts';
import { commonFaq, faqFacts, faqIds } from '../../../src/routes/faq-lists.ts';
import { root } from '../tools.ts';

/** An entry, and its text. */
export type WholeEntry = SearchEntry & { text: EntryText };

/** What can be searched for in a language: its answers, and the guides that have phrases. The site has the same (tests/links). */
export function entriesOf({ code }: Locale): WholeEntry[] {
  const words = searchWordsOf(code);
  const titles = stringsOf(code, join(root, 'content'));
  const ids = [...new Set([...commonFaq, ...faqIds, ...idsWithPhrases(words)])];
  return ids.flatMap((id) => {
    const file = join(root, 'content', code, `${id in faqFacts ? `faq/${id}` : id}.mdx`);
    if (!existsSync(file)) return [];
    const { head, body } = frontmatterOf(readFileSync(file, 'utf8'));
    const value = (key: string) => scalar(new RegExp(`^${key}: (.*)$`, 'm').exec(head)?.[1] ?? '');
    const source: SearchSource = { id, title: value('title'), description: value('description'), body };
    return [
      { ...searchEntry(source, code, words, (key) => titles[`titles.${key}`] ?? source.title), text: searchText(source, words) },
    ];
  });
}

/** `content/<language>/search.json`, also a part of it. @throws BrokenFile when it is no JSON */
export const searchWordsOf = (code: string, content = join(root, 'content')): SearchWords => ({
  ...noWords,
  ...(readJson(join(content, code, 'search.json'), `content/${code}/search.json`) as Partial<SearchWords> | undefined),
});

/** The index as the site has it. */
export const indexOf = ({ code }: Locale, entries: readonly WholeEntry[]): Promise<SearchIndex> =>
  searchIndexOf(
    code,
    entries.map(({ text, ...entry }) => entry),
    searchWordsOf(code),
  );

/** The texts as the site has them: more phrases, and what results quote. */
export const textsOf = (entries: readonly WholeEntry[]): Texts => Object.fromEntries(entries.map(({ id, text }) => [id, text]));

/** A value of YAML on one line. */
function scalar(text: string): string {
  const plain = text.trim();
  if (plain.startsWith('"')) return JSON.parse(plain);
  return plain.startsWith("'") ? plain.slice(1, -1).replaceAll("''", "'") : plain;
}
