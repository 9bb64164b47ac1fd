import { locales } from '../../src/i18n/locales.ts';
import { standInsOf } from '../../src/mdx/translation/stand-ins.ts';

/** Code, a comment, a tag, or text. */
const token = /<!--.*?-->|<(script|style)\b[^>]*>.*?<\/\1>|<\/?[a-z](?:"[^"]*"|[^">])*>|[^<]+/gs;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'", '#34': '"' };
const decoded = (text: string): string => text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole).trim();
const nameOf = (tag: string): string | undefined => /^<\/?([\w-]+)/.exec(tag)?.[1];
const withLang = (tag: string): string => (/^<[^>]* lang="/.test(tag) ? tag : tag.replace(/^<[\w-]+/, '$& lang="en"'));

/** Whether a text is one of these, with whatever stands in for their placeholders. */
export function matcher(texts: readonly string[]): (text: string) => boolean {
  const plain = new Set(texts.filter((text) => !text.includes('{{')));
  const open = texts
    .filter((text) => text.replace(/\{\{\w+\}\}|[^\p{L}]/gu, '').length > 0 && text.includes('{{'))
    .map((text) => {
      const parts = text.split(/\{\{\w+\}\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
      return new RegExp(`^${parts.join('.+')}$`, 's');
    });
  return (text) => plain.has(text) || open.some((pattern) => pattern.test(text));
}

/** The texts that languages lack, by BCP 47 tag; languages that lack nothing are not there. */
export const standInTexts = (): Map<string, string[]> =>
  new Map(
    locales.flatMap((locale) => {
      const texts = [...standInsOf(locale).texts.values()];
      return texts.length > 0 ? [[locale.tag, texts] as const] : [];
    }),
  );

/**
 * Marks what stands in a page in English because its language lacks the text: the element that holds nothing else gets `lang="en"`.
 * Scripts of islands find what they rendered, since an attribute more is no difference to them.
 *
 * @param known by BCP 47 tag, which texts stand in for others
 */
export function withStandInsMarked(html: string, known: ReadonlyMap<string, (text: string) => boolean>): string {
  const isEnglish = known.get(/<html\b[^>]*\slang="([\w-]+)"/.exec(html)?.[1] ?? '');
  const start = html.indexOf('<body');
  if (!isEnglish || start < 0) return html;
  const tokens = [...html.slice(start).matchAll(token)].map(([text]) => text);
  const isAlone = (index: number): boolean => {
    const [before = '', text = '', after = ''] = tokens.slice(index - 1, index + 2);
    const isElement = /^<[a-z]/.test(before) && /^<\//.test(after) && nameOf(before) === nameOf(after);
    return isElement && !text.startsWith('<') && isEnglish(decoded(text));
  };
  const marked = tokens.map((text, index) => (/^<[a-z]/.test(text) && isAlone(index + 1) ? withLang(text) : text)).join('');
  return html.slice(0, start) + withLines(marked, isEnglish);
}

/** The words of a drawing, whose lines are elements of their own. */
const withLines = (body: string, isEnglish: (text: string) => boolean): string =>
  body.replace(/<text\b[^>]*>(?=<tspan).*?<\/text>/gs, (element) => {
    const words = decoded(element.replace(/<\/tspan>\s*<tspan\b[^>]*>/g, ' ').replace(/<[^>]*>/g, ''));
    return isEnglish(words.replace(/\s+/g, ' ')) ? withLang(element) : element;
  });
