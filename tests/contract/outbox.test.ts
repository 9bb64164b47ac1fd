import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../src/api/errors.ts';
import { feedbackDetail, listFeedback } from '../../src/contract/feedback/read.ts';
import type { DraftImage } from '../../src/stores/drafts.ts';
import { jpeg } from './pictures.ts';
import { createServer, type Server } from './server.ts';
import { loadBridges, network, openPage, type SessionPage } from './session-page.ts';

vi.mock('../../src/api/send.ts', async (original) => ({
  ...(await original<typeof import('../../src/api/send.ts')>()),
  send: (request: never) => network.send(request),
}));

const uid = 'at-lena';

let server: Server;
beforeAll(async () => {
  server = await createServer();
});
afterAll(() => server.close());

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A signed-in page with an empty outbox. */
async function open() {
  const page = openPage(server, 'android', { uid, token: await server.signIn(uid) });
  await loadBridges();
  const session = await import('../../src/stores/session.ts');
  const outbox = await import('../../src/stores/outbox.ts');
  const { upload } = await import('../../src/stores/upload.ts');
  await session.startSession('en', { error: 'Error', network: 'Network', timeout: 'Timeout' });
  await outbox.startOutbox(uid);
  return { page, ...outbox, upload };
}

let keys = 0;
const draftOf = (images: DraftImage[] = []) => ({
  form: 'feedback',
  uid,
  key: `key-of-the-outbox-${++keys}`,
  fields: {},
  images,
});
const reportOf = (description: string, more: object = {}) => ({
  path: '/api/v1/feedback/create' as const,
  label: description,
  body: {
    typeId: 'other',
    device: { source: 'manual', sn: 'SN-1', deviceId: '' },
    description,
    contact: 'lena@example.com',
    platform: 'Shop',
    orderNumber: '1',
    images: [],
    ...more,
  },
});

/** What the page has tried to create so far, by the descriptions. */
const createdIn = ({ requests }: SessionPage): string[] =>
  requests.flatMap(({ path, body }) => (path.endsWith('/create') ? [JSON.parse(body).description] : []));

const noNetwork = () => Promise.reject(new ApiError('network'));
const answerOf = (code: number, retryAfter?: number) => () => ({
  status: code,
  text: `{"code":${code},"msg":"","data":null}`,
  retryAfter,
});

/** The pictures of the stored report, as the server has them now. */
async function picturesOf(description: string): Promise<number> {
  const token = await server.signIn(uid);
  const { data } = await server.call(listFeedback, { token, input: { limit: '50' } });
  const found = data.items.filter(({ excerpt }) => excerpt === description);
  expect(found, 'reports with this text').toHaveLength(1);
  const detail = await server.call(feedbackDetail, { token, input: { id: found[0]?.id ?? '' } });
  return detail.data.messages[0]?.images.length ?? 0;
}

describe('a report in the outbox', () => {
  test('that the server has refused is not sent again, whatever wakes the outbox', async () => {
    const { page, enqueue, flush, $outbox } = await open();
    expect(await enqueue(draftOf(), reportOf('Refused', { contact: 'nonsense' }))).toMatchObject({ is: 'refused' });
    expect(createdIn(page)).toEqual(['Refused']);
    await flush();
    page.fire('online');
    await flush();
    expect(createdIn(page)).toEqual(['Refused']);
    expect($outbox.get()).toHaveLength(1);
  });

  test('is sent before those that were queued after it', async () => {
    const { page, enqueue, flush } = await open();
    page.intercept = noNetwork;
    vi.setSystemTime(2_000);
    await enqueue(draftOf(), reportOf('The newer one'));
    vi.setSystemTime(1_000);
    await enqueue(draftOf(), reportOf('The older one'));
    page.intercept = undefined;
    await flush();
    expect(createdIn(page)).toEqual(['The older one', 'The newer one']);
  });

  test('arrives with its picture, although the server has deleted what was sent ahead', async () => {
    const { page, enqueue, upload } = await open();
    const image = {
      key: 'key-of-a-picture-sent-ahead',
      name: '1.jpg',
      blob: new Blob([new Uint8Array(await jpeg())], { type: 'image/jpeg' }),
    };
    const uploaded = await upload(image, uid);
    await server.db.deleteFrom('images').where('id', '=', uploaded.id).execute();
    expect(await enqueue(draftOf([{ ...image, uploaded }]), reportOf('With a picture'))).toEqual({ is: 'sent' });
    expect(await picturesOf('With a picture')).toBe(1);
    expect(page.requests.filter(({ path }) => path.endsWith('/upload'))).toHaveLength(2);
  });

  test('names its picture by the key it has now, although the page ended after it was uploaded anew', async () => {
    const { page, enqueue, upload, flush, $outbox } = await open();
    const image = {
      key: 'key-of-a-picture-that-is-gone',
      name: '1.jpg',
      blob: new Blob([new Uint8Array(await jpeg())], { type: 'image/jpeg' }),
    };
    const uploaded = await upload(image, uid);
    await server.db.deleteFrom('images').where('id', '=', uploaded.id).execute();
    let created = 0;
    page.interrupt = ({ url }) => url.endsWith('/create') && ++created === 2;
    expect(await enqueue(draftOf([{ ...image, uploaded }]), reportOf('Named', { images: [image.key] }))).toEqual({
      is: 'waiting',
    });
    page.interrupt = undefined;
    await flush();
    expect($outbox.get()).toEqual([]);
    expect(await picturesOf('Named')).toBe(1);
  });

  test.each([429, 503])('waits at least as long as a %i asks for, and so do the others', async (code) => {
    const { page, enqueue, flush, $outbox } = await open();
    let asked = 0;
    page.intercept = () => {
      asked++;
      return answerOf(code, 45_000)();
    };
    expect(await enqueue(draftOf(), reportOf(`First after ${code}`))).toEqual({ is: 'waiting' });
    expect(await enqueue(draftOf(), reportOf(`Second after ${code}`))).toEqual({ is: 'waiting' });
    page.fire('online');
    await flush();
    await vi.advanceTimersByTimeAsync(44_000);
    await flush();
    expect(asked).toBe(1);
    page.intercept = undefined;
    await vi.advanceTimersByTimeAsync(45_000);
    await vi.waitFor(() => expect($outbox.get()).toEqual([]), 60_000);
    expect(createdIn(page)).toEqual([`First after ${code}`, `Second after ${code}`]);
  });

  test('does not wait for the end of a pause when the clock was set back', async () => {
    const { page, enqueue, flush, $outbox } = await open();
    page.intercept = answerOf(503, 45_000);
    expect(await enqueue(draftOf(), reportOf('Before the clock was set'))).toEqual({ is: 'waiting' });
    page.intercept = undefined;
    vi.setSystemTime(Date.now() - 86_400_000);
    await flush();
    expect($outbox.get()).toEqual([]);
  });

  test('that met a 429 without a time to wait is not given up', async () => {
    const { page, enqueue, flush, $outbox } = await open();
    page.intercept = answerOf(429);
    expect(await enqueue(draftOf(), reportOf('Too many'))).toEqual({ is: 'waiting' });
    page.intercept = undefined;
    await flush();
    expect($outbox.get()).toEqual([]);
    expect(createdIn(page)).toEqual(['Too many']);
  });
});
