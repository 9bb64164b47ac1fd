import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const spacing = /(?:^|[\s;{])((?:(?:row-|column-)?gap|(?:padding|margin)(?:-[\w-]+)?):\s*[^;{}]+)/g;
const literal = /(?<![\w.-])-?(\d*\.?\d+)(rem|px)\b/g;

/** Lines, and what makes up for them, are in pixels. What is larger than the scale belongs to one layout. */
const [hairline, largest] = [2, 32];

/** The declarations of room around or between things with a length that stands in the scale of `tokens.css`, or between its steps. */
function offScale(css: string): string[] {
  const onScreen = css.replace(/\/\*.*?\*\//gs, '').split('@media print {')[0] ?? '';
  return [...onScreen.matchAll(spacing)]
    .map(([, declaration = '']) => declaration)
    .filter((declaration) =>
      [...declaration.matchAll(literal)].some(([, number, unit]) => {
        const pixels = Number(number) * (unit === 'rem' ? 16 : 1);
        return unit === 'px' ? pixels > hairline : pixels <= largest;
      }),
    );
}

const exceptions = [
  // Half of what a line of small letters lacks to a target.
  'src/ui/field/field.css: margin-block: -0.8125rem',
  'src/ui/field/field.css: padding-block: 0.8125rem',
  // Half the side of a chevron.
  ...['features/faq/components/help', 'features/faq/support/support', 'layouts/guide'].map(
    (name) => `src/${name}.css: padding: 3px`,
  ),
];

test('gaps, paddings and margins come from the scale', () => {
  const files = globSync('src/**/*.css').filter((file) => !file.includes('/tokens.css'));
  const found = files.flatMap((file) => offScale(readFileSync(file, 'utf8')).map((declaration) => `${file}: ${declaration}`));
  expect(found.sort()).toEqual(exceptions.sort());
});

test.each([
  ['.a { gap: 0.5rem 12px; }', 1],
  ['.a { padding: var(--space-2) 0.6875rem; margin: -6px }', 2],
  ['.a { padding: calc(var(--space-3) - 1px) 2px 3rem; }', 0],
])('%s', (css, count) => expect(offScale(css)).toHaveLength(count));
