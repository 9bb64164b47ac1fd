import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { expireTokens } from '../../server/db/tokens.ts';
import { ApiError } from '../../src/api/errors.ts';
import type { Reply } from '../../src/api/send.ts';
import { listFeedback } from '../../src/contract/feedback/read.ts';
import type { Draft } from '../../src/stores/drafts.ts';
import { createServer, type Server } from './server.ts';
import {
  type Account,
  type Answering,
  bridges,
  loadBridges,
  network,
  openPage,
  replyAfter,
  type SessionPage,
  until,
} from './session-page.ts';

vi.mock('../../src/api/send.ts', async (original) => ({
  ...(await original<typeof import('../../src/api/send.ts')>()),
  send: (request: never) => network.send(request),
}));

const marco = 'it-marco';
const lucia = 'es-lucia';
const words = { error: 'Error', network: 'Network', timeout: 'Timeout' };
const secret = 'PRIVATE words of Marco';

let server: Server;
beforeAll(async () => {
  server = await createServer();
});
afterAll(() => server.close());

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const accountOf = async (uid: string): Promise<Account> => ({ uid, token: await server.signIn(uid) });

/** The page's modules, as a page that was just opened has them. */
const open = async () => {
  await loadBridges();
  return modulesOf();
};
const modulesOf = async () => ({
  ...(await import('../../src/stores/session.ts')),
  ...(await import('../../src/stores/outbox.ts')),
});
type Modules = Awaited<ReturnType<typeof modulesOf>>;

const uidOf = ({ $session }: Modules) => {
  const session = $session.get();
  return session.status === 'ready' ? session.user.uid : session.status;
};

const draft: Draft = { form: 'feedback', uid: marco, key: '', fields: {}, images: [] };
const outgoing = {
  path: '/api/v1/feedback/create',
  label: 'A report',
  body: {
    typeId: 'other',
    device: { source: 'manual', sn: 'SN-1', deviceId: '' },
    description: secret,
    contact: 'marco@example.com',
    platform: 'Shop',
    orderNumber: '1',
    images: [],
  },
} as const;

let keys = 0;

/** A report of Marco's that waits for a connection. */
async function leaveWaiting(page: SessionPage, { enqueue, startOutbox }: Modules): Promise<void> {
  page.intercept = () => Promise.reject(new ApiError('network'));
  await startOutbox(marco);
  await enqueue({ ...draft, key: `report-of-marco-${++keys}` }, outgoing);
  page.intercept = undefined;
}

const reportsOf = async (uid: string): Promise<number> => {
  const { data } = await server.call(listFeedback, { token: await server.signIn(uid), input: { limit: '50' } });
  return data.items.filter(({ excerpt }) => excerpt.includes(secret)).length;
};

/** Nothing was sent with another's token but the question whose it is, and Marco's report is still there. */
async function expectNothingSent(page: SessionPage, { $outbox }: Modules, before: number): Promise<void> {
  const carried = page.requests.filter(({ body, token }) => body.includes(secret) && token === page.account.token);
  expect(carried).toEqual([]);
  expect($outbox.get()).toEqual([expect.objectContaining({ uid: marco, state: { is: 'waiting' } })]);
  expect(await reportsOf(lucia)).toBe(before);
}

/** How the app's user info goes wrong while the account is switched. */
const infos: Record<string, Answering | undefined> = {
  right: undefined,
  absent: (call) => call.refuse('unsupported'),
  late: replyAfter(2500, 'getUserInfo'),
  failing: (call) => call.refuse('failed'),
  silent: () => undefined,
  babbling: (call) => call.babble(),
};

/** Answers the first question with whoever was signed in before the switch, as if the account changed right after it. */
function beforeSwitch(old: string): Answering {
  let asked = 0;
  const language = { lang: 'en', countryAbbr: 'IT', countryCode: '39' };
  return (call, { uid }) =>
    call.answer({ uid: asked++ ? uid : old, username: '', appVersion: '1', platform: 'android', language });
}

const answering = (info: string): Answering | undefined => (info === 'changed' ? beforeSwitch(marco) : infos[info]);

const cases = bridges.flatMap((bridge) => [...Object.keys(infos), 'changed'].map((info) => ({ bridge, info })));

describe.each(cases)('over $bridge, with user info $info, a report of another user is not sent', ({ bridge, info }) => {
  const start = async (): Promise<{ page: SessionPage; modules: Modules; before: number }> => {
    const page = openPage(server, bridge, await accountOf(marco));
    const modules = await open();
    await modules.startSession('en', words);
    expect(uidOf(modules)).toBe(marco);
    await leaveWaiting(page, modules);
    return { page, modules, before: await reportsOf(lucia) };
  };

  const switchAccount = async (page: SessionPage) => {
    page.account = await accountOf(lucia);
    const answer = answering(info);
    if (answer) page.answers.getUserInfo = answer;
  };

  test('when the account is switched as the page starts', async () => {
    const page = openPage(server, bridge, await accountOf(marco));
    const modules = await open();
    await leaveWaiting(page, modules);
    const before = await reportsOf(lucia);
    await switchAccount(page);
    void modules.startSession('en', words);
    await until(() => expect(uidOf(modules)).toBe(lucia));
    await modules.flush();
    await expectNothingSent(page, modules, before);
  });

  test('when its token is refused and the app hands out another’s', async () => {
    const { page, modules, before } = await start();
    await switchAccount(page);
    await expireTokens(server.db, marco);
    void modules.flush();
    await until(() => expect(page.reload).toHaveBeenCalledTimes(1));
    await modules.flush();
    await expectNothingSent(page, modules, before);
    expect(page.requests.filter(({ token }) => token === page.account.token).map(({ path }) => path)).toEqual([
      '/api/v1/user/info',
    ]);
  });

  test('when the connection comes back', async () => {
    const { page, modules, before } = await start();
    await switchAccount(page);
    await expireTokens(server.db, marco);
    page.fire('online');
    await until(() => expect(page.reload).toHaveBeenCalledTimes(1));
    await expectNothingSent(page, modules, before);
  });

  test('when the page is looked at again, which also notices the switch', async () => {
    const { page, modules, before } = await start();
    await switchAccount(page);
    page.fire('visibilitychange');
    await until(() => expect(page.reload).toHaveBeenCalledTimes(1));
    expect(await reportsOf(lucia)).toBe(before);
    expect(modules.$outbox.get().every(({ uid }) => uid === marco)).toBe(true);
  });
});

describe('an upload', () => {
  test('is not sent with another user’s token', async () => {
    const page = openPage(server, 'android', await accountOf(lucia));
    const modules = await open();
    await modules.startSession('en', words);
    const { upload } = await import('../../src/stores/upload.ts');
    const image = { key: 'picture-of-marco', name: '1.jpg', blob: new Blob(['x'], { type: 'image/jpeg' }) };
    await expect(upload(image, marco)).rejects.toMatchObject({ reason: 'wrongUser' });
    expect(page.requests).toEqual([]);
  });
});

describe.each(bridges)('over %s', (bridge) => {
  const begin = async (answers: SessionPage['answers'] = {}) => {
    const page = openPage(server, bridge, await accountOf(marco));
    page.answers = answers;
    const modules = await open();
    return { page, modules, started: modules.startSession('en', words) };
  };
  const once = (first: Answering): Answering => {
    let asked = 0;
    return (call, { token }) => (asked++ ? call.answer({ token }) : first(call, { uid: marco, token }));
  };

  test.each<[string, Answering]>([
    ['after 2.5 s, each time', replyAfter(2500, 'getUserToken')],
    ['after it was refused once', once((call) => call.refuse('failed'))],
    ['after silence', once(() => undefined)],
    ['after something that is no reply', once((call) => call.babble())],
  ])('a token that comes %s signs nobody out', async (_, getUserToken) => {
    const { modules } = await begin({ getUserToken });
    const seen = new Set<string>();
    modules.$session.subscribe(({ status }) => void seen.add(status));
    await until(() => expect(uidOf(modules)).toBe(marco));
    expect(seen).not.toContain('anonymous');
    expect(modules.$sessionProblem.get()).toBeUndefined();
  });

  test('an app that stays silent is told of after five seconds, and asked again', async () => {
    const { page, modules, started } = await begin({ getUserToken: () => undefined });
    await vi.advanceTimersByTimeAsync(4900);
    expect(modules.$session.get().status).toBe('starting');
    await vi.advanceTimersByTimeAsync(200);
    expect(modules.$session.get().status).toBe('unknown');
    expect(modules.$sessionProblem.get()?.reason).toBe('app');
    page.answers = {};
    await until(() => expect(uidOf(modules)).toBe(marco));
    expect(modules.$sessionProblem.get()).toBeUndefined();
    await started;
  });

  test('only an empty token means that nobody is signed in', async () => {
    const { page, modules, started } = await begin();
    await started;
    page.answers.getUserToken = (call) => call.refuse('failed');
    page.fire('visibilitychange');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(uidOf(modules)).toBe(marco);
    expect(modules.$sessionProblem.get()).toBeUndefined();
    page.answers.getUserToken = (call) => call.answer({ token: '' });
    page.fire('visibilitychange');
    await until(() => expect(uidOf(modules)).toBe('anonymous'));
    expect(page.reload).not.toHaveBeenCalled();
  });

  test('an account that was switched is noticed, however late its token comes', async () => {
    const { page, started } = await begin();
    await started;
    page.account = await accountOf(lucia);
    page.answers = { getUserToken: replyAfter(2500, 'getUserToken') };
    page.fire('visibilitychange');
    await until(() => expect(page.reload).toHaveBeenCalledTimes(1));
  });

  test('an app that names another user, and hands out the former one’s token still, is asked again', async () => {
    const { page, started } = await begin();
    await started;
    const [{ token }, next] = [page.account, await accountOf(lucia)];
    page.account = next;
    page.answers = { getUserToken: (call) => call.answer({ token }) };
    page.fire('visibilitychange');
    await vi.advanceTimersByTimeAsync(400);
    expect(page.reload).not.toHaveBeenCalled();
    page.answers = {};
    await until(() => expect(page.reload).toHaveBeenCalledTimes(1));
  });

  test.each([marco, lucia])('a page whose user has signed out begins anew when %s signs in', async (uid) => {
    const { page, modules, started } = await begin();
    await started;
    page.answers.getUserToken = (call) => call.answer({ token: '' });
    page.fire('visibilitychange');
    await until(() => expect(uidOf(modules)).toBe('anonymous'));
    page.account = await accountOf(uid);
    page.answers = {};
    page.fire('visibilitychange');
    await until(() => expect(page.reload).toHaveBeenCalledTimes(1));
    expect(uidOf(modules)).toBe('anonymous');
  });

  test('a page that nobody used yet goes on with whoever signs in', async () => {
    const { page, modules, started } = await begin({ getUserToken: (call) => call.answer({ token: '' }) });
    await started;
    expect(uidOf(modules)).toBe('anonymous');
    page.answers = {};
    page.fire('visibilitychange');
    await until(() => expect(uidOf(modules)).toBe(marco));
    expect(page.reload).not.toHaveBeenCalled();
  });

  test('a new token may take the app seconds, and the call that met the old one is carried out', async () => {
    const { page, modules, started } = await begin();
    await started;
    await expireTokens(server.db, marco);
    page.account = await accountOf(marco);
    page.answers.getUserToken = (call, account) => void setTimeout(() => call.answer({ token: account.token }), 2500);
    const listed = modules.api(listFeedback, {}, { quiet: true });
    let items: unknown;
    void listed.then((list) => {
      items = list.items;
    });
    await until(() => expect(items).toEqual(expect.any(Array)));
    expect(uidOf(modules)).toBe(marco);
  });

  test('an app without a new token leaves the user signed in, says so after five seconds, and goes on when it has one', async () => {
    const { page, modules, started } = await begin();
    await started;
    await expireTokens(server.db, marco);
    page.answers.getUserToken = (call) => call.refuse('failed');
    await expect(modules.api(listFeedback, {}, { quiet: true })).rejects.toMatchObject({ reason: 'unauthorized' });
    expect(uidOf(modules)).toBe(marco);
    expect(modules.$sessionProblem.get()).toBeUndefined();
    await until(() => expect(modules.$sessionProblem.get()?.reason).toBe('app'));
    page.account = await accountOf(marco);
    page.answers = {};
    await until(() => expect(modules.$sessionProblem.get()).toBeUndefined());
    await expect(modules.api(listFeedback, {}, { quiet: true })).resolves.toMatchObject({ items: expect.any(Array) });
  });
});

describe('in a plain browser', () => {
  const isUserInfo = (url: string) => url.endsWith('/user/info');

  test.each<[string, () => Promise<Reply>]>([
    ['that answers 500', async () => ({ status: 500, text: '{"code":500,"msg":"","data":null}' })],
    ['that answers no envelope', async () => ({ status: 503, text: '<h1>503</h1>' })],
    ['that refuses connections', () => Promise.reject(new ApiError('network'))],
  ])('a user center %s is told of, and asked again by itself', async (_, answer) => {
    const page = openPage(server, 'browser', await accountOf(marco));
    page.intercept = answer;
    const modules = await open();
    void modules.startSession('en', words);
    await until(() => expect(modules.$sessionProblem.get()?.reason).toBe('server'));
    expect(modules.$session.get().status).toBe('unknown');
    page.intercept = undefined;
    await until(() => expect(uidOf(modules)).toBe(marco));
    expect(modules.$sessionProblem.get()).toBeUndefined();
  });

  test('a device without a connection is told so, and the session goes on when there is one', async () => {
    const page = openPage(server, 'browser', await accountOf(marco));
    Object.assign(navigator, { onLine: false });
    page.intercept = () => Promise.reject(new ApiError('network'));
    const modules = await open();
    void modules.startSession('en', words);
    await until(() => expect(modules.$sessionProblem.get()?.reason).toBe('offline'));
    page.intercept = undefined;
    const { length } = page.requests;
    page.fire('online');
    await until(() => expect(page.requests.length).toBeGreaterThan(length));
    await until(() => expect(uidOf(modules)).toBe(marco));
  });

  test('a token that the server refuses signs out, and nothing that waits is sent or lost', async () => {
    const page = openPage(server, 'browser', await accountOf(marco));
    const modules = await open();
    await modules.startSession('en', words);
    await leaveWaiting(page, modules);
    await expireTokens(server.db, marco);
    await modules.flush();
    expect(uidOf(modules)).toBe('anonymous');
    const { length } = page.requests;
    await modules.flush();
    expect(page.requests).toHaveLength(length);
    expect(modules.$outbox.get()).toHaveLength(1);
  });

  test.each([
    ['the same token', true],
    ['another token', false],
  ])('the owner that an earlier page of the tab learned is believed for %s only', async (_, same) => {
    const stored = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    });
    const account = await accountOf(marco);
    openPage(server, 'browser', account);
    await (await open()).startSession('en', words);

    vi.resetModules();
    // The token itself arrives anew.
    stored.delete('companion.token');
    const next = openPage(server, 'browser', same ? account : await accountOf(lucia));
    next.intercept = () => Promise.reject(new ApiError('network'));
    const modules = await open();
    void modules.startSession('en', words);
    await until(() => expect(uidOf(modules)).toBe(same ? marco : 'unknown'));
  });

  test('one refused call does not sign out whom the user center still knows', async () => {
    const page = openPage(server, 'browser', await accountOf(marco));
    const modules = await open();
    await modules.startSession('en', words);
    let refused = 0;
    page.intercept = (request) => {
      page.intercept = undefined;
      if (isUserInfo(request.url) || refused++) throw new Error('Only the first call is refused');
      return { status: 401, text: '{"code":401,"msg":"","data":null}' };
    };
    await expect(modules.api(listFeedback, {}, { quiet: true })).resolves.toMatchObject({ items: expect.any(Array) });
    expect(uidOf(modules)).toBe(marco);
  });
});
