import { expect, test, vi } from 'vitest';
import { createFold } from '../../../../src/lib/search/fold.ts';
import { createSynonyms } from '../../../../src/lib/search/synonyms.ts';

test('lets the page do its own work between groups', async () => {
  const slice = vi.fn(() => undefined);
  await createSynonyms(['dies|conk* out', 'bin|dustbin', 'stuck|jam*'], createFold('en'), slice);
  expect(slice).toHaveBeenCalledTimes(3);
});
