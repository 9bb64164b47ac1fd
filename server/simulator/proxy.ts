import { inject } from './inject.ts';

/** The cookie under which the phone keeps its own `lang`: cookies ignore ports, and a browser's on the site's port is not the phone's. */
export const phoneLanguageCookie = 'companion-phone-lang';

/** The cookie that says that the phone has no network. */
export const offlineCookie = 'companion-phone-offline';

/** Headers that hold for one connection only, or would make the site's answer unreadable here. */
const left = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'host',
  'accept-encoding',
  'if-none-match',
  'if-modified-since',
  'cookie',
];

/**
 * Fetches from the site what a page in the phone asks for, with `script` put into every page. Otherwise the answer is the
 * site's own, but that the reference shell, and only it, may frame it.
 *
 * @param site the site's origin; one of a development server will do
 */
export async function proxy(request: Request, site: string, script: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const name of left) headers.delete(name);
  headers.set('Accept-Encoding', 'identity');
  const cookies = phoneCookies(request.headers.get('Cookie') ?? '');
  if (cookies) headers.set('Cookie', cookies);

  const sends = request.method !== 'GET' && request.method !== 'HEAD';
  const answer = await fetch(site + pathname + search, {
    method: request.method,
    headers,
    redirect: 'manual',
    ...(sends && { body: request.body, duplex: 'half' }),
  }).catch(() => undefined);
  if (!answer) return new Response(`Nothing answers at ${site}. Start the site there.`, { status: 502 });

  const own = new Headers(answer.headers);
  for (const name of ['connection', 'keep-alive', 'transfer-encoding', 'content-encoding', 'x-frame-options']) own.delete(name);
  const policy = own.get('Content-Security-Policy');
  if (policy) own.set('Content-Security-Policy', policy.replace(/frame-ancestors [^;]*/g, "frame-ancestors 'self'"));
  const location = own.get('Location');
  if (location?.startsWith(`${site}/`)) own.set('Location', location.slice(site.length));

  const isPage = answer.headers.get('Content-Type')?.startsWith('text/html') ?? false;
  if (!isPage || !answer.body) return new Response(answer.body, { status: answer.status, headers: own });
  for (const name of ['content-length', 'etag', 'last-modified']) own.delete(name);
  return new Response(inject(await answer.text(), script), { status: answer.status, headers: own });
}

/** What the phone sends of the browser's cookies: its own `lang` instead of the browser's. */
function phoneCookies(header: string): string {
  const pairs = header.split(/;\s*/).filter((pair) => pair && !/^(lang|companion-phone-offline)=/.test(pair));
  return pairs.map((pair) => pair.replace(new RegExp(`^${phoneLanguageCookie}=`), 'lang=')).join('; ');
}
