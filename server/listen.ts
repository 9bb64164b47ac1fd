import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

export type { RequestListener };

/** A port that another program holds. */
export class PortInUse extends Error {
  override name = 'PortInUse';
  readonly port: number;
  constructor(port: number) {
    super(`Port ${port} is in use by another program.`);
    this.port = port;
  }
}

/**
 * Milliseconds for which a connection that is idle is kept: longer than the proxies before a server keep theirs (nginx: 60 s), so that
 * it is never the server who closes one on which a call is just being sent. Node's own five seconds lose such calls.
 */
const keptIdle = 75_000;

/** Milliseconds after which a connection ends on which nothing moves within a call: longer than the pages wait for any. */
const stalledAfter = 100_000;

/** Milliseconds within which a call has to arrive, however steadily: two mebibytes at 140 kbit/s. */
const arrivesWithin = 120_000;

/** How many connections each address takes: calls beyond what can be served are refused one by one, and need one for that. */
const maxConnections = 5_000;

/** Connections that may wait to be accepted: one beyond that tries again after one, three, seven… seconds. Node's own 511 are too few. */
const backlog = 4096;

/** Both addresses of `localhost`: browsers choose either. */
const loopback = ['127.0.0.1', '::1'];

/**
 * Listens on this machine only, or on the address that `host` names.
 *
 * @returns stops listening and ends every connection; those with a call under way within so many milliseconds, at once if none are given
 * @throws PortInUse
 */
export async function listen(
  listener: RequestListener,
  port: number,
  host?: string,
  onUpgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void,
): Promise<(patience?: number) => Promise<void>> {
  const servers: Server[] = [];
  const open = new Set<Socket>();
  const stop = async (patience = 0) => {
    await Promise.all(servers.map((server) => close(server, open, patience)));
  };
  for (const address of host ? [host] : loopback) {
    const server = createServer({ keepAliveTimeout: keptIdle, requestTimeout: arrivesWithin }, listener);
    server.maxConnections = maxConnections;
    server.setTimeout(stalledAfter);
    server.on('connection', (socket) => {
      open.add(socket);
      socket.once('close', () => open.delete(socket));
    });
    if (onUpgrade)
      server.on('upgrade', (request, socket, head) => {
        // A WebSocket may be silent for as long as it likes.
        (socket as Socket).setTimeout(0);
        onUpgrade(request, socket, head);
      });
    try {
      await bind(server, port, address);
      servers.push(server);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // A machine without IPv6 has no ::1.
      if (address === '::1' && (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT')) continue;
      await stop();
      throw code === 'EADDRINUSE' ? new PortInUse(port) : error;
    }
  }
  return stop;
}

const bind = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject).listen({ port, host, backlog }, () => {
      server.off('error', reject);
      resolve();
    });
  });

/** With its connections, those that became WebSockets too, which Node no longer counts as the server's. */
const close = (server: Server, open: ReadonlySet<Socket>, patience: number): Promise<void> =>
  new Promise((resolve) => {
    const cut = () => {
      for (const socket of open) socket.destroy();
    };
    // A connection that is kept alive is free as soon as its call is answered.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const late = setTimeout(cut, patience);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(late);
      resolve();
    });
    if (patience === 0) cut();
  });
