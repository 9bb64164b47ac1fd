import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { InjectedFault } from './faults.ts';

/** A call as it passes through. */
interface Passing {
  method: string;
  path: string;
  token: string;
}

export interface FaultProxy {
  port: number;
  /** Decides the fault of each call except preflights. Every scenario sets its own */
  decide(passing: Passing): InjectedFault;
  /** How often each fault was met since the last {@link FaultProxy.heal} */
  met: Map<InjectedFault, number>;
  /** Lets every call through again */
  heal(): void;
  stop(): Promise<void>;
}

/** Delay of a late response in milliseconds: shorter than every timeout. */
const lateness = 700;

const html = '<!doctype html><title>Sign in to the network</title><form>';

/**
 * A proxy between a browser and the app servers that injects faults on the connection, where the browser cannot tell them from a bad
 * network. What the server did is not undone.
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
  // Calls without a response last until the page gives up.
  server.requestTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  proxy.port = (server.address() as AddressInfo).port;
  return proxy;
}

async function pass(proxy: FaultProxy, upstream: number, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { socket } = incoming;
  const body = await buffer(incoming);
  const fault = decideFault(proxy, incoming);
  switch (fault) {
    case 'reset before':
      return void socket.destroy();
    case 'silence before':
      return;
    case 'half a request':
      await forward(upstream, incoming, body, true).catch(() => undefined);
      return void socket.destroy();
    case 'HTML':
      return respond(outgoing, 200, html, 'text/html');
    case '503':
      return respond(outgoing, 503, html, 'text/html');
    case '500':
    case '401':
      return respond(outgoing, Number(fault), JSON.stringify({ code: Number(fault), msg: '', data: null }), 'application/json');
  }
  await spoil(fault, await forward(upstream, incoming, body), outgoing, socket);
}

/** Decides the fault of a call, and counts it. Preflights pass. */
function decideFault(proxy: FaultProxy, { method = 'GET', url = '/', headers }: IncomingMessage): InjectedFault {
  if (method === 'OPTIONS') return 'none';
  const fault = proxy.decide({ method, path: url.replace(/\?.*/, ''), token: String(headers.token ?? '') });
  proxy.met.set(fault, (proxy.met.get(fault) ?? 0) + 1);
  return fault;
}

/** Passes on a response, or what the fault leaves of it. */
async function spoil(fault: InjectedFault, response: Response, outgoing: ServerResponse, socket: Socket): Promise<void> {
  const { status, headers, text } = response;
  const half = text.subarray(0, text.length >> 1);
  switch (fault) {
    case 'reset after':
      return void socket.destroy();
    case 'silence after':
      return;
    case 'half an answer':
      outgoing.writeHead(status, { ...headers, 'content-length': text.length });
      outgoing.write(half, () => socket.destroy());
      return;
    case 'cut off':
      return void outgoing.writeHead(status, { ...headers, 'content-length': half.length }).end(half);
    case 'garbage': {
      const bytes = Buffer.from(text.map((byte, index) => byte ^ (index * 151)));
      return void outgoing.writeHead(status, { ...headers, 'content-length': bytes.length }).end(bytes);
    }
    case 'late':
      await pause(lateness);
  }
  outgoing.writeHead(status, headers).end(text);
}

function respond(outgoing: ServerResponse, status: number, text: string, type: string): void {
  outgoing.writeHead(status, { 'content-type': type, 'access-control-allow-origin': '*' }).end(text);
}

interface Response {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: Buffer;
}

/** Sends a request to the server on a connection of its own. @param half breaks off in the middle of the body, or after the headers */
function forward(upstream: number, { method, url, headers }: IncomingMessage, body: Buffer, half = false): Promise<Response> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: upstream, method, path: url, headers, agent: false }, async (response) => {
      const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...kept } = response.headers;
      resolve({ status: response.statusCode ?? 502, headers: kept, text: await buffer(response) });
    });
    sent.on('error', reject);
    if (!half) return void sent.end(body);
    sent.flushHeaders();
    sent.write(body.subarray(0, body.length >> 1), () => setTimeout(() => sent.destroy(new Error('Half a request')), 20));
  });
}
