import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { mdxToMdast } from 'satteri';
import { sourceOf } from '../../src/mdx/translation/blocks.ts';
import { frontmatterOf } from '../../src/mdx/translation/frontmatter.ts';
import { filesUnder } from '../../tools/scripts/site.ts';
import type { PseudoLanguage } from './pseudo-text.ts';

type Say = PseudoLanguage['say'];

/** Writes everything that a translator could into `root`'s `content/<code>`. */
export function writePseudoContent(root: string, { row: { code, tag }, say }: PseudoLanguage): void {
  const english = join(root, 'content/en');
  const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  for (const file of filesUnder(english)) {
    const source = readFileSync(file, 'utf8');
    const path = relative(english, file);
    if (path.endsWith('.mdx')) write(join(root, 'content', code, path), pseudoGuide(source, say));
    else if (path.startsWith('strings')) write(join(root, 'content', code, path), pseudoStrings(source, say, forms));
    // What people type is what it is.
    else if (path.endsWith('.json')) write(join(root, 'content', code, path), source);
  }
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** @param forms the plural forms of the language: each says what English does of many */
export function pseudoStrings(source: string, say: Say, forms: readonly string[]): string {
  const texts = Object.entries(JSON.parse(source) as Record<string, string>);
  const made = texts.flatMap(([key, text]) => {
    const [, base, form] = /^(.*)_(one|other)$/.exec(key) ?? [];
    if (!base) return [[key, say(text)]];
    return form === 'other' ? forms.map((name) => [`${base}_${name}`, say(text)]) : [];
  });
  return JSON.stringify(Object.fromEntries(made), null, 2);
}

interface Piece {
  type: string;
  position?: { start: { offset: number }; end: { offset: number } };
  children?: readonly Piece[];
}

/** A guide or an answer: its frontmatter, its text and its captions say something else, and nothing more is changed. */
export function pseudoGuide(source: string, say: Say): string {
  const { head, body } = frontmatterOf(source);
  const frontmatter = head.replace(
    /^(title: |description: )(?:'(.*)'|"(.*)"|(.*))$/gm,
    (_, name, single, double, bare) => name + JSON.stringify(say(single ?? double ?? bare)),
  );
  const said = pseudoBody(body, say);
  const mark = sourceOf(source, `---\n${frontmatter}---\n${said}`);
  return `---\n${frontmatter}source: ${JSON.stringify(mark)}\n---\n${said}`;
}

function pseudoBody(body: string, say: Say): string {
  const texts: { start: number; end: number }[] = [];
  const visit = ({ type, position, children }: Piece): void => {
    if (type === 'text' && position) texts.push({ start: position.start.offset, end: position.end.offset });
    children?.forEach(visit);
  };
  visit(mdxToMdast(body, { position: true }) as Piece);
  let made = '';
  let last = 0;
  for (const { start, end } of texts) {
    const [whole, text = '', anchor = ''] = /^(.*?)(\s*\[#[\w-]+\]\s*)?$/s.exec(body.slice(start, end)) ?? [];
    made += body.slice(last, start) + (whole ? say(text) + anchor : '');
    last = end;
  }
  return (made + body.slice(last)).replace(/(\s(?:caption|title|label)=)"([^"]*)"/g, (_, name, text) => `${name}"${say(text)}"`);
}
