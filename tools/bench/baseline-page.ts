import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const keep = /^\/?(h[1-6]|p|ul|ol|li|dl|dt|dd|strong|em|a|label|br|table|tr|td|th|figcaption)$/;

/**
 * The least page that says the same: the `<main>` of a built page as plain headings, paragraphs, lists and links, with the
 * four lines of style that a reader needs. What everything else is measured against.
 */
function baselinePage(html: string): string {
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  const lang = /<html[^>]*\blang="([^"]*)"/.exec(html)?.[1] ?? 'en';
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';
  const text = main
    .replace(/<(script|style|svg|template)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(\/?[a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/g, (_, name: string, attributes: string) => {
      if (!keep.test(name)) return name.startsWith('/') ? '\n' : '';
      const href = name === 'a' ? /\shref="[^"]*"/.exec(attributes)?.[0] : '';
      return `<${name}${href ?? ''}>`;
    })
    .replace(/\s*\n\s*/g, '\n');
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>body{font:17px/1.5 system-ui;margin:1rem auto;max-width:40rem;padding:0 1rem}</style><main>${text}</main></html>`;
}

/** Writes a bare page where a site's host finds it. */
export function writeBaselinePage(folder: string, path: string, html: string): void {
  const file = join(folder, `${path}.html`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, baselinePage(html));
}
