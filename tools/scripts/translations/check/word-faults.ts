import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { deviceKinds } from '../../../../src/contract/devices/list.ts';
import type { LocaleCode } from '../../../../src/i18n/locales.ts';
import type { SearchWords } from '../../../../src/lib/search/entry.ts';
import { answerPassages } from '../../../../src/mdx/answer-passages.ts';
import { guidePages, textIdsOf } from '../../../../src/mdx/guide-pages.ts';
import type { Fault } from '../../../../src/mdx/translation/fault.ts';
import { readGuide } from '../../../../src/mdx/translation/guide-files.ts';
import { type JsonFile, readJsonFile } from '../../../../src/mdx/translation/json-file.ts';
import { faqIds } from '../../../../src/routes/faq-lists.ts';

const texts = v.array(v.string());
const list = { empty: '[]', schema: texts, example: '["…", "…"]' };
const groups = { empty: '[]', schema: v.array(texts), example: '[["…", "…"], ["…", "…"]]' };
const devices = { empty: '{}', schema: v.record(v.string(), texts), example: '{ "vacuum": ["…", "…"] }' };
const phrases = {
  ...devices,
  schema: v.record(v.string(), devices.schema),
  example: `{ "${faqIds[0]}": { "whole": ["…", "…"] } }`,
};

/** What each file of words for the search consists of. */
const parts = {
  'search.json': { phrases, morePhrases: phrases, stopWords: list, offTopic: list, devices, synonyms: groups },
  'food.json': { synonyms: groups, ordinary: list, stopWords: list },
};

const answers = new Set<string>(faqIds);
const guides = new Set(guidePages.flatMap(textIdsOf));

/** What is wrong with the words that a language writes for the search: no JSON, answers and passages that are not there. */
export const wordFaults = (code: LocaleCode, content: string): Fault[] =>
  (['search.json', 'food.json'] as const).flatMap((name) => {
    const path = `content/${code}/${name}`;
    const file = readJsonFile(join(content, code, name), path);
    if (file.value === undefined) return file.faults.length > 0 ? file.faults : [missing(path)];
    const found = (what: string, fix: string, ...names: string[]) => ({ file: path, line: file.lineOf(...names), what, fix });
    const own = namesIn(file);
    const wanted = Object.entries(parts[name]);
    const unreadable = wanted
      .filter(([part]) => own.includes(part))
      .flatMap(([part, { schema, example }]) => {
        const values = (file.value as Record<string, unknown>)[part];
        return (v.safeParse(schema, values).issues ?? []).map(({ path = [] }) => {
          const names = [part, ...path.map(({ key }) => key).filter((key) => typeof key === 'string')];
          return found(`Nothing can read ${names.map((one) => `"${one}"`).join(' ')}`, `Write "${part}": ${example}`, ...names);
        });
      });
    if (unreadable.length > 0) return unreadable;
    return [
      ...file.faults,
      ...wanted
        .filter(([part]) => !own.includes(part))
        .map(([part, { empty }]) => found(`Lacks "${part}"`, `Add "${part}": ${empty}. It must be there, empty if need be`)),
      ...own
        .filter((part) => !wanted.some(([one]) => one === part))
        .map((part) => found(`Nothing reads "${part}"`, 'Remove it, or correct its name', part)),
      ...namesIn(file, 'devices')
        .filter((kind) => !deviceKinds.some((known) => known === kind))
        .map((kind) => found(`There is no device “${kind}”`, `Write one of ${deviceKinds.join(', ')}`, 'devices', kind)),
      ...['phrases', 'morePhrases'].flatMap((part) =>
        namesIn(file, part).flatMap((id) => {
          if (!answers.has(id) && !guides.has(id))
            return [found(`There is no answer or guide “${id}”`, 'Write the name of its file', part, id)];
          const anchors = anchorsOf(code, id, content);
          return namesIn(file, part, id)
            .filter((anchor) => anchors && !anchors.includes(anchor))
            .map((anchor) => found(`“${id}” has no ${anchor}`, `Write one of ${anchors?.join(', ')}`, part, id, anchor));
        }),
      ),
      ...(own.includes('phrases') ? phraseFaults(code, faqIds, content) : []),
    ];
  });

const howTo = 'docs/translating.md, “Words for the search”';

const missing = (file: string): Fault => ({ file, line: 0, what: 'It is missing', fix: `Write it: ${howTo}`, pending: true });

/** Of these answers, the ones that are written and that the search has no phrases for. */
export function phraseFaults(code: LocaleCode, ids: readonly string[], content: string): Fault[] {
  const path = `content/${code}/search.json`;
  const file = readJsonFile(join(content, code, 'search.json'), path);
  if (file.faults.length > 0) return [];
  const phrases = (file.value as Partial<SearchWords> | undefined)?.phrases ?? {};
  return ids
    .filter((id) => existsSync(join(content, code, `faq/${id}.mdx`)) && Object.values(phrases[id] ?? {}).flat().length === 0)
    .map((id) => ({
      file: path,
      line: file.lineOf('phrases'),
      what: `Lacks phrases for the answer “${id}”`,
      fix: `Write under "phrases" what people type who look for it: ${howTo}`,
      pending: true,
    }));
}

/** The names of an object in a file. */
function namesIn({ value }: JsonFile, ...path: readonly string[]): string[] {
  const part = path.reduce((all: unknown, name) => (all as Record<string, unknown> | undefined)?.[name], value);
  return Object.keys(part ?? {});
}

/** What phrases can lead to. Undefined for a text that is not written yet, or cannot be read. */
function anchorsOf(code: LocaleCode, id: string, content: string): string[] | undefined {
  if (!answers.has(id)) return ['whole'];
  try {
    const answer = readGuide(code, `faq/${id}`, content);
    return answer && ['whole', ...answerPassages(answer.body).map(([anchor]) => anchor)];
  } catch {
    return undefined;
  }
}
