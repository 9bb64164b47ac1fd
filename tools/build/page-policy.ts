import { createHash } from 'node:crypto';

type Hash = `sha256-${string}`;

/** All pages have the same few scripts and styles. */
const hashes = new Map<string, Hash>();

/** The source expression of an inline script or style, for a Content-Security-Policy. */
export function hashOf(code: string): Hash {
  const hash = hashes.get(code) ?? `sha256-${createHash('sha256').update(code).digest('base64')}`;
  hashes.set(code, hash);
  return hash;
}

const meta = /<meta http-equiv="content-security-policy" content="([^"]*)">/;
const charset = /<meta charset="[^"]*">/;
const inline = /<(script|style)\b([^>]*)>(.*?)<\/\1>/gs;
const forbidden = /<[a-z][^<>]*\s(style|on[a-z]+)="[^"]*"/;

/**
 * Reduces the hashes in a page's Content-Security-Policy, where Astro writes those of all pages, to the scripts and styles that the page
 * has. Moves the policy to the head's beginning, since it does not apply to what stands before it.
 *
 * @throws Error when a browser would refuse something of the page: inline code without a hash, a `style` attribute, an inline event
 *   handler
 */
export function withOwnHashes(html: string): string {
  const [tag, content] = meta.exec(html) ?? [];
  if (!tag || content === undefined) throw new Error('has no Content-Security-Policy');
  const [bad, name] = forbidden.exec(html) ?? [];
  if (bad) throw new Error(`has an inline ${name}="…", which its Content-Security-Policy forbids: ${bad.slice(0, 120)}`);

  const own = new Set<string>();
  for (const [, element, attributes = '', code] of html.matchAll(inline)) {
    // Data is not executed, and no policy applies to it.
    if (!code || / src=|ld\+json/.test(attributes)) continue;
    const hash = `'${hashOf(code)}'`;
    if (!content.includes(hash)) throw new Error(`has an inline <${element}> without a hash: ${code.slice(0, 120)}`);
    own.add(hash);
  }
  const reduced = tag.replace(/ '(sha256-[^']+)'/g, (expression) => (own.has(expression.trim()) ? expression : ''));
  return html.replace(tag, '').replace(charset, (first) => first + reduced.replace(/\s+;/g, ';'));
}

/**
 * Removes the app servers from the policy of a page without islands, which calls none, unless a part of it says so by `data-servers`.
 *
 * @param errorHook the origin that every page reports its errors to, if any
 */
export const withoutServers = (html: string, errorHook?: string): string =>
  /<astro-island|<[a-z][^<>]* data-servers[\s>]/.test(html)
    ? html
    : html.replace(meta, (tag) =>
        tag.replace(/ (https?:[^\s;"]+)/g, (expression, origin) => (origin === errorHook ? expression : '')),
      );
