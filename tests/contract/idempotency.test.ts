import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { abandonedAfter, claimKey, storeResponse } from '../../server/db/idempotency-keys.ts';
import { purge } from '../../server/db/purge.ts';
import { retention } from '../../server/db/retention.ts';
import type { Db } from '../../server/db/tables.ts';
import { fingerprint, withIdempotency } from '../../server/http/idempotency.ts';
import { createFeedback } from '../../src/contract/feedback/create.ts';
import { listFeedback } from '../../src/contract/feedback/read.ts';
import { uploadImage } from '../../src/contract/images/upload.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { jpeg, png } from './pictures.ts';
import { report, upload } from './reports.ts';
import { contentsOf, createServer, newKey, type Server } from './server.ts';

let folder: string;
let server: Server;
let token: string;

beforeEach(async () => {
  folder = temporaryFolder();
  server = await createServer({ file: join(folder, 'data.sqlite') });
  token = await server.signIn('de-anna');
});

afterEach(() => server.close());

const count = async (table: 'feedback' | 'images') =>
  Number(
    (
      await server.db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

const create = (key: string, more = {}) => server.call(createFeedback, { token, key, input: report(more) });

const restart = async () => {
  await server.close();
  server = await createServer({ file: join(folder, 'data.sqlite') });
};

describe('an idempotency key', () => {
  test.each(['', 'short', 'x'.repeat(129), 'with space', "'; drop table feedback"])('%o is refused', async (key) => {
    const before = await count('feedback');
    const { code, data } = await server.call(createFeedback, {
      token,
      input: report(),
      key: '',
      extra: key ? { 'Idempotency-Key': key } : {},
    });
    expect({ code, data }).toMatchObject({ code: 400, data: { fields: { 'Idempotency-Key': 'format' } } });
    expect(await count('feedback')).toBe(before);
  });

  test('gives the same answer again, to the byte, and one record', async () => {
    const key = newKey();
    const before = await count('feedback');
    const first = await create(key);
    server.clock.now += 3600_000;
    const again = await create(key);
    expect(first.code).toBe(200);
    expect(again.text).toBe(first.text);
    expect(again.status).toBe(200);
    expect(await count('feedback')).toBe(before + 1);
  });

  test.each([
    ['a minute forward', 60_000],
    ['a day back', -24 * 3600_000],
    ['a year back', -366 * 24 * 3600_000],
  ])('gives it although the server’s clock has jumped %s', async (_, jump) => {
    const key = newKey();
    const before = await count('feedback');
    const first = await create(key);
    server.clock.now += jump;
    expect((await create(key)).text).toBe(first.text);
    expect(await count('feedback')).toBe(before + 1);
  });

  test('gives it after a restart too', async () => {
    const [key, imageKey] = [newKey(), newKey()];
    const picture = await jpeg();
    const first = await create(key);
    const image = await server.call(uploadImage, { token, key: imageKey, input: picture });
    const [reports, images] = [await count('feedback'), await count('images')];
    await restart();
    expect((await create(key)).text).toBe(first.text);
    expect((await server.call(uploadImage, { token, key: imageKey, input: picture })).text).toBe(image.text);
    expect([await count('feedback'), await count('images')]).toEqual([reports, images]);
  });

  test('gives it although the picture is part of a report by now', async () => {
    const key = newKey();
    const images = [await upload(server, token)];
    const first = await create(key, { images });
    expect((await create(key, { images })).text).toBe(first.text);
  });

  test('with another body is refused', async () => {
    const key = newKey();
    await create(key);
    const before = await contentsOf(server.db);
    expect(await create(key, { description: 'Something else' })).toMatchObject({
      status: 422,
      code: 422,
      data: { reason: 'keyReused' },
    });
    expect(await contentsOf(server.db)).toBe(before);
  });

  test('of a picture is refused with another picture', async () => {
    const key = newKey();
    expect((await server.call(uploadImage, { token, key, input: await jpeg() })).code).toBe(200);
    expect((await server.call(uploadImage, { token, key, input: await png() })).code).toBe(422);
  });

  test('with the same entries is the same body, however they are written', async () => {
    const key = newKey();
    const first = await create(key);
    const input = JSON.stringify({ status: 'replied', ...report() }, null, 4);
    expect((await server.call(createFeedback, { token, key, input })).text).toBe(first.text);
  });

  test('twenty times at once makes one record', async () => {
    const key = newKey();
    const before = await count('feedback');
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(key)));
    expect(await count('feedback')).toBe(before + 1);
    expect(new Set(answers.filter(({ code }) => code === 200).map(({ text }) => text)).size).toBe(1);
    expect(answers.every(({ code }) => code === 200 || code === 409)).toBe(true);
    for (const { headers } of answers.filter(({ code }) => code === 409)) expect(headers.get('Retry-After')).toBe('1');
    expect((await create(key)).code).toBe(200);
  });

  test('twenty times at once keeps one picture', async () => {
    const key = newKey();
    const before = await count('images');
    const input = await jpeg();
    await Promise.all(Array.from({ length: 20 }, () => server.call(uploadImage, { token, key, input })));
    expect(await count('images')).toBe(before + 1);
  });

  test('of two servers on one database makes one record', async () => {
    const second = await createServer({ file: join(folder, 'data.sqlite') });
    const key = newKey();
    const before = await count('feedback');
    await Promise.all(
      Array.from({ length: 20 }, (_, i) => (i % 2 ? server : second).call(createFeedback, { token, key, input: report() })),
    );
    expect(await count('feedback')).toBe(before + 1);
    await second.close();
  });

  test('belongs to one user and one call', async () => {
    const key = newKey();
    expect((await create(key)).code).toBe(200);
    expect((await server.call(uploadImage, { token, key, input: await jpeg() })).code).toBe(200);
    const jonas = await server.signIn('de-jonas');
    const input = report({ device: { source: 'mine', deviceId: 'de-jonas-robot' } });
    const other = await server.call(createFeedback, { token: jonas, key, input });
    expect(other.code).toBe(200);
    expect(other.text).not.toBe((await create(key)).text);
  });

  test('is free again after a refusal, for the corrected entries', async () => {
    const key = newKey();
    expect((await create(key, { contact: 'nobody' })).code).toBe(400);
    expect((await create(key, { images: ['unknown-one'] })).code).toBe(400);
    expect((await create(key)).code).toBe(200);
  });

  test('is kept for thirty days and forgotten after', async () => {
    expect(retention.idempotencyKeys).toBeGreaterThanOrEqual(24 * 3600_000);
    const key = newKey();
    const first = await create(key);
    await purge(server.db, server.clock.now + retention.idempotencyKeys);
    token = await server.signIn('de-anna');
    expect((await create(key)).text).toBe(first.text);
    await purge(server.db, server.clock.now + retention.idempotencyKeys + 1);
    expect(await server.db.selectFrom('answers').select('key').where('key', '=', key).execute()).toEqual([]);
  });
});

describe('a run that never ended', () => {
  const key = { uid: 'de-anna', path: createFeedback.path, key: 'crashed-run' };

  test('holds its key for ten seconds, then it may be tried again', async () => {
    expect((await claimKey(server.db, key, 'print', server.clock.now)).state).toBe('claimed');
    expect((await claimKey(server.db, key, 'print', server.clock.now + abandonedAfter.default - 1)).state).toBe('running');
    expect((await claimKey(server.db, key, 'other', server.clock.now + abandonedAfter.default)).state).toBe('other body');
    expect((await claimKey(server.db, key, 'print', server.clock.now + abandonedAfter.default)).state).toBe('claimed');
  });

  test('holds the key of a picture for longer, since pictures wait to be decoded', async () => {
    const bytes = await png();
    const claim = { uid: 'de-anna', path: uploadImage.path, key: newKey() };
    expect((await claimKey(server.db, claim, fingerprint(bytes), server.clock.now)).state).toBe('claimed');
    const again = () => server.call(uploadImage, { token, key: claim.key, input: bytes });
    server.clock.now += abandonedAfter.default;
    expect((await again()).code).toBe(409);
    server.clock.now += abandonedAfter.picture - abandonedAfter.default;
    expect((await again()).code).toBe(200);
  });

  test('keeps nothing when it ends after another one took over', async () => {
    const before = await count('feedback');
    const slow = withIdempotency(running(), { ...key, fingerprint: 'print' }, async () => {
      const second = await claimKey(server.db, key, 'print', server.clock.now + abandonedAfter.default);
      if (second.state === 'claimed') await storeResponse(server.db, second.runner, 'the second run’s');
      return async (trx) => {
        await trx
          .insertInto('feedback')
          .values(await anyRow(trx))
          .execute();
        return 'the first run’s';
      };
    });
    await expect(slow).rejects.toMatchObject({ reason: 'requestInProgress' });
    expect(await count('feedback')).toBe(before);
    expect(await claimKey(server.db, key, 'print', 0)).toEqual({ state: 'done', body: 'the second run’s' });
  });

  test('that failed in its work leaves neither record nor answer', async () => {
    const before = await contentsOf(server.db);
    const failing = withIdempotency(running(), { ...key, fingerprint: 'print' }, async () => async (trx) => {
      await trx
        .insertInto('feedback')
        .values(await anyRow(trx))
        .execute();
      throw new Error('out of paper');
    });
    await expect(failing).rejects.toThrow('out of paper');
    expect(await contentsOf(server.db)).toBe(before);
  });

  test('that failed says why, even where the key cannot be released', async () => {
    const failing = withIdempotency(running(), { ...key, fingerprint: 'print' }, async () => {
      await server.db.destroy();
      throw new Error('out of paper');
    });
    await expect(failing).rejects.toThrow('out of paper');
  });

  const running = () => ({ db: server.db, now: server.clock.now, inTurn: <T>(work: () => Promise<T>) => work() });

  const anyRow = async (db: Db) => ({
    ...(await db.selectFrom('feedback').selectAll().where('id', '=', 'de-anna-map').executeTakeFirstOrThrow()),
    id: 'a-copy',
  });
});

test('records of a file are there after a restart', async () => {
  const { data } = await create(newKey());
  await restart();
  const { data: page } = await server.call(listFeedback, { token });
  expect(page.items[0]?.id).toBe(data.id);
});
