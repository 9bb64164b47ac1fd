import { beforeEach, describe, expect, test } from 'vitest';
import { versionOf } from '../../server/db/users.ts';
import { recipeLimits } from '../../src/contract/recipes/limits.ts';
import { serviceModerate, serviceReports } from '../../src/contract/recipes/operate.ts';
import { listRecipes, recipeDetail } from '../../src/contract/recipes/read.ts';
import { reportRecipe } from '../../src/contract/recipes/report.ts';
import { contentsOf, createServer, newKey, noon, type Server } from './server.ts';

/** By `us-noah` of the seed. */
const id = 'rib-eye-garlic-butter';
const author = 'us-noah';

let server: Server;
let anna: string;
let grace: string;
let operators: { eu: string; us: string };

beforeEach(async () => {
  server = await createServer();
  anna = await server.signIn('de-anna');
  grace = await server.signIn('us-grace');
  operators = { eu: await server.signIn('service-eu'), us: await server.signIn('service-us') };
});

const report = (token: string, input: object = {}, region: 'eu' | 'us' = 'eu', key = newKey()) =>
  server.call(reportRecipe, { token, region, key, input: { id, reason: 'unsafe', text: 'Raw inside', ...input } });
const reported = async (region: 'eu' | 'us' = 'eu', open?: '1') =>
  (await server.call(serviceReports, { token: operators[region], region, input: open ? { open } : {} })).data.items;
const moderate = (action: string, reason = '', region: 'eu' | 'us' = 'eu', more: object = {}) =>
  server.call(serviceModerate, { token: operators[region], region, input: { id, action, reason, ...more } });
const seenBy = async (uid: string | undefined, region: 'eu' | 'us' = 'eu') =>
  server.call(recipeDetail, { region, input: { id }, ...(uid && { token: await server.signIn(uid) }) });
const listed = async () => (await server.call(listRecipes, { input: { limit: 50 } })).data.items.map((item) => item.id);

describe('a report', () => {
  test('reaches customer service of its reporter’s region only', async () => {
    expect((await report(anna)).code).toBe(200);
    expect(await reported()).toEqual([
      {
        id,
        title: 'Rib-eye steak with garlic butter',
        author: 'Noah Davis',
        state: 'published',
        hiddenReason: '',
        reports: [{ reason: 'unsafe', text: 'Raw inside', by: 'Anna Becker', at: noon / 1000, open: true }],
      },
    ]);
    expect(await reported('us')).toEqual([]);
  });

  test('of the same recipe by the same user takes the place of the open one', async () => {
    await report(anna);
    await report(anna, { reason: 'copied', text: '' });
    expect((await reported())[0]?.reports).toMatchObject([{ reason: 'copied', text: '' }]);
    await moderate('dismiss');
    await report(anna, { reason: 'other' });
    expect((await reported())[0]?.reports.map(({ open }) => open).sort()).toEqual([false, true]);
  });

  test('is kept once, however often it is sent', async () => {
    const key = newKey();
    const first = await report(anna, {}, 'eu', key);
    expect((await report(anna, {}, 'eu', key)).text).toBe(first.text);
    expect((await reported())[0]?.reports).toHaveLength(1);
  });

  test.each([
    ['nobody', '', 401],
    ['its author', author, 403],
  ])('by %s is refused', async (_, uid, code) => {
    const before = await contentsOf(server.db);
    const token = uid && (await server.signIn(uid));
    expect((await report(token, {}, 'us')).code).toBe(code);
    expect(await contentsOf(server.db)).toBe(before);
  });

  test.each([{ reason: 'boring' }, { reason: undefined }, { text: 'x'.repeat(recipeLimits.report + 1) }])(
    'with %o is refused',
    async (wrong) => {
      expect((await report(anna, wrong)).code).toBe(400);
      expect(await reported()).toEqual([]);
    },
  );

  test.each(['never-was', '../x', ''])('of %o is refused', async (wrong) => {
    expect([400, 404]).toContain((await report(anna, { id: wrong })).code);
  });

  test('of what only its author sees is refused as if there were none', async () => {
    await report(anna);
    await moderate('hide', 'Raw chicken');
    expect((await report(grace, {}, 'us')).code).toBe(404);
  });
});

describe('customer service', () => {
  test('hides a recipe from everybody but its author, who is told why', async () => {
    await report(anna);
    const before = await versionOf(server.db, author);
    const { data } = await moderate('hide', '  Raw chicken  ');
    expect(data).toMatchObject({ state: 'hidden', hiddenReason: 'Raw chicken', reports: [{ open: false }] });
    expect(await versionOf(server.db, author)).toBe(before + 1);
    expect((await seenBy(undefined)).code).toBe(404);
    expect((await seenBy('de-anna')).code).toBe(404);
    expect(await listed()).not.toContain(id);
    expect((await seenBy(author, 'us')).data).toMatchObject({ state: 'hidden', hiddenReason: 'Raw chicken' });
  });

  test('needs a reason for that', async () => {
    await report(anna);
    expect((await moderate('hide', ' ')).data).toMatchObject({ fields: { reason: 'required' } });
    expect((await seenBy(undefined)).code).toBe(200);
  });

  test('shows it again', async () => {
    await report(anna);
    await moderate('hide', 'By mistake');
    expect((await moderate('show')).data).toMatchObject({ state: 'published', hiddenReason: '' });
    expect((await seenBy(undefined)).data).toMatchObject({ state: 'published', hiddenReason: '' });
    expect(await listed()).toContain(id);
  });

  test('leaves it as it is, and has settled its own region’s reports with that', async () => {
    await report(anna);
    await report(grace, {}, 'us');
    expect((await moderate('dismiss')).data).toMatchObject({ state: 'published', reports: [{ open: false }] });
    expect(await reported('eu', '1')).toEqual([]);
    expect(await reported('eu')).toHaveLength(1);
    expect(await reported('us', '1')).toHaveLength(1);
    await moderate('hide', 'Unsafe');
    expect(await reported('us', '1')).toEqual([]);
  });

  test('finds an open report behind any number of closed ones', async () => {
    await report(anna);
    const other = 'chicken-karaage';
    for (let index = 0; index < 500; index++) {
      const facts = {
        recipe_id: other,
        uid: 'fr-louis',
        reason: 'other',
        text: '',
        created_at: noon + 1,
        closed_at: noon + 1,
      } as const;
      await server.db
        .insertInto('recipe_reports')
        .values({ id: `closed-${index}`, ...facts })
        .execute();
    }
    expect((await reported('eu')).map((recipe) => recipe.id)).toEqual([other]);
    expect(await reported('eu', '1')).toMatchObject([{ id, reports: [{ open: true }] }]);
  });

  test('sees the closed reports of a recipe beside its open one', async () => {
    await report(anna);
    await moderate('dismiss');
    server.clock.now += 1000;
    await report(anna);
    expect((await reported('eu', '1'))[0]?.reports.map(({ open }) => open)).toEqual([true, false]);
  });

  test('decides on what its own users have reported, and on nothing else', async () => {
    const before = await contentsOf(server.db);
    expect((await moderate('hide', 'Because')).code).toBe(404);
    expect((await moderate('hide', 'Because', 'eu', { id: 'never-was' })).code).toBe(404);
    expect((await moderate('burn', 'Because')).code).toBe(400);
    expect(await contentsOf(server.db)).toBe(before);
  });

  test('is nobody else', async () => {
    await report(anna);
    const before = await contentsOf(server.db);
    for (const token of [anna, grace, '']) {
      expect((await server.call(serviceReports, { token })).code).not.toBe(200);
      expect((await server.call(serviceModerate, { token, input: { id, action: 'hide', reason: 'x' } })).code).not.toBe(200);
    }
    expect(await contentsOf(server.db)).toBe(before);
  });
});
