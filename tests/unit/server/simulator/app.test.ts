import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../../../server/db/open.ts';
import type { Db } from '../../../../server/db/tables.ts';
import { userOfToken } from '../../../../server/db/tokens.ts';
import { seed } from '../../../../server/seed/seed.ts';
import { createSimulator } from '../../../../server/simulator/app.ts';
import type { Servers } from '../../../../src/contract/deployment.ts';
import { regions } from '../../../../src/contract/regions.ts';
import { locales } from '../../../../src/i18n/locales.ts';

const at = (region: string, service: string) => `http://localhost:4322/${region}/${service}`;
const servers = Object.fromEntries(
  regions.map((region) => [region, { app: at(region, 'app'), operate: at(region, 'operate'), user: at(region, 'user') }]),
) as Servers;

let db: Db;
let shell: ReturnType<typeof createSimulator>;

beforeAll(async () => {
  db = await openDatabase(':memory:');
  await seed(db);
  shell = createSimulator({ db, site: 'http://127.0.0.1:1', servers });
});
afterAll(() => db.destroy());

const own = { 'Sec-Fetch-Site': 'same-origin' };
const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });
const here = from('127.0.0.1');

const get = (path: string, headers: Record<string, string> = own, host = 'localhost') =>
  shell.request(`http://${host}/shell${path}`, { headers }, here);
const post = (path: string, body: unknown, headers: Record<string, string> = own, peer = here) =>
  shell.request(
    `http://localhost/shell/api/${path}`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    },
    peer,
  );

describe('the reference shell', () => {
  test('is a page that may run its own scripts and reach the app servers, nothing else', async () => {
    const page = await get('');
    expect(page.status).toBe(200);
    const policy = page.headers.get('Content-Security-Policy');
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self' http://localhost:4322;");
    expect(policy).toContain("frame-ancestors 'none'");
    const html = await page.text();
    const names = [...html.matchAll(/(?:href|src)="\/shell\/([^"]+)"/g)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(5);
    for (const name of names) expect((await get(`/${name}`)).status).toBe(200);
    expect(html).not.toMatch(/<script>|\son\w+=|\sstyle=/);
  });

  test.each(['/none.js', '/../app.ts', '/page.html', '/bridge.js', '/%2e%2e/app.ts', '/x'])('has no file %s', async (path) => {
    expect((await get(path)).status).not.toBe(200);
  });

  test('knows the people of the seed, no operator among them, and every country and language', async () => {
    const world = (await (await get('/api/world')).json()) as {
      users: { uid: string; region: string }[];
      countries: unknown[];
      languages: unknown[];
      functions: string[];
    };
    expect(world.users[0]?.uid).toBe('de-anna');
    expect(world.users.filter(({ uid }) => uid.startsWith('service'))).toEqual([]);
    expect(new Set(world.users.map(({ region }) => region))).toEqual(new Set(regions));
    expect(world.countries.length).toBeGreaterThan(240);
    expect(world.languages).toHaveLength(locales.length);
    expect(world.functions).toContain('getUserToken');
  });

  test('hands out a token of somebody, and ends all of them', async () => {
    const { token } = (await (await post('token', { uid: 'de-anna' })).json()) as { token: string };
    expect((await userOfToken(db, token, Date.now()))?.uid).toBe('de-anna');
    await post('expire', { uid: 'de-anna' });
    expect(await userOfToken(db, token, Date.now())).toBeUndefined();
  });

  test('hands out the token of a region’s operator', async () => {
    const { token } = (await (await post('operator', { region: 'us' })).json()) as { token: string };
    expect(await userOfToken(db, token, Date.now())).toMatchObject({ role: 'operator', country: 'US' });
  });

  test('shows devices, switches them and binds new ones', async () => {
    const devices = async () =>
      (await (await get('/api/devices?uid=de-anna')).json()) as { id: string; online: boolean; place: string }[];
    const [first] = await devices();
    expect(first?.place).toBe('home');
    await post('devices/online', { id: first?.id, online: !first?.online });
    expect((await devices())[0]?.online).toBe(!first?.online);
    const before = (await devices()).length;
    await post('devices/bind', { uid: 'de-anna' });
    const { id } = (await (await post('devices/bind', { uid: 'de-anna', model: 'K10' })).json()) as { id: string };
    expect(await devices()).toHaveLength(before + 2);
    expect((await devices()).find((device) => device.id === id)).toMatchObject({ kind: 'airFryer', place: 'home' });
  });

  test('moves devices between homes, also of somebody who has one home, and takes them away', async () => {
    for (const place of ['otherHome', 'removed', 'home']) {
      expect((await post('devices/place', { id: 'us-noah-fryer', place })).status).toBe(200);
      const devices = (await (await get('/api/devices?uid=us-noah')).json()) as { id: string; place: string }[];
      expect(devices.find(({ id }) => id === 'us-noah-fryer')?.place).toBe(place);
    }
  });

  test('quickens the time of one person’s appliances', async () => {
    const paceOf = async (uid: string) => await (await get(`/api/pace?uid=${uid}`)).json();
    await post('pace', { uid: 'de-anna', pace: 60 });
    expect(await paceOf('de-anna')).toEqual({ pace: 60 });
    expect(await paceOf('fr-louis')).toEqual({ pace: 1 });
  });

  test('knows what a recipe is called, and nothing of others', async () => {
    expect(await (await get('/api/recipes/title?id=never-was')).json()).toEqual({ title: '' });
  });

  test('lists every screen, the latest report as an example, and none as built where no site answers', async () => {
    const screens = (await (await get('/api/screens?lang=de&uid=de-anna')).json()) as {
      name: string;
      path: string;
      example?: string;
      built: boolean;
    }[];
    expect(screens.length).toBeGreaterThan(70);
    expect(screens.find(({ name }) => name === 'feedbackDetails')?.example).toMatch(/^de-anna/);
    expect(screens.map(({ path }) => path)).toContain('/deviceiInstructions900a');
    expect(screens.filter(({ path }) => path.includes('['))).toEqual([]);
    expect(screens.some(({ built }) => built)).toBe(false);
  });

  test.each([
    ['token', {}],
    ['token', { uid: 7 }],
    ['operator', { region: 'mars' }],
    ['devices/online', { id: 'x' }],
    ['devices/place', { id: 'de-anna-robot', place: 'moon' }],
    ['pace', { uid: 'de-anna', pace: 0 }],
  ])('refuses %s with %j', async (path, body) => {
    expect((await post(path, body)).status).toBe(400);
  });

  test('refuses a body that is not JSON and a person who is not there, and says so', async () => {
    expect((await post('token', '{')).status).toBe(400);
    expect((await post('token', { uid: 'nobody' })).status).toBe(404);
  });

  test('answers no page of another site, nor one that only claims to be on this machine', async () => {
    for (const site of ['cross-site', 'same-site', 'none']) {
      expect((await post('token', { uid: 'de-anna' }, { 'Sec-Fetch-Site': site })).status).toBe(403);
    }
    expect((await get('/api/world', own, 'evil.example')).status).toBe(403);
    expect((await get('/api/world')).status).toBe(200);
  });

  test.each<[number, Record<string, string>]>([
    [200, { Origin: 'http://localhost' }],
    [200, { Referer: 'http://localhost/shell' }],
    [403, {}],
    [403, { Origin: 'null' }],
    [403, { Origin: 'http://localhost:1' }],
    [403, { Origin: 'https://localhost' }],
    [403, { Origin: 'http://evil.example', Referer: 'http://localhost/shell' }],
    [403, { Referer: 'http://localhost.evil.example/' }],
  ])('answers %i to a browser that does not say where from, with %j', async (status, headers) => {
    expect((await post('token', { uid: 'de-anna' }, headers)).status).toBe(status);
    expect((await get('/api/world', headers)).status).toBe(status);
  });

  test('answers nobody on another machine, whatever they send, nor through a proxy on this one', async () => {
    for (const peer of ['192.0.2.1', '::ffff:192.0.2.1', '2001:db8::1', ''])
      expect((await post('token', { uid: 'de-anna' }, own, from(peer))).status).toBe(403);
    expect((await post('token', { uid: 'de-anna' }, { ...own, 'X-Forwarded-For': '127.0.0.1' })).status).toBe(403);
    for (const peer of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
      expect((await post('token', { uid: 'de-anna' }, own, from(peer))).status).toBe(200);
  });
});
