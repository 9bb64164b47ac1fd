import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { Fate } from './faults.ts';

/** A call as it passes through. */
export interface Passing {
  method: string;
  path: string;
  token: string;
}

export interface FaultProxy {
  port: number;
  /** Decides what becomes of each call but preflights; to be set anew for every scenario */
  decide(passing: Passing): Fate;
  /** How often each fate was met since the last {@link FaultProxy.heal} */
  met: Map<Fate, number>;
  /** Lets every call through again */
  heal(): void;
  stop(): Promise<void>;
}

/** Milliseconds by which a late answer is late: within every time limit. */
const lateness = 700;

const html = '<!doctype html><title>Sign in to the network</title><form>';

/**
 * Stands between a browser and the app servers, and spoils calls: really, on the connection, where the browser cannot tell it from
 * a bad network. What the server did stays done.
 *
 * @param upstream port of the app servers on this machine
 */
export async function startFaultProxy(upstream: number): Promise<FaultProxy> {
  const server = createServer((incoming, outgoing) => {
    void pass(proxy, upstream, incoming, outgoing).catch(() => incoming.socket.destroy());
  });
  const proxy: FaultProxy = {
    port: 0,
    decide: () => 'none',
    met: new Map(),
    heal() {
      proxy.decide = () => 'none';
      proxy.met.clear();
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  // Silent calls may last as long as the page likes.
  server.requestTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  proxy.port = (server.address() as AddressInfo).port;
  return proxy;
}

async function pass(proxy: FaultProxy, upstream: number, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/', headers, socket } = incoming;
  const body = await buffer(incoming);
  const path = url.replace(/\?.*/, '');
  const fate = method === 'OPTIONS' ? 'none' : proxy.decide({ method, path, token: String(headers.token ?? '') });
  if (method !== 'OPTIONS') proxy.met.set(fate, (proxy.met.get(fate) ?? 0) + 1);

  switch (fate) {
    case 'reset before':
      return void socket.destroy();
    case 'silence before':
      return;
    case 'half a request':
      await forward(upstream, incoming, body, true).catch(() => undefined);
      return void socket.destroy();
    case 'HTML':
      return say(outgoing, 200, html, 'text/html');
    case '503':
      return say(outgoing, 503, html, 'text/html');
    case '500':
      return refuse(outgoing, 500);
    case '401':
      return refuse(outgoing, 401);
  }

  const answer = await forward(upstream, incoming, body);
  const { text } = answer;
  const half = text.subarray(0, text.length >> 1);
  switch (fate) {
    case 'reset after':
      return void socket.destroy();
    case 'silence after':
      return;
    case 'half an answer':
      outgoing.writeHead(answer.status, { ...answer.headers, 'content-length': text.length });
      outgoing.write(half, () => socket.destroy());
      return;
    case 'cut off':
      return void outgoing.writeHead(answer.status, { ...answer.headers, 'content-length': half.length }).end(half);
    case 'garbage': {
      const bytes = Buffer.from(text.map((byte, index) => byte ^ (index * 151)));
      return void outgoing.writeHead(answer.status, { ...answer.headers, 'content-length': bytes.length }).end(bytes);
    }
    case 'late':
      await pause(lateness);
  }
  outgoing.writeHead(answer.status, answer.headers).end(text);
}

function say(outgoing: ServerResponse, status: number, text: string, type: string): void {
  outgoing.writeHead(status, { 'content-type': type, 'access-control-allow-origin': '*' }).end(text);
}

const refuse = (outgoing: ServerResponse, code: number): void =>
  say(outgoing, code, JSON.stringify({ code, msg: '', data: null }), 'application/json');

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: Buffer;
}

/** Asks the server, on a connection of its own. @param half breaks off in the middle of the request's body, or after its head */
function forward(upstream: number, { method, url, headers }: IncomingMessage, body: Buffer, half = false): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port: upstream, method, path: url, headers, agent: false }, async (response) => {
      const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...kept } = response.headers;
      resolve({ status: response.statusCode ?? 502, headers: kept, text: await buffer(response) });
    });
    asked.on('error', reject);
    if (!half) return void asked.end(body);
    asked.flushHeaders();
    asked.write(body.subarray(0, body.length >> 1), () => setTimeout(() => asked.destroy(new Error('Half a request')), 20));
  });
}
