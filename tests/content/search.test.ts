import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { locales } from '../../src/i18n/locales.ts';
import { createAnswerSearch } from '../../src/stores/create-answer-search.ts';
import { entriesOf, indexOf, textsOf } from '../../tools/scripts/search/entries.ts';
import { goldOf, type Half, type Marks, mark, sharesOf } from './search-gold.ts';

const halves: readonly Half[] = ['tuned', 'unseen'];
const marks: Record<Half, Marks[]> = { tuned: [], unseen: [] };

const percent = (share: number) => `${(share * 100).toFixed(1).padStart(5)} %`;
const line = (what: string, { found, certain, first, mistaken, quoted }: ReturnType<typeof sharesOf>) =>
  `${what.padEnd(12)} among three ${percent(found)}  certain ${percent(certain)}  first ${percent(first)}  ` +
  `irrelevant but certain ${percent(mistaken)}  right step ${percent(quoted)}`;

/** A new language comes without. */
const withGold = locales.filter(({ code }) => existsSync(join(import.meta.dirname, 'search-gold', `${code}.json`)));

describe.each(withGold.map((locale) => [locale.code, locale] as const))('what people type in %s', async (code, locale) => {
  const entries = entriesOf(locale);
  const index = await indexOf(locale, entries);
  const search = await createAnswerSearch(index);
  search.addTexts(textsOf(entries));

  test('is known, and so is what they should find', () => {
    const ids = new Set(entries.map(({ id }) => id));
    for (const half of halves) {
      const { answered, unanswered, steps } = goldOf(locale, half);
      expect(answered.length).toBeGreaterThanOrEqual(40);
      expect(unanswered.length).toBeGreaterThanOrEqual(8);
      expect(answered.flatMap(({ hit }) => hit).filter((id) => !ids.has(id))).toEqual([]);
      expect(steps.map(({ answer }) => answer).filter((id) => !ids.has(id))).toEqual([]);
    }
  });

  test.each(halves)('is found, or told not to be: the half that is %s', (half) => {
    const result = mark(goldOf(locale, half), (query) => search.find(query).results);
    marks[half].push(result);
    const { found, certain, first, mistaken, quoted } = sharesOf([result]);
    expect(found, `missed: ${result.missed.join(' | ')}`).toBeGreaterThanOrEqual(0.93);
    expect(certain).toBeGreaterThanOrEqual(0.83);
    expect(first).toBeGreaterThanOrEqual(0.87);
    expect(mistaken, `irrelevant but certain: ${result.mistaken.join(' | ')}`).toBeLessThanOrEqual(0.11);
    expect(
      quoted,
      `another step: ${half === 'tuned' ? result.misquoted.join(' | ') : result.misquoted.length}`,
    ).toBeGreaterThanOrEqual(0.6);
  });

  afterAll(() => {
    for (const half of halves) console.log(line(`${code} ${half}`, sharesOf(marks[half].slice(-1))));
  });
});

describe('in all languages together', () => {
  test.each(halves)('most is found, and little by mistake, over the half that is %s', (half) => {
    const shares = sharesOf(marks[half]);
    console.log(line(half, shares));
    expect(shares.found).toBeGreaterThanOrEqual(0.97);
    expect(shares.certain).toBeGreaterThanOrEqual(0.9);
    expect(shares.first).toBeGreaterThanOrEqual(0.92);
    expect(shares.mistaken).toBeLessThanOrEqual(0.05);
    expect(shares.quoted).toBeGreaterThanOrEqual(0.75);
  });
});
