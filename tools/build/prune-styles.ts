/*
 * Guides share the styles of every component that some guide uses, and each uses few of them: without this pass the longest guides break
 * their 12,000 bytes (brotli). Without its constants alone, four guides do, by up to 28 bytes.
 */
import {
  type Check,
  cached,
  minified,
  namesIn,
  propertiesDeclared,
  propertiesRead,
  propertiesSet,
  selectorMatch,
  selectorsIn,
  withoutUnread,
} from './css.ts';
import { cssParts, cssText, filterRules } from './css-parts.ts';
import { hashOf } from './page-policy.ts';
import { splitStyles } from './split-styles.ts';

const styleElement = /<style>(.*?)<\/style>/gs;

/** Where a layout wants the styles that nothing before it needs. */
const restElement = '<style></style>';

const withoutSheets = (html: string): string => html.replace(styleElement, (element, css) => (css ? '' : element));

/**
 * Leaves a page without islands the styles that it needs, in one element, or in two where the layout has a place for what the first
 * paint does without ({@link splitStyles}). Pages with islands keep all: their scripts add classes.
 *
 * @param html with Astro's own policy, which has the hashes of the styles that go and then of those that stay
 * @param scripts see {@link pruneStyles}
 */
export function withUsedStyles(html: string, scripts = ''): string {
  const sheets = [...html.matchAll(styleElement)].flatMap(([, css]) => css || []);
  if (html.includes('<astro-island') || !sheets.every((css) => html.includes(hashOf(css)))) return html;
  const css = pruneStyles(sheets.join(''), html, scripts);
  const [above = '', below] = withoutSheets(html).split(restElement);
  const { first, rest } = below === undefined ? { first: css, rest: '' } : splitStyles(css, above);
  const elements = [`<style>${first}</style>`];
  return html
    .replace(styleElement, (_element, code) => (code ? (elements.pop() ?? '') : rest && `<style>${rest}</style>`))
    .replace(`'${hashOf(sheets[0] ?? '')}'`, [first, rest].flatMap((one) => (one ? `'${hashOf(one)}'` : [])).join(' '));
}

/**
 * Removes rules whose selectors need a class that is nowhere in the page, a language that neither the page nor its text is in, text
 * from right to left where there is none, or another brand than the one that the page belongs to; then custom properties and
 * animations that nothing uses.
 *
 * @param css without comments
 * @param html the page
 * @param scripts what the page may load later, which reads and sets custom properties too
 */
export function pruneStyles(css: string, html: string, scripts = ''): string {
  const attributes = new Set([...html.matchAll(/class="(?<=\sclass=")([^"]*)"/g)].map(([, names = '']) => names));
  const classes = new Set([...attributes].flatMap((names) => names.split(/\s+/)));
  const named = [...classes].filter((name) => namesIn(css).has(`.${name}`)).sort();
  const ofClasses = cached(css, ['classes', ...named], () => keepRules(css, withClasses(classes)));

  const tags = [...html.matchAll(/<(?:html|main)\b[^>]*\slang="([^"]+)"/g)].map(([, tag = '']) => tag);
  // Most languages have no rules of their own, and so the same styles.
  const languages = languagesIn(css).filter((wanted) => tags.some((tag) => isIn(tag, wanted)));
  const rtl = html.includes(' dir="rtl"');
  const brand = /<html\b[^>]*\sdata-brand="([^"]+)"/.exec(html)?.[1];
  const ofDocument = cached(ofClasses, ['document', ...languages, `${rtl}`, `${brand}`], () =>
    keepRules(ofClasses, inDocument({ languages, rtl, brand })),
  );

  const outside = withoutSheets(html) + scripts;
  const readOutside = propertiesRead(outside);
  const setOutside = propertiesSet(outside);
  const inCss = (names: ReadonlySet<string>) => [...names.intersection(namesIn(ofDocument))].sort();
  return cached(ofDocument, ['read', ...inCss(readOutside), 'set', ...inCss(setOutside)], () =>
    withoutUnread(withConstants(ofDocument, setOutside), readOutside),
  );
}

/** A declaration whose value is the same wherever it is written: without functions, escapes, importance and what could end it. */
const plainDeclaration = /(?<=[{;])(--[\w-]+):((?:"[^";!]*"|[^"'!(;{}\\])+)(?=[;}])/g;

/**
 * Writes the value of a custom property where it is read, if only the first rule, the root's, sets it: as in English what only other
 * languages change.
 *
 * @param setOutside what may come later and change it
 */
function withConstants(css: string, setOutside: ReadonlySet<string>): string {
  const root = /^:root\{[^{}]*\}/.exec(css)?.[0] ?? '';
  const declared = propertiesDeclared(css);
  const isConstant = ([, name = '']: readonly string[]) =>
    declared.filter((other) => other === name).length === 1 && !setOutside.has(name);
  const constants = [...root.matchAll(plainDeclaration)].filter(isConstant);
  return constants.reduce((left, [, name, value = '']) => left.replaceAll(`var(${name})`, () => value), css);
}

const withClasses =
  (classes: ReadonlySet<string>): Check =>
  (part) =>
    part.type !== 'class' || classes.has(part.name);

/** The languages that rules are for, as `:lang()` names them. */
const languagesIn = (css: string): string[] => [
  ...new Set([...css.matchAll(/:lang\(([^)]+)\)/g)].flatMap(([, list = '']) => list.split(/[\s,"]+/).filter(Boolean))),
];

/** Whether `:lang(wanted)` matches a language, both BCP 47. */
const isIn = (tag: string, wanted: string): boolean => tag === wanted || tag.startsWith(`${wanted}-`);

interface PageDocument {
  /** Of {@link languagesIn} those that the page is in */
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
    return part.languages.some((wanted) => languages.includes(wanted));
  };

/** Removes the rules of which each selector has a part that matches nothing in the page. */
function keepRules(css: string, check: Check): string {
  const canMatch = selectorMatch(check);
  const keep = (prelude: string) => prelude.startsWith('@') || selectorsIn(prelude).some(canMatch);
  return minified(cssText(filterRules(cssParts(css), keep)));
}
