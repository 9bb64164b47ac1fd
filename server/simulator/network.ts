import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import type { RequestListener } from '../listen.ts';
import { offlineCookie } from './proxy.ts';

/**
 * Cuts the connections of a phone that has no network, as nothing within a page can do: of its pages, its pictures, its
 * workers. What belongs to the reference shell itself still answers.
 */
export function cutWhenOffline(listener: RequestListener): RequestListener {
  return (request, response) => {
    const offline = request.headers.cookie?.split(/;\s*/).includes(`${offlineCookie}=1`);
    const ofShell = /^\/shell(?:[/?]|$)/.test(request.url ?? '');
    if (offline && !ofShell) request.socket.destroy();
    else listener(request, response);
  };
}

/** Hands a WebSocket through to the site: a development server reloads its pages by one. */
export function tunnelTo(site: string): (request: IncomingMessage, socket: Duplex, head: Buffer) => void {
  const { hostname, port } = new URL(site);
  return (request, socket, head) => {
    const { rawHeaders } = request;
    const lines = rawHeaders.flatMap((name, index) => (index % 2 ? [] : [`${name}: ${rawHeaders[index + 1]}`]));
    const upstream = connect(Number(port || 80), hostname, () => {
      upstream.write([`GET ${request.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
      upstream.write(head);
      upstream.pipe(socket).pipe(upstream);
    });
    upstream.on('error', () => socket.destroy());
    socket.on('error', () => upstream.destroy());
  };
}
