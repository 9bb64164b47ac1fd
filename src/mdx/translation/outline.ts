import { mdxToMdast } from 'satteri';
import catalogue from '../../../content/catalogue.json' with { type: 'json' };

/** What an outline needs of a piece of MDX, in mdast's own names. */
export interface Piece {
  type: string;
  name?: string | null | undefined;
  value?: string | undefined;
  depth?: number | undefined;
  ordered?: boolean | null | undefined;
  url?: string | undefined;
  children?: readonly Piece[] | undefined;
  attributes?: readonly { name?: string | undefined; value?: unknown }[] | undefined;
}

/** Attributes that say words of a language. */
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
  const visit = (piece: Piece): void => {
    if (piece.type === 'heading') section = /\[#([\w-]+)\]\s*$/.exec(textOf(piece))?.[1] ?? textOf(piece);
    const part = partOf(piece, section);
    if (part) outline.parts.push(part);
    for (const { name, value } of piece.attributes ?? []) {
      if (worded.has(name ?? '') && typeof value === 'string') read(value);
    }
    if (piece.type === 'text') read((piece.value ?? '').replace(/\s*\[#[\w-]+\]\s*$/, ''));
    piece.children?.forEach(visit);
  };
  visit(mdxToMdast(body) as Piece);
  outline.numbers = [...counted].map(([name, numbers]) => `${name}: ${numbers.sort().join(' ')}`);
  return outline;
}

const textOf = (piece: Piece): string => piece.value ?? piece.children?.map(textOf).join('') ?? '';

function partOf(piece: Piece, section: string): string | undefined {
  switch (piece.type) {
    case 'heading':
      return `${'#'.repeat(piece.depth ?? 0)} ${section}`;
    case 'list':
      return `${piece.ordered ? 'numbered' : 'bulleted'} list of ${piece.children?.length}`;
    case 'link':
      return `link to ${piece.url}`;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const given = (piece.attributes ?? [])
        .filter(({ name }) => !worded.has(name ?? ''))
        .map(({ name, value }) => ` ${name}=${value}`);
      return `<${piece.name}${given.join('')}>`;
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
