import { createApp } from '../../server/app.ts';
import type { Db } from '../../server/db/tables.ts';
import { addresses } from './bench-config.ts';
import { serveTls } from './host.ts';

/** The app servers of the bench, which refuse nobody for asking much. */
export function appServers(db: Db) {
  const endless = { max: Number.MAX_SAFE_INTEGER, seconds: 60 };
  return createApp({
    db,
    secret: 'of the bench',
    allowedOrigins: [addresses.site],
    publicBase: (region, service) => `${addresses.servers}/${region}/${service}`,
    limits: { network: endless, user: endless, writes: endless, anonymous: endless },
  });
}

/** Lets them answer where the built site asks them. */
export const serveApps = (db: Db) => serveTls(appServers(db).fetch, addresses.port + 1);
