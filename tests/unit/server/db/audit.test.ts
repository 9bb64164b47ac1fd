import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuditRow } from '../../../../server/db/audit.ts';
import { openDatabase } from '../../../../server/db/open.ts';
import type { Db } from '../../../../server/db/tables.ts';

let db: Db;
beforeAll(async () => {
  db = await openDatabase(':memory:');
});
afterAll(() => db.destroy());

const row: AuditRow = {
  ...{ id: 'a', created_at: 1, actor: 'x', role: 'user', region: 'eu' },
  ...{ action: 'feedback.create', record_id: 'b', request_id: 'c' },
};

test('SQLite does not replace a row of the audit trail, which fires no trigger of a deletion', async () => {
  await db.insertInto('audit').values(row).execute();
  const replace = db
    .insertInto('audit')
    .orReplace()
    .values({ ...row, actor: 'y' });
  await expect(replace.execute()).rejects.toThrow('append-only');
  expect(await db.selectFrom('audit').selectAll().execute()).toEqual([row]);
});
