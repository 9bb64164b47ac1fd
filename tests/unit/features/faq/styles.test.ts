import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (name: string) => readFileSync(`src/features/faq/components/${name}.css`, 'utf8').replace(/\s+/g, ' ');

test('generated content that is not read aloud is also there in Safari before 17.4, which does not know how to say so', () => {
  const sheets = globSync('src/**/*.css').map((file) => readFileSync(file, 'utf8'));
  const silent = sheets.flatMap((css) => [...css.matchAll(/.*\n\s*content: (.+) \/ "";/g)]);
  expect(silent.length).toBeGreaterThan(0);
  for (const [lines, content] of silent) expect(lines.split('\n')[0]?.trim()).toBe(`content: ${content};`);
});

test('the arrow behind an answer is drawn, so that it is not read aloud', () => {
  expect(read('help')).not.toContain('›');
});

test.each([
  ['suggest', '.suggestions > [aria-selected="true"]'],
  ['help', '.chip:is([aria-current], :has(:checked))'],
])('in %s.css, what is selected is seen in forced colors', (sheet, selector) => {
  expect(read(sheet)).toContain(`@media (forced-colors: active) { ${selector} { background: Highlight;`);
});

test('the bar of the active suggestion is where the text begins, also from right to left', () => {
  expect(read('suggest')).toContain('border-inline-start: 3px solid transparent;');
  expect(read('suggest')).not.toContain('inset 3px');
});

test('a result keeps two lines free while its text is loaded', () => {
  expect(read('../search/search')).toContain('[data-loading] small:empty { min-block-size: calc(2em * var(--leading));');
});
