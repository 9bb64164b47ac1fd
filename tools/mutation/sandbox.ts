import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { cache, root } from '../scripts/tools.ts';

/** Where the sources stand once more, with every mutant in them, of which an environment variable switches one on. */
export const sandbox = join(cache, 'mutation');

/** Whose tests are measured. Each area has the same share of a sample. */
export const areas = [
  'src/api',
  'src/stores',
  'src/app/form',
  'src/sw',
  'src/mdx/translation',
  'server/http',
  'server/db',
] as const;

/** One small change of the code, as Stryker makes it. Lines and columns count from 1. */
export interface Mutant {
  id: string;
  area: string;
  /** `src/api/client.ts:57:9` */
  place: string;
  /** Such as `ConditionalExpression: options.key → false` */
  change: string;
}

const notCopied = new Set(['node_modules', '.git', '.cache', '.data', 'dist', 'build', 'packs', 'test-results']);

/** Makes the sandbox anew. @returns its mutants, in the order of the files */
export async function makeSandbox(): Promise<Mutant[]> {
  rmSync(sandbox, { recursive: true, force: true });
  mkdirSync(sandbox, { recursive: true });
  for (const name of readdirSync(root).filter((one) => !notCopied.has(one)))
    cpSync(join(root, name), join(sandbox, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(sandbox, 'node_modules'));

  const names = areas.flatMap((area) =>
    globSync(`${area}/**/*.{ts,tsx}`, { cwd: root }).map((name) => name.replaceAll('\\', '/')),
  );
  const sources = names.sort().map((name) => ({ name, mutate: true, content: readFileSync(join(root, name), 'utf8') }));
  const { files, mutants } = await new Instrumenter(silent).instrument(sources, {
    plugins: null,
    excludedMutations: [],
    ignorers: [],
  });
  for (const { name, content } of files) writeFileSync(join(sandbox, name), content);
  const contents = new Map(sources.map(({ name, content }) => [name, content.split('\n')]));
  return mutants.map(({ id, fileName, location, mutatorName, replacement = '' }) => ({
    id,
    area: areas.find((area) => fileName.startsWith(`${area}/`)) ?? '',
    place: `${fileName}:${location.start.line + 1}:${location.start.column + 1}`,
    change: `${mutatorName}: ${short(textAt(contents.get(fileName) ?? [], location))} → ${short(replacement)}`,
  }));
}

interface Place {
  line: number;
  column: number;
}

function textAt(lines: readonly string[], { start, end }: { start: Place; end: Place }): string {
  const [first = '', ...rest] = lines.slice(start.line, end.line + 1);
  if (rest.length === 0) return first.slice(start.column, end.column);
  return [first.slice(start.column), ...rest.slice(0, -1), (rest.at(-1) ?? '').slice(0, end.column)].join(' ');
}

function short(code: string): string {
  const line = code.replace(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}

const nothing = () => undefined;
const silent = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
  fatal: nothing,
};
