import { type ChildProcess, spawn } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueToken } from '../../server/db/tokens.ts';
import { createFeedback } from '../../src/contract/feedback/create.ts';
import { root } from '../../tools/scripts/tools.ts';
import { addressOf, drop, makeDatabase, open } from '../contract/postgres.ts';
import { report } from '../contract/reports.ts';
import { newKey, requestOf } from '../contract/server.ts';
import { freePort } from '../free-port.ts';

const first = await freePort(2);
const ports = [first, first + 1];
let name: string;
let processes: ChildProcess[];

/** Both begin at once on a database without tables. */
beforeAll(async () => {
  name = await makeDatabase(false);
  const settings = {
    PATH: process.env.PATH,
    DATABASE_URL: addressOf(name),
    SECRET: 'x'.repeat(32),
    PUBLIC_URL: 'https://api.example.com',
    ALLOWED_ORIGINS: 'https://help.example.com',
    SEED: '1',
  };
  processes = ports.map((port) =>
    spawn(process.execPath, ['tools/scripts/server.ts'], { cwd: root, env: { ...settings, PORT: String(port) }, stdio: 'pipe' }),
  );
  await Promise.all(
    processes.map(
      (child) =>
        new Promise<void>((resolve, reject) => {
          child.stdout?.on('data', (text) => String(text).includes('listen on') && resolve());
          child.stderr?.on('data', (text) => reject(new Error(String(text))));
        }),
    ),
  );
}, 120_000);

afterAll(async () => {
  for (const child of processes) child.kill('SIGKILL');
  await drop(name);
});

test('two processes on one database make one record of twenty calls with the same key', async () => {
  const db = open(name);
  const token = await issueToken(db, 'de-anna');
  const count = async () => (await db.selectFrom('feedback').select('id').execute()).length;
  const [before, key] = [await count(), newKey()];
  const send = async (port: number, input: object) => {
    const made = requestOf(createFeedback, { token, key, input });
    const url = new URL(made.url);
    const response = await fetch(`http://localhost:${port}${url.pathname}`, {
      method: 'POST',
      headers: made.headers,
      body: await made.text(),
    });
    return { status: response.status, text: await response.text() };
  };
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => send(ports[index % 2] ?? 0, report())));
  expect(await count()).toBe(before + 1);
  const done = answers.filter(({ status }) => status === 200);
  expect(new Set(done.map(({ text }) => text)).size).toBe(1);
  expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
  for (const port of ports) {
    expect((await send(port, report())).text).toBe(done[0]?.text);
    expect((await send(port, report({ description: 'Something else' }))).status).toBe(422);
  }
  await db.destroy();
});
