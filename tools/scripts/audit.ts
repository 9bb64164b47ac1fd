import { type AuditRow, type AuditSubject, auditPage, knownPseudonym, uidsOf } from '../../server/db/audit.ts';
import type { TimeCursor } from '../../server/db/cursors.ts';
import type { Db } from '../../server/db/tables.ts';
import { connectExplained, existingDatabase, throwExplained } from './database.ts';
import { main, Problem } from './tools.ts';

const usage = `Show the audit trail, newest first:
  npm run audit -- record ID    who read or changed a record
  npm run audit -- user UID     what a user or an operator did`;

/** Rows that are read at a time. */
const pageSize = 500;

await main(async () => {
  const [command, id, ...more] = process.argv.slice(2);
  if (!id || more.length > 0 || (command !== 'record' && command !== 'user')) throw new Problem(usage);
  const db = connectExplained(existingDatabase());
  try {
    const actor = command === 'user' ? await knownPseudonym(db, id) : undefined;
    if (command === 'user' && !actor) throw new Problem(`Nothing is recorded of a user ${id}, or the user was erased.`);
    const count = await print(db, actor ? { column: 'actor', value: actor } : { column: 'record_id', value: id });
    if (count === 0) throw new Problem(`Nothing is recorded of ${id}.`);
  } catch (error) {
    throwExplained(error);
  } finally {
    await db.destroy();
  }
});

/** @returns how many rows were printed */
async function print(db: Db, about: AuditSubject): Promise<number> {
  let count = 0;
  let after: TimeCursor | undefined;
  /** By pseudonym; those of erased users have none */
  const uids = new Map<string, string | undefined>();
  for (;;) {
    const rows = await auditPage(db, about, after, pageSize);
    const unknown = new Set(rows.map(({ actor }) => actor).filter((actor) => !uids.has(actor)));
    const found = unknown.size > 0 ? await uidsOf(db, unknown) : undefined;
    for (const actor of unknown) uids.set(actor, found?.get(actor));
    for (const row of rows) console.log(lineOf(row, uids));
    count += rows.length;
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return count;
    after = { time: last.created_at, id: last.id };
  }
}

function lineOf(
  { created_at, actor, role, region, action, record_id, request_id }: AuditRow,
  uids: ReadonlyMap<string, string | undefined>,
) {
  const who = uids.get(actor) ?? `${actor} (erased)`;
  return [new Date(created_at).toISOString(), region, role, who, action, record_id || '(a list)', request_id].join('  ');
}
