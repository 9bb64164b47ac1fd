import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const keep = /^\/?(h[1-6]|p|ul|ol|li|dl|dt|dd|strong|em|a|label|br|table|tr|td|th|figcaption)$/;

/**
 * The least page that says the same: the `<main>` of a built page as plain headings, paragraphs, lists and links, with the
 * four lines of style that a reader needs. What everything else is measured against.
 */
const baselinePage = (html: string): string => bareDocument(html, bareText(html));

/** The least page that has something to read: the same up to the end of its first paragraph. What the first paint is measured against. */
function tinyPage(html: string): string {
  const text = bareText(html);
  return bareDocument(html, text.slice(0, text.indexOf('</p>') + 4));
}

function bareDocument(html: string, text: string): string {
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  const lang = /<html[^>]*\blang="([^"]*)"/.exec(html)?.[1] ?? 'en';
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>body{font:17px/1.5 system-ui;margin:1rem auto;max-width:40rem;padding:0 1rem}</style><main>${text}</main></html>`;
}

function bareText(html: string): string {
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';
  return main
    .replace(/<(script|style|svg|template)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(\/?[a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/g, (_, name: string, attributes: string) => {
      if (!keep.test(name)) return name.startsWith('/') ? '\n' : '';
      const href = name === 'a' ? /\shref="[^"]*"/.exec(attributes)?.[0] : '';
      return `<${name}${href ?? ''}>`;
    })
    .replace(/\s*\n\s*/g, '\n');
}

/** Writes a bare page, and a tiny one, where the hosts of two sites find them. */
export function writeBaselinePage(bareSite: string, tinySite: string, path: string, html: string): void {
  const pages = [
    [bareSite, baselinePage(html)],
    [tinySite, tinyPage(html)],
  ] as const;
  for (const [folder, page] of pages) {
    const file = join(folder, `${path}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, page);
  }
}
