import catalogue from '../../../content/catalogue.json' with { type: 'json' };
import { anchorIn, attributesOf, type MdxNode, parseMdx, textOf } from '../mdx-tree.ts';

/** Attributes whose values are text of a language. */
export const worded = new Set(['caption', 'title', 'label']);

/** What all languages of a guide share. */
export interface Outline {
  /** Headings by anchor, components with what they are given, lists with their length, links, in the order of the text */
  parts: string[];
  /** The numbers in each section, in digits, sorted: the same in every language */
  numbers: string[];
  /** Every text that a reader sees */
  texts: string[];
}

/** @param body a guide without its frontmatter @throws Error when it is no MDX */
export function outlineOf(body: string): Outline {
  const outline: Outline = { parts: [], numbers: [], texts: [] };
  let section = '';
  const counted = new Map<string, string[]>();
  const read = (text: string) => {
    outline.texts.push(text);
    counted.set(section, [...(counted.get(section) ?? []), ...numbersIn(text)]);
  };
  const visit = (node: MdxNode): void => {
    if (node.type === 'heading') section = anchorIn(textOf(node)) ?? textOf(node);
    const part = partOf(node, section);
    if (part) outline.parts.push(part);
    for (const { name, value } of attributesOf(node)) {
      if (worded.has(name ?? '') && typeof value === 'string') read(value);
    }
    if (node.type === 'text') read((node.value ?? '').replace(/\s*\[#[\w-]+\]\s*$/, ''));
    node.children?.forEach(visit);
  };
  visit(parseMdx(body));
  outline.numbers = [...counted].map(([name, numbers]) => `${name}: ${numbers.sort().join(' ')}`);
  return outline;
}

function partOf(node: MdxNode, section: string): string | undefined {
  switch (node.type) {
    case 'heading':
      return `${'#'.repeat(node.depth ?? 0)} ${section}`;
    case 'list':
      return `${node.ordered ? 'numbered' : 'bulleted'} list of ${node.children?.length}`;
    case 'link':
      return `link to ${node.url}`;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const given = attributesOf(node)
        .filter(({ name }) => !worded.has(name ?? ''))
        .map(({ name, value }) => ` ${name}=${value}`);
      return `<${node.name}${given.join('')}>`;
    }
    default:
      return undefined;
  }
}

/** Model names hold digits and are said more often in one language than in another. */
const names = new RegExp(catalogue.models.map(({ name }) => name).join('|'), 'gi');

/** The numbers of a text, in digits: with a point, however the language writes them. */
export const numbersIn = (text: string): string[] =>
  (text.replace(names, '').match(/\d+(?:[.,]\d+)*/g) ?? []).map((number) => number.replaceAll(',', '.'));
