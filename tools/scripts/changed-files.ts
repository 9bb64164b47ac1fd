import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path/posix';
import { capture, Problem, root } from './tools.ts';

/** What of the tests a change can break. All paths are from the project's root. */
export interface Choice {
  /** Files for Biome */
  lint: readonly string[];
  /** Files whose types can have changed */
  types: readonly string[];
  /** Filters for the unit tests */
  tests: readonly string[];
  /** Folders of `content` whose texts are tested */
  languages: readonly string[];
  /** End-to-end tests that were changed themselves */
  endToEnd: readonly string[];
}

const code = /\.(ts|tsx|astro|mjs)$/;

/** Concern every file. */
const everywhere = /^(package(-lock)?\.json|biome\.json|tsconfig\.json|vitest\.config\.ts|src\/env\.d\.ts)$/;

/** What a language has of its own. English is held against all others. */
const translated =
  /^(?:content\/([^/]+)\/|(?:tests\/content\/(?:recipe-search-gold|search-gold\/(?:tuned|unseen))|server\/messages)\/([^/]+)\.json$)/;

/** Tests that read files which they do not name. */
const readers: readonly [RegExp, readonly string[]][] = [
  [/\.md$/, ['tests/unit/docs/']],
  [/\.css$/, ['tests/unit/styles/']],
  [/^content\/.*\.mdx$/, ['faq', 'guides', 'hand-figures', 'safety'].map((name) => `tests/content/${name}.test.ts`)],
];

/** Half of all tests use such a file through others. Those that have an eye on it are {@link nearby}. */
const isLib = (path: string) => path.startsWith('src/lib/');
const isOther = (path: string) => !isLib(path) && !translated.test(path);

/** Imports between a function of `src/lib` and the tests of what uses it, and of what uses that. */
const nearby = 3;

/** A test that needs only the sources. Those of the architecture always run. */
const isTest = (path: string) =>
  /^tests\/.*\.test\.tsx?$/.test(path) &&
  !/^tests\/(architecture|e2e|pseudo|links|deploy|engines|postgres|growth|ops)\//.test(path);

/**
 * @param changed the changed files
 * @param files all files of the project and those that are gone; the code with its text
 */
export function choose(changed: readonly string[], files: ReadonlyMap<string, string>): Choice {
  const all = changed.some((path) => everywhere.test(path)) ? [...files.keys()] : changed;
  const typed = all.filter((path) => !translated.test(path) || path.startsWith('content/en/'));
  const types = dependents(typed, files).filter((path) => /\.(ts|tsx|astro)$/.test(path));
  const ambient = [...files].flatMap(([path, text]) =>
    /\.d\.ts$|^declare (global|module)/m.test(`${path}\n${text}`) ? path : [],
  );
  return {
    lint: changed,
    types: types.length > 0 ? [...new Set([...types, ...ambient])] : [],
    tests: [
      'tests/architecture/',
      ...readers.filter(([read]) => changed.some((path) => read.test(path))).flatMap(([, tests]) => tests),
      // Hundreds of tests show some text; those of the language concerned look at all of them.
      ...[...new Set([...reach(all.filter(isLib), usersIn(files), nearby), ...dependents(all.filter(isOther), files)])].filter(
        isTest,
      ),
    ],
    languages: [...new Set(changed.flatMap((path) => translated.exec(path)?.slice(1).find(Boolean) ?? []))],
    endToEnd: changed.filter((path) => /^tests\/e2e\/.*\.test\.ts$/.test(path)),
  };
}

/** Who imports a file. Tests may also name what they read or start by its path. */
type Users = (path: string) => readonly string[];

/** The one module that loads every route of the app servers, and with it what each of them needs. */
const everyRoute = 'server/app.ts';

/** A module with endpoints of one resource, or their inputs. */
const ofResource = /^src\/contract\/[^/]+\//;

/**
 * The files and all that import them, directly or through others. A route of the app servers is needed by the tests that call its
 * endpoints, not by every test that starts a server.
 */
function dependents(changed: readonly string[], files: ReadonlyMap<string, string>): string[] {
  const users = usersIn(files);
  const isRoute = (path: string) => path.startsWith('server/routes/');
  const reached = reach(changed, (path) => users(path).filter((by) => !(isRoute(path) && by === everyRoute)));
  const routes = [...reached].filter(isRoute);
  if (routes.length === 0 || reached.has(everyRoute)) return [...reached];
  const endpoints = [...files.keys()].filter((path) => ofResource.test(path) && users(path).some((by) => routes.includes(by)));
  const startingServers = reach([everyRoute], users);
  const calling = reach(endpoints, (path) => users(path).filter((by) => !by.startsWith('server/')));
  return [...new Set([...reached, everyRoute, ...[...calling].filter((path) => startingServers.has(path))])];
}

function reach(from: readonly string[], users: Users, steps = Number.POSITIVE_INFINITY): Set<string> {
  const reached = new Map(from.map((path) => [path, 0]));
  for (const [path, step] of reached)
    if (step < steps) for (const by of users(path)) if (!reached.has(by)) reached.set(by, step + 1);
  return new Set(reached.keys());
}

function usersIn(files: ReadonlyMap<string, string>): Users {
  const users = new Map<string, string[]>();
  for (const [path, text] of files)
    for (const [, , quoted = ''] of text.matchAll(/(['"`])([\w@./[\]*{},-]+)\1/g)) {
      const target = quoted.startsWith('.') ? join(dirname(path), quoted) : isTest(path) ? quoted : '';
      if (files.has(target) || (target.includes('*') && quoted.startsWith('.')))
        users.set(target, [...(users.get(target) ?? []), path]);
    }
  const globs = [...users].filter(([target]) => target.includes('*'));
  return (path) => [...(users.get(path) ?? []), ...globs.filter(([glob]) => matchesGlob(path, glob)).flatMap(([, by]) => by)];
}

/** What differs from where this branch left `main`, committed or not, and what it can break. */
export async function chooseForBranch(): Promise<Choice> {
  const base = (await git('merge-base', 'main', 'HEAD'))[0] ?? 'main';
  const isPresent = (path: string) => existsSync(join(root, path));
  const untracked = await git('ls-files', '--others', '--exclude-standard');
  const present = [...(await git('ls-files')), ...untracked].filter(isPresent);
  const changed = [...(await git('diff', '--name-only', base)), ...untracked];
  // Files that are gone have no text, but may have users that are still there.
  const files = new Map(changed.map((path) => [path, '']));
  for (const path of present) files.set(path, code.test(path) ? readFileSync(join(root, path), 'utf8') : '');
  const { lint, endToEnd, ...choice } = choose(changed, files);
  return { ...choice, lint: lint.filter(isPresent), endToEnd: endToEnd.filter(isPresent) };
}

async function git(...args: string[]): Promise<string[]> {
  const { code, output } = await capture(['git', '-c', 'core.quotePath=off', ...args]);
  if (code !== 0) throw new Problem(`git ${args[0]} failed: ${output.trim()}`);
  return output.split('\n').filter(Boolean);
}
