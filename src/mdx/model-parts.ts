import { anchorIn, attributeOf, type MdxNode, parseMdx, textOf } from './mdx-tree.ts';

/** What the layout must know of a guide before it is rendered for one model. */
export interface ModelParts {
  /** Anchors of headings inside `<IfModel>` parts that this model's readers do not see */
  hiddenAnchors: ReadonlySet<string>;
  /** Whether the guide has exactly one `<Steps>`: then it is marked up as a HowTo of schema.org */
  isHowTo: boolean;
  /** How many sections stand before the guide's only `<IfThisFails>`, which is a section of its own; undefined where each belongs to some steps */
  failsAfter: number | undefined;
}

/**
 * @param body a guide's MDX without its frontmatter
 * @param can whether the guide's model has a feature
 */
export function modelPartsOf(body: string, can: (feature: string) => boolean): ModelParts {
  const root = parsed(body);
  const visible = visibleNodes(root, can);
  const anchors = anchorsIn(visible);
  const isFails = ({ name }: MdxNode) => name === 'IfThisFails';
  return {
    hiddenAnchors: new Set(anchorsIn(visibleNodes(root, () => true)).filter((anchor) => !anchors.includes(anchor))),
    isHowTo: visible.filter(({ name }) => name === 'Steps').length === 1,
    failsAfter:
      visible.filter(isFails).length === 1
        ? visible.slice(0, visible.findIndex(isFails)).filter(({ type, depth }) => type === 'heading' && depth === 2).length
        : undefined,
  };
}

let latest: { body: string; root: MdxNode } | undefined;

/** Caches the latest guide: its pages for different models are built one after another. */
function parsed(body: string): MdxNode {
  if (latest?.body !== body) latest = { body, root: parseMdx(body) };
  return latest.root;
}

/**
 * All nodes in the order of the text, without the contents of `<IfModel>` parts for features that the model lacks.
 *
 * @param root a guide, parsed
 */
export const visibleNodes = (root: MdxNode, can: (feature: string) => boolean): MdxNode[] =>
  root.name === 'IfModel' && !can(attributeOf(root, 'has') ?? '')
    ? []
    : [root, ...(root.children ?? []).flatMap((child) => visibleNodes(child, can))];

const anchorsIn = (nodes: readonly MdxNode[]): string[] =>
  nodes.filter(({ type }) => type === 'heading').flatMap((heading) => anchorIn(textOf(heading)) ?? []);
