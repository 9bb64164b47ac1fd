import { createHash } from 'node:crypto';

/** The cookie under which the phone keeps its own `lang`: cookies ignore ports, and a browser's on the site's port is not the phone's. */
const phoneLanguageCookie = 'companion-phone-lang';

/** The cookie that says that the phone has no network. */
export const offlineCookie = 'companion-phone-offline';

/** Headers that hold for one connection only, or would make the site's answer unreadable here. */
const droppedRequestHeaders = [
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

/** Hold for one connection, or for the body as it was encoded; or forbid the frame. */
const droppedResponseHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'content-encoding', 'x-frame-options'];

/**
 * Fetches from the site what a page in the phone requests, and injects `script` into every page. Otherwise the response is the site's
 * own, except that the reference shell, and only it, may frame it.
 *
 * @param site the site's origin; one of a development server will do
 */
export async function proxy(request: Request, site: string, script: string): Promise<Response> {
  const response = await forward(request, site).catch(() => undefined);
  if (!response) return new Response(`Nothing answers at ${site}. Start the site there.`, { status: 502 });
  const { status } = response;
  const headers = responseHeaders(response.headers, site);
  const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false;
  if (!isPage || !response.body) return new Response(response.body, { status, headers });
  for (const name of ['content-length', 'etag', 'last-modified']) headers.delete(name);
  return new Response(inject(await response.text(), script), { status, headers });
}

function forward(request: Request, site: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const { method, body } = request;
  const headers = new Headers(request.headers);
  for (const name of droppedRequestHeaders) headers.delete(name);
  headers.set('Accept-Encoding', 'identity');
  const cookies = phoneCookies(request.headers.get('Cookie') ?? '');
  if (cookies) headers.set('Cookie', cookies);
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return fetch(site + pathname + search, { method, headers, redirect: 'manual', ...(hasBody && { body, duplex: 'half' }) });
}

/** The site's headers, but that the reference shell may frame the page, and redirects stay on the shell's origin. */
function responseHeaders(from: Headers, site: string): Headers {
  const headers = new Headers(from);
  for (const name of droppedResponseHeaders) headers.delete(name);
  const policy = headers.get('Content-Security-Policy');
  if (policy) headers.set('Content-Security-Policy', policy.replace(/frame-ancestors [^;]*/g, "frame-ancestors 'self'"));
  const location = headers.get('Location');
  if (location?.startsWith(`${site}/`)) headers.set('Location', location.slice(site.length));
  return headers;
}

/** What the phone sends of the browser's cookies: its own `lang` instead of the browser's. */
function phoneCookies(header: string): string {
  const pairs = header.split(/;\s*/).filter((pair) => pair && !/^(lang|companion-phone-offline)=/.test(pair));
  return pairs.map((pair) => pair.replace(new RegExp(`^${phoneLanguageCookie}=`), 'lang=')).join('; ');
}

/**
 * Injects a script before everything else of a page, as a native app's web view does at document start. The page's policy stays the
 * same, with the script's hash added.
 *
 * @param script its text, without `</script`
 */
export function inject(html: string, script: string): string {
  const admitted = html.replace(/<meta\b[^>]*\bhttp-equiv=["']?content-security-policy["']?[^>]*>/gi, (tag) =>
    admit(tag, script),
  );
  const tag = `<script>${script}</script>`;
  const head = /<head(\s[^>]*)?>/i.exec(admitted);
  const at = head ? head.index + head[0].length : (/^\s*<!doctype[^>]*>/i.exec(admitted)?.[0].length ?? 0);
  return admitted.slice(0, at) + tag + admitted.slice(at);
}

function admit(tag: string, script: string): string {
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  return tag.replace(
    /\b(script-src(?:-elem)?)(\s[^;"]*)/g,
    (_, name: string, sources: string) => `${name}${sources.trimEnd()} ${hash}`,
  );
}
