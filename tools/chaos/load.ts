import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import sharp from 'sharp';
import { createFeedback } from '../../src/contract/feedback/create.ts';
import { listFeedback } from '../../src/contract/feedback/read.ts';
import { uploadImage } from '../../src/contract/images/upload.ts';
import { callUntilAccepted, report, spread } from './client.ts';
import type { Figure } from './figures.ts';
import { startServer } from './server-process.ts';
import { type Caller, newUsers } from './users.ts';

/** The size of the load: calls of each kind, concurrent calls, and users. */
const [listCount, reportCount, concurrency, userCount] = [10_000, 2_000, 200, 250] as const;

/** The limit of the server's memory in MiB: pictures must pass through it without staying. */
const maxMemory = 512;

/** Milliseconds after which Node closes idle connections by itself, and a bit more. */
const idleTime = 7_000;

type Job = (caller: Caller) => Promise<unknown>;

/**
 * Ten thousand lists and two thousand reports with a picture each, two hundred calls at a time, on keep-alive connections, to the real
 * server in its own process with its real limits: many users, each within the rate limit, who retry when the server is busy.
 *
 * @param site a built site
 */
export async function load(site: string): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'companion-load-'));
  const database = join(folder, 'data.db');
  const server = await startServer(database, site);
  const callers = await newUsers(database, userCount);
  const client = createClient(`${server.servers}/eu/app`);
  const memory = { start: server.memory(), peak: 0, end: 0 };
  const watch = setInterval(() => {
    memory.peak = Math.max(memory.peak, server.memory());
  }, 500);

  const begun = performance.now();
  await runAll(await mixedJobs(client), callers);
  const seconds = (performance.now() - begun) / 1000;
  await new Promise((resolve) => setTimeout(resolve, idleTime));
  await Promise.all(callers.slice(0, concurrency).map(client.list));
  clearInterval(watch);
  memory.end = server.memory();
  client.close();
  await server.kill();
  const { reports, records } = storedIn(database);
  rmSync(folder, { recursive: true });

  const failed = client.printSummary();
  const MiB = (value: number) => `${Math.round(value)} MiB`;
  const note = `${Math.round((listCount + 2 * reportCount) / seconds)} calls/s; memory ${MiB(memory.start)}, at most ${MiB(memory.peak)}, at the end ${MiB(memory.end)}`;
  return [
    {
      row: 5,
      what: `${listCount.toLocaleString('en')} lists and ${reportCount.toLocaleString('en')} reports with pictures, ${concurrency} at once`,
      tries: listCount + reportCount,
      violations: {
        lost: reportCount - reports,
        doubled: records - reports,
        'calls failed': failed,
        [`MiB over ${maxMemory}`]: Math.max(0, Math.round(memory.peak - maxMemory)),
      },
      note,
    },
  ];
}

type Client = ReturnType<typeof createClient>;

/** The calls of the load, with their times and failures. @param base address of the app servers */
function createClient(base: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const times: Record<'list' | 'picture' | 'report', number[]> = { list: [], picture: [], report: [] };
  const failures = new Map<string, number>();

  const call = async (
    what: keyof typeof times,
    { headers }: Caller,
    path: string,
    body?: { type: string; bytes: Buffer | string },
  ) => {
    const begun = performance.now();
    const response = await callUntilAccepted(agent, base + path, headers, body).catch((error: NodeJS.ErrnoException) => ({
      status: 0,
      body: error.code ?? error.message,
    }));
    times[what].push(performance.now() - begun);
    if (response.status === 200) return JSON.parse(response.body).data;
    const failure = `${what}: ${response.status || response.body}`;
    failures.set(failure, (failures.get(failure) ?? 0) + 1);
    return undefined;
  };

  return {
    list: (caller: Caller) => call('list', caller, `${listFeedback.path}?limit=20`),
    async report(caller: Caller, picture: Buffer, text: string) {
      const image = await call('picture', caller, uploadImage.path, { type: 'image/jpeg', bytes: picture });
      if (!image) return;
      const bytes = JSON.stringify(report(text, [image.id]));
      await call('report', caller, createFeedback.path, { type: 'application/json', bytes });
    },
    /** @returns how many calls failed */
    printSummary(): number {
      for (const [failure, count] of failures) console.log(`  ${failure}: ${count} times`);
      for (const [what, took] of Object.entries(times)) console.log(`  ${what.padEnd(8)} ${spread(took)}`);
      return [...failures.values()].reduce((sum, count) => sum + count, 0);
    },
    close: () => agent.destroy(),
  };
}

/** All lists and reports, evenly mixed. */
async function mixedJobs(client: Client): Promise<Job[]> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#808080', noise } })
    .jpeg()
    .toBuffer();
  const lists = Array.from({ length: listCount }, (_, index) => ({ job: client.list as Job, at: index / listCount }));
  const reports = Array.from({ length: reportCount }, (_, index) => ({
    job: (caller: Caller) => client.report(caller, picture, `Report ${index}`),
    at: index / reportCount,
  }));
  return [...lists, ...reports].sort((a, b) => a.at - b.at).map(({ job }) => job);
}

/** Runs the jobs in their order, several at a time, each as the next user. */
async function runAll(jobs: readonly Job[], callers: readonly Caller[]): Promise<void> {
  const queue = jobs.entries();
  const worker = async () => {
    for (const [index, job] of queue) {
      const caller = callers[index % callers.length];
      if (caller) await job(caller);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}

/** The distinct reports in the database that have a picture, and all their records. */
function storedIn(database: string): { reports: number; records: number } {
  const stored = new DatabaseSync(database, { readOnly: true });
  const row = stored
    .prepare(
      "select count(distinct f.description) as reports, count(*) as records from feedback f join images i on i.record_id = f.id where f.description like 'Report %'",
    )
    .get();
  stored.close();
  return { reports: Number(row?.reports), records: Number(row?.records) };
}
