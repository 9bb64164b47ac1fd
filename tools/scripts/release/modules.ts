import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';

export interface ModuleGraph {
  /** Paths from the project's folder, with forward slashes, in order */
  files: string[];
  /** The packages that these files import at run time, in order */
  packages: string[];
}

/**
 * Follows the imports that Node resolves at run time, dynamic ones too. Imports of types vanish when Node strips types, and are not
 * followed.
 *
 * @param entries paths from the project's folder, as those of the result
 * @param isLeftOut for modules that are imported only under a condition that never holds where the graph is used
 */
export function moduleGraph(root: string, entries: readonly string[], isLeftOut: (path: string) => boolean): ModuleGraph {
  const { imports: aliases = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    imports?: Record<string, string>;
  };
  const files = new Set(entries);
  const packages = new Set<string>();
  for (const file of files) {
    if (!file.endsWith('.ts')) continue;
    for (const specifier of runtimeImports(readFileSync(join(root, file), 'utf8'))) {
      const target = aliases[specifier] ?? specifier;
      if (target.startsWith('node:')) continue;
      if (!target.startsWith('.')) packages.add(packageOf(target));
      else {
        const path = posix.join(posix.dirname(file), target);
        if (!isLeftOut(path)) files.add(path);
      }
    }
  }
  return { files: [...files].sort(), packages: [...packages].sort() };
}

function runtimeImports(source: string): string[] {
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ESNext, verbatimModuleSyntax: true },
  });
  return ts.preProcessFile(outputText).importedFiles.map(({ fileName }) => fileName);
}

/** `kysely/migration` → `kysely`, `@hono/node-server/serve` → `@hono/node-server` */
const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
