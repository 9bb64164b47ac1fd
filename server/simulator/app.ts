import { readFile } from 'node:fs/promises';
import { type Context, Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import * as v from 'valibot';
import type { Servers } from '../../src/contract/deployment.ts';
import { regions } from '../../src/contract/regions.ts';
import { locales, sourceLocale } from '../../src/i18n/locales.ts';
import type { Route } from '../../src/routes/table.ts';
import { feedbackPage } from '../db/feedback.ts';
import { latestPublished, recipeOf, topRecipe } from '../db/recipes.ts';
import type { Db } from '../db/tables.ts';
import { ticketPage } from '../db/tickets.ts';
import { expireTokens, issueToken } from '../db/tokens.ts';
import { findUser, listUsers, regionOf } from '../db/users.ts';
import { isThisMachine } from '../http/address.ts';
import { languagesFor } from '../recipes/languages.ts';
import { body } from './body.ts';
import { scriptBundle } from './bundle.ts';
import { deviceRoutes } from './devices.ts';
import { proxy } from './proxy.ts';
import { screens } from './screens.ts';
import { world } from './world.ts';

export interface SimulatorOptions {
  db: Db;
  /** Origin of the site that the phone opens */
  site: string;
  /** Base addresses of the app servers, for the customer-service panel */
  servers: Servers;
}

const Uid = v.object({ uid: v.string() });
const ownHosts = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The reference shell: a page at `/shell` that shows a phone, with the native app's side of the bridge and controls for
 * everything the app decides; every other address of its origin is the site, as the phone's web view sees it.
 *
 * It hands out tokens of every account, so it stands on a developer's machine only and answers no other site's page.
 */
export function createSimulator({ db, site, servers }: SimulatorOptions): Hono {
  const app = new Hono();

  app.use('/shell/api/*', async (c, next) => {
    if (!isFromOwnPage(c)) return c.text('Only for the reference shell itself', 403);
    await next();
    return c.header('Cache-Control', 'no-store');
  });

  app.get('/shell/api/world', async (c) => c.json({ ...(await world(db)), site, servers }));

  app.get('/shell/api/screens', async (c) => {
    const locale = locales.find(({ key }) => key === c.req.query('lang')) ?? sourceLocale;
    const uid = c.req.query('uid') ?? '';
    return c.json(await screens(site, locale.code, await examplesFor(db, uid, locale.key)));
  });

  deviceRoutes(app, db);

  app.get('/shell/api/recipes/title', async (c) => c.json({ title: (await recipeOf(db, c.req.query('id') ?? ''))?.title ?? '' }));

  app.post('/shell/api/token', async (c) => {
    const { uid } = await body(c, Uid);
    if (!(await findUser(db, uid))) return c.json({ message: `No user ${uid}` }, 404);
    return c.json({ token: await issueToken(db, uid, { role: 'user' }) });
  });

  app.post('/shell/api/expire', async (c) => {
    const { uid } = await body(c, Uid);
    await expireTokens(db, uid);
    return c.json({});
  });

  app.post('/shell/api/operator', async (c) => {
    const { region } = await body(c, v.object({ region: v.picklist(regions) }));
    const operator = (await listUsers(db)).find((user) => user.role === 'operator' && regionOf(user) === region);
    if (!operator) return c.json({ message: `No operator in the region ${region}` }, 404);
    return c.json({ token: await issueToken(db, operator.uid), country: operator.country });
  });

  const policy = pagePolicy(servers);
  app.get('/shell', (c) => file(c, 'page/page.html', policy));
  app.get('/shell/', (c) => c.redirect('/shell', 301));
  app.get('/shell/main.js', async (c) => text(c, await pageScript(), 'main.js', policy));
  app.get('/shell/:name{[a-z-]+\\.css}', (c) => file(c, `page/${c.req.param('name')}`, policy));
  app.all('/shell/*', (c) => c.notFound());

  app.all('*', async (c) => proxy(c.req.raw, site, await bridgeScript()));
  app.onError((error, c) =>
    c.json(
      { message: error instanceof v.ValiError ? 'Not what was expected' : error.message },
      error instanceof v.ValiError ? 400 : 500,
    ),
  );
  return app;
}

/** Ids for screens that need one: the user's latest records, and a recommended recipe in the phone's language. */
async function examplesFor(db: Db, uid: string, lang: string): Promise<Partial<Record<Route['name'], string>>> {
  const [report] = await feedbackPage(db, uid, undefined, 1);
  const [ticket] = await ticketPage(db, uid, undefined, { words: [] }, 1);
  const recommended = await topRecipe(db, languagesFor(lang));
  const own = await latestPublished(db, uid);
  return {
    ...(report && { feedbackDetails: report.id }),
    ...(ticket && { rmaDetail: ticket.id }),
    ...(recommended && { recipeDetails: recommended, recipeCook: recommended }),
    ...(own && { recipeHistory: own }),
  };
}

/** Whether a page of this very origin asks, in a browser on this machine. */
function isFromOwnPage(c: Context): boolean {
  const { origin, hostname } = new URL(c.req.url);
  if (!isThisMachine(c) || !ownHosts.includes(hostname)) return false;
  const site = c.req.header('Sec-Fetch-Site');
  if (site) return site === 'same-origin';
  // Browsers that do not send it send one of these.
  const from = c.req.header('Origin') ?? c.req.header('Referer') ?? '';
  return URL.canParse(from) && new URL(from).origin === origin;
}

const pageScript = scriptBundle('page/main.ts');
const bridgeScript = scriptBundle('bridge.ts');

/** A file of this folder, read each time, so that a change shows at once. */
async function file(c: Context, name: string, policy: string): Promise<Response> {
  const content = await readFile(new URL(name, import.meta.url), 'utf8').catch(() => undefined);
  return content === undefined ? c.notFound() : text(c, content, name, policy);
}

function text(c: Context, content: string, name: string, policy: string): Response {
  return c.body(content, 200, {
    'Content-Type': `${getMimeType(name)?.replace(/;.*/, '')}; charset=utf-8`,
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
  });
}

function pagePolicy(servers: Servers): string {
  const origins = [
    ...new Set(Object.values(servers).flatMap((services) => Object.values(services).map((base) => new URL(base).origin))),
  ];
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: ${origins.join(' ')}`,
    `connect-src 'self' ${origins.join(' ')}`,
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
