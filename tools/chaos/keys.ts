import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createFeedback } from '../../src/contract/feedback/create.ts';
import type { Figure } from './figures.ts';
import { startAppServers } from './server-process.ts';
import { newUsers } from './users.ts';

/**
 * Idempotency keys before the real server in a process of its own, which is killed without a warning and started anew: the same key
 * twenty times at once, with another body, and again after the restart.
 */
export async function keys(tries: number): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'companion-keys-'));
  const database = join(folder, 'data.db');
  let server = await startAppServers(database);
  const callers = await newUsers(database, tries);
  const device = { source: 'manual', sn: 'SN-1', deviceId: '' };
  const fields = { typeId: 'other', device, contact: 'a@example.com', platform: 'Shop', orderNumber: '1', images: [] };
  const send = async (index: number, description: string) => {
    const response = await fetch(`${server.servers}/eu/app${createFeedback.path}`, {
      method: 'POST',
      headers: { ...callers[index]?.headers, 'Content-Type': 'application/json', 'Idempotency-Key': `key-of-try-${index}` },
      body: JSON.stringify({ ...fields, description }),
    });
    return { status: response.status, text: await response.text() };
  };

  const first: string[] = [];
  const violations = { 'other answers': 0, 'other bodies taken': 0, 'answers changed by a restart': 0, 'not one record': 0 };
  for (let index = 0; index < tries; index++) {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(index, `Try ${index}`)));
    const taken = new Set(answers.filter(({ status }) => status === 200).map(({ text }) => text));
    if (taken.size !== 1 || answers.some(({ status }) => status !== 200 && status !== 409)) violations['other answers']++;
    first.push([...taken][0] ?? '');
    if ((await send(index, 'Something else')).status !== 422) violations['other bodies taken']++;
  }
  await server.kill();
  server = await startAppServers(database);
  for (let index = 0; index < tries; index++)
    if ((await send(index, `Try ${index}`)).text !== first[index]) violations['answers changed by a restart']++;
  await server.kill();

  const stored = new DatabaseSync(database, { readOnly: true });
  const rows = stored
    .prepare("select description, count(*) as n from feedback where uid like 'load-%' group by description")
    .all();
  stored.close();
  rmSync(folder, { recursive: true });
  violations['not one record'] = Math.abs(tries - rows.length) + rows.filter(({ n }) => n !== 1).length;
  return [{ row: 8, what: 'one key 20 times at once, with another body, after the server was killed', tries, violations }];
}
