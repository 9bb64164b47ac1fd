import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ClientOptions, createClient } from '../../../src/api/client.ts';
import { ApiError } from '../../../src/api/errors.ts';
import type { ApiReason } from '../../../src/api/reason.ts';
import { send } from '../../../src/api/send.ts';
import { countries } from '../../../src/contract/contact/countries.ts';
import type { Servers } from '../../../src/contract/deployment.ts';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import { headerNames, type RequestHeaders } from '../../../src/contract/headers.ts';
import { regions } from '../../../src/contract/regions.ts';

const identity: RequestHeaders = {
  os: '1',
  client: 'app',
  appVersion: '3.2.1',
  lang: 'de',
  countryAbbr: 'DE',
  countryCode: '49',
  brand: 'Ünïcode Brand',
  token: 'secret-token',
};

const read = {
  method: 'GET',
  path: '/api/v1/thing/read',
  service: 'app',
  output: v.object({ name: v.string() }),
} satisfies Endpoint;
const write = {
  method: 'POST',
  path: '/api/v1/thing/write',
  service: 'app',
  output: v.object({ id: v.string() }),
} satisfies Endpoint;

const ok = JSON.stringify({ code: 200, msg: '', data: { name: 'thing' } });

let logged: string[];
beforeEach(() => {
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => void logged.push(words.join(' ')));
});

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serverThat(answers: RequestListener): Promise<Servers> {
  server = createServer(answers);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.fromEntries(
    regions.map((region) => [region, { app: `${base}/${region}`, operate: base, user: base }]),
  ) as Servers;
}

/** Milliseconds that a call may take: more than any machine needs, and so few that a call to a silent server fails soon. */
const [patient, hasty] = [60_000, 50];
const impatient = { limits: { json: hasty, image: hasty } };

const clientOf = (servers: Servers, options: Partial<ClientOptions> = {}) =>
  createClient({
    servers,
    defaultCountry: 'US',
    identity: () => identity,
    limits: { json: patient, image: patient },
    ...options,
  });

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error as ApiError,
  );

describe('a call', () => {
  it('gives the data of an answer with code 200', async () => {
    const call = clientOf(await serverThat((_, response) => response.end(ok)));
    expect(await call(read, {})).toEqual({ name: 'thing' });
  });

  it('carries the eight headers, percent-encoded', async () => {
    let headers: Record<string, unknown> = {};
    const call = clientOf(
      await serverThat((request, response) => {
        headers = request.headers;
        response.end(ok);
      }),
    );
    await call(read, {});
    for (const name of headerNames) expect(decodeURIComponent(String(headers[name.toLowerCase()]))).toBe(identity[name]);
  });

  it('never has the token in its address', async () => {
    const send = vi.fn(async () => ({ status: 200, text: ok }));
    const call = clientOf(await serverThat(() => undefined), { send });
    await call(read, {});
    expect(send.mock.calls[0]).toEqual([expect.objectContaining({ url: expect.not.stringContaining('secret') })]);
  });

  it.each(countries.map(({ abbr, region }) => [abbr, region]))('of a user of %s goes to the region %s', async (abbr, region) => {
    const send = vi.fn(async (_: { url: string }) => ({ status: 200, text: ok }));
    const servers = Object.fromEntries(regions.map((name) => [name, { app: `https://${name}.test`, operate: '', user: '' }]));
    await clientOf(servers as Servers, { send, identity: () => ({ ...identity, countryAbbr: abbr }) })(read, {});
    expect(send.mock.calls[0]?.[0].url).toBe(`https://${region}.test/api/v1/thing/read`);
  });
});

describe('a failed call', () => {
  const faults: [name: string, reason: ApiReason, RequestListener][] = [
    ['a code other than 200', 'forbidden', (_, response) => response.end('{"code":403,"msg":"Not yours","data":null}')],
    ['HTML under a 200', 'malformed', (_, response) => response.end('<!doctype html><title>Login</title>')],
    ['broken JSON', 'malformed', (_, response) => response.end('{"code":200,"msg":"","da')],
    ['an answer of another shape', 'malformed', (_, response) => response.end('{"code":200,"msg":"","data":{"nom":1}}')],
    ['no envelope', 'malformed', (_, response) => response.end('[]')],
    ['a reset connection', 'network', (request) => request.socket.destroy()],
    [
      'half a body',
      'network',
      (_, response) => {
        response.writeHead(200, { 'Content-Length': '1000' });
        response.write('{"code":200', () => response.destroy());
      },
    ],
    ['silence', 'timeout', () => undefined],
    ['a body that stalls', 'timeout', (_, response) => void response.write('{"code":200,')],
  ];

  it.each(faults)('by %s is told once, as %s, within its time limit', async (_name, reason, answers) => {
    const onFailure = vi.fn();
    const call = clientOf(await serverThat(answers), { onFailure, ...(reason === 'timeout' && impatient) });
    const error = await failure(call(write, { a: 1 }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error?.reason).toBe(reason);
    expect(onFailure).toHaveBeenCalledTimes(1);
    expect(logged).toEqual([`POST /api/v1/thing/write: ${reason}`]);
  });

  it('is logged once however often it was repeated, also where nobody is told, and without what it was about', async () => {
    const call = clientOf(await serverThat((request) => request.socket.destroy()));
    await failure(call(read, { id: 'F-77', q: 'anna@example.com' }, { quiet: true }));
    expect(logged).toEqual(['GET /api/v1/thing/read: network']);
  });

  it('is logged without the words of the server', async () => {
    const call = clientOf(
      await serverThat((_, response) => response.end('{"code":409,"msg":"Anna’s report is closed","data":null}')),
    );
    await failure(call(write, { a: 1 }));
    expect(logged).toEqual(['POST /api/v1/thing/write: requestInProgress']);
  });

  it('that a repetition mends is not logged', async () => {
    let calls = 0;
    const call = clientOf(await serverThat((request, response) => (++calls < 2 ? request.socket.destroy() : response.end(ok))));
    await call(read, {});
    expect(logged).toEqual([]);
  });

  it('carries the server’s own message and refused fields', async () => {
    const call = clientOf(
      await serverThat((_, response) => response.end('{"code":400,"msg":"Nein","data":{"fields":{"a":"format"}}}')),
    );
    expect(await failure(call(write, { a: 1 }))).toMatchObject({
      message: 'Nein',
      reason: 'invalidFields',
      fields: { a: 'format' },
      isRetryable: false,
    });
  });

  it('is not told where the caller tells it itself', async () => {
    const onFailure = vi.fn();
    const call = clientOf(await serverThat((_, response) => response.end('nonsense')), { onFailure });
    await failure(call(write, { a: 1 }, { quiet: true }));
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('is told to a caller that tells only what is missing by itself, unless that is it', async () => {
    const onFailure = vi.fn();
    const refusing = (code: number) => serverThat((_, response) => response.end(`{"code":${code},"msg":"No","data":null}`));
    for (const code of [400, 403, 404]) {
      await failure(clientOf(await refusing(code), { onFailure })(write, { a: 1 }, { quiet: 'missing' }));
    }
    expect(onFailure).not.toHaveBeenCalled();
    await failure(clientOf(await refusing(500), { onFailure })(write, { a: 1 }, { quiet: 'missing' }));
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  it('never has the token in its error', async () => {
    const call = clientOf(await serverThat((request) => request.socket.destroy()));
    const error = await failure(call(write, { a: 1 }));
    expect(JSON.stringify({ ...error, message: error?.message, stack: error?.stack })).not.toContain('secret-token');
  });
});

describe('repeating', () => {
  it('helps a GET over a reset connection', async () => {
    let calls = 0;
    const call = clientOf(await serverThat((request, response) => (++calls < 3 ? request.socket.destroy() : response.end(ok))));
    expect(await call(read, {})).toEqual({ name: 'thing' });
    expect(calls).toBe(3);
  });

  it('is bounded', async () => {
    let calls = 0;
    const call = clientOf(
      await serverThat((request) => {
        calls++;
        request.socket.destroy();
      }),
    );
    await failure(call(read, {}));
    expect(calls).toBe(3);
  });

  it.each([409, 400, 404])('does not happen to a GET that was answered %i', async (code) => {
    let calls = 0;
    const call = clientOf(
      await serverThat((_, response) => {
        calls++;
        response.end(JSON.stringify({ code, msg: '', data: null }));
      }),
    );
    await failure(call(read, {}));
    expect(calls).toBe(1);
  });

  it('does not happen to a GET whose time is up', async () => {
    // On a busy machine the time is up before the server is reached.
    const counted = vi.fn(send);
    const call = clientOf(await serverThat(() => undefined), { ...impatient, send: counted });
    expect((await failure(call(read, {})))?.reason).toBe('timeout');
    expect(counted).toHaveBeenCalledTimes(1);
  });

  it('does not happen to a POST', async () => {
    let calls = 0;
    const call = clientOf(
      await serverThat((request) => {
        calls++;
        request.socket.destroy();
      }),
    );
    await failure(call(write, { a: 1 }));
    expect(calls).toBe(1);
  });
});

describe('a 401', () => {
  const guarded =
    (good: () => string, seen: string[]): RequestListener =>
    (request, response) => {
      const token = String(request.headers.token);
      seen.push(token);
      response.end(token === good() ? ok : '{"code":401,"msg":"Sign in","data":null}');
    };

  it('on many calls at once fetches one new token, and each call is repeated once', async () => {
    const seen: string[] = [];
    let token = 'old';
    const refresh = vi.fn(async () => {
      await vi.waitFor(() => expect(seen).toHaveLength(12), { timeout: patient });
      token = 'new';
      return true;
    });
    const call = clientOf(await serverThat(guarded(() => 'new', seen)), { refresh, identity: () => ({ ...identity, token }) });
    const answers = await Promise.all(Array.from({ length: 12 }, () => call(read, {})));
    expect(answers).toHaveLength(12);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(seen.filter((used) => used === 'old')).toHaveLength(12);
    expect(seen.filter((used) => used === 'new')).toHaveLength(12);
  });

  it('that stays is told after one repetition', async () => {
    const seen: string[] = [];
    let token = 'old';
    const refresh = vi.fn(async () => {
      token += '!';
      return true;
    });
    const call = clientOf(await serverThat(guarded(() => 'never', seen)), { refresh, identity: () => ({ ...identity, token }) });
    expect((await failure(call(read, {})))?.reason).toBe('unauthorized');
    expect(seen).toEqual(['old', 'old!']);
  });

  it('is told at once where there is no new token', async () => {
    const seen: string[] = [];
    const call = clientOf(await serverThat(guarded(() => 'never', seen)));
    expect((await failure(call(read, {})))?.reason).toBe('unauthorized');
    expect(seen).toHaveLength(1);
  });
});
