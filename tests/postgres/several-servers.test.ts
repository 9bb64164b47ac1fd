import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../server/db/open.ts';
import type { Db, Tables } from '../../server/db/tables.ts';
import { seed } from '../../server/seed/seed.ts';
import { startCooking } from '../../src/contract/cooking/cooking.ts';
import { createFeedback } from '../../src/contract/feedback/create.ts';
import { searchRecipes, setFavorite } from '../../src/contract/recipes/read.ts';
import { reportRecipe } from '../../src/contract/recipes/report.ts';
import { publishRecipe, saveRecipe } from '../../src/contract/recipes/save.ts';
import { createRegistration } from '../../src/contract/registration/create.ts';
import { sendTicketMessage } from '../../src/contract/tickets/message.ts';
import { serviceCreateTicket, serviceTicketMessage } from '../../src/contract/tickets/operate.ts';
import { addressOf, drop, makeDatabase } from '../contract/postgres.ts';
import { recipe } from '../contract/recipe-bodies.ts';
import { registration } from '../contract/registrations.ts';
import { report } from '../contract/reports.ts';
import { createServer, newKey, noon, type Server } from '../contract/server.ts';

let servers: readonly [Server, Server];

beforeEach(async () => {
  const file = newKey();
  servers = [await createServer({ file }), await createServer({ file })];
});
afterEach(async () => {
  for (const server of servers) await server.close();
});

/** Calls both servers by turns, all at once. @returns the codes of the answers, ascending */
const atOnce = async (count: number, call: (server: Server, index: number) => Promise<{ code: number }>): Promise<number[]> => {
  const answers = await Promise.all(Array.from({ length: count }, (_, index) => call(servers[index % 2 ? 1 : 0], index)));
  return answers.map(({ code }) => code).sort();
};

const times = (code: number, count: number): number[] => Array.from({ length: count }, () => code);

const signIn = (uid: string) => servers[0].signIn(uid);

const rowsOf = <T extends keyof Tables>(table: T) =>
  servers[0].db
    .selectFrom(table as 'users')
    .selectAll()
    .execute() as unknown as Promise<Tables[T][]>;

describe('two servers on one database', () => {
  test('make one record of twenty calls with the same key, and refuse another body', async () => {
    const [token, key] = [await signIn('de-anna'), newKey()];
    const before = (await rowsOf('feedback')).length;
    const texts = new Set<string>();
    const codes = await atOnce(20, async (server) => {
      const answer = await server.call(createFeedback, { token, key, input: report() });
      if (answer.code === 200) texts.add(answer.text);
      return answer;
    });
    expect(codes.filter((code) => code !== 200 && code !== 409)).toEqual([]);
    expect((await rowsOf('feedback')).length).toBe(before + 1);
    expect(texts.size).toBe(1);
    const input = report({ description: 'Something else' });
    expect(await atOnce(4, (server) => server.call(createFeedback, { token, key, input }))).toEqual(times(422, 4));
  });

  test('register a product once', async () => {
    const token = await signIn('de-anna');
    const codes = await atOnce(8, (server) =>
      server.call(createRegistration, { token, input: registration({ orderNumber: 'Z-1' }) }),
    );
    expect(codes).toEqual([200, ...times(400, 7)]);
  });

  test('keep every message of a ticket, whoever writes at once', async () => {
    const [token, operator] = [await signIn('de-anna'), await signIn('service-eu')];
    const device = { name: 'Robot', model: '900a', sn: 'SN' };
    const opened = await servers[0].call(serviceCreateTicket, {
      token: operator,
      input: { uid: 'de-anna', type: 'repair', device, orderNumber: '1', text: 'First' },
    });
    const { id } = opened.data;
    const codes = await atOnce(20, (server, index) =>
      index % 4 < 2
        ? server.call(sendTicketMessage, { token, input: { id, text: `word${index}`, images: [] } })
        : server.call(serviceTicketMessage, { token: operator, input: { id, text: `word${index}`, images: [] } }),
    );
    expect(codes).toEqual(times(200, 20));
    const messages = (await rowsOf('ticket_messages')).filter(({ ticket_id }) => ticket_id === id);
    expect(messages.map(({ position }) => position).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 21 }, (_, index) => index),
    );
    const ticket = (await rowsOf('tickets')).find((row) => row.id === id);
    expect(
      Array.from({ length: 20 }, (_, index) => `word${index}`).filter((word) => !ticket?.searchable.split('\n').includes(word)),
    ).toEqual([]);
  });

  test('count everybody who collects a recipe', async () => {
    const people = ['de-jonas', 'at-lena', 'fr-louis', 'es-lucia', 'it-marco', 'pl-kasia'];
    const tokens = await Promise.all(people.map(signIn));
    const favorites = async () => (await rowsOf('recipes')).find(({ id }) => id === 'marzipan-baked-apples')?.favorites ?? 0;
    const before = await favorites();
    const collect = (favorite: boolean) =>
      atOnce(people.length, (server, index) =>
        server.call(setFavorite, { token: tokens[index] ?? '', input: { id: 'marzipan-baked-apples', favorite } }),
      );
    expect(await collect(true)).toEqual(times(200, people.length));
    expect(await favorites()).toBe(before + people.length);
    expect(await collect(false)).toEqual(times(200, people.length));
    expect(await favorites()).toBe(before);
  });

  test('publish recipes of the same words and the same hour, each with a place of its own', async () => {
    const people = ['de-anna', 'de-jonas', 'fr-louis', 'it-marco'];
    const tokens = await Promise.all(people.map(signIn));
    const codes = await atOnce(16, (server, index) =>
      server.call(publishRecipe, {
        token: tokens[index % 4] ?? '',
        input: { recipe: recipe({ title: `Zwieback quokka${index}` }) },
      }),
    );
    expect(codes).toEqual(times(200, 16));
    const places = (await rowsOf('recipes')).flatMap(({ search_place }) => search_place ?? []);
    expect(new Set(places).size).toBe(places.length);
    expect((await rowsOf('recipe_words')).find(({ word }) => word === 'zwieback')?.recipes).toBe(16);
    const { data } = await servers[1].call(searchRecipes, { token: tokens[0] ?? '', input: { q: 'zwieback', limit: '50' } });
    expect(data.items).toHaveLength(16);
  });

  test('let one of several changes of a recipe through', async () => {
    const token = await signIn('de-anna');
    const { id, revision } = (await servers[0].call(publishRecipe, { token, input: { recipe: recipe() } })).data;
    const codes = await atOnce(8, (server, index) =>
      server.call(saveRecipe, { token, input: { id, revision, recipe: recipe({ title: `Title ${index}` }) } }),
    );
    expect(codes).toEqual([200, ...times(409, 7)]);
  });

  test('keep one open report of a recipe by a person', async () => {
    const token = await signIn('fr-louis');
    const input = { id: 'marzipan-baked-apples', reason: 'other' as const, text: 'Too sweet' };
    expect(await atOnce(8, (server) => server.call(reportRecipe, { token, input }))).toEqual(times(200, 8));
    expect((await rowsOf('recipe_reports')).filter(({ uid }) => uid === 'fr-louis')).toHaveLength(1);
  });

  test('let an appliance cook one thing', async () => {
    const [token, jonas] = [await signIn('de-anna'), await signIn('fr-louis')];
    await servers[0].db.insertInto('device_shares').values({ device_id: 'de-anna-fryer', uid: 'fr-louis' }).execute();
    const input = { deviceId: 'de-anna-fryer', recipeId: 'crispy-potato-fries' };
    const codes = await atOnce(8, (server, index) => server.call(startCooking, { token: index % 4 < 2 ? token : jonas, input }));
    expect(codes).toEqual([200, ...times(409, 7)]);
  });
});

describe('an empty database', () => {
  test('is brought up to date and filled by one of the servers that begin at once', async () => {
    const name = await makeDatabase(false);
    const begin = async (): Promise<[Db, boolean]> => {
      const db = await openDatabase(addressOf(name));
      return [db, await seed(db, noon)];
    };
    const begun = await Promise.all([begin(), begin(), begin()]);
    expect(begun.filter(([, filled]) => filled)).toHaveLength(1);
    for (const [db] of begun) await db.destroy();
    await drop(name);
  });
});
