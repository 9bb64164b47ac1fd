import { describe, expect, test } from 'vitest';
import { createSearch } from '../../src/lib/search/search.ts';
import { answering, entriesOf, goldOf, indexOf, mark } from './search-gold.ts';

const percent = (share: number) => `${(share * 100).toFixed(0)} %`;

describe.each(answering().map((locale) => [locale.code, locale] as const))('what people type in %s', (code, locale) => {
  const entries = entriesOf(locale);
  const gold = goldOf(locale);

  test('is known', () => {
    expect(gold, `tests/content/search-gold/${code}.json is missing`).toBeDefined();
    expect(gold?.answered.length).toBeGreaterThanOrEqual(12);
    expect(gold?.unanswered.length).toBeGreaterThanOrEqual(4);
    const ids = new Set(entries.map(({ id }) => id));
    expect(gold?.answered.flatMap(({ hit }) => hit).filter((id) => !ids.has(id))).toEqual([]);
  });

  test('finds its answer among the first three, or is told that there is none', () => {
    if (!gold) return;
    const { hits, goodHits, falseGood, missed, mistaken } = mark(gold, createSearch(indexOf(locale, entries)));
    console.log(
      `${code}: hit@3 ${percent(hits)} of ${gold.answered.length} (shown as good ${percent(goodHits)}), ` +
        `false good ${percent(falseGood)} of ${gold.unanswered.length}`,
      ...(missed.length ? ['\n  missed:', missed.join(' | ')] : []),
      ...(mistaken.length ? ['\n  false good:', mistaken.join(' | ')] : []),
    );
    expect(hits, `missed: ${missed.join(' | ')}`).toBeGreaterThanOrEqual(0.95);
    // Or all could be told that there is no answer.
    expect(goodHits).toBeGreaterThanOrEqual(0.7);
    expect(falseGood, `shown as good: ${mistaken.join(' | ')}`).toBeLessThanOrEqual(0.1);
  });
});
