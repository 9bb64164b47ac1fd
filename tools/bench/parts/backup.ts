import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../../server/db/open.ts';
import type { Db } from '../../../server/db/tables.ts';
import { seed } from '../../../server/seed/seed.ts';
import { Problem, start } from '../../scripts/tools.ts';
import { atMost, plain, printRows, type Row, withTarget } from '../report.ts';

/** MiB of pictures, and of one of them. */
const [pictures, onePicture] = [480, 2];

/** MiB that a backup or a restore may take, however large the database is. */
const mostMemory = 200;

const MiB = 1024 * 1024;

/** Memory and time of a backup of a database with many pictures, and of its restore. */
export async function backup(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'companion-backup-'));
  try {
    const [database, file] = [join(folder, 'data.db'), join(folder, 'data.backup')];
    const db = await openDatabase(database);
    await seed(db);
    await addPictures(db);
    await db.destroy();
    const written = await measure('tools/scripts/backup.ts', [file], database);
    const read = await measure('tools/scripts/restore.ts', [file], join(folder, 'restored.db'));
    const rows = [
      plain('database', `${Math.round(statSync(database).size / MiB)} MiB`),
      plain('backup', `${Math.round(statSync(file).size / MiB)} MiB`),
      plain('time to back up', `${written.seconds.toFixed(1)} s`),
      plain('time to restore', `${read.seconds.toFixed(1)} s`),
      atMost('memory of a backup', written.memory, mostMemory, ' MiB'),
      atMost('memory of a restore', read.memory, mostMemory, ' MiB'),
    ];
    printRows(`Backup and restore of ${pictures} MiB of pictures`, rows);
    return withTarget(rows);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function addPictures(db: Db): Promise<void> {
  for (let index = 0; index < pictures / onePicture; index++) {
    const picture = { media_type: 'image/jpeg', bytes: randomBytes(onePicture * MiB), width: 1, height: 1 };
    await db
      .insertInto('images')
      .values({ id: `bench-${index}`, uid: 'de-anna', record_id: null, position: 0, created_at: 0, ...picture })
      .execute();
  }
}

/** What Linux says of a process's memory (KiB); `resourceUsage` would begin with that of the process that started it. */
const tellMemory = `data:text/javascript,process.on('exit',()=>{
  const status = process.getBuiltinModule('fs').readFileSync('/proc/self/status','utf8');
  process.send(Number(/VmHWM:\\s+(\\d+)/.exec(status)[1]));
})`;

/** Runs a command to its end. @returns the most memory (MiB) that it had, and how long it took */
async function measure(script: string, args: readonly string[], database: string): Promise<{ memory: number; seconds: number }> {
  const started = performance.now();
  const child = start([process.execPath, '--import', tellMemory, script, ...args], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { PATH: process.env.PATH, DATABASE: database },
  });
  let kilobytes = 0;
  child.once('message', (message) => {
    kilobytes = Number(message);
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  if (code !== 0 || kilobytes === 0) throw new Problem(`${script} ended with ${code}.`);
  return { memory: kilobytes / 1024, seconds: (performance.now() - started) / 1000 };
}
