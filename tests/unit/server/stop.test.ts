import { type ChildProcess, spawn } from 'node:child_process';
import { type ClientRequest, request } from 'node:http';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../../server/db/open.ts';
import { issueToken } from '../../../server/db/tokens.ts';
import { uploadImage } from '../../../src/contract/images/upload.ts';
import { root } from '../../../tools/scripts/tools.ts';
import { jpeg } from '../../contract/pictures.ts';
import { newKey, requestOf } from '../../contract/server.ts';
import { freePort } from '../../free-port.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { execStart } from '../deploy/service-unit.ts';

const folder = temporaryFolder();
const database = join(folder, 'data.db');
const started: ChildProcess[] = [];

/** Whatever a failed test left behind: each runs in a process group of its own. */
afterEach(() => {
  for (const { pid, exitCode, signalCode } of started.splice(0))
    if (pid && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL');
});

type Line = readonly [string, ...string[]];
const underNpm: Line = ['npm', 'run', '--silent', 'server'];
const bare: Line = [process.execPath, 'tools/scripts/server.ts'];
const ofUnit = execStart(root);

/** Starts the service in a process group of its own, as a supervisor does, and waits until it listens. */
async function startService([program, ...args]: Line, drain: number) {
  const port = await freePort();
  const child = spawn(program, args, {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...{ PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
      ...{ HOME: folder, DATABASE: database, PORT: String(port), SECRET: 'x'.repeat(32), LOG: 'off' },
      ...{ PUBLIC_URL: 'https://api.example.com', ALLOWED_ORIGINS: 'https://help.example.com', SEED: '1', DRAIN: String(drain) },
    },
  });
  started.push(child);
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (text) => String(text).includes('listen on') && resolve());
    child.once('close', (code) => reject(new Error(`It ended with ${code}`)));
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { pid: child.pid ?? 0, port, ended };
}

/** Begins an upload and holds its last byte back. @returns the answer's status, and how to let the upload end */
async function beginUpload(port: number): Promise<{ status: Promise<number>; finish: () => void }> {
  const db = await openDatabase(database);
  const token = await issueToken(db, 'de-anna');
  await db.destroy();
  const made = requestOf(uploadImage, { token, key: newKey(), input: await jpeg() });
  const bytes = Buffer.from(await made.arrayBuffer());
  let sent: ClientRequest | undefined;
  const status = new Promise<number>((resolve, reject) => {
    const headers = { ...Object.fromEntries(made.headers), 'content-length': bytes.length };
    sent = request({ port, host: '127.0.0.1', method: 'POST', path: new URL(made.url).pathname, headers });
    sent.once('response', (response) => resolve(response.resume().statusCode ?? 0)).once('error', reject);
  });
  await new Promise((resolve) => sent?.write(bytes.subarray(0, -1), resolve));
  return { status, finish: () => sent?.end(bytes.subarray(-1)) };
}

const readiness = (port: number): Promise<number> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ status }) => status,
    () => 0,
  );

const untilReadinessIs = (port: number, status: number) =>
  expect.poll(() => readiness(port), { timeout: 20_000, interval: 50 }).toBe(status);

describe('told to stop', () => {
  test.each<[string, Line, (pid: number) => void]>([
    ['as systemd does it, every process of the service', underNpm, (pid) => process.kill(-pid, 'SIGTERM')],
    ['as systemd stops deploy/companion@.service', ofUnit, (pid) => process.kill(-pid, 'SIGTERM')],
    ['as Docker does it, npm alone', underNpm, (pid) => process.kill(pid, 'SIGTERM')],
    ['by Ctrl-C, every process of the terminal', underNpm, (pid) => process.kill(-pid, 'SIGINT')],
    [
      'the bare process, again and again',
      bare,
      (pid) => {
        for (let time = 0; time < 5; time++) process.kill(pid, 'SIGTERM');
      },
    ],
  ])('%s, the server says so, and finishes what is under way', async (_, line, tell) => {
    const { pid, port, ended } = await startService(line, 2);
    const upload = await beginUpload(port);
    await untilReadinessIs(port, 200);
    tell(pid);
    await untilReadinessIs(port, 503);
    tell(pid);
    // While it drains it answers, and says that nothing more should come.
    expect(await readiness(port)).toBe(503);
    await untilReadinessIs(port, 0);
    upload.finish();
    expect(await upload.status).toBe(200);
    expect(await ended).toBe(0);
  });

  test('a person need not wait: Ctrl-C pressed once more ends it at once', async () => {
    const { pid, port, ended } = await startService(bare, 60);
    process.kill(pid, 'SIGINT');
    await untilReadinessIs(port, 503);
    let code: number | null | undefined;
    ended.then((its) => {
      code = its;
    });
    const press = () => {
      if (code === undefined) process.kill(pid, 'SIGINT');
      return code;
    };
    await expect.poll(press, { timeout: 20_000, interval: 300 }).toBe(130);
  });
});
