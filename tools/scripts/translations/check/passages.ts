import { attributesOf, type MdxNode, parseMdx } from '../../../../src/mdx/mdx-tree.ts';
import type { GuideFile } from '../../../../src/mdx/translation/guide-files.ts';
import { worded } from '../../../../src/mdx/translation/outline.ts';

/** A heading, a paragraph, an item or a caption: what a reader takes in at once. */
export interface Passage {
  /** The anchor of the section that it stands in, which all languages share */
  section: string;
  /** Its words; those that are marked as another language's, or that a component shows, are one {@link otherWords} */
  text: string;
  /** The line of the file that each of its lines is in */
  lines: readonly number[];
}

/** Whether a piece says which language it is in: it is not the text's own, such as a label of another company's app. */
const inLanguage = (piece: MdxNode): boolean => attributesOf(piece).some(({ name }) => name === 'lang');

/** What stands within a line, and makes its parent a passage. */
const inline = new Set(['text', 'strong', 'emphasis', 'link', 'inlineCode', 'mdxTextExpression', 'mdxJsxTextElement']);

/** @throws Error when the guide is no MDX */
export function passagesOf({ body, above }: Pick<GuideFile, 'body' | 'above'>): Passage[] {
  const rows = body.split('\n');
  const passages: Passage[] = [];
  let section = '';
  /** @param first the line of the body that it begins in */
  const add = (text: string, first: number) => {
    const lines = text
      .trim()
      .split('\n')
      .map((_, index) => above + first + index);
    if (text.trim()) passages.push({ section, text: text.trim(), lines });
  };
  const visit = (piece: MdxNode): void => {
    if (inLanguage(piece)) return;
    const first = piece.position?.start.line ?? 1;
    for (const attribute of attributesOf(piece)) {
      if (worded.has(attribute.name ?? '') && typeof attribute.value === 'string') {
        const [value] = attribute.value.split('\n');
        const at = rows.findIndex((row, index) => index >= first - 1 && row.includes(value ?? ''));
        add(attribute.value, at < 0 ? first : at + 1);
      }
    }
    if (!piece.children?.some(({ type }) => inline.has(type))) {
      piece.children?.forEach(visit);
      return;
    }
    const text = wordsOf(piece);
    section = (piece.type === 'heading' && anchor.exec(text)?.[1]) || section;
    add(text.replace(anchor, ''), first);
  };
  visit(parseMdx(body));
  return passages;
}

/** Stands for words that are marked as another language's, and for what a component shows within a sentence: a date, an address. */
const otherWords = '\uFFFC';

const anchor = /\s*\[#([\w-]+)\]\s*$/;

const wordsOf = (piece: MdxNode): string => {
  if (inLanguage(piece) || (piece.type === 'mdxJsxTextElement' && !piece.children?.length)) return otherWords;
  // {{brand}} is an expression to MDX, and a name to the reader.
  if (piece.type === 'mdxTextExpression') return `{${piece.value}}`;
  if (piece.type === 'inlineCode') return '';
  return piece.value ?? piece.children?.map(wordsOf).join('') ?? '';
};

/** A passage beside the English that it says. */
interface PairedPassage extends Passage {
  english: string;
  /** It is a whole section, in which the passages of the English are not found one by one */
  joined?: true;
}

/** Passages of a translation beside those of the English: one by one where a section has as many, else the section as a whole. */
export function pairedPassages(own: readonly Passage[], english: readonly Passage[]): PairedPassage[] {
  const theirs = Map.groupBy(english, ({ section }) => section);
  return [...Map.groupBy(own, ({ section }) => section)].flatMap(([section, passages]) => {
    const twins = theirs.get(section) ?? [];
    if (twins.length === passages.length) {
      return passages.map((passage, index) => ({ ...passage, english: twins[index]?.text ?? '' }));
    }
    const joined = (parts: readonly Passage[]) => parts.map(({ text }) => text).join('\n');
    const lines = passages.flatMap(({ lines }) => lines);
    return [{ section, text: joined(passages), lines, english: joined(twins), joined: true }];
  });
}
