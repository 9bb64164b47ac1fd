import { existsSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { locales } from '../../src/i18n/locales.ts';
import { fromIndexFile, fromTextsFile, toIndexFile, toTextsFile } from '../../src/lib/search/files.ts';
import { createAnswerSearch } from '../../src/stores/create-answer-search.ts';
import { entriesOf, indexOf, textsOf } from '../../tools/scripts/search/entries.ts';
import { type GoldSet, goldFile, goldOf, type Marks, mark, sharesOf } from './search-gold.ts';

const sets: readonly GoldSet[] = ['tuned', 'unseen'];
const marks: Record<GoldSet, Marks[]> = { tuned: [], unseen: [] };

/**
 * What must be reached in each language, and in all together; of `mistaken`, the most. Many words that are off topic come from the
 * irrelevant queries of the tuned set: what it says of them guards these words, no more.
 */
const limits: Record<GoldSet, Record<'each' | 'all', ReturnType<typeof sharesOf>>> = {
  tuned: {
    each: { found: 0.95, certain: 0.9, first: 0.9, mistaken: 0.05, quoted: 0.75 },
    all: { found: 0.99, certain: 0.95, first: 0.95, mistaken: 0.035, quoted: 0.85 },
  },
  unseen: {
    each: { found: 0.94, certain: 0.88, first: 0.88, mistaken: 0.14, quoted: 0.6 },
    all: { found: 0.97, certain: 0.92, first: 0.92, mistaken: 0.072, quoted: 0.75 },
  },
};

const percent = (share: number) => `${(share * 100).toFixed(1).padStart(5)} %`;
const line = (what: string, { found, certain, first, mistaken, quoted }: ReturnType<typeof sharesOf>) =>
  `${what.padEnd(12)} among three ${percent(found)}  certain ${percent(certain)}  first ${percent(first)}  ` +
  `irrelevant but certain ${percent(mistaken)}  right step ${percent(quoted)}`;

/** A new language comes without. */
const withGold = locales.filter((locale) => sets.every((set) => existsSync(goldFile(locale, set))));

describe.each(withGold.map((locale) => [locale.code, locale] as const))('what people type in %s', async (code, locale) => {
  const entries = entriesOf(locale);
  const search = await createAnswerSearch(
    await fromIndexFile(toIndexFile(await indexOf(locale, entries))),
    fromTextsFile(toTextsFile(textsOf(entries))),
  );

  test('is known, and so is what they should find', () => {
    const passages = new Map(entries.map(({ id, text }) => [id, new Set(text.passages.map(([anchor]) => anchor))]));
    for (const { answered, unanswered, steps } of sets.map((set) => goldOf(locale, set))) {
      expect(answered.length).toBeGreaterThanOrEqual(70);
      expect(unanswered.length).toBeGreaterThanOrEqual(30);
      expect(steps.length).toBeGreaterThanOrEqual(25);
      expect(answered.flatMap(({ hit }) => hit).filter((id) => !passages.has(id))).toEqual([]);
      expect(steps.filter(({ answer, anchors }) => !anchors.every((anchor) => passages.get(answer)?.has(anchor)))).toEqual([]);
    }
  });

  test('is in one set only', () => {
    const queries = sets.flatMap((set) => {
      const { answered, unanswered, steps } = goldOf(locale, set);
      const all = [...answered.map(({ q }) => q), ...steps.map(({ q }) => q), ...unanswered];
      return [...new Set(all.map((query) => query.toLowerCase()))];
    });
    expect(queries.filter((query, index) => queries.indexOf(query) < index)).toEqual([]);
  });

  test.each(sets)('is found, or told not to be: the %s set', (set) => {
    const result = mark(goldOf(locale, set), (query) => search.find(query).results);
    marks[set].push(result);
    // Whoever looks at an unseen query takes it out of its set.
    const named = (queries: readonly string[]) => (set === 'tuned' ? queries.join(' | ') : queries.length);
    const { found, certain, first, mistaken, quoted } = sharesOf([result]);
    const least = limits[set].each;
    expect(found, `missed: ${named(result.missed)}`).toBeGreaterThanOrEqual(least.found);
    expect(certain).toBeGreaterThanOrEqual(least.certain);
    expect(first).toBeGreaterThanOrEqual(least.first);
    expect(mistaken, `irrelevant but certain: ${named(result.mistaken)}`).toBeLessThanOrEqual(least.mistaken);
    expect(quoted, `another step: ${named(result.misquoted)}`).toBeGreaterThanOrEqual(least.quoted);
  });

  afterAll(() => {
    for (const set of sets) console.log(line(`${code} ${set}`, sharesOf(marks[set].slice(-1))));
  });
});

describe('in all languages together', () => {
  test.each(sets)('most is found, and little by mistake, over the %s set', (set) => {
    const shares = sharesOf(marks[set]);
    console.log(line(set, shares));
    const least = limits[set].all;
    expect(shares.found).toBeGreaterThanOrEqual(least.found);
    expect(shares.certain).toBeGreaterThanOrEqual(least.certain);
    expect(shares.first).toBeGreaterThanOrEqual(least.first);
    expect(shares.mistaken).toBeLessThanOrEqual(least.mistaken);
    expect(shares.quoted).toBeGreaterThanOrEqual(least.quoted);
  });
});
