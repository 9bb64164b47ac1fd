import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LocaleCode, locales } from '../../i18n/locales.ts';
import { type Block, blocksOf, ownHashOf } from './blocks.ts';
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

/** The blocks of a translation that are as they were when it was marked as done. */
export function unedited(guide: GuideFile): Block[] {
  const hashes = blockMarksIn(guide).map(([, own]) => own);
  return blocksOf(guide.whole).filter(({ text }, index) => hashes[index] === ownHashOf(text));
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
