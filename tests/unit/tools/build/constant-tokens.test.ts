import { preprocessCSS, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { constantsOf, constantTokens } from '../../../../tools/build/constant-tokens.ts';

test('a token that is set once, whatever else reads it, is a constant', () => {
  const tokens = ':root {\n  --space: 1rem;\n  --sans: system-ui, "A b";\n}';
  expect([...constantsOf(tokens, '.a { gap: var(--space) }')]).toEqual([
    ['--space', '1rem'],
    ['--sans', 'system-ui, "A b"'],
  ]);
});

test.each([
  ['is another in the dark', ':root { --x: 1; } @media (prefers-color-scheme: dark) { :root { --x: 2; } }', ''],
  ['is another in the dark, where no semicolon ends it', ':root{--x:1;}@media (prefers-color-scheme:dark){:root{--x:2}}', ''],
  ['is another in a part of a page', ':root { --x: 1; }', '.a { --x: 2 }'],
  ['a script sets', ':root { --x: 1; }', "style.setProperty('--x', '2')"],
  ['follows another', ':root { --x: var(--y); }', ''],
])('a token that %s is none', (_, tokens, others) => {
  expect([...constantsOf(tokens, others)]).toEqual([]);
});

test('a stylesheet gets the values of constants, and reads what changes', async () => {
  const css = { postcss: { plugins: [constantTokens()] } };
  const config = await resolveConfig({ configFile: false, css }, 'build');
  const { code } = await preprocessCSS('.a { gap: var(--space-2) var(--space-1); color: var(--text) }', 'a.css', config);
  expect(code).toBe('.a { gap: 0.5rem 0.25rem; color: var(--text) }');
});
