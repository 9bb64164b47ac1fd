/*
 * A browser paints what has arrived, but nothing before the styles in the head. Without this pass, 6,271 instead of 3,600 bytes (brotli)
 * come before the end of a median guide's first paragraph.
 */
import {
  type Check,
  cached,
  minified,
  namesIn,
  propertiesDeclared,
  propertiesRead,
  selectorMatch,
  selectorsIn,
  withoutUnread,
} from './css.ts';
import { type CssPart, cssParts, cssText, filterRules } from './css-parts.ts';

/**
 * Splits styles into those that the first part of a page needs to be painted and the rest. The rest repeats what of the first comes after
 * something else, so that the cascade is the same as before.
 *
 * @param css minified
 * @param above the page up to where the rest will stand
 */
export function splitStyles(css: string, above: string): { first: string; rest: string } {
  const names = namesInPage(above);
  const readAbove = propertiesRead(above);
  const key = [...names, ...readAbove].filter((name) => namesIn(css).has(name.replace('[', ''))).sort();
  const canMatch = selectorMatch(inFirstPaint(names));
  const isFirst = (prelude: string): boolean => {
    if (!prelude.startsWith('@')) return selectorsIn(prelude).some(canMatch);
    return /^@(media(?!.*\b(print|prefers-reduced-motion)\b)|supports)/.test(prelude);
  };

  const first = cached(css, ['first', ...key], () => withoutUnread(cssText(filterRules(cssParts(css), isFirst)), readAbove));
  const rest = cached(css, ['rest', ...key], () => {
    const declared = new Set(propertiesDeclared(first));
    let begun = false;
    const restOf = (parts: readonly CssPart[]): CssPart[] =>
      parts.flatMap((part) => {
        if (typeof part === 'string') return begun || isOther(part) ? part : [];
        begun ||= !isFirst(part.prelude);
        return { ...part, parts: restOf(part.parts) };
      });
    const isOther = (declaration: string): boolean => {
      const [property = ''] = /^--[\w-]+/.exec(declaration) ?? [];
      return property !== '' && !declared.has(property);
    };
    return minified(cssText(restOf(cssParts(css))));
  });
  return { first, rest };
}

/** Tags, classes, ids and attributes, as selectors write them. */
const namesInPage = (html: string): Set<string> =>
  new Set(
    [...html.matchAll(/<([a-z][\w-]*)((?:\s[\w-]+(?:="[^"]*")?)*)/g)].flatMap(([, tag = '', attributes = '']) => [
      tag,
      ...[...attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].flatMap(([, name = '', value = '']) => [
        `[${name}`,
        ...(name === 'class' ? value.split(/\s+/).map((one) => `.${one}`) : []),
        ...(name === 'id' ? [`#${value}`] : []),
      ]),
    ]),
  );

const states = new Set(['active', 'focus', 'focus-visible', 'focus-within', 'hover', 'target']);

/** Scripts of the head set `hidden` and `data-` on the root. */
const inFirstPaint =
  (names: ReadonlySet<string>): Check =>
  (part) => {
    if (part.type === 'type') return names.has(part.name);
    if (part.type === 'class') return names.has(`.${part.name}`);
    if (part.type === 'id') return names.has(`#${part.name}`);
    if (part.type === 'attribute') return /^(hidden$|data-)/.test(part.name) || names.has(`[${part.name}`);
    return part.type !== 'pseudo-class' || !states.has(part.kind);
  };
