import { expect, test } from 'vitest';
import type { Db } from '../../../../server/db/tables.ts';
import type { Entry } from '../../../../server/observe/log.ts';
import { createReadiness } from '../../../../server/observe/readiness.ts';

test('the kind of an error is logged beside what it means', async () => {
  const entries: Entry[] = [];
  const broken = {} as Db;
  const { ask } = createReadiness(
    broken,
    () => 0,
    (entry) => void entries.push(entry),
  );
  expect(await ask()).toBe('the database does not answer');
  expect(entries).toMatchObject([{ fault: 'the database does not answer', error: 'TypeError' }]);
});
