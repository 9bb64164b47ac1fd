import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.ts';
import { markServed } from './db/in-use.ts';
import { migrate, migrateExisting } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { openRateCounters } from './db/rate-counters.ts';
import type { Db } from './db/tables.ts';
import { openPictureStorage } from './images/storage.ts';
import { listen } from './listen.ts';
import { createMetrics } from './observe/metrics.ts';
import type { Settings } from './settings.ts';

/** Milliseconds that running calls may take when the server stops. */
const gracePeriod = 10_000;

/**
 * Starts the app servers alone, as a service: without site and reference shell, and without seeding an empty database unless `seed`
 * is set.
 *
 * @returns a function that stops accepting calls, waits for running ones, then closes the database
 * @throws PortInUse, or what the database says; `NO_TABLES` where it is empty
 */
export async function serve(settings: Settings): Promise<() => Promise<void>> {
  const { database, port, host, publicUrl, drain, pictures, ...rest } = settings;
  const release = await markServed(database);
  const counters = openRateCounters(database);
  const end = async (db?: Db) => {
    await counters?.end();
    await db?.destroy();
    await release();
  };
  let db: Db | undefined;
  try {
    db = await openDatabase(database, { prepare: settings.seed ? migrateAndSeed : migrateExisting });
    let stopping = false;
    const app = createApp({
      ...rest,
      db,
      counters,
      storage: await openPictureStorage(pictures),
      publicBase: (region, service) => `${publicUrl}/${region}/${service}`,
      metrics: createMetrics({ ofProcess: true }),
      isStopping: () => stopping,
    });
    const close = await listen(getRequestListener(app.fetch), port, host);
    return async () => {
      stopping = true;
      await new Promise((resolve) => setTimeout(resolve, drain));
      await close(gracePeriod);
      await end(db);
    };
  } catch (error) {
    await end(db);
    throw error;
  }
}

/** The sample data is loaded only here: a release comes without it. */
async function migrateAndSeed(db: Db): Promise<void> {
  await migrate(db);
  const { seed } = await import('./seed/seed.ts');
  await seed(db);
}
