import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { replies } from '../../src/shell/shell.ts';
import { filesUnder } from '../scripts/site.ts';
import { root } from '../scripts/tools.ts';

/** `capabilities` in Kotlin and in Swift */
const list = /\bcapabilities\b[^=\n]*=\s*(?:\w+Of\(|\[)([^)\]]*)/dg;

/** What branches by the name of a function, up to the brace below its beginning */
const branching = /^([ \t]*)(?:\S.*)?\b(?:when ?\(method\)|switch method) \{\r?\n([\s\S]*?)^\1\}/dgm;

/** Branches of their own, not those within one: as far indented as the first */
const branchesOf = (block: string): RegExp =>
  new RegExp(`^${/^[ \t]*/.exec(block)?.[0]}(?:case )?("\\w+"(?:,\\s*"\\w+")*)\\s*(?:->|:)`, 'dgm');

/** Every function that a file of native/ lists in `capabilities` or has a branch for, with its line. */
export function namesIn(text: string): { name: string; line: number }[] {
  const found = (pattern: RegExp, within: string, offset: number, group: number) =>
    [...within.matchAll(pattern)].map(({ [group]: part = '', indices }) => ({ part, at: offset + (indices?.[group]?.[0] ?? 0) }));
  const branches = found(branching, text, 0, 2).flatMap(({ part, at }) => found(branchesOf(part), part, at, 1));
  return [...found(list, text, 0, 1), ...branches]
    .flatMap(({ part, at }) => found(/"([^"\n]+)"/dg, part, at, 1))
    .map(({ part, at }) => ({ name: part, line: text.slice(0, at).split('\n').length }));
}

/** The names in native/ that are no function of the interface: pages would never call them. @returns a line about each */
export const unknownNames = (): string[] =>
  filesUnder(join(root, 'native'))
    .filter((file) => /\.(?:kt|swift)$/.test(file))
    .flatMap((file) =>
      namesIn(readFileSync(file, 'utf8'))
        .filter(({ name }) => !Object.hasOwn(replies, name))
        .map(({ name, line }) => `${relative(root, file)}:${line}: pages know no function “${name}”`),
    );
