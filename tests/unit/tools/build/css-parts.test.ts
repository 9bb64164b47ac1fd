import { expect, test } from 'vitest';
import { cssParts, cssText, filterRules } from '../../../../tools/build/css-parts.ts';

test.each([
  ['rules and groups', '.a{color:red;top:0}@media print{.b{top:0}@supports (x:y){.c{top:0}}}'],
  ['what is no rule', '@layer a,b;@font-face{font-family:x}@view-transition{navigation:auto}'],
  ['braces and semicolons in strings', `.a:before{content:"};{";top:0}.b[title='\\';}']{top:0}`],
  ['braces and semicolons in an address', '.a{background:url(data:image/png;base64,A{B);top:0}'],
  ['an escaped brace', '.a\\{b{top:0}'],
])('styles with %s are the same when they are put together again', (_, css) => {
  expect(cssText(cssParts(css))).toBe(css);
});

test('a rule is left out by what stands before its braces, wherever it stands', () => {
  const css = '.a{top:0}.b{top:0}@media print{.a{top:1px}.b{content:".a{}"}}';
  expect(cssText(filterRules(cssParts(css), (prelude) => prelude !== '.a'))).toBe('.b{top:0}@media print{.b{content:".a{}"}}');
});

test('the steps of an animation are no rules', () => {
  const css = '@keyframes turn{0%{rotate:0}to{rotate:1turn}}';
  expect(cssText(filterRules(cssParts(css), (prelude) => prelude.startsWith('@')))).toBe(css);
  expect(cssText(filterRules(cssParts(css), () => false))).toBe('');
});
