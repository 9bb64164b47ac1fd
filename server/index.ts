// Starts the servers of this machine, as the environment says:
//   PORT         the site's port, 4321; the app servers and the reference shell take the two after it
//   DATABASE_URL a PostgreSQL database, postgres://…; without it
//   DATABASE     the database's file, .data/companion.db, or :memory:
//   SITE_DIR     the built site, dist
//   SITE_ORIGIN  a server that serves the site instead, such as astro dev
//   HOST         an address to listen on; this machine only without it, and for the reference shell always
//   LOG          text, json or off: one line per request to the app servers (docs/observing.md)
//   METRICS_TOKEN  whoever asks for /metrics must show it; without one, only this machine may ask
//   DRAIN        seconds in which /readyz says that the server is stopping, before it stops
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { unreachable } from './db/errors.ts';
import { retentionProblems } from './db/retention.ts';
import { PortInUse } from './listen.ts';
import { goOnWithoutLog } from './observe/log.ts';
import { environmentProblems, observabilityRules, readObservability } from './observe/settings.ts';
import { wantsHelpStatistics } from './settings.ts';
import { ForeignDatabase, type Running, startServers } from './start.ts';
import { stopOnSignal } from './stop-on-signal.ts';

goOnWithoutLog();

const { PORT, DATABASE_URL, DATABASE, SITE_DIR, SITE_ORIGIN, HOST } = process.env;
const port = Number(PORT || 4321);
const folder = SITE_DIR || 'dist';

const fail = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};

if (!Number.isInteger(port) || port < 1 || port > 65533) fail(`PORT=${PORT} is no port. Give a number from 1 to 65533.`);
if (!SITE_ORIGIN && !existsSync(join(folder, '404.html'))) {
  fail(`There is no built site in ${folder}. Build it with npm run build, or let SITE_DIR name another folder.`);
}

const wrong = [...environmentProblems(process.env, observabilityRules), ...retentionProblems()];
if (wrong.length > 0) fail(wrong.join('\n'));

const running: Running = await startServers({
  port,
  database: DATABASE_URL || DATABASE || '.data/companion.db',
  site: SITE_ORIGIN ? { origin: SITE_ORIGIN.replace(/\/+$/, '') } : { folder },
  helpStatistics: wantsHelpStatistics(),
  ...(HOST && { host: HOST }),
  ...readObservability(process.env, 'text'),
}).catch((error: unknown) => {
  if (error instanceof ForeignDatabase) return fail(error.message);
  const ofDatabase = DATABASE_URL || (error as { code?: string }).code === 'ERR_SQLITE_ERROR';
  const reason = ofDatabase && unreachable(error, DATABASE_URL || DATABASE);
  if (reason) return fail(reason);
  if (!(error instanceof PortInUse)) throw error;
  return fail(`${error.message} Stop that program, or choose other ports: PORT=${port + 1000} npm start`);
});

stopOnSignal(running.stop);

// A log for programs holds nothing but its entries.
const say = process.env.LOG === 'json' ? console.error : console.log;
say(`Site             ${running.site}/home`);
say(`App servers      ${running.servers}`);
say(`Reference shell  ${running.shell}/shell`);
