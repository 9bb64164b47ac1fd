import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import sharp from 'sharp';
import { createFeedback } from '../../src/contract/feedback/create.ts';
import { listFeedback } from '../../src/contract/feedback/read.ts';
import { uploadImage } from '../../src/contract/images/upload.ts';
import { askPatiently, report, spread } from './client.ts';
import type { Figure } from './figures.ts';
import { startServer } from './server-process.ts';
import { type Caller, newUsers } from './users.ts';

/** How much comes, and how much of it at once. */
const [reads, reports, atOnce, users] = [10_000, 2_000, 200, 250] as const;

/** MiB of memory above which it is not bounded: what is stored passes through, and nothing of it stays. */
const bound = 512;

/**
 * Ten thousand lists and two thousand reports with a picture each, two hundred calls at any time, on connections that are kept, to the
 * real server in a process of its own with its real limits: many users, each of whom stays within what one may do and comes again
 * when the server says that it is busy.
 *
 * @param site a built site
 */
export async function load(site: string): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'companion-load-'));
  const database = join(folder, 'data.db');
  const server = await startServer(database, site);
  const callers = await newUsers(database, users);
  const picture = await sharp({
    create: { width: 640, height: 480, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })
    .jpeg()
    .toBuffer();
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const times: Record<'list' | 'picture' | 'report', number[]> = { list: [], picture: [], report: [] };
  const failures = new Map<string, number>();
  const memory = { start: server.memory(), peak: 0, end: 0 };
  const watch = setInterval(() => {
    memory.peak = Math.max(memory.peak, server.memory());
  }, 500);

  const call = async (
    what: keyof typeof times,
    { headers }: Caller,
    path: string,
    body?: { type: string; bytes: Buffer | string },
  ) => {
    const begun = performance.now();
    const answer = await askPatiently(agent, `${server.servers}/eu/app${path}`, headers, body).catch(
      (error: NodeJS.ErrnoException) => ({
        status: 0,
        body: error.code ?? error.message,
      }),
    );
    times[what].push(performance.now() - begun);
    if (answer.status === 200) return JSON.parse(answer.body).data;
    const failure = `${what}: ${answer.status || answer.body}`;
    failures.set(failure, (failures.get(failure) ?? 0) + 1);
    return undefined;
  };

  const jobs: ((caller: Caller) => Promise<void>)[] = [
    ...Array.from({ length: reads }, () => async (caller: Caller) => {
      await call('list', caller, `${listFeedback.path}?limit=20`);
    }),
    ...Array.from({ length: reports }, (_, index) => async (caller: Caller) => {
      const image = await call('picture', caller, uploadImage.path, { type: 'image/jpeg', bytes: picture });
      if (!image) return;
      const bytes = JSON.stringify(report(`Report ${index}`, [image.id]));
      await call('report', caller, createFeedback.path, { type: 'application/json', bytes });
    }),
  ];
  // Reports between the reads all the way, and each user's calls spread over the whole run.
  const mixed = jobs
    .map((job, index) => ({ job, place: index < reads ? index / reads : (index - reads) / reports }))
    .sort((a, b) => a.place - b.place);
  const begun = performance.now();
  let next = 0;
  const work = async () => {
    for (let index = next++; index < mixed.length; index = next++) {
      const caller = callers[index % callers.length];
      if (caller) await mixed[index]?.job(caller);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const seconds = (performance.now() - begun) / 1000;

  // Connections that were idle for longer than Node keeps them by itself.
  await new Promise((resolve) => setTimeout(resolve, 7_000));
  await Promise.all(callers.slice(0, atOnce).map((caller) => call('list', caller, listFeedback.path)));
  clearInterval(watch);
  memory.end = server.memory();
  agent.destroy();
  await server.kill();

  const stored = new DatabaseSync(database, { readOnly: true });
  const kept = stored
    .prepare(
      "select count(distinct f.description) as n, count(*) as records from feedback f join images i on i.record_id = f.id where f.description like 'Report %'",
    )
    .get();
  stored.close();
  rmSync(folder, { recursive: true });

  for (const [failure, count] of failures) console.log(`  ${failure}: ${count} times`);
  for (const [what, took] of Object.entries(times)) console.log(`  ${what.padEnd(8)} ${spread(took)}`);
  const mebibytes = (value: number) => `${Math.round(value)} MiB`;
  const told = `${Math.round((reads + 2 * reports) / seconds)} calls/s; memory ${mebibytes(memory.start)}, at most ${mebibytes(memory.peak)}, at the end ${mebibytes(memory.end)}`;
  const failed = [...failures.values()].reduce((sum, count) => sum + count, 0);
  return [
    {
      row: 5,
      what: `${reads.toLocaleString('en')} lists and ${reports.toLocaleString('en')} reports with pictures, ${atOnce} at once`,
      tries: reads + reports,
      wrong: {
        lost: reports - Number(kept?.n),
        doubled: Number(kept?.records) - Number(kept?.n),
        'calls failed': failed,
        [`MiB over ${bound}`]: Math.max(0, Math.round(memory.peak - bound)),
      },
      told,
    },
  ];
}
