import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { build } from 'vite';
import { locales } from '../../../src/i18n/locales.ts';
import type { SearchIndex } from '../../../src/lib/search/entry.ts';
import { toIndexFile, toTextsFile } from '../../../src/lib/search/files.ts';
import type { Texts } from '../../../src/lib/search/passages.ts';
import { type Find, type Gold, goldOf, mark, sharesOf } from '../../../tests/content/search-gold.ts';
import { entriesOf, indexOf, textsOf } from '../../scripts/search/entries.ts';
import { launch, phone, slowDown } from '../phone.ts';
import { atMost, plain, printRows, type Row, withTarget } from '../report.ts';

/** The search of the answers, beside what others do with the same texts. */
export async function search(): Promise<Row[]> {
  const rows = await searchRows();
  printRows('Search of the answers, over the unseen gold set of every language', rows);
  return withTarget(rows).map((row) => ({ ...row, what: row.what.replace(/^ours/, 'search') }));
}

/** A search engine: a module of `tools/bench` that exports `create(index)`. */
interface Engine {
  name: string;
  file: string;
}

const runs = 3;

const ours: Engine = { name: 'ours', file: 'search-ours.ts' };
const others: readonly Engine[] = [
  { name: 'MiniSearch, as it comes', file: 'search-mini.ts' },
  { name: 'MiniSearch, our tokenizer, prefix, fuzzy', file: 'search-mini-ours.ts' },
];

interface Language {
  code: string;
  index: SearchIndex;
  texts: Texts;
  gold: Gold;
  /** Bytes of the files, compressed */
  files: Readonly<Record<'index' | 'texts', number>>;
}

/** Every engine over every language's gold set: what it finds, what it weighs, and how long a phone takes at each letter typed. */
async function searchRows(): Promise<Row[]> {
  const languages = await Promise.all(
    locales.map(async (locale): Promise<Language> => {
      const entries = entriesOf(locale);
      const [index, texts] = [await indexOf(locale, entries), textsOf(entries)];
      const files = { index: bytesOf(toIndexFile(index)), texts: bytesOf(toTextsFile(texts)) };
      return { code: locale.code, index, texts, gold: goldOf(locale, 'unseen'), files };
    }),
  );
  const rows: Row[] = [];
  for (const engine of [ours, ...others]) rows.push(...(await rowsOf(engine, languages)));
  const largest = (file: 'index' | 'texts', most: number) =>
    atMost(`ours: ${file}, brotli, largest language`, Math.max(...languages.map(({ files }) => files[file])), most);
  return [...rows, largest('index', 45 * 1024), largest('texts', 55 * 1024)];
}

const bytesOf = (file: unknown) => brotliCompressSync(JSON.stringify(file)).length;

async function rowsOf(engine: Engine, languages: readonly Language[]): Promise<Row[]> {
  const code = await bundle(engine);
  const { create } = (await import(`../${engine.file}`)) as {
    create(index: SearchIndex, texts?: Texts): Find | Promise<Find>;
  };
  const marks = await Promise.all(languages.map(async ({ index, texts, gold }) => mark(gold, await create(index, texts))));
  const { letter, start, complete, longTasks } = await times(code, languages);
  const worst = (of: 'found' | 'certain' | 'first') => 1 - Math.min(...marks.map((each) => sharesOf([each])[of]));
  const all = sharesOf(marks);
  const rows = [
    atMost('not among the first three', (1 - all.found) * 100, 3, ' %', 1),
    atMost('not among the first three, worst language', worst('found') * 100, 6, ' %', 1),
    atMost('not certain', (1 - all.certain) * 100, 8, ' %', 1),
    atMost('not certain, worst language', worst('certain') * 100, 12, ' %', 1),
    atMost('not first', (1 - all.first) * 100, 8, ' %', 1),
    atMost('irrelevant but certain', all.mistaken * 100, 4, ' %', 1),
    atMost('code, brotli', brotliCompressSync(code).length, 9 * 1024),
    atMost('a letter typed, CPU/4, p95', letter, 5, ' ms', 1),
    atMost('tasks above 50 ms until ready, CPU/4', longTasks, 0),
    plain('ready with the index, CPU/4', `${start.toFixed(0)} ms`),
    plain('complete with the texts, CPU/4', `${complete.toFixed(0)} ms`),
  ].map((row) => ({ ...row, what: `${engine.name}: ${row.what}` }));
  return engine === ours ? rows : rows.map(({ what, value }) => plain(what, value));
}

/** The engine as a page would load it. */
async function bundle({ file }: Engine): Promise<string> {
  const lib = { entry: `${import.meta.dirname}/../${file}`, formats: ['iife' as const], name: 'engine', fileName: 'engine' };
  const made = await build({ configFile: false, logLevel: 'error', build: { write: false, lib } });
  const [output] = [made].flat();
  if (!output || !('output' in output)) throw new Error(`${file} was not bundled`);
  return output.output[0].code;
}

/**
 * In a real browser, slowed down, in pages that have done nothing before: queries of each language letter by letter, with a short
 * rest after each letter, as fingers leave it. Each is typed anew in several pages, and the fastest counts: whatever else the
 * machine does only ever adds.
 *
 * @returns milliseconds: of a letter the 95th percentile, of both starts the slowest language; and the long tasks of all starts
 */
async function times(
  code: string,
  languages: readonly Language[],
): Promise<{ letter: number; start: number; complete: number; longTasks: number }> {
  const browser = await launch();
  const letters: number[] = [];
  const starts: number[] = [];
  const completes: number[] = [];
  let longTasks = 0;
  for (const { index, texts, gold } of languages) {
    const queries = [...gold.answered.slice(0, 8).map(({ q }) => q), ...gold.unanswered.slice(0, 3)];
    const tries: Typed[] = [];
    for (let run = 0; run < runs; run++) tries.push(await typeInNewPage(browser, code, JSON.stringify([index, texts]), queries));
    starts.push(Math.min(...tries.map(({ start }) => start)));
    completes.push(Math.min(...tries.map(({ complete }) => complete)));
    longTasks += Math.min(...tries.map((each) => each.longTasks));
    const [first] = tries;
    letters.push(...(first?.letters ?? []).map((_, at) => Math.min(...tries.map((each) => each.letters[at] ?? Number.NaN))));
  }
  await browser.close();
  letters.sort((a, b) => a - b);
  return {
    letter: letters[Math.floor(letters.length * 0.95)] ?? Number.NaN,
    start: Math.max(...starts),
    complete: Math.max(...completes),
    longTasks,
  };
}

async function typeInNewPage(browser: Browser, code: string, files: string, queries: readonly string[]): Promise<Typed> {
  const { page, cdp, context } = await phone(browser);
  await page.addScriptTag({ content: code });
  await slowDown(cdp);
  const typed = await page.evaluate(type, [files, queries] as const);
  await context.close();
  return typed;
}

/** Milliseconds: of every letter, until the first could be typed, and from then until the texts counted; and the tasks above 50 ms until then. */
interface Typed {
  letters: number[];
  start: number;
  complete: number;
  longTasks: number;
}

/** Runs in the page. */
async function type([files, queries]: readonly [string, readonly string[]]): Promise<Typed> {
  const { create } = (globalThis as unknown as { engine: { create(index: unknown, texts?: unknown): unknown } }).engine;
  const [index, texts] = JSON.parse(files);
  let longTasks = 0;
  const observer = new PerformanceObserver((list) => {
    longTasks += list.getEntries().length;
  });
  observer.observe({ type: 'longtask' });
  await new Promise((resolve) => setTimeout(resolve));
  const began = performance.now();
  await create(index);
  const start = performance.now() - began;
  const find = (await create(index, texts)) as (query: string) => unknown;
  const complete = performance.now() - began - start;
  await new Promise((resolve) => setTimeout(resolve, 100));
  observer.disconnect();
  const letters: number[] = [];
  for (const query of queries) {
    const characters = [...query];
    for (let length = 1; length <= characters.length; length++) {
      const typed = characters.slice(0, length).join('');
      await new Promise((resolve) => setTimeout(resolve, 5));
      const before = performance.now();
      find(typed);
      letters.push(performance.now() - before);
    }
  }
  return { letters, start, complete, longTasks };
}
