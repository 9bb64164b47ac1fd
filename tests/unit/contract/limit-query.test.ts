import * as v from 'valibot';
import { expect, test } from 'vitest';
import { limitQuery } from '../../../src/contract/limit-query.ts';
import { SearchRecipes } from '../../../src/contract/recipes/input.ts';

test.each(['x'.repeat(101), `x${'🥔'.repeat(80)}`, '🥔'.repeat(80), ` ${'ab '.repeat(50)}`, 'potato'])(
  'the words of any link can be searched for: %o',
  (words) => {
    const q = limitQuery(words);
    expect(words.trim().startsWith(q)).toBe(true);
    expect(q.isWellFormed()).toBe(true);
    expect(v.safeParse(SearchRecipes, { q }).success).toBe(true);
  },
);
