import { dirname, join } from 'node:path/posix';
import type { Module } from './modules.ts';

/** From the bottom up; a layer may import itself and every row beneath it, never its neighbor in a row. */
const order = [
  ['lib'],
  ['i18n', 'contract'],
  ['routes'],
  ['shell', 'api'],
  ['stores'],
  ['app', 'ui'],
  ['recipes'],
  ['features'],
  ['directives'],
  ['layouts'],
  ['pages'],
] as const;

const beneath = (row: number): string[] => order.slice(0, row).flat();

/** What each layer may import, beside itself. `content` is the folder of texts and data. */
const allowed: Record<string, readonly string[]> = {
  ...Object.fromEntries(order.flatMap((row, index) => row.map((layer) => [layer, [...beneath(index), 'content']]))),
  lib: [],
  contract: ['lib'],
  ui: ['lib', 'i18n', 'contract', 'styles'],
  app: [...beneath(5), 'ui', 'content', 'styles'],
  recipes: [...beneath(6), 'content', 'styles'],
  features: [...beneath(7), 'content', 'styles'],
  layouts: [...beneath(9), 'content', 'styles', 'mdx'],
  pages: [...beneath(10), 'content', 'styles', 'mdx'],
  mdx: ['lib', 'i18n', 'routes', 'content', 'styles'],
  styles: [],
  sw: ['lib', 'routes'],
  'content.config.ts': ['lib', 'i18n', 'routes', 'contract', 'mdx'],
  'env.d.ts': ['contract'],
  content: ['mdx'],
  // Of the content only words that people search by: what the tags of recipes are called in every language.
  // Of i18n the table of languages, and i18next for the messages.
  server: ['contract', 'lib', 'i18n', 'content', 'siteHost', 'simulator'],
  siteHost: ['contract', 'lib', 'i18n', 'routes', 'server'],
  simulator: ['contract', 'lib', 'i18n', 'routes', 'shell', 'content', 'server'],
};

/** The part of the server that stands in for a static host: it answers by the route table, which the app servers know nothing of. */
const siteHost = /^server\/(site|site-files|host-files)\.ts$/;

/** Packages that a layer must stay free of, and why. */
const barred: { layer: string; packages: RegExp; why: string }[] = [
  { layer: 'mdx', packages: /^(react|react-dom|nanostores|@nanostores)(\/|$)/, why: 'guides ship no framework JavaScript' },
  { layer: 'lib', packages: /./, why: 'lib is pure functions without a dependency' },
  {
    layer: 'server',
    packages: /^(react|react-dom|astro|nanostores|@nanostores)(\/|$)/,
    why: 'the server knows nothing of the pages',
  },
  ...Object.keys(allowed)
    .filter((layer) => layer !== 'api')
    .map((layer) => ({ layer, packages: /^ofetch(\/|$)/, why: 'only api sends requests' })),
];

const homes: { globals: RegExp; layers: readonly string[] }[] = [
  {
    globals: /^(window|document\.cookie|localStorage|sessionStorage|indexedDB|caches|navigator\.serviceWorker)$/,
    layers: ['shell', 'stores', 'sw'],
  },
  { globals: /^(fetch|XMLHttpRequest|EventSource|WebSocket|navigator\.sendBeacon)$/, layers: ['api', 'sw'] },
];

/** The layer of a file: a folder of `src`, `server`, `content`, or a file of its own. */
function layerOf(path: string): string {
  const [first = '', second = ''] = path.split('/');
  if (siteHost.test(path)) return 'siteHost';
  if (path.startsWith('server/simulator/')) return 'simulator';
  return first === 'src' ? second : first;
}

/** Every violation of the import rules, as a sentence. */
export function problems(modules: readonly Module[]): string[] {
  return [...modules.flatMap(importProblems), ...modules.flatMap(globalProblems), ...cycles(modules)];
}

function importProblems({ path, imports }: Module): string[] {
  const layer = layerOf(path);
  const importable = allowed[layer];
  if (!importable) return [`${path} is in no layer`];
  return imports.flatMap((name) => {
    if (!name.startsWith('.')) {
      const bar = barred.find((rule) => rule.layer === layer && rule.packages.test(name));
      if (name.startsWith('/')) return [`${path} imports ${name}: write a relative path`];
      return bar ? [`${path} imports ${name}: ${bar.why}`] : [];
    }
    const target = resolve(path, name);
    const other = layerOf(target);
    if (other === layer && layer !== 'features') return [];
    if (other === layer) {
      const [mine, theirs] = [path, target].map((file) => file.split('/')[2]);
      return mine === theirs ? [] : [`${path} imports ${target}: a feature never imports another`];
    }
    return importable.includes(other) ? [] : [`${path} imports ${target}: ${layer} may not import ${other}`];
  });
}

function globalProblems({ path, globals }: Module): string[] {
  if (!path.startsWith('src/')) return [];
  return globals.flatMap((name) => {
    const home = homes.find((rule) => rule.globals.test(name));
    if (!home || home.layers.includes(layerOf(path))) return [];
    return [`${path} uses ${name}, which belongs in ${home.layers.map((layer) => `src/${layer}`).join(', ')}`];
  });
}

const resolve = (from: string, name: string): string => join(dirname(from), name.replace(/\?.*$/, ''));

/** Each circle of imports, reported once. Imports of types and imports that are loaded on demand count too. */
function cycles(modules: readonly Module[]): string[] {
  const byPath = new Map(modules.map((module) => [module.path, module]));
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (path: string, trail: readonly string[]): void => {
    const start = trail.indexOf(path);
    if (start >= 0) found.push(`Circular import: ${[...trail.slice(start), path].join(' → ')}`);
    if (start >= 0 || done.has(path)) return;
    for (const name of byPath.get(path)?.imports ?? []) {
      if (name.startsWith('.')) visit(resolve(path, name), [...trail, path]);
    }
    done.add(path);
  };
  for (const { path } of modules) visit(path, []);
  return found;
}
