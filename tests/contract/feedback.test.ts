import { beforeEach, describe, expect, test } from 'vitest';
import { createFeedback } from '../../src/contract/feedback/create.ts';
import { listTypes } from '../../src/contract/feedback/form.ts';
import { serviceDetail } from '../../src/contract/feedback/operate.ts';
import {
  feedbackDetail,
  listFeedback,
  listRemovedFeedback,
  readFeedback,
  removeFeedback,
  restoreFeedback,
} from '../../src/contract/feedback/read.ts';
import { maxTried } from '../../src/contract/feedback/tried.ts';
import { feedbackMessage } from '../../src/contract/feedback/unread.ts';
import { report, upload } from './reports.ts';
import { createServer, noon, type Server } from './server.ts';

let server: Server;
let token: string;

beforeEach(async () => {
  server = await createServer();
  token = await server.signIn('de-anna');
});

const create = (input: unknown) => server.call(createFeedback, { token, input });
const detail = (id: string) => server.call(feedbackDetail, { token, input: { id } });
const list = () => server.call(listFeedback, { token, input: { limit: '50' } });
const message = async () => (await server.call(feedbackMessage, { token })).data;

describe('problem types', () => {
  test('come in the language of the request', async () => {
    const { data } = await server.call(listTypes, { token, headers: { lang: 'de' } });
    expect(data.types.map(({ id }) => id)).toEqual([
      'account',
      'binding',
      'device',
      'cleaning',
      'voice',
      'data',
      'network',
      'other',
    ]);
    expect(data.types[3]).toEqual({ id: 'cleaning', name: 'Reinigung' });
  });

  test.each([
    ['zh-Hans-HK', 'zh'],
    ['zh_Hans_MO', 'zh'],
    ['zh-Hant-HK', 'zhf'],
    ['zh-HK', 'zhf'],
    ['de_AT', 'de'],
  ])('come for the header %s as for our own key %s', async (lang, key) => {
    const types = async (header: string) => (await server.call(listTypes, { token, headers: { lang: header } })).data.types;
    expect(await types(lang)).toEqual(await types(key));
  });

  test('come in English for a language nobody has heard of', async () => {
    const { data } = await server.call(listTypes, { token, headers: { lang: '__proto__' } });
    expect(data.types[4]?.name).toBe('Intelligent voice control');
  });

  test('are for people who are signed in', async () => {
    expect((await server.call(listTypes)).code).toBe(401);
  });
});

describe('what was tried before a report', () => {
  const tried = { answer: 'vacuum-does-not-start', version: '12ab', step: 'step-2', at: noon / 1000 };

  test('is stored with it, and shown to its user and to customer service', async () => {
    const { data } = await create(report({ article: tried.answer, tried: [tried, { ...tried, step: 'step-3' }] }));
    const { tried: own } = (await detail(data.id)).data;
    expect(own).toEqual([tried, { ...tried, step: 'step-3' }]);
    const operator = await server.signIn('service-eu');
    const theirs = await server.call(serviceDetail, { token: operator, input: { id: data.id } });
    expect(theirs.data.tried).toEqual(own);
  });

  test('may be missing', async () => {
    const { data } = await create(report());
    expect((await detail(data.id)).data.tried).toEqual([]);
  });

  test.each([
    ['an answer that can be none', [{ ...tried, answer: '../x' }]],
    ['a version that can be none', [{ ...tried, version: '<b>' }]],
    ['a step that can be none', [{ ...tried, step: 'Step 1' }]],
    ['no time', [{ ...tried, at: -1 }]],
    ['too many steps', Array.from({ length: maxTried + 1 }, () => tried)],
    ['no list', tried],
  ])('is refused with %s', async (_, wrong) => {
    expect((await create({ ...report(), tried: wrong })).code).toBe(400);
  });
});

describe('a new report', () => {
  test('is processing, and has what was sent', async () => {
    const images = [await upload(server, token), await upload(server, token)];
    const { data } = await create(report({ images }));
    const { data: feedback } = await detail(data.id);
    expect(feedback).toMatchObject({
      typeId: 'cleaning',
      typeName: 'Cleaning',
      device: { name: 'Wohnzimmer-Roboter', model: '900a', deviceId: 'de-anna-robot' },
      contact: '0151 - 234 567 89',
      platform: 'Official website',
      orderNumber: 'A-17',
      status: 'processing',
      unread: false,
      createdAt: noon / 1000,
      updatedAt: noon / 1000,
    });
    expect(feedback.messages).toHaveLength(1);
    expect(feedback.messages[0]).toMatchObject({ from: 'user', text: 'It turns in circles.', at: noon / 1000 });
    expect(feedback.messages[0]?.images.map(({ id }) => id)).toEqual(images);
  });

  test('is the first in the list', async () => {
    const { data } = await create(report());
    expect((await list()).data.items[0]).toMatchObject({
      id: data.id,
      deviceName: 'Wohnzimmer-Roboter',
      imageCount: 0,
      unread: false,
    });
  });

  test('changes the version, so that other pages of the user look again', async () => {
    const before = await message();
    await create(report());
    expect(await message()).toEqual({ ...before, version: before.version + 1 });
    await create(report({ contact: 'nobody' }));
    expect((await message()).version).toBe(before.version + 1);
  });

  test('may be about a device that somebody shares with the user', async () => {
    expect((await create(report({ device: { source: 'mine', deviceId: 'de-jonas-robot' } }))).code).toBe(200);
  });

  test.each([
    [{ sn: 'SN-1', deviceId: '' }, 'SN-1'],
    [{ sn: '', deviceId: 'D-1' }, 'D-1'],
  ])('names a device that was filled in by %o', async (typed, name) => {
    const { data } = await create(report({ device: { source: 'manual', ...typed } }));
    expect((await list()).data.items[0]?.deviceName).toBe(name);
    expect((await detail(data.id)).data.device).toEqual({ name, model: '', ...typed });
  });

  test('may have a photo of the label in the place of both numbers', async () => {
    const device = { source: 'manual' as const, sn: '', deviceId: '' };
    const withPhoto = await create(report({ device, images: [await upload(server, token)] }));
    expect(withPhoto.code).toBe(200);
    expect((await create(report({ device }))).data).toMatchObject({ fields: { device: 'required' } });
  });

  test.each([
    [{ typeId: '' }, { typeId: 'required' }],
    [{ typeId: undefined }, { typeId: 'required' }],
    [{ typeId: 'nonsense' }, { typeId: 'unknown' }],
    [{ typeId: 'constructor' }, { typeId: 'unknown' }],
    [{ device: undefined }, { device: 'required' }],
    [{ device: { source: 'stolen' } }, { device: 'format' }],
    [{ device: { source: 'mine', deviceId: '' } }, { device: 'required' }],
    [{ device: { source: 'mine', deviceId: 'nowhere' } }, { device: 'unknown' }],
    [{ device: { source: 'mine', deviceId: 'de-anna-old' } }, { device: 'unknown' }],
    [{ device: { source: 'manual', sn: 'x'.repeat(65), deviceId: '' } }, { device: 'tooLong' }],
    [{ description: '  \n ' }, { description: 'required' }],
    [{ description: 'x'.repeat(2001) }, { description: 'tooLong' }],
    [{ contact: '' }, { contact: 'required' }],
    [{ contact: 'anna@' }, { contact: 'format' }],
    [{ contact: '12345' }, { contact: 'format' }],
    [{ contact: '\u202a\u202c' }, { contact: 'required' }],
    [{ contact: 'anna..b@example.com' }, { contact: 'format' }],
    [{ contact: '+979 1 2345 6789' }, { contact: 'format' }],
    [{ platform: '' }, { platform: 'required' }],
    [{ orderNumber: '' }, { orderNumber: 'required' }],
    [{ orderNumber: 17 }, { orderNumber: 'format' }],
    [{ images: ['never-uploaded'] }, { images: 'unknown' }],
    [{ images: Array(7).fill('one-too-many') }, { images: 'tooLong' }],
    [{ images: 'no list' }, { images: 'format' }],
    [
      { typeId: '', contact: '', platform: '' },
      { typeId: 'required', contact: 'required', platform: 'required' },
    ],
  ])('with %o is refused and not kept', async (wrong, fields) => {
    const before = (await list()).text;
    const { code, status, data } = await create({ ...report(), ...wrong });
    expect({ code, status, data }).toMatchObject({ code: 400, status: 400, data: { fields } });
    expect((await list()).text).toBe(before);
  });

  test('cannot have a picture that another report has, or the same one twice', async () => {
    const [image, other] = [await upload(server, token), await upload(server, token)];
    expect((await create(report({ images: [image] }))).code).toBe(200);
    expect((await create(report({ images: [image] }))).data).toMatchObject({ fields: { images: 'unknown' } });
    expect((await create(report({ images: [other, other] }))).data).toMatchObject({ fields: { images: 'unknown' } });
    expect((await create(report({ images: [other] }))).code).toBe(200);
  });

  test.each(['anna@example.com', '0151 23456789', '(0151) 234-567-89', '+33 6 12 34 56 78'])(
    'takes %s as contact',
    async (contact) => {
      expect((await create(report({ contact }))).code).toBe(200);
    },
  );
});

describe('reading', () => {
  test('a reply makes it read, once', async () => {
    const before = await message();
    expect(before.unread).toBe(1);
    await server.call(readFeedback, { token, input: { id: 'de-anna-map' } });
    const after = await message();
    expect(after).toEqual({ ...before, unread: 0, version: before.version + 1 });
    await server.call(readFeedback, { token, input: { id: 'de-anna-map' } });
    expect(await message()).toEqual(after);
  });

  test('what was there before a reply does not', async () => {
    const { updatedAt } = (await detail('de-anna-map')).data;
    await server.call(readFeedback, { token, input: { id: 'de-anna-map', updatedAt: updatedAt - 1 } });
    expect((await message()).unread).toBe(1);
    await server.call(readFeedback, { token, input: { id: 'de-anna-map', updatedAt } });
    expect((await message()).unread).toBe(0);
  });

  test('the detail alone does not', async () => {
    expect((await detail('de-anna-map')).data.unread).toBe(true);
    expect((await message()).unread).toBe(1);
  });

  test('shows the conversation, oldest first', async () => {
    const { data } = await detail('de-anna-brush');
    expect(data.messages.map(({ from }) => from)).toEqual(['user', 'service', 'service']);
    expect(data.messages.map(({ at }) => at)).toEqual(data.messages.map(({ at }) => at).toSorted((a, b) => a - b));
    expect(data.status).toBe('replied');
  });
});

describe('removing', () => {
  test('takes a record out of the list, the detail and the count of unread ones', async () => {
    const before = await message();
    expect((await server.call(removeFeedback, { token, input: { id: 'de-anna-map' } })).code).toBe(200);
    expect((await list()).data.items.map(({ id }) => id)).not.toContain('de-anna-map');
    expect((await detail('de-anna-map')).code).toBe(404);
    expect((await server.call(readFeedback, { token, input: { id: 'de-anna-map' } })).code).toBe(404);
    expect(await message()).toEqual({ ...before, unread: 0, version: before.version + 1 });
  });

  test('can be taken back', async () => {
    const before = (await list()).text;
    await server.call(removeFeedback, { token, input: { id: 'de-anna-map' } });
    expect((await server.call(restoreFeedback, { token, input: { id: 'de-anna-map' } })).code).toBe(200);
    expect((await list()).text).toBe(before);
    expect((await message()).unread).toBe(1);
  });

  test('keeps the records in a list of their own', async () => {
    const removed = async (input = {}) => (await server.call(listRemovedFeedback, { token, input })).data;
    const before = (await removed()).items;
    const { items } = (await list()).data;
    for (const { id } of items) await server.call(removeFeedback, { token, input: { id } });
    expect((await list()).data.items).toEqual([]);
    const all = [...before, ...items].toSorted((a, b) => b.createdAt - a.createdAt);
    expect((await removed()).items).toEqual(all);
    const { next } = await removed({ limit: '1' });
    expect((await removed({ cursor: next })).items).toEqual(all.slice(1));
  });

  test('may be asked for again when the answer was lost', async () => {
    for (const endpoint of [removeFeedback, removeFeedback, restoreFeedback, restoreFeedback]) {
      expect((await server.call(endpoint, { token, input: { id: 'de-anna-map' } })).code).toBe(200);
    }
  });

  test('something that is not there says so', async () => {
    for (const endpoint of [removeFeedback, restoreFeedback, readFeedback]) {
      expect((await server.call(endpoint, { token, input: { id: 'nothing' } })).code).toBe(404);
    }
  });
});
