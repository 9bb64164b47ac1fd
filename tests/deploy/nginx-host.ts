import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readDictionaries } from '../../server/site-files.ts';
import type { Published } from '../../src/contract/deployment.ts';
import { nginxFiles } from '../../src/routes/nginx.ts';
import { findNginx, type Nginx } from '../../tools/scripts/nginx.ts';
import { root } from '../../tools/scripts/tools.ts';
import { freePort } from '../free-port.ts';
import { Http2Client } from './http2-client.ts';

/** A real nginx with the project's own configuration, for the length of a test file. */
export interface NginxHost {
  /** `https://localhost:…` */
  origin: string;
  /** The port without TLS */
  plain: string;
  /** Whom a client has to trust */
  certificate: Buffer;
  /** Asks it over HTTP/2, and is closed with it */
  client: Http2Client;
  /** Whether this nginx sends `.br` files */
  brotli: boolean;
  /** What nginx has complained about so far */
  complaints(): string;
  /** What it has logged of requests, where a system's nginx.conf logs all */
  accesses(): string;
  stop(): Promise<void>;
}

/**
 * Publishes a folder on nginx by `deploy/nginx.conf` as it stands: only its addresses, paths and certificate are changed.
 *
 * @throws Error with nginx's own words when it does not start
 */
export async function startNginx(site: string, published: Published): Promise<NginxHost> {
  const nginx = findNginx();
  if (!nginx) throw new Error('No nginx here: npm test -- deploy fetches one, or says what to install.');
  const folder = mkdtempSync(join(tmpdir(), 'companion-nginx-'));
  const http = await freePort(2);
  const https = http + 1;
  const certificate = makeCertificate(folder);
  const rules = nginxFiles(published, readDictionaries(site));
  mkdirSync(join(folder, 'nginx'));
  writeFileSync(join(folder, 'nginx/companion-http.conf'), rules.http);
  writeFileSync(join(folder, 'nginx/companion-server.conf'), rules.server);
  writeFileSync(join(folder, 'site.conf'), ownConfiguration(folder, site, { http, https }, nginx.brotli !== undefined));

  const { stop, ...logs } = await runNginx(folder, nginx, http);
  const origin = `https://localhost:${https}`;
  const client = new Http2Client(origin, certificate);
  return {
    origin,
    plain: `http://localhost:${http}`,
    certificate,
    client,
    brotli: nginx.brotli !== undefined,
    ...logs,
    stop() {
      client.close();
      return stop();
    },
  };
}

/**
 * Runs nginx with the `site.conf` of a folder, which it removes in the end.
 *
 * @param port that answers http without TLS
 * @throws Error with nginx's own words when it does not start
 */
export async function runNginx(
  folder: string,
  nginx: Nginx,
  port: number,
): Promise<Pick<NginxHost, 'complaints' | 'accesses' | 'stop'>> {
  writeFileSync(join(folder, 'main.conf'), surroundings(folder, nginx));
  const child = spawn(nginx.program, ['-e', 'stderr', '-p', folder, '-c', join(folder, 'main.conf')]);
  let words = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    words += text;
  });
  const stop = async () => {
    await ended(child);
    rmSync(folder, { recursive: true });
  };
  for (let tries = 0; child.exitCode === null && !(await answers(port)); tries++) {
    if (tries === 600) child.kill('SIGTERM');
    await pause(100);
  }
  if (child.exitCode !== null) {
    await stop();
    throw new Error(`nginx does not start:\n${words}`);
  }
  return { complaints: () => words, accesses: () => readFileSync(join(folder, 'access.log'), 'utf8'), stop };
}

const answers = (port: number) =>
  fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).then(
    () => true,
    () => false,
  );

/** `deploy/nginx.conf`, with what an owner changes in it. */
function ownConfiguration(folder: string, site: string, ports: { http: number; https: number }, brotli: boolean): string {
  return changed('deploy/nginx.conf', [
    [/^ *listen \[::\].*\n/gm, ''],
    [/listen 80;/g, `listen 127.0.0.1:${ports.http};`],
    [/listen 443 /g, `listen 127.0.0.1:${ports.https} `],
    [/help\.example\.com;/g, 'localhost;'],
    [/\S+\/(fullchain|privkey)\.pem/g, `${folder}/$1.pem`],
    [/\/srv\/companion\/current\/nginx\b/g, join(folder, 'nginx')],
    [/\/srv\/companion\/current\/dist\b/g, site],
    [/\/var\/www\/html\b/g, join(folder, 'acme')],
    ...(brotli ? [[/# (?=brotli_static)/g, ''] as [RegExp, string]] : []),
  ]);
}

/** A configuration of `deploy/` with what an owner changes in it. @throws Error when it has nothing to change */
export const changed = (file: string, changes: readonly (readonly [RegExp, string])[]): string =>
  changes.reduce(
    (text, [pattern, value]) => {
      if (!pattern.test(text)) throw new Error(`${file} has no ${pattern}`);
      return text.replace(pattern, value);
    },
    readFileSync(join(root, file), 'utf8'),
  );

/** What a system's nginx.conf has around a site, and nothing of this machine. */
function surroundings(folder: string, { types, brotli }: { types: string; brotli?: string }): string {
  const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${folder}/${name};`);
  return [
    // As root it would read as nobody, who may not look into a folder of root's.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    ...(brotli ? [`load_module ${brotli};`] : []),
    'daemon off;',
    'worker_processes 1;',
    `pid ${folder}/pid;`,
    'events { worker_connections 512; }',
    'http {',
    `  include ${types};`,
    '  default_type application/octet-stream;',
    `  access_log ${folder}/access.log;`,
    ...scratch,
    `  include ${folder}/site.conf;`,
    '}',
    '',
  ].join('\n');
}

export function makeCertificate(folder: string): Buffer {
  const [key, file] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync('openssl', ['req', '-x509', ...kind, ...subject, '-keyout', key, '-out', file], { stdio: 'pipe' });
  return readFileSync(file);
}

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
