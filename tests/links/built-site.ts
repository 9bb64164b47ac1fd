import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type Locale, locales, sourceLocale } from '../../src/i18n/locales.ts';
import { filesUnder } from '../../tools/scripts/site.ts';
import { cache } from '../../tools/scripts/tools.ts';
import { type Html, readHtml } from './html.ts';

/** The site that is read: SITE_DIR, or the one that `npm test` builds. */
export const siteDir = process.env.SITE_DIR || join(cache, 'test-site');

export interface Page extends Html {
  /** `/de/feedback`, from the site's root and without `.html` */
  path: string;
  locale: Locale;
  source: string;
}

/** The page for developers of the app, which is no page for readers. */
export const forDevelopers = 'shell-check.html';

/** Every page of a built site, or of one language, as readers know it. @throws Error when there is none */
export function readSite(folder = siteDir, only?: Locale): Page[] {
  if (!existsSync(folder)) throw new Error(`No built site at ${folder}: npm test -- build makes one.`);
  return filesUnder(folder)
    .filter((file) => file.endsWith('.html') && relative(folder, file) !== forDevelopers)
    .map((file) => [file, `/${relative(folder, file).split(sep).join('/').slice(0, -'.html'.length)}`] as const)
    .filter(([, path]) => !only || localeOfPath(path) === only)
    .map(([file, path]) => {
      const source = readFileSync(file, 'utf8');
      return { path, locale: localeOfPath(path), source, ...readHtml(source) };
    });
}

export function localeOfPath(path: string): Locale {
  return locales.find(({ code }) => path.split('/')[1] === code) ?? sourceLocale;
}
