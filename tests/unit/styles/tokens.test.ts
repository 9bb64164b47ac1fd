import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import catalogue from '../../../content/catalogue.json' with { type: 'json' };
import { brandColorRules } from '../../../tools/build/brand-colors.ts';

const css = readFileSync(new URL('../../../src/styles/tokens.css', import.meta.url), 'utf8').replace(/\/\*.*?\*\//gs, '');
/** Of one without its four colors, which `tools/build/catalogue.ts` names, nothing can be measured. */
const brands = catalogue.brands.filter(({ colors }) => colors && Object.keys(colors).length === 4).map(({ key }) => key);
const schemes = ['light', 'dark'] as const;

const [base = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)');

/** The custom properties that the rule of a selector declares, however its quotes are written. */
function declared(text: string, selector: string): Record<string, string> {
  const rule = text.replaceAll('"', "'").split(`${selector} {`)[1]?.split('}')[0] ?? '';
  return Object.fromEntries([...rule.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
}

const ownColors = (brand: string) =>
  declared(brandColorRules().replaceAll('{', ' {'), brand === catalogue.defaultBrand ? ':root' : `[data-brand='${brand}']`);

/**
 * The colors as the browser computes them: the root's, the brand's over them, and in the dark scheme its own over both. Each with
 * the name of the property that has it.
 */
function colors(brand: string, scheme: (typeof schemes)[number]): (token: string) => { name: string; value: string } {
  const values = { ...declared(base, ':root'), ...ownColors(brand), ...(scheme === 'dark' && declared(dark, ':root')) };
  const resolve = (name: string): { name: string; value: string } => {
    const value = values[name] ?? '';
    const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
    return other ? resolve(other) : { name, value };
  };
  return resolve;
}

/** Where the colors of a pair are set, for whoever has to change one. */
function placeOf(brand: string, names: readonly string[]): string {
  const own = names.filter((name) => name.startsWith('brand-')).map((name) => `"${name.slice('brand-'.length)}"`);
  return own.length > 0 ? `change ${own.join(' or ')} of ${brand} in content/catalogue.json` : 'change src/styles/tokens.css';
}

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const full = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

test.each(brands)('%s has another color than the others', (brand) => {
  const others = brands.filter((other) => other !== brand).map((other) => ownColors(other)['brand-on-light']);
  expect(others).not.toContain(ownColors(brand)['brand-on-light']);
});

const grounds = ['ground', 'surface', 'fill'];
const words: readonly (readonly [ink: string, ground: string])[] = [
  ...['text', 'text-quiet', 'accent', 'danger'].flatMap((ink) => grounds.map((ground) => [ink, ground] as const)),
  ...['danger', 'success', 'progress'].map((tone) => [tone, `${tone}-tint`] as const),
  ['text', 'danger-tint'],
  ['accent', 'tint'],
  ['on-accent', 'accent'],
  ['on-accent', 'danger'],
  ['on-inverse', 'inverse'],
  ['inverse-accent', 'inverse'],
];
const edges = [
  ['edge', 'ground'],
  ['edge', 'surface'],
  ['accent', 'ground'],
  ['accent', 'fill'],
  ['danger', 'ground'],
] as const;

for (const brand of brands) {
  for (const scheme of schemes) {
    const color = colors(brand, scheme);
    const expectContrast = (one: string, other: string, least: number) => {
      const [a, b] = [color(one), color(other)];
      expect(contrast(a.value, b.value), placeOf(brand, [a.name, b.name])).toBeGreaterThanOrEqual(least);
    };
    test.each(words)(`${brand}, ${scheme}: words in %s are readable on %s`, (ink, ground) => expectContrast(ink, ground, 4.5));
    test.each(edges)(`${brand}, ${scheme}: the %s of a control is seen on %s`, (edge, ground) => expectContrast(edge, ground, 3));
  }
}

test('the measure itself knows black on white and an unreadable gray', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#999999', '#fff')).toBeLessThan(4.5);
});

test('a pair says where its colors are set', () => {
  const accent = colors('vactidy', 'dark')('accent').name;
  expect(placeOf('vactidy', [accent, 'ground'])).toBe('change "on-dark" of vactidy in content/catalogue.json');
  expect(placeOf('vactidy', ['text', 'ground'])).toBe('change src/styles/tokens.css');
});

test('every layout that takes the tokens takes the colors of the brands', () => {
  const layouts = globSync('src/layouts/**/*.astro').map((file) => readFileSync(file, 'utf8'));
  const styled = layouts.filter((text) => text.includes('styles/base.css'));
  expect(styled.length).toBeGreaterThan(1);
  for (const text of styled) expect(text).toContain("import 'virtual:brand-colors.css';");
});
