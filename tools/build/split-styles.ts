/*
 * A browser paints what has arrived, but nothing before the styles in the head. Without this pass, 6,271 instead of 3,600 bytes (brotli)
 * come before the end of a median guide's first paragraph.
 */
import type { Rule } from 'lightningcss';
import { type Check, cached, minified, propertiesDeclared, propertiesRead, selectorMatch, withoutUnread } from './css.ts';

/**
 * Splits styles into those that the first part of a page needs to be painted and the rest. The rest repeats what of the first comes after
 * something else, so that the cascade is the same as before.
 *
 * @param css minified
 * @param above the page up to where the rest will stand
 */
export function splitStyles(css: string, above: string): { first: string; rest: string } {
  const names = namesIn(above);
  const readAbove = propertiesRead(above);
  const key = [...names, ...readAbove].filter((name) => css.includes(name.replace('[', ''))).sort();
  const canMatch = selectorMatch(inFirstPaint(names));
  const isFirst = (rule: Rule): boolean => {
    if (rule.type === 'style') return rule.value.selectors.some(canMatch);
    if (rule.type === 'media') return !/"print"|"prefers-reduced-motion"/.test(JSON.stringify(rule.value.query));
    return rule.type === 'supports';
  };

  const first = cached(['first', ...key, css], () =>
    withoutUnread(minified(css, { visitor: { Rule: (rule) => (isFirst(rule) ? undefined : []) } }), readAbove),
  );
  const rest = cached(['rest', ...key, css], () => {
    const declared = new Set(propertiesDeclared(first));
    let begun = false;
    return minified(css, {
      visitor: {
        Rule(rule) {
          begun ||= !isFirst(rule);
        },
        Declaration: ({ property, value }) =>
          begun || (property === 'custom' && value.name.startsWith('--') && !declared.has(value.name)) ? undefined : [],
      },
    });
  });
  return { first, rest };
}

/** Tags, classes, ids and attributes, as selectors write them. */
const namesIn = (html: string): Set<string> =>
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
