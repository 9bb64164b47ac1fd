import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { setPace } from '../../server/cooking/cookings.ts';
import { bindDevice, setOnline } from '../../server/db/devices.ts';
import { purge } from '../../server/db/purge.ts';
import { retention } from '../../server/db/retention.ts';
import { controlCooking, listCooking, startCooking } from '../../src/contract/cooking/cooking.ts';
import type { Heat } from '../../src/contract/recipes/body.ts';
import { minute } from '../../src/lib/time-units.ts';
import { createServer, newKey, noon, type Server } from './server.ts';

let server: Server;
let token: string;

beforeEach(async () => {
  server = await createServer();
  token = await server.signIn('fr-louis');
});

const fryer = 'fr-louis-fryer';
const fries: Heat[] = [
  { mode: 'airFry', temperature: 180, minutes: 10 },
  { mode: 'grill', temperature: 200, minutes: 5 },
];

interface Kept {
  uid?: string;
  heats?: Heat[];
  preheat?: boolean;
  equipment?: string[];
  state?: 'draft' | 'published' | 'hidden';
  removed?: true;
}

/** Puts a recipe into the database. */
async function recipe(kept: Kept = {}): Promise<string> {
  const { uid = 'de-anna', heats = fries, preheat = false, equipment = ['basket'], state = 'published', removed } = kept;
  const id = crypto.randomUUID();
  const steps = heats.map((heat) => ({ text: 'Cook', image: null, heat, minutes: null }));
  const body = JSON.stringify({ title: 'Fries', preheat, tags: { equipment }, steps });
  await server.db
    .insertInto('recipes')
    .values({
      id,
      uid,
      state,
      body: state === 'draft' ? null : body,
      draft: state === 'draft' ? body : null,
      title: 'Fries',
      lang: 'en',
      minutes: 15,
      difficulty: 'easy',
      image_id: null,
      revision: 1,
      version: 1,
      favorites: 0,
      cooked: 0,
      rank: 0,
      listed: state === 'published' && !removed ? 1 : 0,
      hidden_reason: '',
      published_at: noon,
      updated_at: noon,
      removed_at: removed ? noon : null,
    })
    .execute();
  return id;
}

const start = async (recipeId: string, deviceId = fryer, more: { token?: string; key?: string; lang?: string } = {}) =>
  server.call(startCooking, {
    token: more.token ?? token,
    input: { recipeId, deviceId },
    ...(more.key && { key: more.key }),
    ...(more.lang && { headers: { lang: more.lang } }),
  });
const list = async (of = token) => (await server.call(listCooking, { token: of })).data.items;
const control = (id: string, action: string, of = token) => server.call(controlCooking, { token: of, input: { id, action } });
const timesCooked = async (id: string) =>
  (await server.db.selectFrom('recipes').select('cooked').where('id', '=', id).executeTakeFirstOrThrow()).cooked;
const refusalOf = async (answer: ReturnType<typeof start>) => {
  const { code, msg, data } = await answer;
  return { code, msg, fields: (data as unknown as { fields?: object } | null)?.fields };
};

describe('a recipe on an appliance', () => {
  test('runs by the clock from stage to stage, waits between them, and is counted once when it is done', async () => {
    const recipeId = await recipe();
    const { data } = await start(recipeId);
    expect(data.cooking).toMatchObject({
      recipeId,
      title: 'Fries',
      deviceId: fryer,
      deviceName: 'Friteuse de la cuisine',
      state: 'cooking',
      stage: 0,
      remaining: 600,
      total: 900,
      running: true,
      pace: 1,
      at: noon,
      stages: [
        { mode: 'airFry', temperature: 180, seconds: 600, step: 0 },
        { mode: 'grill', temperature: 200, seconds: 300, step: 1 },
      ],
    });
    server.clock.now += 4 * minute;
    expect(await list()).toMatchObject([{ state: 'cooking', remaining: 360, total: 660, temperature: 180 }]);
    server.clock.now += 60 * minute;
    expect(await list()).toMatchObject([{ state: 'waiting', stage: 0, remaining: 0, total: 300, running: false }]);
    await control(data.cooking.id, 'resume');
    expect(await list()).toMatchObject([{ state: 'cooking', stage: 1, remaining: 300 }]);
    expect(await timesCooked(recipeId)).toBe(0);
    server.clock.now += 5 * minute;
    expect(await list()).toMatchObject([{ state: 'done', stage: 1, remaining: 0, total: 0, running: false }]);
    await Promise.all([list(), list(), list()]);
    expect(await timesCooked(recipeId)).toBe(1);
    server.clock.now += 59 * minute;
    expect(await list()).toHaveLength(1);
    server.clock.now += 2 * minute;
    expect(await list()).toEqual([]);
  });

  test('that nobody looked at for a day is counted too, and not shown any more', async () => {
    const recipeId = await recipe({ heats: fries.slice(0, 1) });
    await start(recipeId);
    server.clock.now += 24 * 60 * minute;
    expect(await list(await server.signIn('fr-louis'))).toEqual([]);
    expect(await timesCooked(recipeId)).toBe(1);
    await purge(server.db, server.clock.now + retention.cookings);
    expect(await server.db.selectFrom('cookings').selectAll().execute()).toEqual([]);
  });

  test('that nobody looks at again is counted too, and purged, unless it waits for its user', async () => {
    const [once, staged] = [await recipe({ heats: fries.slice(0, 1) }), await recipe()];
    await start(once);
    await start(staged, 'de-anna-fryer', { token: await server.signIn('de-anna') });
    server.clock.now += retention.cookings + 60 * minute;
    await server.app.request('/');
    const stored = server.db.selectFrom('cookings').select('recipe_id');
    await vi.waitFor(async () => expect(await stored.execute()).toEqual([{ recipe_id: staged }]));
    expect(await timesCooked(once)).toBe(1);
    expect(await list(await server.signIn('de-anna'))).toMatchObject([{ state: 'waiting' }]);
  });

  test('can be paused, resumed and stopped, each as often as one likes', async () => {
    const { data } = await start(await recipe());
    const { id } = data.cooking;
    server.clock.now += minute;
    for (const _ of [1, 2]) {
      expect((await control(id, 'pause')).data.cooking).toMatchObject({ state: 'paused', running: false, remaining: 540 });
    }
    server.clock.now += minute;
    for (const _ of [1, 2]) {
      expect((await control(id, 'resume')).data.cooking).toMatchObject({ state: 'cooking', running: true, remaining: 540 });
    }
    for (const action of ['stop', 'stop', 'resume', 'pause']) {
      expect((await control(id, action)).data.cooking).toMatchObject({ state: 'stopped', running: false, remaining: 540 });
    }
    expect((await start(await recipe())).code).toBe(200);
  });

  test('goes on while the server is down', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cooking-'));
    const file = join(folder, 'data.sqlite');
    server = await createServer({ file });
    token = await server.signIn('fr-louis');
    const { data } = await start(await recipe());
    await server.close();
    server = await createServer({ file });
    server.clock.now += 9 * minute;
    expect(await list()).toMatchObject([{ id: data.cooking.id, state: 'cooking', remaining: 60 }]);
    await server.close();
    await rm(folder, { recursive: true });
  });

  test('heats up first where the recipe says so, and then waits for the food', async () => {
    const { data } = await start(await recipe({ preheat: true }));
    expect(data.cooking).toMatchObject({ state: 'preheating', stage: -1, temperature: 20, remaining: 160, total: 1060 });
    server.clock.now += 200_000;
    expect(await list()).toMatchObject([{ state: 'waiting', stage: -1, temperature: 180, remaining: 0, total: 900 }]);
    expect((await control(data.cooking.id, 'resume')).data.cooking).toMatchObject({ state: 'cooking', stage: 0 });
  });

  test('runs faster where the reference shell has quickened its time', async () => {
    const recipeId = await recipe({ heats: fries.slice(0, 1) });
    await setPace(server.db, 'fr-louis', 60, server.clock.now);
    expect((await start(recipeId)).data.cooking).toMatchObject({ pace: 60, remaining: 600 });
    server.clock.now += 5000;
    expect(await list()).toMatchObject([{ pace: 60, remaining: 300 }]);
    await setPace(server.db, 'fr-louis', 1, server.clock.now);
    server.clock.now += minute;
    expect(await list()).toMatchObject([{ pace: 1, remaining: 240 }]);
  });

  test.each([
    ['goes offline', (db: Server['db']) => setOnline(db, fryer, false)],
    ['is removed', (db: Server['db']) => db.updateTable('devices').set({ home_id: null }).where('id', '=', fryer).execute()],
    [
      'moves to another home',
      (db: Server['db']) => db.updateTable('devices').set({ home_id: 'fr-louis-otherHome' }).where('id', '=', fryer).execute(),
    ],
  ])('is lost when the appliance %s', async (_, happens) => {
    const recipeId = await recipe();
    await start(recipeId);
    server.clock.now += minute;
    await happens(server.db);
    expect(await list()).toMatchObject([{ state: 'lost', remaining: 540, running: false }]);
    await setOnline(server.db, fryer, true);
    server.clock.now += minute;
    expect(await list()).toMatchObject([{ state: 'lost', remaining: 540 }]);
    expect(await timesCooked(recipeId)).toBe(0);
  });
});

describe('starting', () => {
  test('twice with one key is once', async () => {
    const recipeId = await recipe();
    const key = newKey();
    const answers = await Promise.all([1, 2, 3].map(() => start(recipeId, fryer, { key })));
    expect(answers.filter(({ code }) => code === 200).length).toBeGreaterThan(0);
    expect((await start(recipeId, fryer, { key })).text).toBe(answers.find(({ code }) => code === 200)?.text);
    expect(await list()).toHaveLength(1);
  });

  test('twenty at once is one, and the others are told that the appliance is busy', async () => {
    const recipeId = await recipe();
    const answers = await Promise.all(Array.from({ length: 20 }, () => start(recipeId)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    const busy = answers.filter(({ code }) => code === 409);
    expect(busy).toHaveLength(19);
    expect(busy[0]?.msg).toBe('This device is already cooking something.');
    expect(await list()).toHaveLength(1);
  });

  test.each([
    ['a removed one', 'fr-louis-oldFryer', 'Appareil supprimé', 'removed'],
    ['one in another home', 'fr-louis-fourthFryer', 'L’appareil n’est pas dans la maison actuelle', 'otherHome'],
    ['one that cannot', 'fr-louis-smallFryer', 'La cuisson en ligne n’est pas prise en charge', 'notSupported'],
    ['one that cooks nothing', 'fr-louis-robot', 'La cuisson en ligne n’est pas prise en charge', 'notSupported'],
    ['another kind', 'fr-louis-oven', 'Cette recette est prévue pour un autre type d’appareil.', 'equipment'],
  ])('is refused on %s, in the user’s language', async (_, deviceId, msg, rule) => {
    const refused = await refusalOf(start(await recipe(), deviceId, { lang: 'fr' }));
    expect(refused).toEqual({ code: 400, msg, fields: { deviceId: rule } });
    expect(await list()).toEqual([]);
  });

  test('is refused on an appliance that is offline', async () => {
    await setOnline(server.db, fryer, false);
    const refused = await refusalOf(start(await recipe()));
    expect(refused).toMatchObject({ msg: 'Online cooking is not supported', fields: { deviceId: 'notSupported' } });
  });

  test('is refused where the appliance does not get hot enough, or has nothing to do', async () => {
    const hot = await recipe({ heats: [{ mode: 'grill', temperature: 230, minutes: 5 }] });
    expect((await refusalOf(start(hot))).fields).toEqual({ deviceId: 'temperature' });
    const raw = await recipe({ heats: [] });
    expect((await refusalOf(start(raw))).fields).toEqual({ recipeId: 'required' });
  });

  test('a recipe for one basket suits a dual basket', async () => {
    const id = await bindDevice(server.db, 'fr-louis', { name: 'Deux', model: 'K12', kind: 'airFryer', sn: '' });
    expect((await start(await recipe(), id)).code).toBe(200);
  });

  test('on an appliance that somebody shares is allowed, and its owner can stop it', async () => {
    await server.db.insertInto('device_shares').values({ device_id: 'de-jonas-fryer', uid: 'fr-louis' }).execute();
    const { data } = await start(await recipe(), 'de-jonas-fryer');
    const owner = await server.signIn('de-jonas');
    expect(await list(owner)).toMatchObject([{ id: data.cooking.id }]);
    expect((await control(data.cooking.id, 'stop', owner)).data.cooking.state).toBe('stopped');
    await start(await recipe(), 'de-jonas-fryer', { token: owner });
    expect(await list()).toHaveLength(1);
  });

  test('one’s own draft or hidden recipe is allowed, somebody else’s or a removed one is not there', async () => {
    for (const state of ['draft', 'hidden'] as const) {
      expect((await start(await recipe({ state }))).code).toBe(404);
      const { code, data } = await start(await recipe({ state, uid: 'fr-louis' }));
      expect(code).toBe(200);
      await control(data.cooking.id, 'stop');
    }
    expect((await start(await recipe({ uid: 'fr-louis', removed: true }))).code).toBe(404);
    expect((await start(crypto.randomUUID())).code).toBe(404);
  });
});

describe('somebody else’s', () => {
  test('appliance is not there', async () => {
    for (const deviceId of ['de-anna-fryer', 'de-jonas-fryer', 'never-was']) {
      expect((await start(await recipe(), deviceId)).code).toBe(404);
    }
    expect(await server.db.selectFrom('cookings').selectAll().execute()).toEqual([]);
  });

  test('cooking cannot be seen, nor told anything', async () => {
    const { data } = await start(await recipe());
    const anna = await server.signIn('de-anna');
    expect(await list(anna)).toEqual([]);
    for (const action of ['pause', 'resume', 'stop']) {
      expect((await control(data.cooking.id, action, anna)).code).toBe(404);
      expect((await control('never-was', action)).code).toBe(404);
    }
    expect(await list()).toMatchObject([{ state: 'cooking' }]);
  });
});

describe('nobody and nonsense', () => {
  test('get nothing', async () => {
    const recipeId = await recipe();
    expect((await start(recipeId, fryer, { token: 'wrong' })).code).toBe(401);
    expect((await server.call(listCooking)).code).toBe(401);
    expect((await control('x', 'stop', 'wrong')).code).toBe(401);
  });

  test.each([{}, { deviceId: '' }, { deviceId: 7 }, { deviceId: 'x'.repeat(65) }, { deviceId: fryer, recipeId: ['x'] }])(
    'is refused to start: %j',
    async (input) => {
      expect((await server.call(startCooking, { token, input })).code).toBe(400);
    },
  );

  test.each([{}, { id: 'x' }, { id: 'x', action: 'explode' }, { id: null, action: 'stop' }])(
    'is refused as control: %j',
    async (input) => {
      expect((await server.call(controlCooking, { token, input })).code).toBe(400);
    },
  );

  test('without a key nothing starts', async () => {
    const answer = await server.call(startCooking, { token, key: '', input: { deviceId: fryer, recipeId: await recipe() } });
    expect(answer.code).toBe(400);
    expect(await list()).toEqual([]);
  });
});
