import type { ChildProcess } from 'node:child_process';
import { createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../server/db/open.ts';
import { issueToken } from '../../server/db/tokens.ts';
import { insertUser } from '../../server/db/users.ts';
import { defaultLimits } from '../../server/http/rate-limit.ts';
import { createClient } from '../../src/api/client.ts';
import type { Servers } from '../../src/contract/deployment.ts';
import { listTypes } from '../../src/contract/feedback/form.ts';
import type { RequestHeaders } from '../../src/contract/headers.ts';
import { maxImageBytes } from '../../src/contract/images/limits.ts';
import { uploadImage } from '../../src/contract/images/upload.ts';
import { regions } from '../../src/contract/regions.ts';
import { freePort } from '../free-port.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { type ApiHost, call, type HttpsAnswer, sendTo, siteOrigin, startApiNginx, startAppServer } from './api-host.ts';
import { changed } from './nginx-host.ts';

const types = '/eu/app/api/v1/feedback/types';
const configuration = changed('deploy/nginx-api.conf', []);

let processes: ChildProcess[];
let host: ApiHost;
let ports: readonly [number, number];
let token: string;
beforeAll(async () => {
  const database = join(temporaryFolder(), 'data.db');
  const db = await openDatabase(database);
  await insertUser(db, { uid: 'anna', username: 'Anna', country: 'DE', lang: 'de', role: 'user' });
  token = await issueToken(db, 'anna');
  await db.destroy();
  const first = await freePort(2);
  ports = [first, first + 1];
  processes = await Promise.all(ports.map((port) => startAppServer(port, database)));
  host = await startApiNginx(ports);
});
afterAll(async () => {
  await host?.stop();
  for (const child of processes ?? []) child.kill('SIGKILL');
});

const anonymous = {
  ...({ os: '1', client: 'app' } as const),
  ...{ appVersion: '3.2.1', lang: 'de', brand: 'Companion' },
  ...{ countryAbbr: 'DE', countryCode: '49', token: '' },
} satisfies RequestHeaders;

/** The pages' own client. It does not retry where the server asks for more than 5 seconds. */
function clientOf(at: ApiHost, address?: string) {
  const servers = Object.fromEntries(
    regions.map((region) => {
      const service = (name: string) => `${at.origin}/${region}/${name}`;
      return [region, { app: service('app'), operate: service('operate'), user: service('user') }];
    }),
  ) as Servers;
  return createClient({ servers, defaultCountry: 'DE', identity: () => ({ ...anonymous, token }), send: sendTo(at, address) });
}

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

/** Expects of a refusal that it is in the log of refusals by its id, without its address and its caller's, and in no other. */
async function expectLogged(at: ApiHost, { status, headers }: HttpsAnswer) {
  const id = headers.get('X-Request-Id');
  await expect.poll(at.refusals).toMatch(new RegExp(`^\\d{4}-\\S+ ${status} ${id}$`, 'm'));
  expect(at.refusals()).not.toMatch(/feedback|192\.0\.2|2001:db8/);
  expect(at.accesses()).toBe('');
}

describe('nginx in front of the app servers', () => {
  test('passes a call on, and what its answer says', async () => {
    expect(await clientOf(host)(listTypes, {})).toHaveProperty('types');
    const { headers } = await call(host, types);
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=63072000');
    expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{32,36}$/);
    expect(headers.get('Server')).toBe('nginx');
  });

  test.each(regions)('passes on the calls of region %s', async (region) => {
    const { text } = await call(host, types.replace(/^\/\w+\//, `/${region}/`));
    expect(JSON.parse(text)).toHaveProperty('code');
  });

  test('redirects http to https', async () => {
    const answer = await fetch(`${host.plain}${types}?a=b`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, `https://localhost${types}?a=b`]);
  });

  test('speaks no TLS below 1.2', async () => {
    const handshake = (version: 'TLSv1.1' | 'TLSv1.2') =>
      new Promise<string>((resolve) => {
        const limits = { minVersion: version, maxVersion: version, ciphers: 'DEFAULT@SECLEVEL=0' } as const;
        const socket = connect(
          { port: host.port, host: '127.0.0.1', servername: 'localhost', ca: host.certificate, ...limits },
          () => {
            resolve(socket.getProtocol() ?? '');
            socket.destroy();
          },
        );
        socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''));
      });
    expect(await handshake('TLSv1.1')).toBe('ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION');
    expect(await handshake('TLSv1.2')).toBe('TLSv1.2');
  });

  test.each(['/metrics', '/healthz', '/readyz', '/', '/xx/app/api/v1/feedback/types', '/eu'])(
    'does not let %s in',
    async (path) => {
      const { status, headers, text } = await call(host, path);
      expect([status, text]).toEqual([404, expect.stringContaining('nginx')]);
      expect(headers.get('Strict-Transport-Security')).toBe('max-age=63072000');
    },
  );

  test('lets the server refuse a picture that is too large, and refuses what is larger itself: pages understand both', async () => {
    for (const size of [maxImageBytes + 1, 3 * 2 ** 20 + 1]) {
      const upload = clientOf(host)(uploadImage, new Blob([new Uint8Array(size)], { type: 'image/jpeg' }), {
        key: `k-${size}-of-a-test`,
      });
      expect(await failure(upload), String(size)).toMatchObject({ reason: 'tooLarge' });
    }
  });

  test('tells the server the caller’s own address, whatever a caller claims', async () => {
    const ask = (client: string, claimed: string) =>
      call(host, types, { client, headers: { ...anonymous, 'X-Forwarded-For': claimed } });
    const { max } = defaultLimits.anonymous;
    const answers = await Promise.all(
      // Each of the two processes counts for itself.
      Array.from({ length: 2 * max + 20 }, (_, at) => ask('198.51.100.1', `203.0.113.${at % 250}`)),
    );
    expect(answers.map(({ status }) => status)).toContain(429);
    expect((await ask('198.51.100.2', '198.51.100.1')).status).not.toBe(429);
  });

  test('grants nothing to other origins, nor do its refusals', async () => {
    const headers = { origin: 'https://evil.example', 'content-type': 'image/jpeg' };
    const refused = await call(host, types, { method: 'POST', headers, body: new Uint8Array(3 * 2 ** 20 + 1) });
    expect([refused.status, refused.headers.get('Access-Control-Allow-Origin')]).toEqual([413, null]);
    await expectLogged(host, refused);
  });
});

describe('its flood guard', () => {
  const slow = [
    [/rate=1000r\/s/, 'rate=1r/m'],
    [/burst=2000/, 'burst=2'],
  ] as const;
  let guarded: ApiHost;
  beforeAll(async () => {
    guarded = await startApiNginx(ports, slow);
  });
  afterAll(() => guarded?.stop());

  test('is far above what the server allows a network', () => {
    const [, perSecond] = /rate=(\d+)r\/s/.exec(configuration) ?? [];
    expect(Number(perSecond) * 60).toBeGreaterThanOrEqual(10 * defaultLimits.network.max);
  });

  test('refuses so that pages know when to come back; it counts a /64 of IPv6 as one caller, and no preflights', async () => {
    const from = (client: string) => call(guarded, types, { client, method: 'OPTIONS' });
    for (let time = 0; time < 5; time++) expect((await from('2001:db8::1')).status).toBe(204);
    for (let time = 0; time < 3; time++) await clientOf(guarded, `2001:db8::${time + 1}`)(listTypes, {});
    expect(
      await failure(clientOf(guarded, '2001:db8::9')(uploadImage, new Blob(['x']), { key: 'key-of-a-flood' })),
    ).toMatchObject({
      reason: 'rateLimited',
      retryAfter: 5000,
    });
    await expectLogged(guarded, await call(guarded, types, { client: '2001:db8::9' }));
    expect(await clientOf(guarded, '2001:db8:0:1::1')(listTypes, {})).toHaveProperty('types');
  });
});

describe('when processes fail', () => {
  const listening: Server[] = [];
  const listen = async (onData: (socket: Socket) => void) => {
    const port = await freePort();
    const server = createServer((socket) => socket.on('error', () => undefined).once('data', () => onData(socket)));
    listening.push(server);
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return port;
  };
  afterAll(() => {
    for (const server of listening) server.close();
  });

  test.each([
    ['GET', 200, 1],
    ['POST', 503, 0],
  ])('a %s whose answer was lost is answered with %d: another process gets it %d times', async (method, status, times) => {
    let received = 0;
    const dying = await listen((socket) => socket.destroy());
    const healthy = await listen((socket) => {
      received += 1;
      socket.end('HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
    });
    const at = await startApiNginx([dying, healthy]);
    try {
      expect((await call(at, types, { method })).status).toBe(status);
      expect(received).toBe(times);
    } finally {
      await at.stop();
    }
  });

  test('the other one serves all calls; without any, pages are told to come back', async () => {
    const stop = (child: ChildProcess | undefined) =>
      new Promise((resolve) => {
        child?.once('close', resolve);
        child?.kill('SIGKILL');
      });
    await stop(processes[0]);
    const client = clientOf(host);
    for (let time = 0; time < 10; time++) expect(await client(listTypes, {})).toHaveProperty('types');
    await stop(processes[1]);
    expect(await failure(client(uploadImage, new Blob(['x']), { key: 'key-of-nobody' }))).toMatchObject({
      reason: 'overloaded',
      retryAfter: 2000,
    });
    const refused = await call(host, types);
    expect(refused.headers.get('Access-Control-Allow-Origin')).toBe(siteOrigin);
    await expectLogged(host, refused);
  });
});
