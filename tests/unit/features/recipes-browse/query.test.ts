import * as v from 'valibot';
import { expect, test } from 'vitest';
import { searchRecipes } from '../../../../src/contract/recipes/read.ts';
import { queryOf } from '../../../../src/features/recipes-browse/query.ts';

test.each(['x'.repeat(101), `x${'🥔'.repeat(80)}`, '🥔'.repeat(80), ` ${'ab '.repeat(50)}`, 'potato'])(
  'the words of any link can be searched for: %o',
  (words) => {
    const q = queryOf(words);
    expect(words.trim().startsWith(q)).toBe(true);
    expect(q.isWellFormed()).toBe(true);
    expect(v.safeParse(searchRecipes.input, { q }).success).toBe(true);
  },
);
