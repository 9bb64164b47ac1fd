import { globSync, readFileSync } from 'node:fs';
import { type Selector, transform } from 'lightningcss';
import { expect, test } from 'vitest';

const styles = globSync('src/**/*.css').sort();

/** The classes that a stylesheet has rules for. Those for paper are left out: there, a layout arranges what is in it. */
function classesOf(css: string): Set<string> {
  const found = new Set<string>();
  const look = (selector: Selector): void => {
    for (const part of selector) {
      if (part.type === 'class') found.add(part.name);
      if ('selectors' in part && Array.isArray(part.selectors)) for (const inner of part.selectors) look(inner as Selector);
    }
  };
  const isForPaper = (media: unknown) => JSON.stringify(media).includes('"print"');
  transform({
    filename: 'sheet.css',
    code: Buffer.from(css.replace(/@import[^;]*;/g, '')),
    visitor: {
      Rule: {
        media: (rule) => (isForPaper(rule.value.query) ? [] : undefined),
        style: ({ value }) => {
          value.selectors.forEach(look);
          return undefined;
        },
      },
    },
  });
  return found;
}

/** Of each class that several stylesheets have rules for: these. */
function shared(sheets: readonly (readonly [file: string, css: string])[]): [name: string, files: string[]][] {
  const owners = new Map<string, string[]>();
  for (const [file, css] of sheets) for (const name of classesOf(css)) owners.set(name, [...(owners.get(name) ?? []), file]);
  return [...owners].filter(([, files]) => files.length > 1);
}

/** A primitive has modifiers (`button button-danger`), custom properties (`--button`), and takes a class of whoever uses it. */
test('a class has its rules in one stylesheet', () => {
  expect(styles.length).toBeGreaterThan(50);
  expect(shared(styles.map((file) => [file, readFileSync(file, 'utf8')]))).toEqual([]);
});

test.each([
  ['.bar .button { color: red; }', ['button']],
  [':is(.bar, .button):not(.busy) {}', ['button', 'busy']],
  ['@supports (gap: 1px) { .bar { & > .button { color: red; } } }', ['button']],
  ['@media print { .bar > .button { display: none; } }', []],
  ['.bar > button { flex: 1; }', []],
])('%s', (css, names) => {
  const found = shared([
    ['ui/button.css', '.button { color: blue; } .busy { color: grey; }'],
    ['bar.css', css],
  ]);
  expect(found).toEqual(names.map((name) => [name, ['ui/button.css', 'bar.css']]));
});
