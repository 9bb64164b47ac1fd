import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Plugin, parseSync } from 'vite';

interface Imports {
  /** Files that are there when the module starts, in order; those imported for types only are left out */
  static: readonly string[];
  /** Files behind `import()` */
  dynamic: readonly string[];
}

/** The relative imports of a module of ours, as absolute paths. */
function importsOf(file: string): Imports {
  if (!/\.tsx?$/.test(file) || !existsSync(file)) return { static: [], dynamic: [] };
  const source = readFileSync(file, 'utf8');
  const { staticImports, dynamicImports } = parseSync(file, source).module;
  const values = staticImports.filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType));
  const dynamic = dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1));
  const paths = (specifiers: readonly string[]) =>
    specifiers.filter((specifier) => specifier.startsWith('.')).map((specifier) => join(dirname(file), specifier));
  return { static: paths(values.map(({ moduleRequest }) => moduleRequest.value)), dynamic: paths(dynamic) };
}

/** The files that a module needs, at once or later, itself included, each after those that it imports. */
export function closureOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const imports = importsOf(file);
  return [...[...imports.static, ...imports.dynamic].flatMap((path) => closureOf(path, seen)), file];
}

/** The stylesheets of all that a module loads later. */
export function lazyStyles(file: string): string[] {
  const seen = new Set<string>();
  return importsOf(file)
    .dynamic.flatMap((part) => closureOf(part, seen))
    .filter((path) => path.endsWith('.css'));
}

/**
 * Gives a page the styles of the parts that its screen loads later. Astro collects the styles of a page along static imports, so
 * without this a part that is loaded later would be drawn without its own.
 */
export const bringLazyStyles: Plugin = {
  name: 'companion:lazy-styles',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name !== 'client',
  transform: {
    filter: { id: /\/src\/(app|features|recipes)\/[^?]*\.tsx?$/, code: /\bimport\(/ },
    handler(code, id) {
      const styles = lazyStyles(id).map((path) => `import ${JSON.stringify(path)};`);
      return styles.length > 0 ? { code: `${styles.join('')}${code}`, map: null } : undefined;
    },
  },
};
