import { chmodSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../../../server/db/open.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';

const folder = temporaryFolder();
let umask: number;
beforeAll(() => {
  umask = process.umask(0);
});
afterAll(() => void process.umask(umask));

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

test('only their owner may read a database and the files beside it, in a folder of their own', async () => {
  const file = join(folder, 'data', 'companion.db');
  const db = await openDatabase(file);
  expect(modeOf(join(folder, 'data'))).toBe('700');
  for (const path of [file, `${file}-wal`, `${file}-shm`]) expect(modeOf(path)).toBe('600');
  for (const path of [file, `${file}-wal`, `${file}-shm`]) chmodSync(path, 0o644);
  const again = await openDatabase(file);
  for (const path of [file, `${file}-wal`, `${file}-shm`]) expect(modeOf(path)).toBe('600');
  await again.destroy();
  await db.destroy();
});
