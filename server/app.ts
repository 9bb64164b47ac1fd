import { type Context, Hono } from 'hono';
import type { Endpoint } from '../src/contract/endpoint.ts';
import type { Region } from '../src/contract/regions.ts';
import { hour } from '../src/lib/time-units.ts';
import { purge } from './db/purge.ts';
import { isUnavailable } from './db/unavailable.ts';
import { imageLinks } from './feedback/image-links.ts';
import { addressOf, isLoopback, networkOf } from './http/address.ts';
import { answerRefusal } from './http/answer.ts';
import { cors } from './http/cors.ts';
import { databaseQueues } from './http/database-queues.ts';
import { overloaded } from './http/fair-queue.ts';
import { describeFault } from './http/fault.ts';
import { mounter, regionPath, type Services } from './http/mount.ts';
import { observe } from './http/observe.ts';
import { createRateLimiter, defaultLimits, type Limits } from './http/rate-limit.ts';
import { Refusal } from './http/refusal.ts';
import type { Log } from './observe/log.ts';
import { type ProbeOptions, probes } from './observe/probes.ts';
import { afterSaleRoutes } from './routes/after-sales.ts';
import { cookingRoutes } from './routes/cooking.ts';
import { deviceRoutes } from './routes/devices.ts';
import { feedbackRoutes } from './routes/feedback.ts';
import { feedbackServiceRoutes } from './routes/feedback-service.ts';
import { helpVoteRoutes } from './routes/help-votes.ts';
import { imageRoutes } from './routes/images.ts';
import { ratingRoutes } from './routes/ratings.ts';
import { recipeEditRoutes } from './routes/recipe-edit.ts';
import { recipeReportRoutes } from './routes/recipe-reports.ts';
import { recipeRoutes } from './routes/recipes.ts';
import { recipeServiceRoutes } from './routes/recipes-service.ts';
import { registrationRoutes } from './routes/registrations.ts';
import { registrationServiceRoutes } from './routes/registrations-service.ts';
import { ticketRoutes } from './routes/tickets.ts';
import { ticketServiceRoutes } from './routes/tickets-service.ts';
import { userRoutes } from './routes/user.ts';

export interface AppOptions extends ProbeOptions {
  /** Signs the addresses of pictures; they end when it changes */
  secret: string;
  /** Milliseconds since 1970 */
  now?: () => number;
  /** Milliseconds of a clock that is never set, for limits */
  elapsed?: () => number;
  /** Origins whose pages may call the server: the site's, the reference shell's */
  allowedOrigins: readonly string[];
  /** The address under which the public reaches an endpoint of a region, without a slash at its end */
  publicBase: (region: Region, service: Endpoint['service']) => string;
  limits?: Partial<Limits>;
  /** How many proxies stand before the server and tell whom they were called by; none without it */
  proxies?: number;
  /** Milliseconds after which an answer that its reader does not take is given up with its connection */
  writeTimeout?: number;
  /** Gets one entry per request and one per fault; none is written without it */
  log?: Log;
}

/**
 * The app servers of all three regions in one application, under `/<region>/<service>/api/v1/…`, where the service is
 * `app`, `operate` or `user` (docs/spec.md §7). A user's data is only in the region of the user's country: everywhere else
 * the answer is 421.
 */
export function createApp(options: AppOptions): Hono {
  const {
    db,
    secret,
    now = Date.now,
    elapsed = () => performance.now(),
    allowedOrigins,
    publicBase,
    limits,
    proxies = 0,
    writeTimeout = 20_000,
    log,
    metrics,
  } = options;
  const app = new Hono();
  const services: Services = {
    db,
    now,
    publicBase,
    proxies,
    limits: { ...defaultLimits, ...limits },
    count: createRateLimiter(elapsed),
    links: imageLinks(secret),
    ...databaseQueues(db),
    metrics,
  };

  probes(app, options);
  app.use(observe(log, metrics));
  app.use(async (c, next) => {
    await next();
    limitWriting(c, writeTimeout);
    const { headers } = c.res;
    headers.set('X-Content-Type-Options', 'nosniff');
    headers.set('Referrer-Policy', 'no-referrer');
    if (!headers.has('Content-Security-Policy'))
      headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
    if (!headers.has('Cross-Origin-Resource-Policy')) headers.set('Cross-Origin-Resource-Policy', 'same-origin');
  });
  app.use(cors(allowedOrigins));
  app.use(`${regionPath}/*`, async (c, next) => {
    const address = addressOf(c, proxies);
    if (!isLoopback(address)) services.count(`network ${networkOf(address)}`, services.limits.network);
    await next();
  });

  let purgedAt = Number.NEGATIVE_INFINITY;
  app.use(async (_, next) => {
    await next();
    if (now() - purgedAt < hour) return;
    purgedAt = now();
    purge(db, now()).catch((error: Error) => log?.(describeFault(error)));
  });

  const mount = mounter(app, services);
  userRoutes(mount);
  deviceRoutes(mount);
  cookingRoutes(mount);
  feedbackRoutes(mount);
  feedbackServiceRoutes(mount);
  ratingRoutes(mount);
  recipeEditRoutes(mount);
  afterSaleRoutes(mount);
  helpVoteRoutes(mount);
  registrationRoutes(mount);
  registrationServiceRoutes(mount);
  ticketRoutes(mount);
  ticketServiceRoutes(mount);
  recipeRoutes(mount);
  recipeReportRoutes(mount);
  recipeServiceRoutes(mount);
  imageRoutes(app, services);

  app.notFound((c) => answerRefusal(c, new Refusal('notFound')));
  app.onError((error, c) => {
    if (!(error instanceof Refusal)) log?.(describeFault(error, c.get('requestId')));
    return answerRefusal(c, isUnavailable(error) ? overloaded() : error);
  });
  return app;
}

/**
 * Gives a connection up when nothing of its answer is taken for a while: a reader that pauses would hold the answer in memory. Node
 * sets the connection's own time-out again with the next call. There is no connection in tests that call the application directly.
 */
function limitWriting(c: Context, milliseconds: number): void {
  const { outgoing } = (c.env ?? {}) as { outgoing?: { socket?: { setTimeout(milliseconds: number): void } | null } };
  outgoing?.socket?.setTimeout(milliseconds);
}
