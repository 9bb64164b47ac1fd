import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { serve } from '@hono/node-server';
import { createSite } from '../../server/site.ts';
import { Problem } from '../scripts/tools.ts';
import { slowLink } from './link.ts';

/** A folder served as a CDN would: HTTP/2 over TLS, brotli, the site's own headers and rewrites. */
export interface Host {
  origin: string;
  /** The same over a slow connection */
  slowOrigin: string;
  stop(): Promise<void>;
}

export async function host(folder: string, port = 0): Promise<Host> {
  const server = await serveTls(createSite(folder).fetch, port);
  const link = await slowLink(server.port);
  return {
    origin: `https://localhost:${server.port}`,
    slowOrigin: `https://localhost:${link.port}`,
    async stop() {
      await link.stop();
      await server.stop();
    },
  };
}

/** Answers over HTTP/2 and TLS. @param port any that is free, where it is 0 */
export async function serveTls(
  fetch: (request: Request) => Response | Promise<Response>,
  port: number,
): Promise<{ port: number; stop(): Promise<void> }> {
  const server = serve({
    fetch,
    port,
    createServer: createSecureServer as never,
    serverOptions: { ...certificate(), allowHTTP1: true } as never,
  });
  await new Promise((resolve) => server.once('listening', resolve));
  // Records no longer than a packet, as CDNs send at first: a browser can read each as it arrives.
  server.on('secureConnection' as never, (socket: TLSSocket) => socket.setMaxSendFragment(1400));
  const sessions = new Set<ServerHttp2Session>();
  server.on('session' as never, (session: ServerHttp2Session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const session of sessions) session.destroy();
      }),
  };
}

let made: { key: string; cert: string } | undefined;

/** A certificate for this run alone, which no browser trusts. */
function certificate(): { key: string; cert: string } {
  if (made) return made;
  const folder = mkdtempSync(join(tmpdir(), 'companion-bench-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  try {
    execFileSync('openssl', [...request, '-subj', '/CN=localhost', '-keyout', key, '-out', cert], { stdio: 'ignore' });
    made = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
    return made;
  } catch {
    throw new Problem('The bench needs openssl for its certificate. Install it and run this again.');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
