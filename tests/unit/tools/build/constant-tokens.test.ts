import { expect, test } from 'vitest';
import { constantsOf } from '../../../../tools/build/constant-tokens.ts';

test('a token that is set once, whatever else reads it, is a constant', () => {
  const tokens = ':root {\n  --space: 1rem;\n  --sans: system-ui, "A b";\n}';
  expect([...constantsOf(tokens, '.a { gap: var(--space) }')]).toEqual([
    ['--space', '1rem'],
    ['--sans', 'system-ui, "A b"'],
  ]);
});

test.each([
  ['is another in the dark', ':root { --x: 1; } @media (prefers-color-scheme: dark) { :root { --x: 2; } }', ''],
  ['is another in a part of a page', ':root { --x: 1; }', '.a { --x: 2 }'],
  ['follows another', ':root { --x: var(--y); }', ''],
])('a token that %s is none', (_, tokens, others) => {
  expect([...constantsOf(tokens, others)]).toEqual([]);
});
