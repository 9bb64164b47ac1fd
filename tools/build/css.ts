import { type CustomAtRules, type Selector, type SelectorComponent, type TransformOptions, transform } from 'lightningcss';

/** Memoizes a function of a text. */
export function memoized<T extends object>(make: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const value = known.get(text) ?? make(text);
    known.set(text, value);
    return value;
  };
}

/** The results of passes over styles, by the name and inputs of the pass: many pages share styles, classes and language. */
const resultsOf = memoized((_css) => new Map<string, string>());

/** Memoizes a pass by its styles and inputs. The cache is never emptied. */
export function cached(css: string, inputs: readonly string[], make: () => string): string {
  const results = resultsOf(css);
  const key = inputs.join(' ');
  const value = results.get(key) ?? make();
  results.set(key, value);
  return value;
}

/** All names in styles: tags, attributes and properties as they are, classes as `.name`, ids as `#name`. */
export const namesIn = memoized((css): ReadonlySet<string> => new Set(css.match(/[.#]?[\w-]+/g)));

/** The selectors that stand before the braces of a rule. */
export const selectorsIn = memoized((prelude) => {
  const selectors: Selector[] = [];
  const style = ({ value }: { value: { selectors: Selector[] } }) => {
    selectors.push(...value.selectors);
  };
  transform({ filename: 'page.css', code: Buffer.from(`${prelude}{}`), visitor: { Rule: { style } } });
  return selectors;
});

export type Check = (part: SelectorComponent) => boolean;

/** Tells whether each part of a selector can match. `:not()` always does. */
export function selectorMatch(check: Check): (selector: Selector) => boolean {
  const canMatch = (selector: Selector): boolean =>
    selector.every((part) =>
      part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where' || part.kind === 'has')
        ? part.selectors.some(canMatch)
        : check(part),
    );
  return canMatch;
}

export const minified = (css: string, options: Pick<TransformOptions<CustomAtRules>, 'unusedSymbols'> = {}): string =>
  transform({ ...options, filename: 'page.css', code: Buffer.from(css), minify: true }).code.toString();

/** Minifies styles without custom properties and animations that nothing reads, and without those that only these read. */
export function withoutUnread(css: string, readOutside: ReadonlySet<string>): string {
  const left = minified(css, { unusedSymbols: unreadIn(css, readOutside) });
  return left === css || unreadIn(left, readOutside).length === 0 ? left : withoutUnread(left, readOutside);
}

function unreadIn(css: string, readOutside: ReadonlySet<string>): string[] {
  const read = propertiesRead(css).union(readOutside);
  const animations = [...css.matchAll(/@keyframes ([\w-]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !new RegExp(`animation(-name)?:[^;}]*\\b${name}\\b`).test(css));
  return [...propertiesDeclared(css).filter((name) => !read.has(name)), ...animations];
}

export const propertiesDeclared = (css: string): string[] => [...css.matchAll(/[{;](--[\w-]+):/g)].map(([, name = '']) => name);

export const propertiesRead = (code: string): Set<string> =>
  new Set([...code.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name));

/** Custom properties that code names for anything else than to read them: a stylesheet declares them, a script sets them. */
export const propertiesSet = (code: string): Set<string> => new Set(code.match(/--(?<![\w-]--|var\(\s*--)[a-z][\w-]*/g));
