import type { Phrases } from '../lib/search/entry.ts';
import type { EntryText } from '../lib/search/passages.ts';
import { numbersIn } from '../lib/search/tokens.ts';
import { type MdxNode, parseMdx, textOf } from './mdx-tree.ts';

/**
 * The blocks of an answer that get an anchor, in their order: items of numbered lists are steps (`step-2`), those of others
 * points (`point-1`), and paragraphs between them texts (`text-1`), also those in warnings and notes. They are the same in every language.
 */
export function anchoredBlocks<Node extends Pick<MdxNode, 'type' | 'ordered' | 'children'>>(
  root: Node,
): [anchor: string, Node][] {
  const counts = { step: 0, point: 0, text: 0 };
  const anchor = (kind: keyof typeof counts) => `${kind}-${++counts[kind]}`;
  const within = (node: Node): [string, Node][] => {
    const children = (node.children ?? []) as readonly Node[];
    if (node.type === 'list') return children.map((item) => [anchor(node.ordered ? 'step' : 'point'), item]);
    return node.type === 'paragraph' ? [[anchor('text'), node]] : children.flatMap(within);
  };
  return within(root);
}

/**
 * The passages of an answer that a link can lead to.
 *
 * @param body of an answer, without its frontmatter
 */
export const answerPassages = (body: string): EntryText['passages'] =>
  anchoredBlocks(parseMdx(body)).map(([anchor, node]) => [anchor, textOf(node).replace(/\s+/g, ' ').trim()]);

/**
 * The phrases of an answer with the numbers that stand in its passages, such as those of errors and settings, so that they are found
 * exactly. A single digit says nothing.
 */
export function withNumbers(phrases: Phrases, passages: EntryText['passages']): Phrases {
  const numbers = passages.flatMap(([anchor, text]) => {
    const found = [...new Set(numbersIn(text).filter((number) => number.length > 1))];
    return found.length > 0 ? [[anchor, [...(phrases[anchor] ?? []), found.join(' ')]] as const] : [];
  });
  return { ...phrases, ...Object.fromEntries(numbers) };
}
