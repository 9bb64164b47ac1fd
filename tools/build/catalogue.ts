import * as v from 'valibot';
import catalogue from '../../content/catalogue.json' with { type: 'json' };
import { routeOf } from '../../src/routes/table.ts';

const Key = v.pipe(v.string(), v.regex(/^\w+$/, 'Expected letters and digits, since it stands in addresses'));
const named = { key: Key, name: v.pipe(v.string(), v.nonEmpty()) };
const color = v.pipe(v.string(), v.hexColor());
const multiMap = routeOf('multiMap');
const upTo = (most: number) => v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most)));

const Brand = v.strictObject({
  ...named,
  colors: v.strictObject({ 'on-light': color, 'on-dark': color, 'tint-light': color, 'tint-dark': color }),
});

/**
 * Water levels and suction modes are those that `<Levels>` and `<Modes>` draw. More partitions or maps than docs/spec.md §9 allows would
 * make the texts about all vacuums untrue. What a model cannot do is left out.
 */
const Vacuum = v.pipe(
  v.strictObject({
    ...named,
    kind: v.literal('vacuum'),
    suction: v.pipe(v.array(v.picklist(['off', 'quiet', 'standard', 'strong', 'max'])), v.nonEmpty()),
    waterLevels: upTo(4),
    waterOff: v.optional(v.boolean()),
    partitions: upTo(15),
    maps: v.optional(v.picklist(['more', 'multi'])),
    savedMaps: upTo(5),
  }),
  v.forward(
    v.check(
      ({ key, maps }) => maps !== 'multi' || key === multiMap.about,
      `"multi" is for ${multiMap.about} only, which ${multiMap.path} is about. Write "more"`,
    ),
    ['maps'],
  ),
);

const Other = v.strictObject({ ...named, kind: v.string() });

/** Of a kind that the catalogue lacks, which is told by itself: the kind decides which keys a model may have. */
const OfNoKind = v.looseObject(Other.entries);

const Catalogue = v.lazy((catalogue) => {
  const { kinds } = (catalogue ?? {}) as { kinds?: unknown };
  const isKind = (kind: unknown) => Array.isArray(kinds) && kinds.some((one) => one?.key === kind);
  return v.strictObject({
    defaultBrand: v.string(),
    brands: v.array(Brand),
    models: v.array(
      v.lazy((model) => {
        const { kind } = (model ?? {}) as { kind?: unknown };
        return kind === 'vacuum' ? Vacuum : isKind(kind) ? Other : OfNoKind;
      }),
    ),
    kinds: v.array(v.strictObject({ key: Key, voice: v.array(v.string()) })),
    products: v.array(v.strictObject({ key: Key, brand: v.string() })),
  });
});

const keysOf = (entries: readonly { key: string }[]) => entries.map(({ key }) => key);

/**
 * What is wrong in `content/catalogue.json`, with file and key.
 *
 * @param terms those of `server/warranty.json`, whose brands must be in the catalogue
 */
export function catalogueProblems(written: unknown = catalogue, terms: object = {}): string[] {
  const { success, output, issues } = v.safeParse(Catalogue, written);
  if (!success) return issues.map((issue) => `content/catalogue.json: ${placeOf(issue, written)}: ${issue.message}`);
  const brands = keysOf(output.brands);
  const kinds = keysOf(output.kinds);
  const references = [
    { place: 'content/catalogue.json: defaultBrand', key: output.defaultBrand, keys: brands },
    ...output.products.map(({ key, brand }) => ({
      place: `content/catalogue.json: products.${key}.brand`,
      key: brand,
      keys: brands,
    })),
    ...output.models.map(({ key, kind }) => ({ place: `content/catalogue.json: models.${key}.kind`, key: kind, keys: kinds })),
    ...Object.keys(terms).map((key) => ({ place: 'server/warranty.json', key, keys: brands })),
  ];
  return [
    ...references
      .filter(({ key, keys }) => !keys.includes(key))
      .map(({ place, key, keys }) => `${place}: “${key}” is none of ${keys.join(', ')}`),
    ...Object.entries({ brands, kinds, models: keysOf(output.models), products: keysOf(output.products) }).flatMap(
      ([list, keys]) =>
        keys
          .filter((key, index) => keys.indexOf(key) < index)
          .map((key) => `content/catalogue.json: ${list}: “${key}” is there twice`),
    ),
  ];
}

/** The place of an issue, with the key of a list's element for its number: `models.V330.waterLevels`. */
function placeOf(issue: v.BaseIssue<unknown>, written: unknown): string {
  let value = written;
  const names = (issue.path ?? []).map(({ key }) => {
    value = (value as Record<string, unknown> | undefined)?.[key as string];
    return typeof key === 'number' ? ((value as { key?: string } | undefined)?.key ?? key) : key;
  });
  return names.join('.') || 'the whole file';
}
