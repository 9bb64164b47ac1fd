import { createHash } from 'node:crypto';
import { pruneStyles } from './prune-styles.ts';

type Hash = `sha256-${string}`;

/** Pages have the same few scripts and styles, thousands of times. */
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
const style = /<style>(.*?)<\/style>/gs;
const attribute = /<[a-z][^<>]*\s(style|on[a-z]+)="[^"]*"/;

/**
 * Makes a built page's Content-Security-Policy the page's own: Astro writes the hashes of all pages into each, here only
 * those stay that the page has scripts and styles for. It is moved to the head's beginning, since it says nothing about what
 * stands before it.
 *
 * @throws Error when a browser would refuse something of the page: inline code that nobody vouched for, a `style`
 *   attribute, an inline event handler
 */
export function withOwnPolicy(html: string): string {
  const [tag, content] = meta.exec(html) ?? [];
  if (!tag || content === undefined) throw new Error('has no Content-Security-Policy');
  const [bad, name] = attribute.exec(html) ?? [];
  if (bad) throw new Error(`has an inline ${name}="…", which its Content-Security-Policy forbids: ${bad.slice(0, 120)}`);

  const own = new Set<string>();
  for (const [, element, attributes, code] of html.matchAll(inline)) {
    if (!code || / src=/.test(attributes as string)) continue;
    const hash = `'${hashOf(code)}'`;
    if (!content.includes(hash)) throw new Error(`has an inline <${element}> without a hash: ${code.slice(0, 120)}`);
    own.add(hash);
  }
  const tightened = tag.replace(/ '(sha256-[^']+)'/g, (expression) => (own.has(expression.trim()) ? expression : ''));
  return html.replace(tag, '').replace(charset, (first) => first + tightened.replace(/\s+;/g, ';'));
}

/**
 * Leaves a page without islands the styles that it needs, in one element: what guides share is more than any of them uses.
 *
 * @param html with Astro's own policy, which vouches for the styles that go and then for the one that stays
 * @param scripts see {@link pruneStyles}
 */
export function withOwnStyles(html: string, scripts = ''): string {
  const sheets = [...html.matchAll(style)];
  if (html.includes('<astro-island') || !sheets.every(([, css = '']) => html.includes(hashOf(css)))) return html;
  const css = pruneStyles(sheets.map(([, one]) => one).join(''), html, scripts);
  const [first] = sheets;
  return html
    .replace(style, (_element, _css, at) => (at === first?.index ? `<style>${css}</style>` : ''))
    .replace(`'${hashOf(first?.[1] ?? '')}'`, `'${hashOf(css)}'`);
}

/**
 * A page without islands calls no app server and is not allowed to, but where a part of it says that it does.
 *
 * @param hook the origin that every page tells its errors to, if any
 */
export const withoutServers = (html: string, hook?: string): string =>
  /<astro-island|<[a-z][^<>]* data-servers[\s>]/.test(html)
    ? html
    : html.replace(meta, (tag) =>
        tag.replace(/ (https?:[^\s;"]+)/g, (expression, origin) => (origin === hook ? expression : '')),
      );
