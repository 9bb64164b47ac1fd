import { Agent } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { createFeedback } from '../../src/contract/feedback/create.ts';
import { startApiNginx } from '../../tests/deploy/api-host.ts';
import { addresses } from '../scripts/deployment.ts';
import { ensureNginx } from '../scripts/nginx.ts';
import { startPostgres } from '../scripts/postgres.ts';
import { call, percentile, report } from './client.ts';
import type { Figure } from './figures.ts';
import { type ServerProcess, startAppServers } from './server-process.ts';
import { type Caller, newUsers } from './users.ts';

/** The size of the load: acknowledged writes, concurrent calls, and users. */
const [writeCount, concurrency, userCount] = [20_000, 48, 800] as const;

/** Milliseconds from one kill to the next, and until a killed process is started again, as in deploy/companion@.service. */
const [killEvery, restartAfter] = [10_000, 2_000] as const;

/** How much is written when PostgreSQL restarts, and how. */
const restarts = [
  { at: 1 / 3, signal: 'SIGINT' },
  { at: 2 / 3, signal: 'SIGQUIT' },
] as const;

const ports = [4, 5, 6].map((index) => addresses(4491).port + index);

/** The connection broke, the record is being written, or nobody could take the call: a page sends it again under the same key. */
const isTemporary = (status: number | undefined) => status === undefined || status === 409 || status === 503;

/**
 * Reports to three processes on one PostgreSQL database behind the project's own nginx configuration. One process after the other is
 * killed and started again, and PostgreSQL restarts in between, once as if the machine had lost power. Each report is sent under its
 * key until it is acknowledged, as a page does.
 */
export async function cluster(): Promise<Figure[]> {
  await ensureNginx();
  const database = await startPostgres({ durable: true });
  const servers: ServerProcess[] = [];
  const startOne = (port: number) => startAppServers(database.url, port, { PROXIES: '1', SEED: '' });
  const startAgain = async (port: number, tries = 10): Promise<ServerProcess> => {
    await pause(restartAfter);
    // Without its database a process does not start; systemd then starts it again.
    return startOne(port).catch((error) => {
      if (tries === 1) throw error;
      return startAgain(port, tries - 1);
    });
  };
  for (const port of ports) servers.push(await startOne(port));
  const host = await startApiNginx(ports);
  try {
    const callers = await newUsers(database.url, userCount);
    const agent = new Agent({ keepAlive: true, maxSockets: concurrency, ca: host.certificate });
    const written = { acknowledged: new Map<string, string>(), times: [] as number[], refused: new Map<string, number>() };
    const write = async (index: number) => {
      const { headers } = callers[index % userCount] as Caller;
      const body = { type: 'application/json', bytes: JSON.stringify(report(`Report ${index}`)) };
      // The address of each caller is another: nginx and the server limit the calls of one network.
      const own = { ...headers, 'X-Client': `10.0.${Math.floor((index % userCount) / 250)}.${(index % 250) + 1}` };
      const [key, begun] = [crypto.randomUUID(), performance.now()];
      for (;;) {
        const response = await call(agent, `${host.origin}/eu/app${createFeedback.path}`, own, body, key).catch(() => undefined);
        if (response?.status === 200) {
          written.acknowledged.set(JSON.parse(response.body).data.id, `Report ${index}`);
          return void written.times.push(performance.now() - begun);
        }
        const what = `${response?.status ?? 'connection broken'}`;
        written.refused.set(what, (written.refused.get(what) ?? 0) + 1);
        if (!isTemporary(response?.status)) return;
        await pause(Math.max(200, response?.retryAfter ?? 0) * (0.5 + Math.random()));
      }
    };

    const queue = Array.from({ length: writeCount }, (_, index) => index).values();
    let running = true;
    const writers = Promise.all(
      Array.from({ length: concurrency }, async () => {
        for (const index of queue) await write(index);
      }),
    ).finally(() => {
      running = false;
    });
    let kills = 0;
    const killing = (async () => {
      for (let next = performance.now() + killEvery; ; next += killEvery) {
        await pause(next - performance.now());
        if (!running) return;
        const index = kills++ % ports.length;
        await servers[index]?.kill();
        servers[index] = await startAgain(ports[index] as number);
      }
    })();
    const restarting = (async () => {
      for (const { at, signal } of restarts) {
        while (running && written.acknowledged.size < writeCount * at) await pause(100);
        await database.restart(signal);
      }
    })();
    const begun = performance.now();
    await writers;
    const seconds = (performance.now() - begun) / 1000;
    await Promise.all([killing, restarting]);
    agent.destroy();

    const { missing, records } = await compare(database.url, written.acknowledged);
    const failed = [...written.refused].filter(([what]) => !/^(409|503|connection)/.test(what));
    console.log(`  sent again or refused: ${[...written.refused].map(([what, count]) => `${what} ${count} times`).join(', ')}`);
    return [
      {
        row: 5,
        what: `${writeCount.toLocaleString('en')} reports to three processes behind nginx, one killed every ${killEvery / 1000} s, PostgreSQL restarted twice`,
        tries: writeCount,
        violations: {
          lost: missing,
          doubled: Math.max(0, records - writeCount),
          'calls failed': failed.reduce((sum, [, count]) => sum + count, 0),
          'not acknowledged': writeCount - written.acknowledged.size,
        },
        note: `${Math.round(writeCount / seconds)} writes/s, ${kills} kills; p99 ${Math.round(percentile(written.times, 0.99))} ms, at most ${(percentile(written.times, 1) / 1000).toFixed(1)} s until acknowledged`,
      },
    ];
  } finally {
    await host.stop();
    await Promise.all(servers.map((server) => server.kill()));
    await database.stop();
  }
}

/** @param acknowledged texts by the ids that the servers gave them @returns how many of them are not there, and how many records are */
async function compare(url: string, acknowledged: ReadonlyMap<string, string>): Promise<{ missing: number; records: number }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: string; description: string }>(
    "select id, description from feedback where uid like 'load-%'",
  );
  await client.end();
  const stored = new Map(rows.map(({ id, description }) => [id, description]));
  return { missing: [...acknowledged].filter(([id, text]) => stored.get(id) !== text).length, records: rows.length };
}
