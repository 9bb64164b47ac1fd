import { hash } from 'node:crypto';
import {
  type CustomAtRules,
  type Rule,
  type Selector,
  type SelectorComponent,
  type TransformOptions,
  transform,
} from 'lightningcss';

/** Many pages have the same styles, the same classes and the same language. By the hash of the pass, its input and what it keeps. */
const known = new Map<string, string>();

/** What a pass makes of its inputs, which are strings without end: made once. */
export function cached(inputs: readonly string[], make: () => string): string {
  const key = hash('sha256', inputs.join(' '));
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

export type StyleRule = Extract<Rule, { type: 'style' }>;
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

type Options = Omit<TransformOptions<CustomAtRules>, 'filename' | 'code' | 'minify'>;

export const minified = (css: string, options: Options): string =>
  transform({ ...options, filename: 'page.css', code: Buffer.from(css), minify: true }).code.toString();

/** Removes custom properties and animations that nothing reads, then those that only these read. */
export function withoutUnread(css: string, readOutside: ReadonlySet<string>): string {
  const read = propertiesRead(css).union(readOutside);
  const properties = propertiesDeclared(css).filter((name) => !read.has(name));
  const animations = [...css.matchAll(/@keyframes ([\w-]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !new RegExp(`animation(-name)?:[^;}]*\\b${name}\\b`).test(css));
  const left = minified(css, { unusedSymbols: [...properties, ...animations] });
  return left === css ? css : withoutUnread(left, readOutside);
}

export const propertiesDeclared = (css: string): string[] => [...css.matchAll(/[{;](--[\w-]+):/g)].map(([, name = '']) => name);

export const propertiesRead = (code: string): Set<string> =>
  new Set([...code.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name));

/** Custom properties that code names for anything else than to read them: a stylesheet declares them, a script sets them. */
export const propertiesSet = (code: string): Set<string> => new Set(code.match(/(?<![\w-]|var\(\s*)--[a-z][\w-]*/g));
