import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const styles = globSync('src/**/*.{css,astro}');

/** Chrome 108 and newer: https://developer.mozilla.org/en-US/docs/Web/CSS/length#relative_length_units_based_on_viewport */
const viewportUnit = /[\d.](?:[dls]v[hwib]|[dls]vm(?:in|ax))\b/;

/**
 * A browser drops a declaration with a unit that it does not know, and the one before it counts. It keeps one with `var()`, or one of a
 * custom property, and computes it to nothing: those need `@supports`.
 */
function unsupported(css: string): string[] {
  const always = css.replace(/\/\*.*?\*\//gs, '').replace(/@supports[^{]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  return [...always.matchAll(/([\w-]+)\s*:\s*([^;{}]+);/g)]
    .filter(([, name = '', value = '']) => viewportUnit.test(value) && (name.startsWith('--') || value.includes('var(')))
    .map(([declaration]) => declaration);
}

test('a viewport unit that old browsers lack has a fallback', () => {
  expect(styles.length).toBeGreaterThan(50);
  expect(styles.flatMap((file) => unsupported(readFileSync(file, 'utf8')).map((found) => `${file}: ${found}`))).toEqual([]);
});

test.each([
  ['.a { block-size: calc(100dvh - var(--bar)); }', ['block-size: calc(100dvh - var(--bar));']],
  ['.a { --screen: 100svh; }', ['--screen: 100svh;']],
  ['.a { block-size: 100vh; block-size: 100dvh; }', []],
  ['@supports (block-size: 1dvh) { .a { --screen: 100dvh; } }', []],
])('%s', (css, found) => expect(unsupported(css)).toEqual(found));
