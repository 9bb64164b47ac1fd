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

/** A function where `capabilities` lists it, or where a branch answers it. */
interface Name {
  name: string;
  line: number;
  isBranch: boolean;
}

/** The functions in a file of native/: first those listed, then those answered. */
export function namesIn(text: string): Name[] {
  const found = (pattern: RegExp, within: string, offset: number, group: number) =>
    [...within.matchAll(pattern)].map(({ [group]: part = '', indices }) => ({ part, at: offset + (indices?.[group]?.[0] ?? 0) }));
  const quoted = (parts: { part: string; at: number }[], isBranch: boolean) =>
    parts
      .flatMap(({ part, at }) => found(/"([^"\n]+)"/dg, part, at, 1))
      .map(({ part, at }) => ({ name: part, line: text.slice(0, at).split('\n').length, isBranch }));
  const branches = found(branching, text, 0, 2).flatMap(({ part, at }) => found(branchesOf(part), part, at, 1));
  return [...quoted(found(list, text, 0, 1), false), ...quoted(branches, true)];
}

/**
 * What is wrong with the names in the files of one platform: no function of the interface, or listed and not answered, or the other
 * way around.
 *
 * @param files their texts by their paths
 * @returns a line about each
 */
export function faultsIn(files: Readonly<Record<string, string>>): string[] {
  const names = Object.entries(files).flatMap(([path, text]) =>
    namesIn(text).map((one) => ({ ...one, place: `${path}:${one.line}` })),
  );
  return names.flatMap(({ name, isBranch, place }) => {
    if (!Object.hasOwn(replies, name)) return `${place}: pages know no function “${name}”`;
    if (names.some((other) => other.name === name && other.isBranch !== isBranch)) return [];
    return isBranch
      ? `${place}: capabilities does not list “${name}”, so pages never call it`
      : `${place}: capabilities lists “${name}”, which has no branch`;
  });
}

/** What is wrong with the names in native/, by {@link faultsIn}. */
export const wrongNames = (): string[] =>
  ['android', 'ios'].flatMap((platform) =>
    faultsIn(
      Object.fromEntries(
        filesUnder(join(root, 'native', platform)).map((file) => [relative(root, file), readFileSync(file, 'utf8')]),
      ),
    ),
  );
