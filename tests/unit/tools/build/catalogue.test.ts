import { describe, expect, test } from 'vitest';
import catalogue from '../../../../content/catalogue.json' with { type: 'json' };
import warranty from '../../../../server/warranty.json' with { type: 'json' };
import { catalogueProblems } from '../../../../tools/build/catalogue.ts';

const colors = { 'on-light': '#000', 'on-dark': '#fff', 'tint-light': '#eee', 'tint-dark': '#111' };
const brand = { key: 'default', name: 'Companion', colors };
const vacuum = {
  ...{ key: 'V1', name: 'V1', kind: 'vacuum', waterLevels: 4, waterOff: true },
  ...{ suction: ['off', 'max'], partitions: 15, maps: 'more', savedMaps: 5 },
};
const fine = {
  defaultBrand: 'default',
  brands: [brand],
  models: [vacuum, { key: 'F1', name: 'F1', kind: 'airFryer' }],
  kinds: ['vacuum', 'airFryer'].map((key) => ({ key, voice: [] })),
  products: [{ key: 'default', brand: 'default' }],
};
const terms = { default: { eu: 24 } };

test('what is sold is complete, and so are the brands of the warranty', () => {
  expect(catalogueProblems(catalogue, warranty)).toEqual([]);
});

describe('a fault in the catalogue is told with its file and key', () => {
  const { suction, ...withoutSuction } = vacuum;
  const { colors: own, ...withoutColors } = brand;
  test.each([
    ['a level that no guide draws', { models: [{ ...vacuum, waterLevels: 5 }] }, 'models.V1.waterLevels: '],
    ['a mode that no guide draws', { models: [{ ...vacuum, suction: ['turbo'] }] }, 'models.V1.suction.0: '],
    ['more partitions than texts about all vacuums say', { models: [{ ...vacuum, partitions: 16 }] }, 'models.V1.partitions: '],
    ['more maps than they say', { models: [{ ...vacuum, savedMaps: 6 }] }, 'models.V1.savedMaps: '],
    [
      'another vacuum with the page of one',
      { models: [{ ...vacuum, maps: 'multi' }] },
      'models.V1.maps: "multi" is for 900a only, which /multiMapDescriptionPage is about. Write "more"',
    ],
    ['a vacuum without suction', { models: [withoutSuction] }, 'models.V1.suction: '],
    ['a brand without colors', { brands: [withoutColors] }, 'brands.default.colors: '],
    [
      'a color that is none',
      { brands: [{ ...brand, colors: { ...colors, 'on-dark': 'blue' } }] },
      'brands.default.colors.on-dark: ',
    ],
    ['a kind that is missing', { models: [{ key: 'X1', name: 'X1', kind: 'mower' }] }, 'models.X1.kind: “mower” is none of '],
    [
      'a mistyped kind, which alone is wrong',
      { models: [{ ...vacuum, kind: 'vacum' }] },
      'models.V1.kind: “vacum” is none of vacuum, airFryer',
    ],
    ['a level of what is no vacuum', { models: [{ ...vacuum, kind: 'airFryer' }] }, 'models.V1.'],
    ['a product of no brand', { products: [{ key: 'p', brand: 'acme' }] }, 'products.p.brand: “acme” is none of '],
    ['a default brand that is missing', { defaultBrand: 'acme' }, 'defaultBrand: “acme” is none of '],
    ['a model that is there twice', { models: [vacuum, vacuum] }, 'models: “V1” is there twice'],
    ['a product that is there twice', { products: [...fine.products, ...fine.products] }, 'products: “default” is there twice'],
    ['a key that is no part of an address', { products: [{ key: 'a b', brand: 'default' }] }, 'products.a b.key: '],
  ])('%s', (_, change, told) => {
    expect(catalogueProblems({ ...fine, ...change }, terms)).toEqual([
      expect.stringContaining(`content/catalogue.json: ${told}`),
    ]);
  });

  test('or of the warranty', () => {
    expect(catalogueProblems(fine, { ...terms, acme: { eu: 24 } })).toEqual(['server/warranty.json: “acme” is none of default']);
    expect(catalogueProblems(fine, terms)).toEqual([]);
  });
});
