import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { deploymentFile, loadDeployment } from '../src/contract/load-deployment.ts';
import { editDistance } from '../src/lib/search/similarity.ts';
import { isFileMissing } from './db/open.ts';
import { isPostgresUrl, postgresAddress } from './db/postgres.ts';
import { retentionProblems } from './db/retention.ts';
import { pictureRules, readPictureSettings, type S3Settings } from './images/settings.ts';
import {
  type Environment,
  type EnvironmentRules,
  environmentProblems,
  type Observability,
  observabilityRules,
  readObservability,
} from './observe/settings.ts';

/** Whether the site's configuration wants to know which answers help: the same setting decides for its pages and for the servers. */
export const wantsHelpStatistics = (file = deploymentFile()): boolean =>
  existsSync(file) && loadDeployment(file).helpStatistics === true;

/** How the app servers run as a service. */
export interface Settings extends Observability {
  database: string;
  port: number;
  host?: string;
  secret: string;
  publicUrl: string;
  allowedOrigins: readonly string[];
  proxies: number;
  seed: boolean;
  /** Where pictures are kept, if not in the database */
  pictures?: S3Settings;
  helpStatistics?: boolean;
}

/** An address without a path, as browsers send it as an origin. */
const isOrigin = (text: string): boolean => URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text;

const rules: EnvironmentRules = {
  DATABASE_URL: ({ DATABASE_URL, DATABASE }) =>
    DATABASE_URL
      ? !(isPostgresUrl(DATABASE_URL) && URL.canParse(DATABASE_URL)) && `must be ${postgresAddress}.`
      : !DATABASE && 'is missing: postgres://user:password@host:5432/name. Or let DATABASE name a file for SQLite.',
  DATABASE: ({ DATABASE_URL, DATABASE, SEED }) => {
    if (!DATABASE) return false;
    if (DATABASE_URL) return 'must not be there beside DATABASE_URL: remove the one that is not meant.';
    return (
      SEED !== '1' &&
      isFileMissing(DATABASE) &&
      'names a file that is not there. If it was lost, restore the newest backup; the first one is made by npm run migrate -- --create.'
    );
  },
  PORT: ({ PORT }) =>
    !(/^\d+$/.test(PORT ?? '') && Number(PORT) > 0 && Number(PORT) < 65_536) && 'must be a number from 1 to 65535.',
  SECRET: ({ SECRET = '' }) =>
    SECRET.length < 32 &&
    'must be 32 characters or more that nobody can guess, the same in every process: openssl rand -hex 32 makes some.',
  PUBLIC_URL: ({ PUBLIC_URL = '' }) =>
    !(URL.canParse(PUBLIC_URL) && /^https?:/.test(PUBLIC_URL) && !/[?#]/.test(PUBLIC_URL)) &&
    'must be the address under which the public reaches the app servers, such as https://api.example.com.',
  ALLOWED_ORIGINS: ({ ALLOWED_ORIGINS }) =>
    !(ALLOWED_ORIGINS && listOf(ALLOWED_ORIGINS).every(isOrigin)) &&
    'must be the origins of the sites that may call the app servers, with commas between: https://help.example.com.',
  PROXIES: ({ PROXIES }) =>
    !/^\d?$/.test(PROXIES ?? '') && 'must say how many proxies stand before the server, each adding to X-Forwarded-For: 0 to 9.',
  ERASURES: ({ ERASURES, INIT_CWD = '.' }) =>
    !!ERASURES && !existsSync(dirname(resolve(INIT_CWD, ERASURES))) && 'must name a file in a folder that is there.',
  SEED: ({ SEED }) =>
    SEED === '1' &&
    !existsSync(join(import.meta.dirname, 'seed')) &&
    'cannot be 1: this release comes without the sample data, which is only in the sources.',
  ...pictureRules,
  ...observabilityRules,
};

const listOf = (text: string): string[] => text.split(',').map((entry) => entry.trim());

/** Variables that nobody misses when their name is mistyped, and whose names no other program has. */
const easilyMissed = ['PROXIES', 'METRICS_TOKEN', 'ERASURES', 'PICTURES', 'DATABASE'];

/** Letters in which a name, or its plural, may differ from the one that is meant. */
const maxTypos = 2;

const mistyped = (env: Environment): string[] =>
  Object.keys(env).flatMap((name) => {
    const meant = easilyMissed.find(
      (known) => editDistance(name.toUpperCase().replace(/Y$/, 'IES'), known, maxTypos) <= maxTypos,
    );
    return meant && name !== meant ? [`${name} is no variable of the servers. Is ${meant} meant?`] : [];
  });

/** @returns the settings, or a sentence for each variable that is missing, mistyped or wrong, and each wrong entry of `retention.json` */
export function readSettings(env: Environment): Settings | { wrong: string[] } {
  const wrong = [...environmentProblems(env, rules), ...mistyped(env), ...retentionProblems()];
  if (wrong.length > 0) return { wrong };
  const { DATABASE_URL, DATABASE, PORT, HOST, SECRET = '', PUBLIC_URL = '', ALLOWED_ORIGINS = '', PROXIES, SEED } = env;
  const pictures = readPictureSettings(env);
  return {
    database: DATABASE_URL || DATABASE || '',
    port: Number(PORT),
    ...(HOST && { host: HOST }),
    secret: SECRET,
    publicUrl: PUBLIC_URL.replace(/\/+$/, ''),
    allowedOrigins: listOf(ALLOWED_ORIGINS),
    proxies: Number(PROXIES || 0),
    seed: SEED === '1',
    ...(pictures && { pictures }),
    ...readObservability(env, 'json'),
  };
}
