import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { retryAfterOf, type Send } from '../../src/api/send.ts';
import { findNginx } from '../../tools/scripts/nginx.ts';
import { root } from '../../tools/scripts/tools.ts';
import { freePort } from '../free-port.ts';
import { changed, makeCertificate, type NginxHost, runNginx } from './nginx-host.ts';

/** The origin that `deploy/nginx-api.conf` names. */
export const siteOrigin = 'https://help.example.com';

/** The app servers as a process, behind one proxy. @param database a file */
export async function startAppServer(port: number, database: string): Promise<ChildProcess> {
  const env = {
    PATH: process.env.PATH,
    DATABASE: database,
    PORT: String(port),
    SECRET: 'x'.repeat(32),
    PROXIES: '1',
    LOG: 'off',
  };
  const child = spawn(process.execPath, ['tools/scripts/server.ts'], {
    cwd: root,
    env: { ...env, PUBLIC_URL: 'https://api.example.com', ALLOWED_ORIGINS: siteOrigin },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (text) => String(text).includes('listen on') && resolve());
    child.once('close', (code) => reject(new Error(`The server ended with ${code}`)));
  });
  return child;
}

export interface ApiHost extends Pick<NginxHost, 'origin' | 'plain' | 'certificate' | 'accesses' | 'stop'> {
  port: number;
  /** What nginx has logged of its own refusals */
  refusals(): string;
}

/**
 * A real nginx with `deploy/nginx-api.conf` as it stands, but for addresses and certificate, in front of processes on these ports. It
 * believes the header `X-Client` about a caller's address, since all tests call from the same.
 *
 * @param changes what else is to differ
 */
export async function startApiNginx(
  ports: readonly number[],
  changes: readonly (readonly [RegExp, string])[] = [],
): Promise<ApiHost> {
  const nginx = findNginx();
  if (!nginx) throw new Error('No nginx here: npm test -- deploy fetches one, or says what to install.');
  const folder = mkdtempSync(join(tmpdir(), 'companion-api-nginx-'));
  const certificate = makeCertificate(folder);
  const plain = await freePort(2);
  const port = plain + 1;
  const configuration = changed('deploy/nginx-api.conf', [
    [/^ *listen \[::\].*\n/gm, ''],
    [/listen 80;/g, `listen 127.0.0.1:${plain};`],
    [/listen 443 /g, `listen 127.0.0.1:${port} `],
    [/api\.example\.com;/g, 'localhost;'],
    [/\S+\/(fullchain|privkey)\.pem/g, `${folder}/$1.pem`],
    [/\/var\/www\/html\b/g, join(folder, 'acme')],
    [/\/var\/log\/nginx\b/g, folder],
    [/( *server 127\.0\.0\.1:)8081(.*\n).*8082.*\n/, ports.map((each) => `$1${each}$2`).join('')],
    ...changes,
  ]);
  writeFileSync(join(folder, 'site.conf'), `set_real_ip_from 127.0.0.1;\nreal_ip_header X-Client;\n${configuration}`);
  const running = await runNginx(folder, nginx, plain);
  const refusals = () => readFileSync(join(folder, 'companion-api-refused.log'), 'utf8');
  return { ...running, origin: `https://localhost:${port}`, plain: `http://localhost:${plain}`, certificate, port, refusals };
}

export interface HttpsAnswer {
  status: number;
  headers: Headers;
  text: string;
}

/** Calls the host as a page of the site does. @param client the caller's address */
export function call(
  host: ApiHost,
  path: string,
  { method = 'GET', headers = {}, body, client = '192.0.2.1' }: CallInit = {},
): Promise<HttpsAnswer> {
  return new Promise((resolve, reject) => {
    const options = { method, ca: host.certificate, headers: { origin: siteOrigin, 'X-Client': client, ...headers } };
    request(`${host.origin}${path}`, options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (data: string) => {
        text += data;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: new Headers(response.headers as Record<string, string>), text }),
      );
    })
      .on('error', reject)
      .end(body);
  });
}

interface CallInit {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  client?: string;
}

/** The transport of the client, which a browser's rules apply to: without the grant, a page sees no answer at all. */
export const sendTo =
  (host: ApiHost, client?: string): Send =>
  async ({ method, url, headers, body }) => {
    const bytes = typeof body === 'string' || !body ? body : new Uint8Array(await body.arrayBuffer());
    const path = url.slice(host.origin.length);
    const answer = await call(host, path, { method, headers, ...(bytes && { body: bytes }), ...(client && { client }) });
    if (answer.headers.get('Access-Control-Allow-Origin') !== siteOrigin) throw new Error(`No grant: ${answer.status}`);
    const exposed = answer.headers.get('Access-Control-Expose-Headers')?.includes('Retry-After');
    return {
      status: answer.status,
      text: answer.text,
      retryAfter: retryAfterOf(exposed ? answer.headers.get('Retry-After') : null),
    };
  };
