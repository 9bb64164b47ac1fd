import { attributesOf, type MdxNode, parseMdx } from '../../src/mdx/mdx-tree.ts';
import { worded } from '../../src/mdx/translation/outline.ts';

/** A heading, a paragraph, an item or a caption: what a reader takes in at once. */
export interface Passage {
  /** The anchor of the section that it stands in, which all languages share */
  section: string;
  /** Its words; those that are marked as another language's are one {@link otherWords} */
  text: string;
}

/** Whether a piece says which language it is in: it is not the text's own, such as a label of another company's app. */
const inLanguage = (piece: MdxNode): boolean => attributesOf(piece).some(({ name }) => name === 'lang');

/** What stands within a line, and makes its parent a passage. */
const inline = new Set(['text', 'strong', 'emphasis', 'link', 'inlineCode', 'mdxTextExpression', 'mdxJsxTextElement']);

/** @param body a guide without its frontmatter @throws Error when it is no MDX */
export function passagesOf(body: string): Passage[] {
  const passages: Passage[] = [];
  let section = '';
  const add = (text: string) => {
    if (text.trim()) passages.push({ section, text: text.trim() });
  };
  const visit = (piece: MdxNode): void => {
    if (inLanguage(piece)) return;
    for (const attribute of attributesOf(piece)) {
      if (worded.has(attribute.name ?? '') && typeof attribute.value === 'string') add(attribute.value);
    }
    if (!piece.children?.some(({ type }) => inline.has(type))) {
      piece.children?.forEach(visit);
      return;
    }
    const text = wordsOf(piece);
    section = (piece.type === 'heading' && anchor.exec(text)?.[1]) || section;
    add(text.replace(anchor, ''));
  };
  visit(parseMdx(body));
  return passages;
}

/** Stands for words that are marked as another language's. */
const otherWords = '\uFFFC';

const anchor = /\s*\[#([\w-]+)\]\s*$/;

const wordsOf = (piece: MdxNode): string => {
  if (inLanguage(piece)) return otherWords;
  // {{brand}} is an expression to MDX, and a name to the reader.
  if (piece.type === 'mdxTextExpression') return `{${piece.value}}`;
  if (piece.type === 'inlineCode') return '';
  return piece.value ?? piece.children?.map(wordsOf).join('') ?? '';
};

/** Passages of a translation beside those of the English: one by one where a section has as many, else the section as a whole. */
export function pairedPassages(
  own: readonly Passage[],
  english: readonly Passage[],
): { section: string; text: string; english: string }[] {
  const theirs = Map.groupBy(english, ({ section }) => section);
  return [...Map.groupBy(own, ({ section }) => section)].flatMap(([section, passages]) => {
    const twins = theirs.get(section) ?? [];
    if (twins.length === passages.length) {
      return passages.map(({ text }, index) => ({ section, text, english: twins[index]?.text ?? '' }));
    }
    const joined = (parts: readonly Passage[]) => parts.map(({ text }) => text).join('\n');
    return [{ section, text: joined(passages), english: joined(twins) }];
  });
}
