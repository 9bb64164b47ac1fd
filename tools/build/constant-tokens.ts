/*
 * Writes the values of design tokens that never change where stylesheets read them. Pages that keep only what they need
 * (prune-styles.ts) then lose the tokens. Without this pass a guide is 120 bytes larger, of 12,000, and its first paint needs 145 bytes
 * more, of 4,000 (brotli).
 */
import { globSync, readFileSync } from 'node:fs';
import type { CSSOptions } from 'vite';
import { propertiesSet } from './css.ts';

type PostcssPlugin = NonNullable<Exclude<NonNullable<CSSOptions['postcss']>, string>['plugins']>[number];

const declaration = /(--[\w-]+):\s*([^;{}]+)[;}]/g;

/**
 * The tokens that are set once, and to a value that reads no other, by their name.
 *
 * @param tokens the stylesheet of tokens
 * @param others all other code that may set a custom property
 */
export function constantsOf(tokens: string, others: string): Map<string, string> {
  const all = [...tokens.matchAll(declaration)];
  const setByOthers = propertiesSet(others);
  const isConstant = (name: string, value: string) =>
    all.filter(([, other]) => other === name).length === 1 && !value.includes('var(') && !setByOthers.has(name);
  return new Map(all.flatMap(([, name = '', value = '']) => (isConstant(name, value) ? [[name, value]] : [])));
}

/** The pass over every stylesheet of `src`, those in components and in scripts included. */
export function constantTokens(): PostcssPlugin {
  const read = (files: readonly string[]) => files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const tokens = 'src/styles/tokens.css';
  const others = globSync('src/**/*.{css,astro,ts,tsx}').filter((file) => file !== tokens);
  const constants = constantsOf(read([tokens]), read(others));
  return {
    postcssPlugin: 'companion:constant-tokens',
    Declaration(declaration) {
      declaration.value = declaration.value.replace(/var\((--[\w-]+)\)/g, (whole, name: string) => constants.get(name) ?? whole);
    },
  };
}
