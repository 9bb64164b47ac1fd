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
