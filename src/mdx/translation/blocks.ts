import { createHash } from 'node:crypto';
import { withoutSafetyTags } from '../mdx-tree.ts';
import { safetySentences } from '../safety.ts';
import { frontmatterOf } from './frontmatter.ts';

/** A piece of a guide that is translated as a whole, and can by itself be older than the English: a section, a step. */
export interface Block {
  kind: 'title' | 'start' | 'heading' | 'step' | 'after';
  /** The same in every language: a heading's anchor, `water-2` for a step, `after-water` for what follows the steps */
  id: string;
  /** The MDX, or the frontmatter's lines */
  text: string;
  /** Four hexadecimal digits of the text, however it is broken into lines */
  hash: string;
}

/** What opens a part around a heading or a step, on lines of its own: it belongs to what it opens. */
const opened = String.raw`(?:^[ \t]*<(?:IfModel|IfBrand|Systems?|Assistants?|Question|Steps)\b[^>\n]*>\s*)*^[ \t]*`;
const start = new RegExp(String.raw`${opened}(?:#{2,6} .*\[#(?<anchor>[\w-]+)\][ \t]*$|<Step>)`, 'gm');
/** The end of steps, with whatever ends there too */
const end = /<\/Steps>(?:\s*<\/(?:IfModel|IfBrand|Systems?|Assistants?|Question)>)*/g;

/**
 * A text in the pieces that are compared with its English, in the order of the text: the title with the description, then a block for each heading and each step. `checked`, `source` and `review` are no texts.
 *
 * @param whole the file, frontmatter included
 */
export function blocksOf(whole: string): Block[] {
  const { head, body } = frontmatterOf(whole);
  const title = head.replace(/^(checked|source|review):.*\n/gm, '');
  return [block('title', 'title', title), ...blocksOfBody(body)].filter(({ text }) => text);
}

function blocksOfBody(body: string): Block[] {
  const cuts = [
    ...[...body.matchAll(start)].map((match) => ({ at: match.index, anchor: match.groups?.anchor, opening: match[0] })),
    ...[...body.matchAll(end)].map((match) => ({ at: match.index + match[0].length, anchor: undefined, opening: '' })),
  ].sort((a, b) => a.at - b.at);
  let [steps, number] = ['', 0];
  const named = cuts.map(({ at, anchor, opening }) => {
    if (anchor) return { at, kind: 'heading', id: anchor } as const;
    if (!opening) return { at, kind: 'after', id: `after-${steps}` } as const;
    const name = /<Steps name="([\w-]+)"/.exec(opening)?.[1];
    [steps, number] = name ? [name, 1] : [steps, number + 1];
    return { at, kind: 'step', id: `${steps}-${number}` } as const;
  });
  return [{ at: 0, kind: 'start', id: 'start' } as const, ...named].map(({ at, kind, id }, index) =>
    block(kind, id, body.slice(at, named[index]?.at)),
  );
}

/** What closes behind a block, and the opening of steps, say nothing of it: another step before or behind it makes no step stale. */
function block(kind: Block['kind'], id: string, text: string): Block {
  const own = text
    .replace(/<Steps name="([\w-]+)">/, '')
    .replace(/(\s*<\/(Steps|IfModel|IfBrand|Systems?|Assistants?|Question)>)+\s*$/, '');
  return { kind, id, text: text.trim(), hash: hashOf(kind === 'step' ? id.replace(/\d+$/, own) : own) };
}

/** Four hexadecimal digits: enough to tell a text from the one that stood in its place before. `<Safety>` changes no text. */
export const hashOf = (text: string): string =>
  createHash('sha256').update(withoutSafetyTags(text).replace(/\s+/g, ' ').trim()).digest('hex').slice(0, 4);

/**
 * What a translation says of the English it was made from, `source` in its frontmatter: a hash for each of its blocks, behind it that of
 * the translation's own, and `safety-` with one of the ids of its safety sentences, if it has any.
 *
 * @param own the translation's file
 */
export const sourceOf = (english: string, own: string): string =>
  sourceFrom(
    blocksOf(english).map(({ hash }) => hash),
    own,
    safetyMarksOf(english),
  );

/** The same of hashes of the English that are known. */
export function sourceFrom(hashes: readonly string[], own: string, safetyMarks: readonly string[]): string {
  const ownHashes = blocksOf(own).map(({ text }) => ownHashOf(text));
  return [...hashes.map((hash, index) => `${hash}-${ownHashes[index] ?? ''}`), ...safetyMarks].join(' ');
}

/** Of a text as it is written: encoded, since a no-break space in place of a space is another text. */
export const ownHashOf = (text: string): string => hashOf(encodeURIComponent(text));

/** None, or one: of which safety sentences a translation was made. @throws Error when the guide is no MDX */
export function safetyMarksOf(english: string): string[] {
  const ids = safetySentences(frontmatterOf(english).body).map(({ id }) => id);
  return ids.length > 0 ? [`safety-${hashOf(ids.sort().join(' '))}`] : [];
}

/** Whether a block begins with something that an address can name. */
export const hasPlace = ({ kind }: Block): boolean => kind === 'heading' || kind === 'step';

/** The heading or the step that a block is, or that stands before it: nothing before the first of them. */
export function placeOf(blocks: readonly Block[], id: string | undefined): string | undefined {
  const before = blocks.slice(0, blocks.findIndex((block) => block.id === id) + 1);
  return before.findLast(hasPlace)?.id;
}

const fixedLabels = {
  title: 'title and description',
  start: 'the text, up to the first heading',
};

/** What a translator knows a block by. */
export function labelOf({ kind, id, text: whole }: Block): string {
  const text = withoutSafetyTags(whole);
  const [, steps = id, number = ''] = /^(?:after-)?(.*?)(?:-(\d+))?$/.exec(id) ?? [];
  switch (kind) {
    case 'heading':
      return `“${/^\s*#{2,6} (.*?)\s*\[#/m.exec(text)?.[1]}” [#${id}]`;
    case 'step':
      return `step ${number} of “${steps}”: ${/\*\*(.*?)\*\*/s.exec(text)?.[1]?.replace(/\s+/g, ' ') ?? '…'}`;
    case 'after':
      return `text after the steps “${id.replace('after-', '')}”`;
    default:
      return fixedLabels[kind];
  }
}
