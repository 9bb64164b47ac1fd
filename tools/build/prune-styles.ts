/*
 * Guides share the styles of every component that some guide uses, and each uses few of them. Without this pass the median guide is
 * 9,472 instead of 6,992 bytes, and 27 of 242 pages break their 12,000 bytes (brotli).
 */
import {
  type CustomAtRules,
  type Rule,
  type Selector,
  type SelectorComponent,
  type TransformOptions,
  transform,
} from 'lightningcss';
import { hashOf } from './page-policy.ts';

const styleElement = /<style>(.*?)<\/style>/gs;

/** Many pages have the same styles, the same classes and the same language. By the pass, its input and what it keeps. */
const known = new Map<string, string>();

/**
 * Leaves a page without islands the styles that it needs, in one element. Pages with islands keep all: their scripts add classes.
 *
 * @param html with Astro's own policy, which has the hashes of the styles that go and then of the one that stays
 * @param scripts see {@link pruneStyles}
 */
export function withUsedStyles(html: string, scripts = ''): string {
  const sheets = [...html.matchAll(styleElement)];
  if (html.includes('<astro-island') || !sheets.every(([, css = '']) => html.includes(hashOf(css)))) return html;
  const css = pruneStyles(sheets.map(([, one]) => one).join(''), html, scripts);
  const [first] = sheets;
  return html
    .replace(styleElement, (_element, _css, at) => (at === first?.index ? `<style>${css}</style>` : ''))
    .replace(`'${hashOf(first?.[1] ?? '')}'`, `'${hashOf(css)}'`);
}

/**
 * Removes rules whose selectors need a class that is nowhere in the page, a language that neither the page nor its text is in, text
 * from right to left where there is none, or another brand than the one that the page belongs to; then custom properties and
 * animations that nothing uses.
 *
 * @param css without comments
 * @param html the page
 * @param scripts what the page may load later, which reads custom properties too
 */
export function pruneStyles(css: string, html: string, scripts = ''): string {
  const classes = new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));
  const named = [...classes].filter((name) => css.includes(`.${name}`)).sort();
  const ofClasses = cached(['classes', ...named, css], () => keepRules(css, withClasses(classes)));

  const languages = [...html.matchAll(/<(?:html|main)\b[^>]*\slang="([^"]+)"/g)].map(([, tag = '']) => tag);
  const rtl = html.includes(' dir="rtl"');
  const brand = /<html\b[^>]*\sdata-brand="([^"]+)"/.exec(html)?.[1];
  const ofDocument = cached(['document', ...languages, `${rtl}`, `${brand}`, ofClasses], () =>
    keepRules(ofClasses, inDocument({ languages, rtl, brand })),
  );

  const readOutside = propertiesRead(html.replace(/<style.*?<\/style>/gs, '') + scripts);
  const read = [...readOutside].filter((name) => ofDocument.includes(name)).sort();
  return cached(['read', ...read, ofDocument], () => withoutUnread(ofDocument, readOutside));
}

function cached(inputs: readonly string[], make: () => string): string {
  const key = inputs.join(' ');
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

type StyleRule = Extract<Rule, { type: 'style' }>;
type Check = (part: SelectorComponent) => boolean;

const withClasses =
  (classes: ReadonlySet<string>): Check =>
  (part) =>
    part.type !== 'class' || classes.has(part.name);

interface PageDocument {
  /** BCP 47 */
  languages: readonly string[];
  rtl: boolean;
  /** The one that the page belongs to, if it is not the reader's */
  brand: string | undefined;
}

const inDocument =
  ({ languages, rtl, brand }: PageDocument): Check =>
  (part) => {
    if (part.type === 'attribute') {
      const value = part.operation?.value;
      if (part.name === 'data-brand') return !brand || !value || value === brand;
      return rtl || part.name !== 'dir' || value !== 'rtl';
    }
    if (part.type !== 'pseudo-class' || part.kind !== 'lang') return true;
    return part.languages.some((wanted) => languages.some((tag) => tag === wanted || tag.startsWith(`${wanted}-`)));
  };

/** Removes the rules of which each selector has a part that matches nothing in the page. `:not()` always matches. */
function keepRules(css: string, check: Check): string {
  const canMatch = (selector: Selector): boolean =>
    selector.every((part) =>
      part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where' || part.kind === 'has')
        ? part.selectors.some(canMatch)
        : check(part),
    );
  // What is returned as it is must be undefined: lightningcss cannot read all of its own syntax tree back.
  const style = ({ value }: StyleRule) => (value.selectors.some(canMatch) ? undefined : []);
  return minified(css, { visitor: { Rule: { style } } });
}

type Options = Omit<TransformOptions<CustomAtRules>, 'filename' | 'code' | 'minify'>;

const minified = (css: string, options: Options): string =>
  transform({ ...options, filename: 'page.css', code: Buffer.from(css), minify: true }).code.toString();

/** Removes custom properties and animations that nothing reads, then those that only these read. */
function withoutUnread(css: string, readOutside: ReadonlySet<string>): string {
  const read = propertiesRead(css).union(readOutside);
  const properties = [...css.matchAll(/[{;](--[\w-]+):/g)].map(([, name = '']) => name).filter((name) => !read.has(name));
  const animations = [...css.matchAll(/@keyframes ([\w-]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !new RegExp(`animation(-name)?:[^;}]*\\b${name}\\b`).test(css));
  const left = minified(css, { unusedSymbols: [...properties, ...animations] });
  return left === css ? css : withoutUnread(left, readOutside);
}

const propertiesRead = (code: string): Set<string> =>
  new Set([...code.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name));
