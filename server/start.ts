import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { getRequestListener } from '@hono/node-server';
import type { Servers } from '../src/contract/deployment.ts';
import { regions } from '../src/contract/regions.ts';
import { createApp } from './app.ts';
import { markServed } from './db/in-use.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { isPostgresUrl } from './db/postgres.ts';
import { openRateCounters } from './db/rate-counters.ts';
import type { Db } from './db/tables.ts';
import { listen } from './listen.ts';
import { createMetrics } from './observe/metrics.ts';
import type { Observability } from './observe/settings.ts';
import { isEmptyOrSeeded, seed } from './seed/seed.ts';
import { createSimulator } from './simulator/app.ts';
import { cutWhenOffline, tunnelTo } from './simulator/network.ts';
import { createSite } from './site.ts';

export interface StartOptions extends Partial<Observability> {
  /** The site's port; the app servers listen on the next one, the reference shell on the one after it */
  port: number;
  /** `postgres://…`, or the path of the database, which is made and seeded where it is missing or empty; `:memory:` for one that is forgotten */
  database: string;
  /** What serves the site: a built folder, or another server's origin such as that of `astro dev` */
  site: { folder: string } | { origin: string };
  helpStatistics?: boolean;
  /** The one address that site and app servers listen on; this machine only where it is absent. The reference shell is for this machine */
  host?: string;
}

/** A database with accounts that are not the seed's, whose tokens the reference shell would hand out. */
export class ForeignDatabase extends Error {
  override name = 'ForeignDatabase';
  constructor() {
    super(
      'This database has accounts that the seed did not make, and the reference shell hands out tokens of every account. ' +
        'Nothing in it was changed. Let DATABASE name another file, or DATABASE_URL another database.',
    );
  }
}

export interface Running {
  site: string;
  servers: string;
  shell: string;
  stop(): Promise<void>;
}

/**
 * Starts everything that runs on one machine: the site, the app servers of all regions, the reference shell.
 *
 * @throws PortInUse or ForeignDatabase, with nothing left running
 */
export async function startServers(options: StartOptions): Promise<Running> {
  const { port, database, site, host, log, metricsToken, drain = 0, helpStatistics = false } = options;
  const at = (offset: number, name = 'localhost') => `http://${name}:${port + offset}`;
  const addresses = { site: 'origin' in site ? site.origin : at(0), servers: at(1), shell: at(2) };
  const baseOf = (region: string, service: string) => `${addresses.servers}/${region}/${service}`;
  const servers = Object.fromEntries(
    regions.map((region) => [
      region,
      { app: baseOf(region, 'app'), operate: baseOf(region, 'operate'), user: baseOf(region, 'user') },
    ]),
  ) as Servers;

  const stops: (() => Promise<void>)[] = [];
  let stopping = false;
  const end = async () => {
    for (const stop of stops.reverse()) await stop();
  };
  try {
    stops.push(await markServed(database));
    const db = await openDatabase(database, { prepare: migrateAndSeed });
    stops.push(() => db.destroy());
    const counters = openRateCounters(database);
    if (counters) stops.push(counters.end);
    const app = createApp({
      db,
      counters,
      secret: secretBeside(database),
      allowedOrigins: [addresses.site, addresses.shell, at(0, '127.0.0.1'), at(2, '127.0.0.1')],
      publicBase: baseOf,
      helpStatistics,
      ...(log && { log }),
      isStopping: () => stopping,
      metrics: createMetrics({ ofProcess: true }),
      metricsToken,
    });
    const simulator = createSimulator({ db, site: addresses.site, servers });
    if ('folder' in site) stops.push(await listen(getRequestListener(createSite(site.folder).fetch), port, host));
    stops.push(await listen(cutWhenOffline(getRequestListener(app.fetch)), port + 1, host));
    const sockets = 'origin' in site ? tunnelTo(site.origin) : undefined;
    // It hands out tokens: whatever HOST says, it is for this machine only.
    stops.push(await listen(cutWhenOffline(getRequestListener(simulator.fetch)), port + 2, undefined, sockets));
  } catch (error) {
    await end();
    throw error;
  }
  const stop = async () => {
    stopping = true;
    if (drain > 0) await new Promise((resolve) => setTimeout(resolve, drain));
    await end();
  };
  return { ...addresses, stop };
}

/** Looks who is in a database before anything in it is changed. @throws ForeignDatabase */
async function migrateAndSeed(db: Db): Promise<void> {
  if (!(await isEmptyOrSeeded(db))) throw new ForeignDatabase();
  await migrate(db);
  await seed(db);
}

/** The key that signs the addresses of pictures: kept beside the database, so that they outlive a restart. PostgreSQL's is SECRET. */
function secretBeside(database: string): string {
  const fresh = randomBytes(32).toString('base64url');
  if (database === ':memory:' || isPostgresUrl(database)) return process.env.SECRET || fresh;
  const file = `${database}.secret`;
  if (!existsSync(file)) {
    // Of two processes that begin at once, both take what the first has written.
    const own = `${file}.${process.pid}`;
    writeFileSync(own, fresh, { mode: 0o600 });
    try {
      linkSync(own, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(own);
    }
  }
  return readFileSync(file, 'utf8');
}
