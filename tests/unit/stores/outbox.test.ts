import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallOptions } from '../../../src/api/client.ts';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import type { Draft } from '../../../src/stores/drafts.ts';
import { fakeDatabase } from './fake-database.ts';

const uid = 'at-lena';
const path = '/api/v1/feedback/create';

/** What the server is asked, and what it does with it: nothing for no response at all. */
const server = {
  calls: [] as { path: string; body: unknown; key: string | undefined }[],
  respond: async (_path: string): Promise<unknown> => ({ id: 'stored' }),
};

vi.mock('../../../src/stores/session.ts', () => ({
  failureText: ({ message }: Error) => message,
  api: (endpoint: Endpoint, body: unknown, { key }: CallOptions) => {
    server.calls.push({ path: endpoint.path, body, key });
    return server.respond(endpoint.path);
  },
}));

let database: ReturnType<typeof fakeDatabase>;

beforeEach(() => {
  database = fakeDatabase();
  server.calls = [];
  server.respond = async () => ({ id: 'stored' });
  vi.stubGlobal('indexedDB', database);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => undefined });
});
afterEach(() => void vi.unstubAllGlobals());

/** A page: its modules are its own, and the database is that of all pages. */
async function openPage() {
  vi.resetModules();
  const drafts = await import('../../../src/stores/drafts.ts');
  const outbox = await import('../../../src/stores/outbox.ts');
  const { ApiError } = await import('../../../src/api/errors.ts');
  await outbox.startOutbox(uid);
  return { ...drafts, ...outbox, ApiError };
}

const draft: Draft = { form: 'feedback', uid, key: 'key-1', fields: { text: 'It beeps' }, images: [] };
const outgoing = { path, body: { text: 'It beeps', images: [] }, label: 'It beeps' } as const;
const photo = { key: 'photo-1', name: 'a.jpg', blob: new Blob(['jpeg']) };
const withPhoto = { ...draft, images: [photo] };
const callsOf = (end: string) => server.calls.filter((call) => call.path.endsWith(end));

/** Resolves when the server is asked, which never responds. */
const silence = () =>
  new Promise<void>((asked) => {
    server.respond = () => {
      asked();
      return new Promise(() => undefined);
    };
  });

describe('a form', () => {
  test('is in the outbox and no draft any more in one step, and gone when the server has it', async () => {
    const page = await openPage();
    await page.saveDraft(draft, {});
    const asked = silence();
    void page.enqueue(draft, outgoing);
    await asked;
    expect(Object.keys(database.rows())).toEqual([`outbox/${uid}/key-1`]);
    const next = await openPage();
    server.respond = async () => ({ id: 'stored' });
    await next.flush();
    expect(database.rows()).toEqual({});
  });

  test('that was being sent when its page was killed is sent by the next page, under the same key', async () => {
    const page = await openPage();
    const asked = silence();
    void page.enqueue(draft, outgoing);
    await asked;
    server.respond = async () => ({ id: 'stored' });
    const next = await openPage();
    await next.flush();
    expect(callsOf('/create').map(({ key }) => key)).toEqual(['key-1', 'key-1']);
    expect(next.$outbox.get()).toEqual([]);
  });

  test('whose page was killed after its photo was uploaded does not upload it again', async () => {
    const page = await openPage();
    const asked = Promise.withResolvers<void>();
    server.respond = async (called) => {
      if (called.endsWith('/upload')) return { id: 'image-1', url: '', width: 1, height: 1 };
      asked.resolve();
      return new Promise(() => undefined);
    };
    void page.enqueue(withPhoto, { ...outgoing, body: { images: [photo.key], cover: photo.key } });
    await asked.promise;
    server.respond = async () => ({ id: 'stored' });
    const next = await openPage();
    await next.flush();
    expect(callsOf('/upload')).toHaveLength(1);
    expect(callsOf('/create').at(-1)?.body).toEqual({ images: ['image-1'], cover: 'image-1' });
  });

  test('of an earlier version of the site, whose body has an empty list of photos, goes with its photos', async () => {
    server.respond = async () => ({ id: 'image-1', url: '', width: 1, height: 1 });
    const page = await openPage();
    await page.enqueue(withPhoto, outgoing);
    expect(callsOf('/create').map(({ body }) => body)).toEqual([{ text: 'It beeps', images: ['image-1'] }]);
  });

  test('that two tabs send at once goes under one key, and is gone in both', async () => {
    const [one, other] = [await openPage(), await openPage()];
    await Promise.all([one.enqueue(draft, outgoing), other.enqueue(draft, outgoing)]);
    await Promise.all([one.flush(), other.flush()]);
    expect(new Set(callsOf('/create').map(({ key }) => key))).toEqual(new Set(['key-1']));
    expect([one.$outbox.get(), other.$outbox.get(), database.rows()]).toEqual([[], [], {}]);
  });

  test('takes its own draft out of the storage, and not what another tab has begun meanwhile', async () => {
    const [one, other] = [await openPage(), await openPage()];
    await one.saveDraft(draft, {});
    await other.saveDraft({ ...draft, key: 'key-2', fields: { text: 'It hums' } }, {});
    await one.enqueue(draft, outgoing);
    expect(await other.loadDraft('feedback', uid)).toMatchObject({ key: 'key-2', fields: { text: 'It hums' } });
    await other.enqueue({ ...draft, key: 'key-2' }, outgoing);
    expect(await other.loadDraft('feedback', uid)).toBeUndefined();
  });

  test('is known to wait until it was sent', async () => {
    const page = await openPage();
    server.respond = () => Promise.reject(new page.ApiError('network'));
    await page.enqueue(draft, outgoing);
    expect(page.$hasQueued.get()).toBe(true);
    server.respond = async () => ({ id: 'stored' });
    await page.flush();
    expect(page.$hasQueued.get()).toBe(false);
  });

  test('that was withdrawn is a draft again, with all that was entered', async () => {
    const page = await openPage();
    server.respond = () => Promise.reject(new page.ApiError('network'));
    await page.enqueue(withPhoto, outgoing);
    await page.withdraw(draft, withPhoto);
    expect(page.$outbox.get()).toEqual([]);
    expect(await page.loadDraft('feedback', uid)).toMatchObject({ fields: draft.fields, images: [{ key: photo.key }] });
  });
});

describe('a form is sent all the same', () => {
  test.each([
    ['when the database is full', 'put', 'QuotaExceededError'],
    ['when the database cannot be opened', 'open', 'SecurityError'],
  ] as const)('%s', async (_, step, name) => {
    database.faults[step] = new DOMException('no', name);
    const page = await openPage();
    expect(await page.enqueue(draft, outgoing)).toEqual({ is: 'sent' });
    expect(callsOf('/create')).toHaveLength(1);
    expect(page.$outbox.get()).toEqual([]);
  });

  test('after it waited in a page whose database is full', async () => {
    database.faults.put = new DOMException('full', 'QuotaExceededError');
    const page = await openPage();
    server.respond = () => Promise.reject(new page.ApiError('network'));
    expect(await page.enqueue(draft, outgoing)).toEqual({ is: 'waiting' });
    server.respond = async () => ({ id: 'stored' });
    await page.flush();
    expect(page.$outbox.get()).toEqual([]);
    expect(callsOf('/create')).toHaveLength(2);
  });

  test('and its draft survives in the database when the page is killed before', async () => {
    const page = await openPage();
    await page.saveDraft(draft, {});
    database.faults.put = new DOMException('full', 'QuotaExceededError');
    const asked = silence();
    void page.enqueue(draft, outgoing);
    await asked;
    database.faults.put = undefined;
    const next = await openPage();
    expect(await next.loadDraft('feedback', uid)).toMatchObject({ key: 'key-1', fields: draft.fields });
  });
});
