import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { request, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../server/db/open.ts';
import { listen } from '../../../server/listen.ts';
import { root } from '../../../tools/scripts/tools.ts';
import { freePort } from '../../free-port.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const folder = temporaryFolder();

/** The command, and what it says until it says `until` or ends. */
async function command(env: Record<string, string>, until: RegExp): Promise<{ child: ChildProcess; said: string }> {
  const own = { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE };
  const child = spawn(process.execPath, ['tools/scripts/server.ts'], { cwd: root, env: { ...own, ...env } });
  let said = '';
  await new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text) => {
        said += text;
        if (until.test(said)) resolve();
      });
    child.once('close', () => resolve());
  });
  return { child, said };
}

const settings = (port: number, more = {}) => ({
  DATABASE: join(folder, 'data.db'),
  PORT: String(port),
  SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://api.example.com',
  ALLOWED_ORIGINS: 'https://help.example.com',
  ...more,
});

test('a file of SQLite’s that is not there is not made in passing, but by the command for it', async () => {
  const at = settings(await freePort(), { DATABASE: join(folder, 'first.db') });
  expect((await command(at, /never/)).said).toMatch(
    /DATABASE names a file that is not there\. .*restore .*npm run migrate -- --create/,
  );
  const migrate = (...args: string[]) =>
    spawnSync(process.execPath, ['tools/scripts/migrate.ts', ...args], {
      cwd: root,
      env: { ...process.env, ...at },
      encoding: 'utf8',
    });
  expect(migrate()).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/restore the newest backup; the first one is made by npm run migrate -- --create/),
  });
  expect(existsSync(at.DATABASE)).toBe(false);
  expect(migrate('--create')).toMatchObject({
    status: 0,
    stderr: '',
    stdout: `The database ${at.DATABASE} (DATABASE) is made. Start the server of this version.\n`,
  });
  const { child, said } = await command(at, /listen on/);
  expect(said).toContain('listen on');
  child.kill('SIGTERM');
});

test('the app servers run alone and stop when they are told to', async () => {
  await (await openDatabase(join(folder, 'data.db'))).destroy();
  const port = await freePort();
  const { child, said } = await command(settings(port), /listen on/);
  expect(JSON.parse(said)).toMatchObject({
    level: 'info',
    started: expect.stringMatching(`localhost:${port} .*example\\.com$`),
    release: expect.any(String),
  });
  const answer = await fetch(`http://localhost:${port}/eu/app/api/v1/feedback/types`, {
    headers: { origin: 'https://help.example.com' },
  });
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('https://help.example.com');
  expect((await fetch(`http://localhost:${port}/home`)).status).toBe(404);
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('they go on answering when nobody reads their log any more', async () => {
  await (await openDatabase(join(folder, 'log.db'))).destroy();
  const port = await freePort();
  const { child } = await command(settings(port, { DATABASE: join(folder, 'log.db'), LOG: 'json' }), /listen on/);
  child.stdout?.destroy();
  for (let call = 0; call < 3; call++)
    expect((await fetch(`http://localhost:${port}/eu/app/api/v1/feedback/types`)).status).toBeLessThan(500);
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test.each<[string, Record<string, string>, RegExp]>([
  ['settings that are missing', { SECRET: '', PUBLIC_URL: '' }, /SECRET must[^\n]*\nPUBLIC_URL must/],
  [
    'a database that does not answer',
    { DATABASE: '', DATABASE_URL: 'postgres://a:hidden@127.0.0.1:1/b' },
    /127\.0\.0\.1:1\/b \(DATABASE_URL\) cannot be used: nothing answers at its address/,
  ],
  ['an empty file', { DATABASE: join(folder, 'empty.db') }, /cannot be used: it is empty\. .*restore the newest backup/],
  ['a file that is a folder', { DATABASE: folder }, /cannot be used: it is a folder/],
  ['a configuration that is no JSON', { COMPANION_CONFIG: join(folder, 'empty.db') }, /empty\.db is not JSON: /],
])('they tell %s in sentences, without a stack', async (_, more, sentence) => {
  writeFileSync(join(folder, 'empty.db'), '');
  const { child, said } = await command(settings(await freePort(), more), /never/);
  expect(child.exitCode).toBe(1);
  expect(said).toMatch(sentence);
  expect(said).not.toMatch(/\n\s+at |hidden/);
});

test('two that begin at once on an empty file of SQLite’s both come up', async () => {
  const shared = { DATABASE: join(folder, 'shared.db'), SEED: '1' };
  const both = await Promise.all(
    (await Promise.all([freePort(), freePort()])).map((port) => command(settings(port, shared), /listen on/)),
  );
  for (const { said } of both) expect(said).toContain('listen on');
  const ended = both.map(({ child }) => new Promise((resolve) => child.once('close', resolve)));
  for (const { child } of both) child.kill('SIGTERM');
  expect(await Promise.all(ended)).toEqual([0, 0]);
});

test('a call that is under way when they stop is answered', async () => {
  const port = await freePort();
  const arrived = Promise.withResolvers<ServerResponse>();
  const stop = await listen((_, response) => arrived.resolve(response), port, '127.0.0.1');
  const answered = new Promise<string>((resolve, reject) => {
    request({ port, host: '127.0.0.1' }, (response) => response.on('data', (data) => resolve(String(data))))
      .on('error', reject)
      .end();
  });
  const response = await arrived.promise;
  const stopped = stop(60_000);
  response.end('whole');
  await stopped;
  expect(await answered).toBe('whole');
});

test('but not waited for without end', async () => {
  const port = await freePort();
  const arrived = Promise.withResolvers<void>();
  const stop = await listen(() => arrived.resolve(), port, '127.0.0.1');
  const cut = expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow();
  await arrived.promise;
  await stop(200);
  await cut;
});
