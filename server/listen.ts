import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

export type { RequestListener };

/** The port is used by another program. */
export class PortInUse extends Error {
  override name = 'PortInUse';
  readonly port: number;
  constructor(port: number) {
    super(`Port ${port} is in use by another program.`);
    this.port = port;
  }
}

/**
 * Milliseconds for which an idle connection stays open: longer than in the proxies in front of the server (nginx: 60 s), so that the
 * server never closes one while a call is being sent. Node's default of five seconds loses such calls.
 */
const keepAliveTimeout = 75_000;

/** Milliseconds after which a connection without traffic within a call is closed: longer than pages wait for a response. */
const socketTimeout = 100_000;

/** Milliseconds within which a request must be received: two mebibytes at 140 kbit/s. */
const requestTimeout = 120_000;

/** Connections per address. Calls that are refused under overload need one too. */
const maxConnections = 5_000;

/** Connections that may wait to be accepted. Clients of further ones retry after one, three, seven… seconds; Node's default is 511. */
const backlog = 4096;

/** Both addresses of `localhost`: browsers choose either. */
const loopback = ['127.0.0.1', '::1'];

/**
 * Listens on this machine only, or on the address that `host` names.
 *
 * @returns a function that stops listening and closes every connection; those with a running call after a grace period (milliseconds),
 *   at once without one
 * @throws PortInUse
 */
export async function listen(
  listener: RequestListener,
  port: number,
  host?: string,
  onUpgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void,
): Promise<(gracePeriod?: number) => Promise<void>> {
  const servers: Server[] = [];
  const open = new Set<Socket>();
  const stop = async (gracePeriod = 0) => {
    await Promise.all(servers.map((server) => close(server, open, gracePeriod)));
  };
  for (const address of host ? [host] : loopback) {
    const server = createServer({ keepAliveTimeout, requestTimeout }, listener);
    server.maxConnections = maxConnections;
    server.setTimeout(socketTimeout);
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
const close = (server: Server, open: ReadonlySet<Socket>, gracePeriod: number): Promise<void> =>
  new Promise((resolve) => {
    const cut = () => {
      for (const socket of open) socket.destroy();
    };
    // A connection that is kept alive is free as soon as its call is answered.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const late = setTimeout(cut, gracePeriod);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(late);
      resolve();
    });
    if (gracePeriod === 0) cut();
  });
