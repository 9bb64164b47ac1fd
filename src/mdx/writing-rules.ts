import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MdastPluginDefinition } from 'satteri';

/** What the rules need of a piece of MDX, in mdast's own names. */
interface Piece {
  type: string;
  name?: string | null | undefined;
  value?: string | undefined;
  children?: readonly Piece[] | undefined;
  /** A list on JSX, the only kind that the rules look at */
  attributes?: object | null | undefined;
  position?: { start: { line: number } } | undefined;
}

/** Explains to a writer what is wrong, where it stands and what to do instead. */
export class WritingError extends Error {
  override name = 'WritingError';
}

/**
 * The rules of a guide's text, checked while it is compiled: a guide that breaks one fails the build and names its file and line,
 * instead of becoming a page that looks almost right. It also gives each heading the anchor its writer chose, the same in
 * every language, so that a shared address leads to the same place in all of them: `## Set the water level [#water]`. Steps get
 * theirs from the name of their `<Steps>`, and `{{brand}}` and `{{model}}` become names, as they do in strings.
 *
 * Belongs into `mdastPlugins` of the Markdown processor.
 */
const names = new Map([
  ['{brand}', 'Brand'],
  ['{model}', 'Model'],
]);

export function writingRules(): MdastPluginDefinition {
  const anchors = new Set<string>();
  return {
    name: 'writing-rules',
    options: { position: true },

    mdxjsEsm(node, context) {
      fail(
        context.fileURL,
        node,
        'needs no import and no export: the components for writers are there already, whoever needs another adds it to src/mdx/index.ts.',
      );
    },

    mdxTextExpression(node, context) {
      const name = names.get(node.value.trim());
      if (!name) {
        fail(
          context.fileURL,
          node,
          `has {${node.value}}. Only {{brand}} and {{model}} may stand in braces, for the names of the reader's brand and of the guide's model.`,
        );
      }
      context.replaceNode(node, { type: 'mdxJsxTextElement', name, attributes: [], children: [] });
    },

    mdxFlowExpression(node, context) {
      fail(
        context.fileURL,
        node,
        `has {${node.value}} on a line of its own. Only {{brand}} and {{model}} may stand in braces, inside a sentence.`,
      );
    },

    heading(node, context) {
      if (node.depth === 1)
        fail(
          context.fileURL,
          node,
          'has a heading with a single #. The title stands in the frontmatter; headings of the text begin with ##.',
        );
      if (node.children.some(({ type }) => type.startsWith('mdx'))) {
        fail(context.fileURL, node, 'has a component or braces in a heading. The list of contents can only repeat plain words.');
      }
      const last = node.children.at(-1);
      const anchor = last?.type === 'text' ? /^(.*?)\s*\[#([a-z][a-z0-9-]*)\]$/s.exec(last.value) : null;
      if (last?.type !== 'text' || !anchor) {
        fail(
          context.fileURL,
          node,
          `has the heading "${textOf(node)}" without an anchor. End it with one in lower case, the same in every language: [#water]`,
        );
      }
      const [, text = '', id = ''] = anchor;
      unique(id, anchors, context.fileURL, node);
      context.setProperty(last, 'value', text);
      context.setProperty(node, 'data', { hProperties: { id } });
    },

    mdxJsxFlowElement(node, context) {
      const parent: Piece | undefined = context.parent(node);
      if (node.name === 'Step') {
        if (parent?.name !== 'Steps') {
          fail(
            context.fileURL,
            node,
            'has a <Step> outside of <Steps>. Put <Steps name="…"> around the steps that belong together.',
          );
        }
        const number = `${(context.indexOf(node) ?? 0) + 1}`;
        context.replaceNode(node, {
          type: 'mdxJsxFlowElement',
          name: 'Step',
          attributes: [
            { type: 'mdxJsxAttribute', name: 'number', value: number },
            { type: 'mdxJsxAttribute', name: 'anchor', value: `${attribute(parent, 'name')}-${number}` },
          ],
          children: node.children,
        });
      }
      if (node.name === 'Steps') steps(node, anchors, context.fileURL);
      if (node.name === 'Figure') figure(node, context.fileURL);
    },
  };
}

function steps(node: Piece, names: Set<string>, file: URL | undefined): void {
  const name = attribute(node, 'name');
  if (!name || !/^[a-z][a-z0-9-]*$/.test(name)) {
    fail(
      file,
      node,
      'has <Steps> without a name. Give it one in lower case, the same in every language: <Steps name="water">. The steps\' addresses are made of it: #water-1',
    );
  }
  unique(`${name}-1`, names, file, node);
  const stray = node.children?.find((child) => child.name !== 'Step');
  if (stray) {
    fail(
      file,
      stray,
      `has something else than a <Step> in <Steps name="${name}">: ${described(stray)}. Put it into a step, or before or after <Steps>.`,
    );
  }
  if (!node.children?.length) fail(file, node, `has <Steps name="${name}"> without a <Step>.`);
}

function figure(node: Piece, file: URL | undefined): void {
  const drawings = node.children?.filter((child) => child.type === 'mdxJsxFlowElement') ?? [];
  if (drawings.length !== 1 || drawings.length !== node.children?.length) {
    fail(
      file,
      node,
      'has a <Figure> that does not hold exactly one drawing, such as <FloorLevels />. Words belong into its caption: <Figure caption="…">.',
    );
  }
  if (!attribute(node, 'caption')) fail(file, node, 'has a <Figure> without a caption: <Figure caption="…">.');
}

/** What the page around a guide has anchors for. */
const taken = new Set(['actions', 'contents', 'external', 'languages', 'main', 'related']);

function unique(id: string, names: Set<string>, file: URL | undefined, node: Piece): void {
  if (taken.has(id)) fail(file, node, `uses the anchor or name "${id}", which the page around the guide has already.`);
  if (names.has(id)) fail(file, node, `uses the anchor or name "${id}" twice. Each must be unique in its guide.`);
  names.add(id);
}

const attribute = (node: Piece, name: string): string | undefined => {
  const rows: readonly { name?: unknown; value?: unknown }[] = Array.isArray(node.attributes) ? node.attributes : [];
  const value = rows.find((row) => row.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
};

const textOf = (node: Piece): string => node.value ?? node.children?.map(textOf).join('') ?? '';

function described(node: Piece): string {
  if (node.name) return `<${node.name}>`;
  const text = textOf(node).trim();
  return text ? `"${text.length > 60 ? `${text.slice(0, 60)}…` : text}"` : node.type;
}

function fail(file: URL | undefined, node: Piece, problem: string): never {
  const path = file ? relative(process.cwd(), fileURLToPath(file)).split(sep).join('/') : 'A guide';
  throw new WritingError(`${path}, line ${node.position?.start.line ?? '?'}: the guide ${problem}`);
}
