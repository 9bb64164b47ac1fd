import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import sharp from 'sharp';
import { createFeedback } from '../../src/contract/feedback/create.ts';
import { listTypes } from '../../src/contract/feedback/form.ts';
import { listFeedback } from '../../src/contract/feedback/read.ts';
import { feedbackMessage } from '../../src/contract/feedback/unread.ts';
import { maxImageBytes } from '../../src/contract/images/limits.ts';
import { uploadImage } from '../../src/contract/images/upload.ts';
import { listRecipes, searchRecipes } from '../../src/contract/recipes/read.ts';
import { type CallResponse, call, callUntilAccepted, percentile, report, spread } from './client.ts';
import type { Figure } from './figures.ts';
import { type ServerProcess, startAppServers } from './server-process.ts';
import { type Caller, newUsers } from './users.ts';

/** Seconds of each flood. */
const duration = 15;

/** Seconds at its start, in which all connections are opened at once and a new process is still cold: counted, but not timed. */
const warmUp = 2;

/** Milliseconds that 99 of 100 calls may take at the most, once the connections are open. */
const limits = { accepted: 1000, refused: 100 } as const;

interface Setup {
  server: ServerProcess;
  database: string;
  callers: Caller[];
}

/** A server in a process of its own with a database of its own, for as long as `work` takes. */
async function onServer<T>(users: number, work: (setup: Setup) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'companion-overload-'));
  const database = join(folder, 'data.db');
  const server = await startAppServers(database);
  try {
    return await work({ server, database, callers: await newUsers(database, users) });
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true });
  }
}

const paths = [
  listTypes.path,
  feedbackMessage.path,
  `${listFeedback.path}?limit=20`,
  `${listRecipes.path}?limit=20`,
  `${searchRecipes.path}?q=potato&limit=20`,
];

/**
 * Ten times as many connections as the server can serve at once. What it accepts must not wait long, what it refuses must be told
 * at once and when to come again, and what it acknowledged must be there.
 *
 * @param share of the calls that create something
 */
async function flood({ server, database, callers }: Setup, connections: number, share: number): Promise<Figure> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const accepted: number[] = [];
  const refused: number[] = [];
  const failures = new Map<string, number>();
  const acknowledged: string[] = [];
  const fail = (what: string) => failures.set(what, (failures.get(what) ?? 0) + 1);
  const start = performance.now();
  const end = start + duration * 1000;
  let calls = 0;
  const record = ({ status, took, retryAfter }: CallResponse) => {
    const isRefused = status === 503 && retryAfter > 0;
    if (status !== 200 && !isRefused) fail(`status ${status}`);
    else calls++;
    if (performance.now() - start < warmUp * 1000) return;
    if (isRefused) refused.push(took);
    else if (status === 200) accepted.push(took);
  };
  const work = async (index: number) => {
    for (let count = index; performance.now() < end; count++) {
      // In turn, so that each stays within what one may do in a minute.
      const caller = callers[(index + count * connections) % callers.length];
      const creates = (count * share) % 1 < share;
      const path = creates ? createFeedback.path : (paths[count % paths.length] ?? '');
      const body = { type: 'application/json', bytes: JSON.stringify(report(`Report ${index} ${count}`)) };
      const url = `${server.servers}/eu/app${path}`;
      try {
        const { status, body: answer } = await callUntilAccepted(
          agent,
          url,
          caller?.headers ?? {},
          creates ? body : undefined,
          record,
        );
        if (creates && status === 200) acknowledged.push(JSON.parse(answer).data.id);
      } catch (error) {
        fail((error as NodeJS.ErrnoException).code ?? 'error');
      }
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => work(index)));
  agent.destroy();
  const alive = await fetch(`${server.servers}/readyz`).then(({ status }) => status === 200);

  const stored = new DatabaseSync(database, { readOnly: true });
  const ids = new Set(
    stored
      .prepare('select id from feedback')
      .all()
      .map(({ id }) => id),
  );
  stored.close();
  for (const [failure, count] of failures) console.log(`  ${failure}: ${count} times`);
  console.log(`  accepted ${accepted.length}: ${spread(accepted)}`);
  console.log(`  refused  ${refused.length}: ${spread(refused)}`);
  return {
    row: 5,
    what: `${connections.toLocaleString('en')} connections, ${share === 1 ? 'each creating reports' : 'reading and creating'}`,
    tries: calls,
    violations: {
      'accepted too slowly': percentile(accepted, 0.99) > limits.accepted ? 1 : 0,
      'refused too slowly': percentile(refused, 0.99) > limits.refused ? 1 : 0,
      lost: acknowledged.filter((id) => !ids.has(id)).length,
      'calls failed': [...failures.values()].reduce((sum, count) => sum + count, 0),
      'not ready afterwards': alive ? 0 : 1,
    },
    note: `${Math.round(accepted.length / (duration - warmUp))} accepted/s, p99 ${Math.round(percentile(accepted, 0.99))} ms; ${refused.length} refused, p99 ${Math.round(percentile(refused, 0.99))} ms; load average ${loadavg()[0]?.toFixed(1)}`,
  };
}

/** MiB that the server may take while it decodes pictures. */
const mostMemory = 400;

/** A JPEG of 62 megapixels in less than 2 MiB. */
async function hugePicture(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const grain = await sharp({ create: { width: 700, height: 700, channels: 3, background: '#808080', noise } })
    .png()
    .toBuffer();
  const picture = await sharp(grain).resize(7900, 7900).jpeg({ quality: 7 }).toBuffer();
  if (picture.length > maxImageBytes) throw new Error(`The picture has ${picture.length} bytes`);
  return picture;
}

/** One user sends twenty huge pictures at once, another one a small picture meanwhile. */
async function hugeUploads({ server, database, callers }: Setup): Promise<Figure> {
  const [one, other] = callers;
  const huge = { type: 'image/jpeg', bytes: await hugePicture() };
  const small = {
    type: 'image/png',
    bytes: await sharp({ create: { width: 60, height: 60, channels: 3, background: '#0040c0' } })
      .png()
      .toBuffer(),
  };
  const agent = new Agent({ keepAlive: true });
  server.peakMemory();
  const before = Math.round(server.memory());
  const url = `${server.servers}/eu/app${uploadImage.path}`;
  let running = true;
  const uploads = Promise.all(Array.from({ length: 20 }, () => call(agent, url, one?.headers ?? {}, huge))).finally(() => {
    running = false;
  });
  const others: number[] = [];
  while (running) {
    others.push((await call(agent, url, other?.headers ?? {}, small)).took);
    await new Promise((resolve) => setTimeout(resolve, 700));
  }
  const answers = await uploads;
  agent.destroy();
  const peak = Math.round(server.peakMemory());
  const stored = new DatabaseSync(database, { readOnly: true });
  const sizes = stored
    .prepare("select length(bytes) as size, width * height as pixels from images where uid like 'load-%'")
    .all();
  stored.close();
  const taken = answers.filter(({ status }) => status === 200).length;
  return {
    row: 5,
    what: '20 pictures of 62 megapixels by one user at once',
    tries: answers.length,
    violations: {
      'neither taken nor refused': answers.filter(({ status }) => ![200, 429, 503].includes(status)).length,
      'stored too large': sizes.filter(({ size, pixels }) => Number(size) > maxImageBytes || Number(pixels) > 16_000_000).length,
      [`MiB over ${mostMemory}`]: Math.max(0, peak - mostMemory),
    },
    note: `${taken} taken; ${before} MiB before, at most ${peak} MiB; another user's ${others.length} small uploads: ${spread(others)}; load average ${loadavg()[0]?.toFixed(1)}`,
  };
}

const scenarios = {
  uploads: () => onServer(2, hugeUploads),
  writes: () => onServer(800, (setup) => flood(setup, 160, 1)),
  mixed: () => onServer(1000, (setup) => flood(setup, 1000, 0.2)),
};

/** Uploads and calls far above what one process serves, each before an app server of its own. */
export async function overload(names = Object.keys(scenarios) as (keyof typeof scenarios)[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const name of names) figures.push(await scenarios[name]());
  return figures;
}
