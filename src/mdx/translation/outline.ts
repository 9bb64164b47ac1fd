import catalogue from '../../../content/catalogue.json' with { type: 'json' };
import { anchorIn, attributesOf, type MdxNode, parseMdx, textOf } from '../mdx-tree.ts';
import type { GuideFile } from './guide-files.ts';

/** Attributes whose values are text of a language. */
export const worded = new Set(['caption', 'title', 'label']);

/** A piece of a guide, and the line of its file that it begins in. */
export interface Piece {
  text: string;
  line: number;
}

/** What all languages of a guide share. */
export interface Outline {
  /** Headings by anchor, components with what they are given, words as `…`, lists with their length, links, in the order of the text */
  parts: Piece[];
  /** The numbers in each section, by its anchor, in digits, sorted: the same in every language but for those that are counted with */
  numbers: Map<string, { text: string; counted: string; pieces: readonly Piece[] }>;
  /** Steps and list items, and whether they have words in bold */
  items: { line: number; isBold: boolean }[];
  /** Every text that a reader sees */
  texts: Piece[];
}

/** @param above how many lines of the file stand above the body @throws Error when it is no MDX */
export function outlineOf({ body, above }: Pick<GuideFile, 'body' | 'above'>): Outline {
  const outline: Outline = { parts: [], numbers: new Map(), items: [], texts: [] };
  let section: Piece = { text: '', line: above + 1 };
  const found = new Map<string, { pieces: Piece[]; counted: string[] }>();
  const read = (text: string, line: number) => {
    outline.texts.push({ text, line });
    const { pieces, counted } = found.get(section.text) ?? { pieces: [], counted: [] };
    found.set(section.text, {
      pieces: [...pieces, ...numbersIn(text).map((number) => ({ text: number, line }))],
      counted: [...counted, ...(text.match(beforeCounter) ?? [])],
    });
  };
  const visit = (node: MdxNode): void => {
    const line = above + (node.position?.start.line ?? 1);
    if (node.type === 'heading') section = { text: anchorIn(textOf(node)) ?? textOf(node), line };
    const part = partOf(node, section.text);
    if (part) outline.parts.push({ text: part, line });
    if (node.type === 'listItem' || node.name === 'Step') outline.items.push({ line, isBold: hasBold(node) });
    for (const { name, value } of attributesOf(node)) {
      if (worded.has(name ?? '') && typeof value === 'string') read(value, line);
    }
    if (node.type === 'text') read((node.value ?? '').replace(/\s*\[#[\w-]+\]\s*$/, ''), line);
    node.children?.forEach(visit);
  };
  visit(parseMdx(body));
  outline.numbers = new Map(
    [...found].map(([name, { pieces, counted }]) => [
      name,
      {
        text: pieces
          .map(({ text }) => text)
          .sort()
          .join(' '),
        counted: counted.join(' '),
        pieces,
      },
    ]),
  );
  return outline;
}

const hasBold = ({ type, name, children }: MdxNode): boolean =>
  type === 'strong' || name === 'strong' || (children?.some(hasBold) ?? false);

function partOf(node: MdxNode, section: string): string | undefined {
  switch (node.type) {
    case 'heading':
      return `${'#'.repeat(node.depth ?? 0)} ${section}`;
    case 'list':
      return `${node.ordered ? 'numbered' : 'bulleted'} list of ${node.children?.length}`;
    case 'link':
      return `link to ${node.url}`;
    case 'emphasis':
      return 'words between single stars';
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const given = attributesOf(node)
        .filter(({ name, value }) => value || !worded.has(name ?? ''))
        .map(({ name, value }) => ` ${name}=${worded.has(name ?? '') ? '…' : value}`);
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

/** Japanese and Korean write digits before what they count with, also where English writes a word: 5つ, 1分間, 2台目, 1〜2語, 1분, 30초, 숫자 0. */
const beforeCounter =
  /\d+(?=(?:[〜~]\d+)?(?:つ|分|秒|時間|日|台|枚|本|回|件|行|色|点|語|文字|種類|通り|か所|분|초|시간|개|대|장|번))|(?<=숫자 )\d+/g;
