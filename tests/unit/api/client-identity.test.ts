import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ClientOptions, createClient } from '../../../src/api/client.ts';
import { ApiError } from '../../../src/api/errors.ts';
import { reasonOf } from '../../../src/api/reason.ts';
import { type Outgoing, type Reply, retryAfterOf } from '../../../src/api/send.ts';
import { type Endpoint, idempotencyHeader } from '../../../src/contract/endpoint.ts';
import { headerNames, type RequestHeaders } from '../../../src/contract/headers.ts';

const headers: RequestHeaders = {
  os: '1',
  client: 'app',
  appVersion: '3.2.1',
  lang: 'ru',
  countryAbbr: 'DE',
  countryCode: '49',
  brand: 'Компаньон 伴侣',
  token: 'old',
};

const read = { method: 'GET', path: '/api/v1/thing', service: 'app', output: v.unknown() } satisfies Endpoint;
const write = { ...read, method: 'POST' } satisfies Endpoint;

const host = { app: 'https://eu.test', operate: '', user: '' };
const servers = { cn: host, us: host, eu: host };
const reply = (code: number, retryAfter?: number): Reply => ({
  status: code,
  text: JSON.stringify({ code, msg: '', data: null }),
  retryAfter,
});

/** A client whose every request is answered by `answer`, and the requests. */
function clientThat(answer: (request: Outgoing) => Reply | Promise<Reply>, options: Partial<ClientOptions> = {}) {
  const send = vi.fn(async (request: Outgoing) => answer(request));
  const call = createClient({ servers, defaultCountry: 'DE', identity: () => headers, send, ...options });
  return { call, send };
}

const outcomeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: ApiError) => error,
  );

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('headers of other letters', () => {
  it('are percent-encoded, since a browser refuses to send them as they are', async () => {
    const { call, send } = clientThat(() => reply(200));
    await call(read, {});
    const sent = send.mock.calls[0]?.[0].headers ?? {};
    for (const name of headerNames) {
      expect(sent[name]).toMatch(/^[\x20-\x7e]*$/);
      expect(decodeURIComponent(sent[name] ?? '')).toBe(headers[name]);
    }
    // Throws where a value may not stand in a header.
    expect(() => new Headers(sent)).not.toThrow();
  });
});

describe('a 401', () => {
  /** A page whose token is renewed by `refresh`. */
  function renewing() {
    let token = 'old';
    let good = 'new 1';
    let asked = 0;
    const refresh = vi.fn(async () => {
      token = `new ${++asked}`;
      return true;
    });
    const { call, send } = clientThat(({ headers: { token = '' } }) => reply(decodeURIComponent(token) === good ? 200 : 401), {
      identity: () => ({ ...headers, token }),
      refresh,
    });
    return {
      call,
      send,
      refresh,
      revoke() {
        good = `new ${asked + 1}`;
      },
    };
  }

  it('in a second wave fetches a second token', async () => {
    const { call, refresh, revoke } = renewing();
    await Promise.all([call(read, {}), call(read, {})]);
    expect(refresh).toHaveBeenCalledTimes(1);
    revoke();
    await Promise.all([call(read, {}), call(write, {})]);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('that arrives after the token was renewed uses the new one, and fetches none', async () => {
    let token = 'old';
    const refresh = vi.fn(async () => {
      token = 'new';
      return true;
    });
    let answerLate: (reply: Reply) => void = () => undefined;
    let requests = 0;
    const { call } = clientThat(
      (request) => {
        if (request.headers.token === 'new') return reply(200);
        return requests++ ? reply(401) : new Promise((resolve) => (answerLate = resolve));
      },
      { identity: () => ({ ...headers, token }), refresh },
    );
    const late = call(read, {});
    await call(read, {});
    expect(refresh).toHaveBeenCalledTimes(1);
    answerLate(reply(401));
    await late;
    expect(refresh).toHaveBeenCalledTimes(1);
  });
});

describe('a call made for one user', () => {
  /** A page that A uses, until `change` gives it to another. */
  function shared(answer: (request: Outgoing) => Reply | Promise<Reply>, refresh?: () => Promise<boolean>) {
    const user = { uid: 'a', token: 'of a' };
    const onFailure = vi.fn();
    const made = clientThat(answer, {
      identity: () => ({ ...headers, token: user.token }),
      uid: () => user.uid,
      onFailure,
      ...(refresh && { refresh }),
    });
    const change = (uid: string) => Object.assign(user, { uid, token: uid && `of ${uid}` });
    return { ...made, change, onFailure };
  }

  it.each(['b', ''])('is not sent once the page is used by “%s”', async (uid) => {
    const { call, send, change } = shared(() => reply(200));
    change(uid);
    expect(await outcomeOf(call(write, {}, { uid: 'a' }))).toMatchObject({ reason: 'wrongUser', isRetryable: true });
    expect(send).not.toHaveBeenCalled();
  });

  it('is not repeated with another’s token after a 401', async () => {
    const page = shared(
      () => reply(401),
      async () => {
        page.change('b');
        return true;
      },
    );
    expect(await outcomeOf(page.call(write, {}))).toMatchObject({ reason: 'wrongUser' });
    expect(page.send.mock.calls.map(([{ headers }]) => decodeURIComponent(headers.token ?? ''))).toEqual(['of a']);
  });

  it('is not repeated with another’s token after a failure', async () => {
    const { call, send, change } = shared(() => reply(503));
    const outcome = outcomeOf(call(read, {}));
    await vi.advanceTimersByTimeAsync(0);
    change('b');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await outcome).toMatchObject({ reason: 'wrongUser' });
    expect(send).toHaveBeenCalledTimes(1);
  });
});

it.each(['b', ''])('an answer to a user is dropped once the page is used by “%s”', async (uid) => {
  const user = { uid: 'a' };
  let answerLate: (reply: Reply) => void = () => undefined;
  const { call } = clientThat(() => new Promise((resolve) => (answerLate = resolve)), {
    identity: () => headers,
    uid: () => user.uid,
  });
  const outcome = outcomeOf(call(read, {}));
  await vi.advanceTimersByTimeAsync(0);
  user.uid = uid;
  answerLate(reply(200));
  expect(await outcome).toMatchObject({ reason: 'wrongUser' });
});

it('an answer to a form is not dropped: the server has taken it', async () => {
  const user = { uid: 'a' };
  const { call } = clientThat(
    () => {
      user.uid = 'b';
      return reply(200);
    },
    { uid: () => user.uid },
  );
  expect(await outcomeOf(call(write, {}))).toBe('done');
});

it('an answer to nobody is one to whoever signs in meanwhile', async () => {
  const user = { uid: '' };
  const { call } = clientThat(
    () => {
      user.uid = 'a';
      return reply(200);
    },
    { uid: () => user.uid },
  );
  expect(await outcomeOf(call(read, {}))).toBe('done');
});

describe('a request', () => {
  const sentBy = async (...call: Parameters<ReturnType<typeof clientThat>['call']>) => {
    const client = clientThat(() => reply(200));
    await client.call(...call);
    return client.send.mock.calls[0]?.[0];
  };

  it('of a GET has its input in the address', async () => {
    expect(await sentBy(read, {})).toMatchObject({ method: 'GET', url: 'https://eu.test/api/v1/thing' });
    const request = await sentBy(read, { q: 'a b&c', page: 2 });
    expect(request?.url).toBe('https://eu.test/api/v1/thing?q=a+b%26c&page=2');
    expect(request).not.toHaveProperty('body');
    expect(request?.headers).not.toHaveProperty('Content-Type');
  });

  it('of a POST has its input in the body, and its key in a header', async () => {
    const request = await sentBy(write, { a: 1 }, { key: 'key-1' });
    expect(request).toMatchObject({ method: 'POST', url: 'https://eu.test/api/v1/thing', body: '{"a":1}', timeout: 15_000 });
    expect(request?.headers).toMatchObject({ 'Content-Type': 'application/json', [idempotencyHeader]: 'key-1' });
    expect((await sentBy(write, { a: 1 }))?.headers).not.toHaveProperty(idempotencyHeader);
  });

  it('of a picture is the picture, with its type, and may take long', async () => {
    const picture = new Blob(['jpeg'], { type: 'image/jpeg' });
    const request = await sentBy(write, picture);
    expect(request?.body).toBe(picture);
    expect(request).toMatchObject({ headers: { 'Content-Type': 'image/jpeg' }, timeout: 90_000 });
  });

  it('may go another way than the others', async () => {
    const other = vi.fn(async () => reply(200));
    const { call, send } = clientThat(() => reply(200));
    await call(write, {}, { send: other });
    expect(other).toHaveBeenCalledTimes(1);
    expect(send).not.toHaveBeenCalled();
  });

  it.each([
    ['FR', 'US', 'eu'],
    ['', 'CN', 'cn'],
    ['XX', 'CN', 'cn'],
    ['', '', 'us'],
  ])('of a user of “%s”, on a site of “%s”, goes to the region %s', async (countryAbbr, defaultCountry, region) => {
    const [cn, us, eu] = ['cn', 'us', 'eu'].map((name) => ({ app: `https://${name}.test`, operate: '', user: '' }));
    const { call, send } = clientThat(() => reply(200), {
      servers: { cn, us, eu } as typeof servers,
      defaultCountry,
      identity: () => ({ ...headers, countryAbbr }),
    });
    await call(read, {});
    expect(send.mock.calls[0]?.[0].url).toBe(`https://${region}.test/api/v1/thing`);
  });

  it('that fails by a fault of ours is neither sent again nor told as a failed call', async () => {
    const onFailure = vi.fn();
    const { call, send } = clientThat(
      () => {
        throw new TypeError('broken');
      },
      { onFailure },
    );
    await expect(call(read, {})).rejects.toThrow('broken');
    expect(send).toHaveBeenCalledTimes(1);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it.each([
    ['network', 3],
    ['timeout', 1],
    ['conflict', 1],
  ] as const)('of a GET that fails by %s is sent %i times, after 400 and 1,200 ms', async (reason, times) => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { call, send } = clientThat(() => Promise.reject(new ApiError(reason)));
    const outcome = outcomeOf(call(read, {}));
    await vi.advanceTimersByTimeAsync(399);
    expect(send).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1 + 1_199);
    expect(send).toHaveBeenCalledTimes(Math.min(times, 2));
    await vi.advanceTimersByTimeAsync(1);
    expect(send).toHaveBeenCalledTimes(times);
    expect(await outcome).toMatchObject({ reason });
    vi.mocked(Math.random).mockRestore();
  });

  it.each([200, 500])('with an answer of no envelope under %i is sent again by a GET', async (status) => {
    const { call, send } = clientThat(() => ({ status, text: '<h1>Proxy</h1>' }));
    const outcome = outcomeOf(call(read, {}));
    await vi.advanceTimersByTimeAsync(5_000);
    await outcome;
    expect(send).toHaveBeenCalledTimes(3);
  });
});

describe('a server that asks to wait', () => {
  it.each([
    [503, 0],
    [503, 2_000],
    [429, 2_000],
  ])('with %i is asked again by a GET no sooner than after %i ms', async (code, wait) => {
    const { call, send } = clientThat(() => (send.mock.calls.length < 2 ? reply(code, wait) : reply(200)));
    const outcome = outcomeOf(call(read, {}));
    await vi.advanceTimersByTimeAsync(Math.max(wait, 400) - 1);
    expect(send).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(Math.max(wait, 400) / 2 + 1);
    expect(await outcome).toBe('done');
    expect(send).toHaveBeenCalledTimes(2);
  });

  it.each([503, 429])('for long with %i is not asked again while somebody waits', async (code) => {
    const { call, send } = clientThat(() => reply(code, 30_000));
    expect(await outcomeOf(call(read, {}))).toMatchObject({
      reason: reasonOf(code).reason,
      retryAfter: 30_000,
      isRetryable: true,
    });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('is not asked again by a POST, whose caller learns how long to wait', async () => {
    const { call, send } = clientThat(() => reply(503, 1_000));
    expect(await outcomeOf(call(write, {}))).toMatchObject({ retryAfter: 1_000 });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('in front of which something answers no envelope is waited for too', async () => {
    const { call } = clientThat(() => ({ status: 503, text: '<h1>503</h1>', retryAfter: 9_000 }));
    expect(await outcomeOf(call(read, {}))).toMatchObject({ reason: 'overloaded', retryAfter: 9_000 });
  });

  it('is waited for up to five seconds', async () => {
    const { call, send } = clientThat(() => reply(503, 5_000));
    const outcome = outcomeOf(call(read, {}));
    await vi.advanceTimersByTimeAsync(7_500);
    expect(send).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(7_500);
    expect(await outcome).toMatchObject({ reason: 'overloaded' });
    const longer = clientThat(() => reply(503, 5_001));
    await outcomeOf(longer.call(read, {}));
    expect(longer.send).toHaveBeenCalledTimes(1);
  });

  it('at once with 429 is not asked again', async () => {
    const { call, send } = clientThat(() => reply(429, 0));
    expect(await outcomeOf(call(read, {}))).toMatchObject({ reason: 'rateLimited' });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('without saying for how long is not asked again after a 429', async () => {
    const { call, send } = clientThat(() => reply(429));
    expect(await outcomeOf(call(read, {}))).toMatchObject({ reason: 'rateLimited', isRetryable: true });
    expect(send).toHaveBeenCalledTimes(1);
  });
});

describe('Retry-After', () => {
  const now = Date.parse('2026-11-23T12:00:00Z');
  it.each([
    ['7', 7_000],
    ['0', 0],
    ['Mon, 23 Nov 2026 12:00:30 GMT', 30_000],
    ['Mon, 23 Nov 2026 11:00:00 GMT', 0],
    ['soon', undefined],
    ['', undefined],
    [null, undefined],
  ])('of “%s” is %s milliseconds', (header, wait) => {
    expect(retryAfterOf(header, now)).toBe(wait);
  });
});
