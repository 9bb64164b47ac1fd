import { beforeAll, describe, expect, test } from 'vitest';
import { countries } from '../../src/contract/contact/countries.ts';
import { listDevices } from '../../src/contract/devices/list.ts';
import { createFeedback } from '../../src/contract/feedback/create.ts';
import { listTypes } from '../../src/contract/feedback/form.ts';
import { regions } from '../../src/contract/regions.ts';
import { getUserInfo } from '../../src/contract/user/user.ts';
import { report } from './reports.ts';
import { contentsOf, createServer, type Server } from './server.ts';

let server: Server;

beforeAll(async () => {
  server = await createServer();
});

describe('a region', () => {
  test('holds the users of its countries and sends all others away, over the whole list of countries', async () => {
    await server.db
      .insertInto('users')
      .values(
        countries.map(({ abbr }) => ({
          uid: `somebody-${abbr}`,
          username: abbr,
          country: abbr,
          lang: 'en',
          role: 'user',
          version: 0,
        })),
      )
      .execute();
    const wrong: string[] = [];
    for (const { abbr, region: home } of countries) {
      const token = await server.signIn(`somebody-${abbr}`);
      for (const region of regions) {
        const { code } = await server.call(listTypes, { token, region });
        if (code !== (region === home ? 200 : 421)) wrong.push(`${abbr} in ${region}: ${code}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('answers 421 in the envelope, and keeps nothing', async () => {
    const token = await server.signIn('de-anna');
    const before = await contentsOf(server.db);
    const answer = await server.call(createFeedback, { token, region: 'us', input: report() });
    expect(answer).toMatchObject({
      status: 421,
      code: 421,
      msg: 'Your account belongs to another region.',
      data: { reason: 'wrongRegion' },
    });
    expect(await contentsOf(server.db)).toBe(before);
  });

  test('that does not exist is not found', async () => {
    const response = await server.app.request('/asia/app/api/v1/feedback/types');
    expect(response.status).toBe(404);
  });
});

describe('the user center', () => {
  test.each(regions)('of %s tells every user who it is', async (region) => {
    const { data } = await server.call(getUserInfo, { token: await server.signIn('jp-haruto'), region });
    expect(data).toEqual({ uid: 'jp-haruto', username: '佐藤 陽翔', countryAbbr: 'JP', countryCode: '81', lang: 'ja' });
  });

  test('tells nobody anything', async () => {
    expect(await server.call(getUserInfo)).toMatchObject({ code: 401, data: { reason: 'unauthorized' } });
  });

  test('is on its own service only', async () => {
    const token = await server.signIn('de-anna');
    expect((await server.call({ ...getUserInfo, service: 'app' }, { token })).code).toBe(404);
    expect((await server.call({ ...listDevices, service: 'user' }, { token })).code).toBe(404);
  });
});
