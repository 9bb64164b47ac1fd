import { createApp } from '../server/app.ts';
import type { Db } from '../server/db/tables.ts';
import { serveTls } from './host.ts';

/**
 * The app servers that a site of the bench asks, on the port after its own. They refuse nobody for asking much.
 *
 * @param site the origin of the built site
 */
export async function serveApps(db: Db, site: string): Promise<{ stop(): Promise<void> }> {
  const port = Number(new URL(site).port) + 1;
  const endless = { max: Number.POSITIVE_INFINITY, seconds: 60 };
  const app = createApp({
    db,
    secret: 'of the bench',
    allowedOrigins: [site],
    publicBase: (region, service) => `https://localhost:${port}/${region}/${service}`,
    limits: { user: endless, writes: endless, anonymous: endless },
  });
  return serveTls(app.fetch, port);
}
