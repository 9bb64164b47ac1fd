import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { cleanPicture } from '../../server/images/pictures.ts';
import { createFeedback } from '../../src/contract/feedback/create.ts';
import { uploadImage } from '../../src/contract/images/upload.ts';
import { type CallResponse, callUntilAccepted, percentile, report, spread } from './client.ts';
import type { Figure } from './figures.ts';
import { startAppServers } from './server-process.ts';
import { type Caller, newUsers } from './users.ts';

/** Reports a minute, for so many minutes, each with so many photos of this size. */
const load = { perMinute: 200, minutes: 2, photos: 2, width: 1600, height: 1200 } as const;

/** Milliseconds that 99 of 100 calls may take at most, and MiB that the server may have. */
const limits = { call: 1000, memory: 400 } as const;

/** Seconds in which it then gets as many as it takes. */
const mostFor = 15;

/** A photo as a phone's camera makes it: some detail everywhere, and about half a megabyte. */
async function photo(): Promise<Buffer> {
  const { width, height } = load;
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const detail = await sharp({ create: { width: width / 4, height: height / 4, channels: 3, background: '#808080', noise } })
    .png()
    .toBuffer();
  return sharp(detail).resize(width, height).jpeg({ quality: 92 }).toBuffer();
}

/**
 * Reports with photos at a steady rate, whether the ones before are answered or not, to one process: how long a call takes, and what
 * the process needs for it. Then as many as it takes, which shows what holds it up.
 */
export async function photos(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'companion-photos-'));
  const database = join(folder, 'data.db');
  const server = await startAppServers(database);
  const count = load.perMinute * load.minutes;
  const callers = await newUsers(database, 50);
  const agent = new Agent({ keepAlive: true });
  const bytes = await photo();
  const times: Record<'photo' | 'report', number[]> = { photo: [], report: [] };
  let failed = 0;

  const send = async (what: keyof typeof times, { headers }: Caller, path: string, type: string, body: Buffer | string) => {
    const begun = performance.now();
    const response = await callUntilAccepted(agent, `${server.servers}/eu/app${path}`, headers, { type, bytes: body }).catch(
      (error: Error): Partial<CallResponse> => ({ body: error.message }),
    );
    times[what].push(performance.now() - begun);
    if (response.status === 200) return JSON.parse(response.body ?? '').data.id as string;
    failed++;
    console.log(`  ${what}: ${response.status ?? ''} ${response.body}`);
    return undefined;
  };
  const sendReport = async (caller: Caller, description: string) => {
    const uploads = Array.from({ length: load.photos }, () => send('photo', caller, uploadImage.path, 'image/jpeg', bytes));
    const ids = (await Promise.all(uploads)).filter((id) => id !== undefined);
    await send('report', caller, createFeedback.path, 'application/json', JSON.stringify(report(description, ids)));
  };

  server.peakMemory();
  const [begun, used] = [performance.now(), server.cpuTime()];
  const sent: Promise<void>[] = [];
  for (let index = 0; index < count; index++) {
    await pause(Math.max(0, begun + (index * 60_000) / load.perMinute - performance.now()));
    sent.push(sendReport(callers[index % callers.length] as Caller, `Report ${index}`));
  }
  await Promise.all(sent);
  const share = (server.cpuTime() - used) / ((performance.now() - begun) / 1000);
  const took = [...times.photo, ...times.report];
  for (const [what, each] of Object.entries(times)) console.log(`  ${what.padEnd(8)} ${spread(each)}`);

  const most = { begun: performance.now(), used: server.cpuTime(), reports: 0 };
  const inFlight = callers.slice(0, 16).map(async (caller) => {
    while (performance.now() - most.begun < mostFor * 1000) await sendReport(caller, `Further report ${most.reports++}`);
  });
  await Promise.all(inFlight);
  const seconds = (performance.now() - most.begun) / 1000;
  const [perMinute, busy] = [(60 * most.reports) / seconds, (server.cpuTime() - most.used) / seconds];
  const peak = Math.round(server.peakMemory());
  agent.destroy();
  await server.kill();

  const stored = new DatabaseSync(database, { readOnly: true });
  const complete = stored
    .prepare(
      "select f.id from feedback f join images i on i.record_id = f.id where f.description like 'Report %' group by f.id having count(*) = ?",
    )
    .all(load.photos).length;
  stored.close();
  rmSync(folder, { recursive: true });

  const decoding = await timeOfOne(bytes);
  const lane = (most.reports * load.photos * decoding) / 1000 / seconds;
  const percent = (value: number) => `${Math.round(100 * value)} %`;
  return [
    {
      row: 5,
      what: `${load.perMinute} reports a minute with ${load.photos} photos of ${load.width}×${load.height} each`,
      tries: count,
      violations: {
        lost: count - complete,
        'calls failed': failed,
        [`p99 over ${limits.call} ms`]: percentile(took, 0.99) > limits.call ? 1 : 0,
        [`MiB over ${limits.memory}`]: Math.max(0, peak - limits.memory),
      },
      note: [
        `p99 ${Math.round(percentile(took, 0.99))} ms, at most ${peak} MiB, ${percent(share)} of a core`,
        `at most ${Math.round(perMinute)} a minute, with ${percent(busy)} of a core; photos are cleaned one at a time in ${Math.round(decoding)} ms each, ${percent(lane)} of that time`,
        `load average ${loadavg()[0]?.toFixed(1)}`,
      ].join('; '),
    },
  ];
}

/** Milliseconds that a photo takes to be cleaned on this machine: the bottleneck of uploads, since they take turns. */
async function timeOfOne(bytes: Buffer): Promise<number> {
  const rounds = 20;
  const begun = performance.now();
  for (let round = 0; round < rounds; round++) await cleanPicture(bytes, 'somebody');
  return (performance.now() - begun) / rounds;
}
