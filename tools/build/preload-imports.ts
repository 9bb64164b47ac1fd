/*
 * A browser learns what a module imports only when the module has arrived. Without this pass a screen's modules come in four turns, and a
 * form on a slow phone (400 kbit/s, 400 ms) is ready 0.4 s later.
 */
import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { closure } from './closure.ts';

/**
 * What a screen usually shows first, and loads once it is hydrated. Its modules would come in up to five further turns: on a slow phone
 * (400 kbit/s, 400 ms) the list of recipes would be there 1.9 s later.
 */
export const firstViews: Readonly<Record<string, readonly string[]>> = {
  CookRecipe: ['Cook'],
  EditRecipe: ['EditBody', 'EditBar'],
  RatingCenter: ['Request'],
  RecipeDetails: ['RecipeView'],
  Recipes: ['Recommended'],
};

const cache = new Map<string, readonly string[]>();

/** The modules that a script cannot start without, by their paths in the site; what it asks for later is not among them. */
function importsOf(root: string, path: string): readonly string[] {
  const known = cache.get(root + path);
  if (known) return known;
  const source = readFileSync(join(root, path), 'utf8');
  const imports = [...source.matchAll(/(?:\bimport|\bexport)\s*(?:[\w*{}\s,$]+?\bfrom\s*)?["']([^"']+\.js)["']/g)].map(
    ([, name = '']) => (name.startsWith('/') ? name : posix.join(posix.dirname(path), name)),
  );
  cache.set(root + path, imports);
  return imports;
}

/** Scripts with all that they import, each before what it imports. */
export const withImports = (root: string, paths: readonly string[]): string[] => closure(paths, (path) => importsOf(root, path));

const addresses = new Map<string, string>();

/** The address of a built component. @throws Error when there is none, or more than one */
function addressOf(root: string, component: string): string {
  const known = addresses.get(root + component);
  if (known) return known;
  const [found, ...more] = globSync(`_astro/${component}.*.js`, { cwd: root });
  if (!found || more.length > 0) throw new Error(`${component} is not one file of _astro/: preload-imports.ts names it.`);
  addresses.set(root + component, `/${found}`);
  return `/${found}`;
}

/**
 * Lets a page with an island fetch all modules of it at once, and after them those of its first view.
 *
 * @param root the folder of the site
 */
export function withPreloads(html: string, root: string): string {
  const at = html.indexOf('<astro-island');
  if (at < 0) return html;
  const valuesOf = (attribute: string) =>
    [...html.matchAll(new RegExp(`\\s(?:${attribute})="([^"]+)"`, 'g'))].map(([, value = '']) => value);
  const started = withImports(root, valuesOf('component-url|renderer-url'));
  const views = valuesOf('component-export').flatMap((name) => firstViews[name] ?? []);
  const later = withImports(
    root,
    views.map((name) => addressOf(root, name)),
  ).filter((path) => !started.includes(path));
  const links = [
    ...started.map((path) => `<link rel="modulepreload" href="${path}">`),
    ...later.map((path) => `<link rel="modulepreload" fetchpriority="low" href="${path}">`),
  ];
  return html.slice(0, at) + links.join('') + html.slice(at);
}
