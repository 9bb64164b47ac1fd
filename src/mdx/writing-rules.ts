import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type MdastNode, type MdastPluginDefinition, type MdastVisitorContext, mdxToJs } from 'satteri';
import { anchoredBlocks } from './answer-passages.ts';
import { assistants, isAssistant } from './commands.ts';
import { attributeOf, attributesOf, type MdxNode, textOf, withoutSafetyTags } from './mdx-tree.ts';
import { safetyProblems } from './safety.ts';

/** Tells a writer what is wrong, in which file and line, and what to write instead. */
class WritingError extends Error {
  override name = 'WritingError';
}

/** Is told what is wrong, and where: `has a <Step> outside of <Steps>. …` */
type Report = (file: URL | undefined, node: MdxNode, problem: string) => void;

type Heading = Extract<MdastNode, { type: 'heading' }>;
type JsxElement = Extract<MdastNode, { type: 'mdxJsxFlowElement' }>;

/** The components that `{{brand}}` and `{{model}}` become. */
const names = new Map([
  ['{brand}', 'Brand'],
  ['{model}', 'Model'],
]);

/** What is wrong with braces that hold no name: `{{modell}}` */
export const wrongName = (braces: string): string =>
  `has ${braces}. Only {{brand}} and {{model}} may stand in braces, for the names of the reader's brand and of the guide's model.`;

/** What a guide may use. The components themselves are Astro's, which only the site's build can load. */
const readComponents = (): readonly string[] =>
  [...readFileSync(new URL('index.ts', import.meta.url), 'utf8').matchAll(/^import (\w+) from/gm)].map(([, name = '']) => name);

let components = readComponents();

/** A name that is not known may have been added since: `npm run dev` goes on meanwhile. */
function isComponent(name: string): boolean {
  if (!components.includes(name)) components = readComponents();
  return components.includes(name);
}

/**
 * A plugin for `mdastPlugins` of the Markdown processor that checks a guide while it is compiled. A guide that breaks a rule fails
 * the build with its file and line.
 *
 * It also gives each heading the anchor that its writer chose, the same in every language, so that a shared address leads to the
 * same place in all of them: `## Set the water level [#water]`. Steps get theirs from the name of their `<Steps>`, the blocks of
 * answers as `anchoredBlocks` says, and `{{brand}}` and `{{model}}` become names, as in strings.
 */
export const writingRules = (): MdastPluginDefinition =>
  rulesFor((file, { position }, problem) => fail(file, position?.start.line, problem));

/** Every rule that a guide breaks, by the line of its body. @throws Error when it is no MDX */
export function brokenRules(body: string, path: string): { line: number; problem: string }[] {
  const broken = safetyProblems(body);
  const report: Report = (_, { position }, problem) => broken.push({ line: position?.start.line ?? 1, problem });
  mdxToJs(withoutSafetyTags(body), { mdastPlugins: [() => rulesFor(report)], fileURL: pathToFileURL(path) });
  return broken;
}

function rulesFor(report: Report): MdastPluginDefinition {
  const anchors = new Set<string>();
  return {
    name: 'writing-rules',
    options: { position: true },

    mdxjsEsm: (node, { fileURL }) =>
      report(
        fileURL,
        node,
        'needs no import and no export: the components for writers are there already, whoever needs another adds it to src/mdx/index.ts.',
      ),

    mdxTextExpression(node, context) {
      const name = names.get(node.value.trim());
      if (!name) {
        report(context.fileURL, node, wrongName(`{${node.value}}`));
        return;
      }
      context.replaceNode(node, { type: 'mdxJsxTextElement', name, attributes: [], children: [] });
    },

    text: (node, { fileURL }) => checkBraces(node.value, node, fileURL, report),

    mdxFlowExpression: (node, { fileURL }) =>
      report(
        fileURL,
        node,
        `has {${node.value}} on a line of its own. Only {{brand}} and {{model}} may stand in braces, inside a sentence.`,
      ),

    before(root, context) {
      if (!isAnswer(context.fileURL)) return;
      for (const [id, block] of anchoredBlocks<MdastNode>(root)) context.setProperty(block, 'data', { hProperties: { id } });
    },

    heading: (node, context) => setAnchor(node, anchors, context, report),

    mdxJsxTextElement: (node, { fileURL }) => checkComponent(node, fileURL, report),

    mdxJsxFlowElement(node, context) {
      checkComponent(node, context.fileURL, report);
      if (node.name === 'Step') numberStep(node, context, report);
      if (node.name === 'Steps') checkSteps(node, anchors, context.fileURL, report);
      if (node.name === 'Danger') checkDanger(node, context, report);
      if (node.name === 'Figure') checkFigure(node, context.fileURL, report);
      checkAssistant(node, context.fileURL, report);
    },
  };
}

const isAnswer = (file: URL | undefined): boolean => /\/faq\/[^/]+$/.test(file?.pathname ?? '');

function setAnchor(node: Readonly<Heading>, anchors: Set<string>, context: MdastVisitorContext, report: Report): void {
  const { fileURL } = context;
  if (node.depth === 1)
    report(
      fileURL,
      node,
      'has a heading with a single #. The title stands in the frontmatter; headings of the text begin with ##.',
    );
  if (node.children.some(({ type }) => type.startsWith('mdx')))
    report(fileURL, node, 'has a component or braces in a heading. The list of contents can only repeat plain words.');

  const last = node.children.at(-1);
  const anchor = last?.type === 'text' ? /^(.*?)\s*\[#([a-z][a-z0-9-]*)\]$/s.exec(last.value) : null;
  if (last?.type !== 'text' || !anchor) {
    report(
      fileURL,
      node,
      `has the heading "${textOf(node)}" without an anchor. End it with one in lower case, the same in every language: [#water]`,
    );
    return;
  }
  const [, text = '', id = ''] = anchor;
  checkUnique(id, anchors, fileURL, node, report);
  context.setProperty(last, 'value', text);
  context.setProperty(node, 'data', { hProperties: { id } });
}

/** Braces that are no name to MDX: `{{model}}}`, `\{\{model\}\}`. Readers would see them. */
function checkBraces(text: string, node: MdxNode, file: URL | undefined, report: Report): void {
  const braces = /[{}]+/.exec(text)?.[0];
  if (braces) report(file, node, `has ${braces} in its text. Write {{brand}} or {{model}} for a name, without backslashes.`);
}

function checkComponent(node: MdxNode, file: URL | undefined, report: Report): void {
  const { name } = node;
  for (const { value } of attributesOf(node))
    if (typeof value === 'string') checkBraces(value.replace(/\{\{(brand|model)\}\}/g, ''), node, file, report);
  if (!name || !/^[A-Z]/.test(name) || isComponent(name)) return;
  report(file, node, `has <${name}>, which is no component. There are: ${components.map((one) => `<${one}>`).join(' ')}`);
}

function numberStep(node: Readonly<JsxElement>, context: MdastVisitorContext, report: Report): void {
  const parent: MdxNode | undefined = context.parent(node);
  if (parent?.name !== 'Steps') {
    report(context.fileURL, node, 'has a <Step> outside of <Steps>. Put <Steps name="…"> around the steps that belong together.');
  }
  const number = `${(context.indexOf(node) ?? 0) + 1}`;
  context.replaceNode(node, {
    type: 'mdxJsxFlowElement',
    name: 'Step',
    attributes: [
      { type: 'mdxJsxAttribute', name: 'number', value: number },
      { type: 'mdxJsxAttribute', name: 'anchor', value: `${attributeOf(parent, 'name')}-${number}` },
    ],
    children: node.children,
  });
}

function checkSteps(node: MdxNode, anchors: Set<string>, file: URL | undefined, report: Report): void {
  const name = attributeOf(node, 'name');
  if (!name || !/^[a-z][a-z0-9-]*$/.test(name)) {
    report(
      file,
      node,
      'has <Steps> without a name. Give it one in lower case, the same in every language: <Steps name="water">. The steps\' addresses are made of it: #water-1',
    );
  }
  checkUnique(`${name}-1`, anchors, file, node, report);
  const stray = node.children?.find((child) => child.name !== 'Step');
  if (stray) {
    report(
      file,
      stray,
      `has something else than a <Step> in <Steps name="${name}">: ${described(stray)}. Put it into a step, or before or after <Steps>.`,
    );
  }
  if (!node.children?.length) report(file, node, `has <Steps name="${name}"> without a <Step>.`);
}

/** What a danger comes before, in its section; a numbered list of an answer may end with one that is about what comes later. */
const afterDanger = ['Warning', 'Note', 'Steps', 'Commands'];

function checkDanger(node: Readonly<JsxElement>, context: MdastVisitorContext, report: Report): void {
  const siblings: readonly MdxNode[] = context.parent(node)?.children ?? [];
  const before = siblings.slice(0, context.indexOf(node)).reverse();
  const heading = before.findIndex(({ type }) => type === 'heading');
  const early = before.slice(0, heading < 0 ? undefined : heading).find(({ name }) => afterDanger.includes(name ?? ''));
  if (early)
    report(context.fileURL, node, `has a <Danger> after ${described(early)}. Put it before, so that it is read in time.`);
}

function checkFigure(node: MdxNode, file: URL | undefined, report: Report): void {
  const drawings = node.children?.filter((child) => child.type === 'mdxJsxFlowElement') ?? [];
  if (drawings.length !== 1 || drawings.length !== node.children?.length) {
    report(
      file,
      node,
      'has a <Figure> that does not hold exactly one drawing, such as <FloorLevels />. Words belong into its caption: <Figure caption="…">.',
    );
  }
  if (attributeOf(node, 'caption') === undefined)
    report(
      file,
      node,
      'has a <Figure> without a caption: <Figure caption="…">, or caption="" where the drawing\'s labels say all.',
    );
}

/** The components that are about a voice assistant, and the attribute that names it. */
const assistantAttributes = new Map([
  ['Assistant', 'is'],
  ['AssistantCard', 'is'],
  ['Commands', 'assistant'],
  ['VoiceExample', 'assistant'],
]);

function checkAssistant(node: MdxNode, file: URL | undefined, report: Report): void {
  const attribute = assistantAttributes.get(node.name ?? '');
  const given = attribute && attributeOf(node, attribute);
  if (!given || isAssistant(given)) return;
  report(file, node, `has <${node.name} ${attribute}="${given}">, which is no assistant. There are: ${assistants.join(' ')}`);
}

/** Anchors of the page around a guide. */
const taken = new Set(['actions', 'contents', 'external', 'languages', 'main', 'related', 'support']);

function checkUnique(id: string, anchors: Set<string>, file: URL | undefined, node: MdxNode, report: Report): void {
  if (taken.has(id)) report(file, node, `uses the anchor or name "${id}", which the page around the guide has already.`);
  if (anchors.has(id)) report(file, node, `uses the anchor or name "${id}" twice. Each must be unique in its guide.`);
  anchors.add(id);
}

function described(node: MdxNode): string {
  if (node.name) return `<${node.name}>`;
  const text = textOf(node).trim();
  return text ? `"${text.length > 60 ? `${text.slice(0, 60)}…` : text}"` : node.type;
}

/** @throws WritingError */
export function fail(file: URL | undefined, line: number | undefined, problem: string): never {
  const path = file ? relative(process.cwd(), fileURLToPath(file)).split(sep).join('/') : 'A guide';
  throw new WritingError(`${path}, line ${line ?? '?'}: the guide ${problem}`);
}
