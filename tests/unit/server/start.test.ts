import { statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '../../../server/db/open.ts';
import { PortInUse } from '../../../server/listen.ts';
import { ForeignDatabase, type Running, startServers } from '../../../server/start.ts';
import { freePort } from '../../free-port.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const page = (name: string) => `<head></head><p>${name}`;
const folder = temporaryFolder({ 'dist/home.html': page('home'), 'dist/404.html': page('404') });
const dist = join(folder, 'dist');

const start = (port: number, database = ':memory:'): Promise<Running> => startServers({ port, database, site: { folder: dist } });
const textOf = async (address: string, headers: Record<string, string> = {}) => (await fetch(address, { headers })).text();

describe('the servers of one machine', () => {
  test('are the site, the app servers and the reference shell, on neighboring ports', async () => {
    const port = await freePort(3);
    const running = await start(port);
    expect(running).toMatchObject({
      site: `http://localhost:${port}`,
      servers: `http://localhost:${port + 1}`,
      shell: `http://localhost:${port + 2}`,
    });
    expect(await textOf(`${running.site}/home`)).toBe('<head></head><p>home');
    expect(await textOf(`http://127.0.0.1:${port}/none`)).toBe('<head></head><p>404');
    expect(JSON.parse(await textOf(`${running.servers}/eu/app/api/v1/feedback/types`))).toMatchObject({
      data: expect.anything(),
    });
    expect(await textOf(`${running.shell}/shell`)).toContain('Reference shell');
    expect(await textOf(`${running.shell}/home`)).toMatch(/^<head><script>[\s\S]+<\/script><\/head><p>home$/);
    await running.stop();
    await expect(fetch(`${running.site}/home`)).rejects.toThrow();
  });

  test('let the site and the shell call the app servers, and no other origin', async () => {
    const running = await start(await freePort(3));
    const granted = async (origin: string) =>
      (await fetch(`${running.servers}/eu/app/api/v1/feedback/types`, { headers: { origin } })).headers.get(
        'Access-Control-Allow-Origin',
      );
    expect(await granted(running.site)).toBe(running.site);
    expect(await granted(running.shell)).toBe(running.shell);
    expect(await granted('http://localhost:1')).toBeNull();
    expect(await granted('null')).toBeNull();
    await running.stop();
  });

  test('cut off a phone without network, but not the shell around it', async () => {
    const running = await start(await freePort(3));
    const offline = { cookie: 'a=b; companion-phone-offline=1' };
    await expect(textOf(`${running.shell}/home`, offline)).rejects.toThrow();
    await expect(textOf(`${running.servers}/eu/app/api/v1/feedback/types`, offline)).rejects.toThrow();
    expect(await textOf(`${running.shell}/shell`, offline)).toContain('Reference shell');
    expect(await textOf(`${running.site}/home`, offline)).toContain('home');
    await running.stop();
  });

  test('leave nothing running when one of the ports is taken, and say which', async () => {
    const port = await freePort(3);
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(port + 2, '127.0.0.1', resolve));
    const failed = await start(port).catch((error) => error);
    expect(failed).toBeInstanceOf(PortInUse);
    expect(failed.message).toBe(`Port ${port + 2} is in use by another program.`);
    await expect(fetch(`http://localhost:${port}/home`)).rejects.toThrow();
    await new Promise((resolve) => other.close(resolve));
    await (await start(port)).stop();
  });

  test('say at once that a port is taken, however long they would drain', async () => {
    const port = await freePort(3);
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(port + 2, '127.0.0.1', resolve));
    const drain = 900_000;
    await expect(startServers({ port, database: ':memory:', site: { folder: dist }, drain })).rejects.toThrow(PortInUse);
    await new Promise((resolve) => other.close(resolve));
  });

  test('keep people and the key of their pictures over a restart, where only this machine’s user can read it', async () => {
    const database = join(folder, 'data', 'companion.db');
    const port = await freePort(3);
    const first = await start(port, database);
    const { token } = (await (
      await fetch(`${first.shell}/shell/api/token`, {
        method: 'POST',
        headers: { Origin: first.shell },
        body: '{"uid":"de-anna"}',
      })
    ).json()) as { token: string };
    await first.stop();
    expect(statSync(`${database}.secret`).mode & 0o777).toBe(0o600);
    const again = await start(port, database);
    const user = await fetch(`${again.servers}/eu/user/api/v1/user/info`, {
      headers: { os: '1', client: 'app', appVersion: '1', lang: 'de', countryAbbr: 'DE', countryCode: '49', brand: '', token },
    });
    expect(await user.json()).toMatchObject({ code: 200, data: { uid: 'de-anna' } });
    await again.stop();
  });

  test('keep the reference shell on this machine, whatever address the others listen on', async () => {
    const port = await freePort(3);
    const running = await startServers({ port, database: ':memory:', site: { folder: dist }, host: '0.0.0.0' });
    // The whole network is this machine's, but only its first address is what the shell listens on.
    expect((await fetch(`http://127.0.0.2:${port}/home`)).status).toBe(200);
    expect((await fetch(`http://127.0.0.2:${port + 1}/healthz`)).status).toBe(200);
    await expect(fetch(`http://127.0.0.2:${port + 2}/shell`)).rejects.toThrow();
    expect((await fetch(`${running.shell}/shell`)).status).toBe(200);
    await running.stop();
  });

  test('leave a database alone that has accounts of others', async () => {
    const database = join(folder, 'production.db');
    const own = { uid: '7', username: 'Somebody', country: 'DE', lang: 'de', role: 'user', version: 0 } as const;
    const db = await openDatabase(database);
    await db.insertInto('users').values(own).execute();
    const port = await freePort(3);
    await expect(start(port, database)).rejects.toThrow(ForeignDatabase);
    await expect(fetch(`http://localhost:${port + 2}/shell`)).rejects.toThrow();
    expect(await db.selectFrom('users').selectAll().execute()).toEqual([own]);
    await db.destroy();
  });

  test('take one again that they seeded, and leave it alone once it has anybody else’s account', async () => {
    const database = join(folder, 'again.db');
    const port = await freePort(3);
    await (await start(port, database)).stop();
    await (await start(port, database)).stop();
    const db = await openDatabase(database);
    const guest = { uid: '7', username: 'Somebody', country: 'DE', lang: 'de', role: 'user', version: 0 } as const;
    await db.insertInto('users').values(guest).execute();
    await db.destroy();
    await expect(start(port, database)).rejects.toThrow(ForeignDatabase);
  });
});
