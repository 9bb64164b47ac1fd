import type { KyselyPlugin } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { insertUnattachedImage } from '../../server/db/images.ts';
import { databaseQueues } from '../../server/http/database-queues.ts';
import type { FairQueue } from '../../server/http/fair-queue.ts';
import { imageLinks } from '../../server/images/image-links.ts';
import { thumbnail } from '../../server/images/thumbnails.ts';
import { uploadImage } from '../../src/contract/images/upload.ts';
import { jpeg } from './pictures.ts';
import { createServer, type Server } from './server.ts';

let server: Server;

beforeEach(async () => {
  server = await createServer();
});
afterEach(() => server.close());

const size = { width: 500, height: 300 };

async function keep(count: number): Promise<string[]> {
  const image = { media_type: 'image/jpeg', bytes: await jpeg(size.width, size.height), ...size };
  return Promise.all(Array.from({ length: count }, () => insertUnattachedImage(server.db, 'de-anna', image, server.clock.now)));
}

const links = imageLinks('a secret of the tests');
const show = (id: string) =>
  server.app.request(links.urlOf('/eu/app', 'eu', id, Math.floor(server.clock.now / 1000), { size: 'small' }));

describe('thumbnails that nobody has asked for before', () => {
  test('are all made, however many are asked for at once', async () => {
    const answers = await Promise.all((await keep(200)).map(show));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });

  test('do not keep uploads waiting: one goes first at most', async () => {
    const token = await server.signIn('fr-louis');
    let made = 0;
    const thumbnails = (await keep(50)).map(async (id) => {
      const { status } = await show(id);
      made++;
      return status;
    });
    expect((await server.call(uploadImage, { token, input: await jpeg() })).code).toBe(200);
    expect(made).toBeLessThan(25);
    expect(new Set(await Promise.all(thumbnails))).toEqual(new Set([200]));
  });

  test('touch the database only when it is their turn', async () => {
    const [id = ''] = await keep(1);
    const queries = { inTurn: 0, outOfTurn: 0 };
    let turns = 0;
    const counting = (queue: FairQueue) => {
      const run: FairQueue['run'] = (caller, work, options) => {
        const counted = async () => {
          turns++;
          return work().finally(() => turns--);
        };
        return queue.run(caller, counted, options);
      };
      return { run } as FairQueue;
    };
    const watch: KyselyPlugin = {
      transformQuery: ({ node }) => {
        queries[turns > 0 ? 'inTurn' : 'outOfTurn']++;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const { reads, writes } = databaseQueues(server.db);
    const services = { ...server, db: server.db.withPlugin(watch), reads: counting(reads), writes: counting(writes) };
    expect((await thumbnail(services, id, size))?.size).toBeGreaterThan(0);
    expect((await thumbnail(services, id, size))?.size).toBeGreaterThan(0);
    expect(queries).toEqual({ inTurn: 5, outOfTurn: 0 });
  });
});
