import type { CompiledQuery, KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { unattachedImages } from '../../../../server/db/images.ts';
import { openDatabase } from '../../../../server/db/open.ts';

test('the pictures of a user that are part of no record are found by an index of their own', async () => {
  const db = await openDatabase(':memory:');
  const queries: CompiledQuery[] = [];
  const watch: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      queries.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await unattachedImages(db.withPlugin(watch), 'de-anna');
  const [{ sql, parameters }] = queries as [CompiledQuery];
  const { rows } = await db.executeQuery<{ detail: string }>({
    ...queries[0],
    sql: `explain query plan ${sql}`,
    parameters,
  } as CompiledQuery<{ detail: string }>);
  expect(rows.map(({ detail }) => detail).join('\n')).toContain('USING INDEX images_unattached (uid=?)');
  await db.destroy();
});
