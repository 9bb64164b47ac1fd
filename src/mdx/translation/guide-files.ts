import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LocaleCode, locales } from '../../i18n/locales.ts';
import { type Block, blocksOf, ownHashOf } from './blocks.ts';
import { commonParts } from './common-parts.ts';
import { frontmatterOf } from './frontmatter.ts';

/** The folders of guides in `content/<language>`, as src/content.config.ts names them. */
export const folders = [
  'instructions',
  'partitions',
  'maps',
  'voice',
  'voice-templates',
  'automation',
  'phone',
  'notices',
  'about',
  'brands',
  'faq',
] as const;

/** A guide's file, taken apart. */
export interface GuideFile {
  /** `content/de/instructions/vacuum.mdx` */
  path: string;
  locale: LocaleCode;
  /** `instructions/900a`: the same for a guide and its translations */
  id: string;
  whole: string;
  frontmatter: Readonly<Record<string, string>>;
  body: string;
  /** How many lines of the file stand above the body */
  above: number;
}

/** @param whole the file's text */
export function guideFile(locale: LocaleCode, id: string, whole: string): GuideFile {
  const { head, body, above } = frontmatterOf(whole);
  const rows = [...head.matchAll(/^(\w+): (?:'(.*)'|"(.*)"|(.*))$/gm)];
  const frontmatter = Object.fromEntries(rows.map(([, key, single, double, bare]) => [key, single ?? double ?? bare ?? '']));
  return { path: `content/${locale}/${id}.mdx`, locale, id, whole, frontmatter, body, above };
}

/** @returns undefined where it is not written */
export function readGuide(locale: LocaleCode, id: string, content = 'content'): GuideFile | undefined {
  const file = join(content, locale, `${id}.mdx`);
  return existsSync(file) ? guideFile(locale, id, readFileSync(file, 'utf8')) : undefined;
}

/** The hashes of a translation's `source`, one for each block of the English; none where nobody marked it as done. */
export const hashesIn = (guide: GuideFile): string[] => blockMarksIn(guide).map(([english = '']) => english);

/** A block of a translation with its mark in `source`. */
export interface MarkedBlock {
  block: Block;
  /** The hash of the English that it was made from; undefined where it was added since, or was changed beside something added */
  source: string | undefined;
  /** The hash of its own text, when the translation was marked as done */
  noted: string | undefined;
  /** It is as it was then */
  unedited: boolean;
}

/**
 * The blocks of a translation with their marks: what is unedited is known by its own hash; of as many others in between, each has the
 * mark of its place.
 */
export function markedBlocks(guide: GuideFile): MarkedBlock[] {
  const [blocks, marks] = [blocksOf(guide.whole), blockMarksIn(guide)];
  const [own, noted] = [blocks.map(({ text }) => ownHashOf(text)), marks.map(([, own = '']) => own)];
  const same = commonParts(own, noted);
  const beside: (string[] | undefined)[] = [];
  let [first, mark] = [0, 0];
  for (const [at, other] of [...same, [own.length, noted.length] as const]) {
    const from = at - first === other - mark ? first : at;
    for (let index = from; index <= at; index++) beside[index] = marks[other - at + index];
    [first, mark] = [at + 1, other + 1];
  }
  const unedited = new Set(same.map(([at]) => at));
  return blocks.map((block, index) => {
    const [source, noted] = beside[index] ?? [];
    return { block, source, noted, unedited: unedited.has(index) };
  });
}

/** Its mark of the English safety sentences: none, or one. */
export const safetyMarksIn = (guide: GuideFile): string[] => marksIn(guide).filter(isSafetyMark);

const blockMarksIn = (guide: GuideFile): string[][] =>
  marksIn(guide)
    .filter((mark) => !isSafetyMark(mark))
    .map((mark) => mark.split('-'));

const marksIn = ({ frontmatter }: GuideFile): string[] => frontmatter.source?.split(' ') ?? [];
const isSafetyMark = (mark: string): boolean => mark.startsWith('safety-');

/** Every guide of a language. @param content the folder of languages */
export function guideFilesOf(locale: LocaleCode, content = 'content'): GuideFile[] {
  return folders.flatMap((folder) => {
    const directory = join(content, locale, folder);
    const names = existsSync(directory) ? readdirSync(directory).filter((name) => /^[^_].*\.mdx$/.test(name)) : [];
    return names.flatMap((name) => readGuide(locale, `${folder}/${name.replace(/\.mdx$/, '')}`, content) ?? []);
  });
}

/** Every guide of every language. */
export const guideFiles = (content = 'content'): GuideFile[] => locales.flatMap(({ code }) => guideFilesOf(code, content));
