import { mdxToMdast } from 'satteri';
import { attributeOf, type MdxNode } from './mdx-tree.ts';

/** A sentence that keeps somebody from harm: `<Safety id="plug-dry-hands">…</Safety>`. */
export interface SafetySentence {
  /** The same in every language; empty where the writer gave none */
  id: string;
  text: string;
  /** It is bold or has bold words, as the action of a step */
  isBold: boolean;
  /** Of the body */
  line: number;
}

/** What ids of safety sentences look like. */
export const isSafetyId = (id: string): boolean => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id);

/** The safety sentences of a guide, in the order of its text. @param body without the frontmatter @throws Error when it is no MDX */
export function safetySentences(body: string): SafetySentence[] {
  const visit = (node: MdxNode, inBold: boolean): SafetySentence[] => {
    const children = node.children ?? [];
    const isBold = inBold || [node, ...children].some(({ type }) => type === 'strong');
    const inner = children.flatMap((child) => visit(child, inBold || node.type === 'strong'));
    if (node.name !== 'Safety') return inner;
    const text = wordsOf(node).replace(/\s+/g, ' ').trim();
    return [{ id: attributeOf(node, 'id') ?? '', text, isBold, line: node.position?.start.line ?? 1 }, ...inner];
  };
  return body.includes('<Safety') ? visit(mdxToMdast(body), false) : [];
}

/** `{{brand}}` is an expression to MDX, and a name to the reader. */
const wordsOf = (node: MdxNode): string =>
  node.type === 'mdxTextExpression' ? `{${node.value}}` : (node.value ?? node.children?.map(wordsOf).join('') ?? '');

/** The end of a sentence, also inside bold, brackets or quotation marks. */
const end = /[\p{Sentence_Terminal}…][\s"'\p{Pe}\p{Pf}“*_]*$/u;
const middle = /^[\s"'“„‘«‹「『(（¿¡*_]*\p{Ll}/u;

/** What is wrong with the tags of a guide, in the form of the writing rules. @throws Error when it is no MDX */
export const safetyProblems = (body: string): { line: number; problem: string }[] =>
  safetySentences(body).flatMap(({ id, text, line }) => {
    const problem = problemOf(id, text);
    return problem ? [{ line, problem }] : [];
  });

function problemOf(id: string, text: string): string | undefined {
  const tag = `<Safety id="${id}">`;
  if (!isSafetyId(id))
    return `has ${id ? tag : '<Safety> without an id'}. Give it one in kebab-case, the same in every language: <Safety id="plug-dry-hands">.`;
  if (!text) return `has ${tag} around nothing. Put it around the sentence that keeps somebody from harm.`;
  if (middle.test(text) || !end.test(text))
    return `has ${tag} around a part of a sentence. Put it around whole sentences, with their full stop: "${text}"`;
  return undefined;
}
