import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/tools.ts';
import { type LocaleCode, locales } from '../../src/i18n/locales.ts';

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
}

/** @param whole the file's text */
export function guideFile(locale: LocaleCode, id: string, whole: string): GuideFile {
  const [, head = '', body = ''] = /^---\n(.*?\n)---\n(.*)$/s.exec(whole) ?? [];
  const rows = [...head.matchAll(/^(\w+): (?:'(.*)'|"(.*)"|(.*))$/gm)];
  const frontmatter = Object.fromEntries(rows.map(([, key, single, double, bare]) => [key, single ?? double ?? bare ?? '']));
  return { path: `content/${locale}/${id}.mdx`, locale, id, whole, frontmatter, body };
}

/** Every guide of every language. */
export function guideFiles(): GuideFile[] {
  return locales.flatMap(({ code }) =>
    folders.flatMap((folder) => {
      const directory = join(root, 'content', code, folder);
      const names = existsSync(directory) ? readdirSync(directory).filter((name) => /^[^_].*\.mdx$/.test(name)) : [];
      return names.map((name) =>
        guideFile(code, `${folder}/${name.replace(/\.mdx$/, '')}`, readFileSync(join(directory, name), 'utf8')),
      );
    }),
  );
}
