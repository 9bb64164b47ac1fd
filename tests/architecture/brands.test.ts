import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { expect, test } from 'vitest';
import catalogue from '../../content/catalogue.json' with { type: 'json' };
import { filesUnder } from '../../tools/scripts/site.ts';
import { root } from '../../tools/scripts/tools.ts';

/** Where a brand may be named, since an owner sets it there or docs/spec.md §2 does. */
const places: Record<string, string> = {
  'src/routes/table.ts': 'addresses that docs/spec.md §2 spells so',
  'src/mdx/IfBrand.astro': 'an example, in its description',
  'src/mdx/examples/IfBrand.mdx': 'the example itself',
};

const brands = catalogue.brands.filter(({ key }) => key !== catalogue.defaultBrand);
const name = new RegExp(brands.flatMap(({ key, name }) => [key, name]).join('|'), 'i');

test('no brand is compiled in: they are named by the catalogue', () => {
  const files = [...filesUnder(join(root, 'src')), ...filesUnder(join(root, 'public'))].filter((file) =>
    name.test(readFileSync(file, 'utf8')),
  );
  expect(files.map((file) => relative(root, file).split(sep).join('/')).sort()).toEqual(Object.keys(places).sort());
});
