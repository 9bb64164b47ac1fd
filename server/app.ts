import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { Endpoint } from '../src/contract/endpoint.ts';
import type { Region } from '../src/contract/regions.ts';
import { hour } from '../src/lib/time-units.ts';
import { updateForgotten } from './cooking/cookings.ts';
import { isUnavailable } from './db/errors.ts';
import { connectionsOf } from './db/open.ts';
import { purge } from './db/purge.ts';
import type { RateCounters } from './db/rate-counters.ts';
import { cors } from './http/cors.ts';
import { databaseQueues } from './http/database-queues.ts';
import { respondError } from './http/envelope.ts';
import { overloaded } from './http/fair-queue.ts';
import { HttpError } from './http/http-error.ts';
import { mounter, type Services } from './http/mount.ts';
import { observe } from './http/observe.ts';
import { createRateLimiter, defaultLimits, type Limits } from './http/rate-limit.ts';
import { collectUnused } from './images/collect.ts';
import { imageLinks } from './images/image-links.ts';
import { ObjectStoreUnavailable } from './images/object-store.ts';
import { MissingPicture, type PictureStorage, pictureStorage } from './images/storage.ts';
import { describeFault } from './observe/log.ts';
import { type ProbeOptions, probes } from './observe/probes.ts';
import { afterSaleRoutes } from './routes/after-sales.ts';
import { auditRoutes } from './routes/audit.ts';
import { cookingRoutes } from './routes/cooking.ts';
import { feedbackRoutes } from './routes/feedback.ts';
import { feedbackServiceRoutes } from './routes/feedback-service.ts';
import { helpSignalRoutes } from './routes/help-signals.ts';
import { helpVoteRoutes } from './routes/help-votes.ts';
import { imageRoutes, servePictures } from './routes/images.ts';
import { ratingRoutes } from './routes/ratings.ts';
import { recipeReportRoutes } from './routes/recipe-reports.ts';
import { recipeRoutes } from './routes/recipes.ts';
import { registrationRoutes, registrationServiceRoutes } from './routes/registrations.ts';
import { ticketRoutes } from './routes/tickets.ts';
import { ticketServiceRoutes } from './routes/tickets-service.ts';
import { userRoutes } from './routes/user.ts';

export interface AppOptions extends ProbeOptions {
  /** Signs the addresses of pictures, which become invalid when it changes */
  secret: string;
  /** Where pictures are kept; in the database by default */
  storage?: PictureStorage | undefined;
  /** Milliseconds since 1970 */
  now?: () => number;
  /** Whether pages may tell which answers help (docs/configuring.md); not by default */
  helpStatistics?: boolean;
  /** Origins whose pages may call the server: the site's, the reference shell's */
  allowedOrigins: readonly string[];
  /** The address under which the public reaches an endpoint of a region, without a slash at its end */
  publicBase: (region: Region, service: Endpoint['service']) => string;
  limits?: Partial<Limits>;
  /** Where all processes count calls together; by default each counts for itself */
  counters?: RateCounters | undefined;
  /** How many proxies in front of the server add to `X-Forwarded-For`; 0 by default */
  proxies?: number;
  /** Milliseconds after which a connection is closed whose client does not read the response */
  writeTimeout?: number;
}

/** Register a new routes file here. */
const routes = [
  userRoutes,
  cookingRoutes,
  feedbackRoutes,
  feedbackServiceRoutes,
  ratingRoutes,
  afterSaleRoutes,
  helpVoteRoutes,
  registrationRoutes,
  registrationServiceRoutes,
  ticketRoutes,
  ticketServiceRoutes,
  recipeRoutes,
  recipeReportRoutes,
  auditRoutes,
];

/**
 * The app servers of all three regions in one application, under `/<region>/<service>/api/v1/…`, where the service is
 * `app`, `operate` or `user` (docs/spec.md §7). A user's data is only in the region of the user's country: everywhere else
 * the answer is 421.
 */
export function createApp(options: AppOptions): Hono {
  const {
    db,
    secret,
    storage = pictureStorage(),
    now = Date.now,
    allowedOrigins,
    publicBase,
    limits,
    counters,
    proxies = 0,
    writeTimeout = 20_000,
    helpStatistics = false,
    log,
    metrics,
  } = options;
  const app = new Hono();
  const services: Services = {
    db,
    now,
    publicBase,
    proxies,
    count: createRateLimiter({ limits: { ...defaultLimits, ...limits }, secret, counters, metrics }),
    links: imageLinks(secret),
    storage,
    ...databaseQueues(db),
    metrics,
  };

  const { isReady, saw } = probes(app, options);
  const onFault = (error: Error, id?: string) => {
    saw(error);
    log?.(describeFault(error, id));
  };
  const { reads, writes, pictures } = services;
  metrics?.watch({
    waiting: () => ({ reads: reads.waiting, writes: writes.waiting, pictures: pictures.waiting }),
    connections: () => connectionsOf(db),
    isReady,
  });
  app.use(observe(log, metrics));
  app.use(responseHeaders(writeTimeout));
  app.use(cors(allowedOrigins));
  app.use(hourlyPurge(services, onFault));

  const mount = mounter(app, services);
  for (const addRoutes of routes) addRoutes(mount);
  imageRoutes(storage)(mount);
  if (helpStatistics) helpSignalRoutes(secret)(mount);
  servePictures(app, services);

  app.notFound((c) => respondError(c, new HttpError('notFound')));
  app.onError((error, c) => {
    if (!(error instanceof HttpError)) onFault(error, c.get('requestId'));
    return respondError(c, asHttpError(error));
  });
  return app;
}

/** What a caller is told of a fault that is not this server's own. */
function asHttpError(error: Error): Error {
  if (isUnavailable(error) || error instanceof ObjectStoreUnavailable) return overloaded();
  return error instanceof MissingPicture ? new HttpError('notFound') : error;
}

/** Sets the security headers that a route has not set itself, and limits how long the response may take. */
function responseHeaders(writeTimeout: number): MiddlewareHandler {
  return async (c, next) => {
    await next();
    limitWriting(c, writeTimeout);
    const { headers } = c.res;
    headers.set('X-Content-Type-Options', 'nosniff');
    headers.set('Referrer-Policy', 'no-referrer');
    if (!headers.has('Content-Security-Policy'))
      headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
    if (!headers.has('Cross-Origin-Resource-Policy')) headers.set('Cross-Origin-Resource-Policy', 'same-origin');
  };
}

/** Purges the database, and objects of pictures that are gone, after a request, at most once per hour. */
function hourlyPurge({ db, storage, now, metrics }: Services, onFault: (error: Error) => void): MiddlewareHandler {
  let purgedAt = Number.NEGATIVE_INFINITY;
  return async (_, next) => {
    await next();
    // The clock may have been set back.
    if (Math.abs(now() - purgedAt) < hour) return;
    purgedAt = now();
    updateForgotten(db, now())
      .finally(() => purge(db, now()).then(() => collectUnused(db, storage)))
      .then(
        () => metrics?.purged(now()),
        (error: Error) => {
          onFault(error);
          metrics?.purged(undefined);
        },
      );
  };
}

/**
 * Closes a connection whose client stops reading: the response would stay in memory. Node sets its own timeout again with the next
 * request. Tests that call the application directly have no connection.
 */
function limitWriting(c: Context, milliseconds: number): void {
  const { outgoing } = (c.env ?? {}) as { outgoing?: { socket?: { setTimeout(milliseconds: number): void } | null } };
  outgoing?.socket?.setTimeout(milliseconds);
}
