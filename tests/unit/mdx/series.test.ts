import { describe, expect, test } from 'vitest';
import { series } from '../../../src/mdx/guide-pages.ts';
import { routeOf } from '../../../src/routes/table.ts';

describe('the series of guides', () => {
  test('hold guides only', () => {
    expect(series.flat().filter((name) => !routeOf(name).guide)).toEqual([]);
  });

  test('hold no guide twice, but at their ends: it has one after it', () => {
    const names = series.flatMap((one) => one.slice(0, -1));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('are never of one guide alone', () => {
    expect(series.filter(({ length }) => length < 2)).toEqual([]);
  });
});
