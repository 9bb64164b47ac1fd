import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { messageIn } from '../../server/messages.ts';
import { describeFault } from '../../server/observe/log.ts';
import { createFeedback } from '../../src/contract/feedback/create.ts';
import { listTypes } from '../../src/contract/feedback/form.ts';
import { readFeedback } from '../../src/contract/feedback/read.ts';
import { feedbackMessage } from '../../src/contract/feedback/unread.ts';
import { headerNames } from '../../src/contract/headers.ts';
import { type LocaleCode, locales } from '../../src/i18n/locales.ts';
import { textsOf } from '../../src/mdx/translation/strings.ts';
import { root } from '../../tools/scripts/tools.ts';
import { report } from './reports.ts';
import { createServer, newKey, requestOf, type Server } from './server.ts';

let server: Server;
let token: string;

beforeEach(async () => {
  server = await createServer();
  token = await server.signIn('de-anna');
});

describe('the eight headers', () => {
  test.each(headerNames)('are all needed: %s', async (name) => {
    const { code, data } = await server.call(listTypes, { token, headers: { [name]: null } });
    expect({ code, data }).toMatchObject({ code: 400, data: { fields: { [name]: 'required' } } });
  });

  test.each([
    { os: '3' },
    { client: 'curl' },
    { countryAbbr: 'de' },
    { countryCode: '+49' },
    { appVersion: 'x'.repeat(41) },
    { brand: 'a\0b' },
  ])('are checked: %o', async (headers) => {
    const { code, data } = await server.call(listTypes, { token, headers });
    expect(code).toBe(400);
    expect(Object.keys((data as unknown as { fields: object }).fields)).toEqual(Object.keys(headers));
  });

  test('may have letters of any kind', async () => {
    expect((await server.call(listTypes, { token, headers: { brand: 'Компаньон 伴侣 – %41' } })).code).toBe(200);
  });

  test('with a broken percent sign are refused', async () => {
    const { code } = await server.call(listTypes, { token, headers: { brand: null }, extra: { brand: '100%' } });
    expect(code).toBe(400);
  });
});

describe('a body', () => {
  test.each(['', '{', 'null', '7', '"text"', '[]', '{"id":1}', `[${'['.repeat(20_000)}`])('%o is refused', async (input) => {
    expect((await server.call(readFeedback, { token, input })).status).toBe(400);
  });

  test('that is not said to be JSON is refused', async () => {
    const { code, msg } = await server.call(readFeedback, { token, input: { id: 'x' }, extra: { 'Content-Type': 'text/plain' } });
    expect({ code, msg }).toEqual({ code: 415, msg: 'Please check your entries.' });
  });

  test('of more than 256 KiB is refused', async () => {
    const { code, msg } = await server.call(createFeedback, { token, input: { ...report(), more: 'x'.repeat(262_144) } });
    expect({ code, msg }).toEqual({ code: 413, msg: 'Please check your entries.' });
  });

  test('that is not UTF-8 is refused', async () => {
    // In a text of any letters: nothing but the encoding is wrong with it.
    const [before = '', after = ''] = JSON.stringify(report({ description: '|' })).split('|');
    const send = (character: number[]) => {
      const body = Buffer.concat([Buffer.from(before), Buffer.from(character), Buffer.from(after)]);
      return server.app.request(new Request(requestOf(createFeedback, { token, input: '' }), { body }));
    };
    expect((await send([0xff])).status).toBe(400);
    expect((await send([0xc3, 0xa9])).status).toBe(200);
  });
});

describe('what is not there', () => {
  test.each(['/', '/eu', '/eu/app/api/v1/nothing', '/eu/app/api/v1/feedback/detail/de-anna-map', '/../../etc/passwd'])(
    'is said in the envelope: %s',
    async (path) => {
      const response = await server.app.request(path);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ code: 404, msg: messageIn('en', 'notFound'), data: { reason: 'notFound' } });
    },
  );

  test('includes a call with the wrong method', async () => {
    expect((await server.call({ ...readFeedback, method: 'GET' }, { token, input: { id: 'x' } })).code).toBe(404);
  });
});

describe('messages', () => {
  const strings = (code: LocaleCode) => textsOf(code, join(root, 'content'));
  const written = locales.filter(({ code }) => strings(code)['server.busy']);

  test('are there in every language of docs/spec.md §1, and English in one that has none yet', () => {
    expect(written.length).toBeGreaterThanOrEqual(12);
    expect(messageIn('xx', 'busy')).toBe(messageIn('en', 'busy'));
  });

  test.each(written)('are its own in $key, as far as they are translated', ({ code, key }) => {
    const texts = { ...strings('en'), ...strings(code) };
    expect([messageIn(key, 'busy'), messageIn(key, 'types.other')]).toEqual([texts['server.busy'], texts['problemTypes.other']]);
  });

  test('are in the language of the request', async () => {
    expect((await server.call(feedbackMessage, { headers: { lang: 'zhf' } })).msg).toBe('請在應用程式中重新登入。');
    expect((await server.call(feedbackMessage, { headers: { lang: 'xx' } })).msg).toBe('Please sign in again in the app.');
  });
});

describe('a fault of the server', () => {
  test('says nothing of itself to the caller, and no entry to the log', async () => {
    await server.db.schema.dropTable('replies').execute();
    const answer = await server.call(createFeedback, { token, input: report({ description: 'very private' }) });
    expect(answer.code).toBe(200);
    await server.db.schema.dropTable('answers').execute();
    const failed = await server.call(createFeedback, { token, input: report({ description: 'very private' }), key: newKey() });
    expect(failed).toMatchObject({ status: 500, code: 500, msg: messageIn('en', 'failed'), data: { reason: 'internal' } });
    const log = server.logs.join('\n');
    expect(log).toContain('/feedback/create","region":"eu","status":500');
    for (const secret of ['very private', token, '0151']) expect(log).not.toContain(secret);
  });

  test('is logged by its kind and place, since its message may repeat what somebody wrote', () => {
    const entry = describeFault(new SyntaxError('Unexpected "my phone is 0151" in JSON'), 'an id');
    expect(entry).toMatchObject({ level: 'error', id: 'an id', fault: 'SyntaxError' });
    expect(entry.stack[0]).toMatch(/^\s+at .*refusals\.test\.ts/);
    expect(JSON.stringify(entry)).not.toContain('0151');
  });

  test('that breaks the contract is not sent', async () => {
    await server.db
      .updateTable('devices')
      .set({ kind: 'toaster' as never })
      .where('uid', '=', 'de-anna')
      .execute();
    const { listDevices } = await import('../../src/contract/devices/list.ts');
    expect((await server.call(listDevices, { token })).code).toBe(500);
    expect(server.logs.join('\n')).toContain('Response breaks the contract at devices.0.kind');
  });
});

describe('too many calls', () => {
  const few = { max: 3, seconds: 60 };

  test('of one user are answered with when to come again, and hold nobody else up', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const limited = await createServer({ limits: { user: few } });
    const [anna, louis] = [await limited.signIn('de-anna'), await limited.signIn('fr-louis')];
    const codes: number[] = [];
    for (let i = 0; i < 4; i++) codes.push((await limited.call(feedbackMessage, { token: anna })).code);
    expect(codes).toEqual([200, 200, 200, 429]);
    vi.advanceTimersByTime(20_500);
    const refused = await limited.call(feedbackMessage, { token: anna });
    expect(refused).toMatchObject({ status: 429, code: 429, data: { reason: 'rateLimited' } });
    expect(refused.headers.get('Retry-After')).toBe('40');
    expect((await limited.call(feedbackMessage, { token: louis })).code).toBe(200);
    vi.advanceTimersByTime(40_000);
    expect((await limited.call(feedbackMessage, { token: anna })).code).toBe(200);
    vi.useRealTimers();
  });

  test('that change something are counted apart', async () => {
    const limited = await createServer({ limits: { writes: few } });
    const anna = await limited.signIn('de-anna');
    const read = () => limited.call(readFeedback, { token: anna, input: { id: 'de-anna-map' } });
    for (let i = 0; i < 3; i++) expect((await read()).code).toBe(200);
    expect((await read()).code).toBe(429);
    expect((await limited.call(feedbackMessage, { token: anna })).code).toBe(200);
  });

  test('without a token hold up the guesser, not those who have one', async () => {
    const limited = await createServer({ limits: { anonymous: few } });
    for (let i = 0; i < 3; i++) expect((await limited.call(feedbackMessage, { token: `guess-${i}` })).code).toBe(401);
    expect((await limited.call(feedbackMessage, { token: 'guess-4' })).code).toBe(429);
    expect((await limited.app.request('/eu/app/api/v1/feedback/image?id=x&expires=1&signature=x')).status).toBe(429);
    expect((await limited.call(feedbackMessage, { token: await limited.signIn('de-anna') })).code).toBe(200);
  });
});
