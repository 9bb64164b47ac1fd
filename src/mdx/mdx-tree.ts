import { mdxToMdast } from 'satteri';

/** A node of parsed MDX (mdast), reduced to what guides are checked for. */
export interface MdxNode {
  type: string;
  name?: string | null | undefined;
  value?: string | undefined;
  depth?: number | undefined;
  ordered?: boolean | null | undefined;
  url?: string | undefined;
  children?: readonly MdxNode[] | undefined;
  /** A list on JSX elements */
  attributes?: object | null | undefined;
  position?: { start: { line: number } } | undefined;
}

/**
 * A text as readers see it: `<Safety id="…">` marks a sentence for those who check translations. Lines stay where they are. Without the
 * tags it is the same Markdown as before they were added; a tag that stands alone in a line would replace the paragraph around it.
 */
export const withoutSafetyTags = (text: string): string =>
  text.replace(/<\/?Safety\b[^>]*>/g, (tag) => tag.replace(/[^\n]+/g, ''));

/** @param body a guide without its frontmatter @throws Error when it is not valid MDX */
export const parseMdx = (body: string): MdxNode => mdxToMdast(withoutSafetyTags(body));

export const textOf = (node: MdxNode): string => node.value ?? node.children?.map(textOf).join('') ?? '';

export const attributesOf = ({ attributes }: MdxNode): readonly { name?: string; value?: unknown }[] =>
  Array.isArray(attributes) ? attributes : [];

/** The value of an attribute that is a plain string: `<Steps name="water">` → water. */
export function attributeOf(node: MdxNode, name: string): string | undefined {
  const value = attributesOf(node).find((attribute) => attribute.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** The anchor at the end of a heading's text: `Set the water level [#water]` → water. */
export const anchorIn = (heading: string): string | undefined => /\[#([\w-]+)\]\s*$/.exec(heading)?.[1];
