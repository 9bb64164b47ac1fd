import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What makes room on a screen that is low for its letters: a rule for such screens, or a bar that lets go of the edge there. */
const makesRoom = /@media[^{]*\(max-height|inset-block-end:[^;]*100vh - /;

/** Whether a stylesheet keeps something at the lower edge of the screen, whatever the height of this. */
function coversLowScreens(css: string): boolean {
  const rules = [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/\{([^{}]*)\}/g)].map(([, body = '']) => body);
  const hasBar = rules.some((body) => /position: (?:sticky|fixed)/.test(body) && /inset-block-end:/.test(body));
  return hasBar && !makesRoom.test(css);
}

const exceptions = [
  // For translators only.
  'src/layouts/translating/bar.css',
  // Goes away by itself, and stays above other bars.
  'src/app/undo-bar/undo-bar.css',
];

test('bars at the lower edge leave room on a phone on its side', () => {
  const found = globSync('src/**/*.css').filter((file) => coversLowScreens(readFileSync(file, 'utf8')));
  expect(found.sort()).toEqual(exceptions.sort());
});

test.each([
  ['.a { position: sticky; inset-block-end: 0; }', true],
  ['.a { position: fixed; inset-block-end: 1rem; } @media (max-height: 30em) { .a { position: static; } }', false],
  ['.a { position: sticky; inset-block-end: min(0px, (100vh - 20rem) * 99); }', false],
  ['.a { position: sticky; inset-block-start: 0; }', false],
])('%s', (css, covers) => expect(coversLowScreens(css)).toBe(covers));
