import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { claimKey } from '../../server/db/idempotency-keys.ts';
import { fingerprint } from '../../server/http/idempotency.ts';
import { startCooking } from '../../src/contract/cooking/cooking.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { createFeedback, NewFeedback } from '../../src/contract/feedback/create.ts';
import { serviceList } from '../../src/contract/feedback/operate.ts';
import { feedbackDetail, readFeedback } from '../../src/contract/feedback/read.ts';
import { feedbackMessage } from '../../src/contract/feedback/unread.ts';
import { saveRating } from '../../src/contract/rating/create.ts';
import { codeOf, parseErrorData, type Reason, reasons } from '../../src/contract/reasons.ts';
import { publishRecipe, saveRecipe } from '../../src/contract/recipes/save.ts';
import { recipe } from './recipe-bodies.ts';
import { report } from './reports.ts';
import { type CallOptions, createServer, newKey, type Server } from './server.ts';

let server: Server;
let token: string;

beforeEach(async () => {
  server = await createServer();
  token = await server.signIn('de-anna');
});

interface Seen {
  status: number;
  code: number;
  msg: string;
  data: unknown;
}

const call = (endpoint: Endpoint, options: CallOptions = {}): Promise<Seen> => server.call(endpoint, { token, ...options });

/** Gets each reason out of the real server. */
const provoke: Record<Reason, () => Promise<Seen | undefined>> = {
  invalidFields: () => call(readFeedback, { input: { id: '?' } }),
  invalidRequest: () => call(readFeedback, { input: '{' }),
  unauthorized: () => call(feedbackMessage, { token: '' }),
  forbidden: () => call(serviceList),
  ratingClosed: () =>
    call(saveRating, {
      input: { id: 'de-anna-rating-expired', stars: 5, aspects: [], comment: '', kept: [], images: [] },
    }),
  notFound: () => call(feedbackDetail, { input: { id: 'never-was' } }),
  async requestInProgress() {
    const [key, input] = [newKey(), report()];
    const print = fingerprint(JSON.stringify(v.parse(NewFeedback, input)));
    await claimKey(server.db, { uid: 'de-anna', path: createFeedback.path, key }, print, server.clock.now);
    return call(createFeedback, { input, key });
  },
  async conflict() {
    const { data } = await server.call(saveRecipe, { token, input: { recipe: recipe() } });
    const ours = { ...data, recipe: recipe() };
    await call(saveRecipe, { input: ours });
    return call(saveRecipe, { input: ours });
  },
  async deviceBusy() {
    const { data } = await server.call(publishRecipe, { token, input: { recipe: recipe() } });
    const start = () => call(startCooking, { input: { recipeId: data.id, deviceId: 'de-anna-fryer' } });
    await start();
    return start();
  },
  tooLarge: () => call(createFeedback, { input: { ...report(), more: 'x'.repeat(262_144) } }),
  unsupportedMedia: () => call(readFeedback, { input: { id: 'x' }, extra: { 'Content-Type': 'text/plain' } }),
  wrongRegion: () => call(feedbackMessage, { region: 'us' }),
  async keyReused() {
    const key = newKey();
    await call(createFeedback, { input: report(), key });
    return call(createFeedback, { input: report({ description: 'Other' }), key });
  },
  async rateLimited() {
    server = await createServer({ limits: { user: { max: 0, seconds: 60 } } });
    token = await server.signIn('de-anna');
    return call(feedbackMessage);
  },
  async internal() {
    await server.db.schema.dropTable('replies').execute();
    return call(feedbackDetail, { input: { id: 'de-anna-map' } });
  },
  async overloaded() {
    const flood = Array.from({ length: 400 }, (_, index) => server.call(feedbackMessage, { token: `stranger-${index}` }));
    return (await Promise.all(flood)).find(({ code }) => code === codeOf.overloaded);
  },
};

describe('a refusal', () => {
  test.each(reasons)('says why: %s', async (reason) => {
    expect(provoke, 'Add to `provoke` in tests/contract/reasons.test.ts how the server comes to say so').toHaveProperty(reason);
    const { status, code, msg, data } = (await provoke[reason]()) ?? {};
    expect({ status, code }).toEqual({ status: codeOf[reason], code: codeOf[reason] });
    expect(parseErrorData(data).reason).toBe(reason);
    expect(msg).not.toBe('');
  });

  test('says nothing about another user’s record that it does not say about a missing one', async () => {
    const theirs = await server.db.selectFrom('feedback').select('id').where('uid', '=', 'fr-louis').executeTakeFirstOrThrow();
    const answers = await Promise.all(
      [theirs.id, 'never-was'].map((id) => server.call(feedbackDetail, { token, input: { id } })),
    );
    const [first, second] = answers.map(({ text }) => text);
    expect(first).toBe(second);
  });
});
