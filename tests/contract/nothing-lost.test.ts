import {
  createServer as createHttpServer,
  type Server as HttpServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { atom } from 'nanostores';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Client } from '../../src/api/client.ts';
import type { Servers } from '../../src/contract/deployment.ts';
import type { Draft } from '../../src/stores/drafts.ts';
import { jpeg } from './pictures.ts';
import { createServer, type Server } from './server.ts';

// The page's globals that the outbox listens to; everything else here is real: client, outbox, server, network.
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => undefined });
const bound: { api?: Client } = {};
vi.mock('../../src/stores/session.ts', () => ({
  $session: atom({ status: 'starting' }),
  api: (...call: Parameters<Client>) => bound.api?.(...call),
}));

const { createClient } = await import('../../src/api/client.ts');
const { ApiError } = await import('../../src/api/errors.ts');
const { send } = await import('../../src/api/send.ts');
const { feedbackDetail, listFeedback } = await import('../../src/contract/feedback/read.ts');
const { rules } = await import('../../src/features/feedback/rules.ts');
const { newDraft, newKey } = await import('../../src/stores/drafts.ts');
const { $outbox, enqueue: enqueueDraft, flush, hasExpired, sendNow, startOutbox } = await import('../../src/stores/outbox.ts');
const { storage } = await import('../../src/stores/storage.ts');
const { bodyOf } = await import('../../src/app/form/check.ts');

const uid = 'at-lena';
/** Ends the client's wait for an answer, as its time limit would. */
let giveUp: AbortController;

type Fault = 'none' | 'before' | 'after' | 'slow' | 'half';

let server: Server;
let http: HttpServer;
let next: () => Fault;

/** Hands a request to the app server and spoils the exchange: what the server did stays done. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const fault = next();
  if (fault === 'before') return void request.socket.destroy();
  const headers = new Headers(Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]));
  const body = request.method === 'POST' ? Buffer.concat(chunks) : undefined;
  const done = await server.app.request(
    new Request(`http://localhost${request.url}`, { method: request.method ?? 'GET', headers, ...(body && { body }) }),
  );
  const text = await done.text();
  if (fault === 'after') return void request.socket.destroy();
  if (fault === 'slow') return giveUp.abort();
  if (fault !== 'half') return void response.writeHead(done.status).end(text);
  response.writeHead(done.status, { 'Content-Length': Buffer.byteLength(text) });
  response.write(text.slice(0, text.length / 2), () => request.socket.destroy());
}

// Every failed call is logged, and here nearly all of them fail.
vi.spyOn(console, 'error').mockReturnValue();

beforeEach(async () => {
  next = () => 'none';
  server = await createServer();
  http = createHttpServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(http.address() as AddressInfo).port}/eu`;
  const eu = { app: `${base}/app`, operate: `${base}/operate`, user: `${base}/user` };
  const token = await server.signIn(uid);
  bound.api = createClient({
    servers: { cn: eu, us: eu, eu } as Servers,
    defaultCountry: 'AT',
    identity: () => ({
      os: '1',
      client: 'app',
      appVersion: '1',
      lang: 'de',
      countryAbbr: 'AT',
      countryCode: '43',
      brand: '',
      token,
    }),
    send: (call) => {
      giveUp = new AbortController();
      const { signal } = giveUp;
      const givenUp = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new ApiError('timeout'))));
      return Promise.race([send(call), givenUp]);
    },
  });
  await startOutbox(uid);
});

afterEach(async () => {
  http.closeAllConnections();
  await new Promise((resolve) => http.close(resolve));
  await server.close();
});

const draftOf = (description: string, pictures: readonly Blob[] = []): Draft => ({
  ...newDraft('feedback', uid),
  fields: {
    typeId: 'other',
    source: 'manual',
    sn: 'SN-1',
    deviceId: '',
    description,
    contact: 'a@b.de',
    platform: 'Shop',
    orderNumber: '1',
  },
  images: pictures.map((blob, index) => ({ key: newKey(), name: `${index}.jpg`, blob })),
});

const enqueue = (draft: Draft) => {
  const user = { uid, username: '', countryAbbr: 'AT', countryCode: '43', lang: 'de' };
  return enqueueDraft(draft, { path: rules.path, body: bodyOf(rules, draft, user), label: rules.label(draft) });
};

async function stored(): Promise<string[]> {
  const api = bound.api as Client;
  const texts: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page: { items: { id: string; imageCount: number }[]; next: string | null } = await api(listFeedback, {
      limit: 50,
      ...(cursor && { cursor }),
    });
    for (const { id } of page.items) {
      const { messages } = await api(feedbackDetail, { id });
      texts.push(`${messages[0]?.text} +${messages[0]?.images.length}`);
    }
    cursor = page.next;
  }
  return texts.sort();
}

/** Tries again and again, as an open page does, until nothing waits. */
async function drain(): Promise<void> {
  for (let tries = 0; $outbox.get().length && tries < 60; tries++) await flush();
  expect($outbox.get()).toEqual([]);
}

describe('a report', () => {
  it('is neither lost nor doubled in 150 tries under faults', { timeout: 120_000 }, async () => {
    const faults: Fault[] = ['none', 'before', 'after', 'half', 'none', 'before', 'after', 'slow', 'half', 'none'];
    const met: Record<string, number> = {};
    let seed = 7;
    next = () => {
      seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
      const fault = faults[(seed >>> 16) % faults.length] as Fault;
      met[fault] = (met[fault] ?? 0) + 1;
      return fault;
    };
    const picture = new Blob([new Uint8Array(await jpeg())], { type: 'image/jpeg' });

    const wanted: string[] = [];
    for (let number = 0; number < 150; number++) {
      const pictures = number % 3 === 0 ? [picture, picture] : [];
      wanted.push(`Report ${number} +${pictures.length}`);
      await enqueue(draftOf(`Report ${number}`, pictures));
      await drain();
    }

    next = () => 'none';
    for (const fault of faults) expect(met[fault], `how often the fault "${fault}" was met`).toBeGreaterThan(20);
    expect(await stored()).toEqual(wanted.sort());
  });

  it('that an earlier page queued 30 days ago is not sent by itself, but kept for its user to send', async () => {
    const draft = draftOf('Expired');
    const user = { uid, username: '', countryAbbr: 'AT', countryCode: '43', lang: 'de' };
    const call = { path: rules.path, body: bodyOf(rules, draft, user), label: rules.label(draft) };
    const queuedAt = Date.now() - 30 * 86_400_000 - 1000;
    await storage.set({ [`outbox/${uid}/${draft.key}`]: { ...draft, ...call, queuedAt, state: { is: 'waiting' } } });
    await flush();
    const [item] = $outbox.get();
    expect(item && hasExpired(item)).toBe(true);
    expect(item?.fields.description).toBe('Expired');
    expect(await stored()).not.toContain('Expired +0');
    if (item) await sendNow(item);
    expect($outbox.get()).toEqual([]);
    expect(await stored()).toContain('Expired +0');
  });

  it('that waits while the phone’s clock jumps by a year is sent all the same', async () => {
    next = () => 'before';
    await enqueue(draftOf('Jump'));
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 366 * 86_400_000);
    next = () => 'none';
    await drain();
    clock.mockRestore();
    expect(await stored()).toContain('Jump +0');
  });

  it('waits in the outbox while there is no connection, and says so', async () => {
    next = () => 'before';
    expect(await enqueue(draftOf('Later'))).toEqual({ is: 'waiting' });
    next = () => 'none';
    expect(await stored()).toEqual([]);
    await drain();
    expect(await stored()).toEqual(['Later +0']);
  });

  it('submitted three times under its key is one record', async () => {
    const draft = draftOf('Once');
    await Promise.all([enqueue(draft), enqueue(draft), enqueue(draft)]);
    await drain();
    expect(await stored()).toEqual(['Once +0']);
  });

  it('queued while others are on their way is sent before it counts as sent', async () => {
    const onItsWay = Promise.withResolvers<void>();
    next = () => {
      onItsWay.resolve();
      next = () => 'none';
      return 'slow';
    };
    const first = enqueue(draftOf('First'));
    await onItsWay.promise;
    expect(await enqueue(draftOf('Second'))).toEqual({ is: 'sent' });
    await first;
    expect(await stored()).toContain('Second +0');
    await drain();
    expect(await stored()).toEqual(['First +0', 'Second +0']);
  });

  it('that the server refuses is kept with the reason, not sent again, and holds up no other', async () => {
    const state = await enqueue({ ...draftOf('Refused'), fields: { ...draftOf('Refused').fields, contact: 'nonsense' } });
    expect(state).toMatchObject({ is: 'refused', fields: { contact: 'format' } });
    expect(await enqueue(draftOf('Next'))).toEqual({ is: 'sent' });
    await flush();
    expect($outbox.get()).toHaveLength(1);
    expect(await stored()).toEqual(['Next +0']);
  });
});
