import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import catalogue from '../../content/catalogue.json' with { type: 'json' };
import { type LocaleCode, locales, sourceLocale } from '../../src/i18n/locales.ts';
import { type GuidePage, guidePages } from '../../src/mdx/guide-pages.ts';
import { answerFiles, type FaqId, faqFacts } from '../../src/routes/faq-lists.ts';
import { prefixOf } from '../../src/routes/locale-prefix.ts';
import type { OfflineFile, OfflineKind, OfflineManifest } from '../../src/routes/offline.ts';
import { immutableFolder } from '../../src/routes/response-headers.ts';

/** Lead to what can be read without a network. */
const help = /^\/(helpCenter|searchFaq|allFaqList|faqList\/.+|offline)$/;
/** What a script imports for one language alone, by the file of `content` that it was made of. */
const textsOfLanguage = /content\/([\w-]+)\/[^"]+":\(\)=>[^"]*?import\([`'"]\.\/([\w.@-]+\.js)/g;
const scriptNames = /(?:\/_astro\/|["'`]\.\/)([\w.@-]+\.js)\b/g;

const guides = new Map(guidePages.map((page) => [page.path, page]));

/**
 * Lists what each language of a built site is made of: for readers who save their language, and for the packs of native apps. The
 * same site has the same list, whenever and wherever it was built.
 *
 * @param dist the build's output
 */
export function offlineManifests(dist: string): OfflineManifest[] {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${join(entry.parentPath, entry.name).slice(join(dist, sep).length).split(sep).join('/')}`)
    .sort();
  const read = (file: string) => readFileSync(join(dist, file));
  const described = (file: string, kind: OfflineKind, models?: readonly string[]): OfflineFile => {
    const content = read(file);
    const sha256 = createHash('sha256').update(content).digest('hex');
    return { path: file.replace(/\.html$/, ''), bytes: content.length, sha256, kind, ...(models && { models }) };
  };

  const pages = files.filter((file) => file.endsWith('.html')).map((file) => pageOf(file));
  const toRead = pages.filter(({ kind }) => kind !== 'screen');
  const reached = reachedBy(
    toRead.map(({ file }) => file),
    (file) => read(file).toString(),
  );
  const shared = files
    .filter((file) => file.startsWith(immutableFolder) || file === '/favicon.svg')
    .map((file) => described(file, file.endsWith('.js') && !reached.has(file) ? 'script' : 'asset'));
  const languages = languagesOf([...reached].map((file) => read(file).toString()));

  return locales.map(({ code }) => {
    const own = pages.filter(({ locale }) => locale === code).map(({ file, kind, models }) => described(file, kind, models));
    const search = Object.values(answerFiles(code));
    const index = files.filter((file) => search.includes(file)).map((file) => described(file, 'index'));
    const scripts = shared.filter(({ path }) => (languages.get(path) ?? code) === code);
    const all = [...own, ...index, ...scripts].sort((a, b) => (a.path < b.path ? -1 : 1));
    return { locale: code, version: versionOf(all), files: all };
  });
}

/** The language of each script that has the texts of one alone. */
const languagesOf = (scripts: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    scripts.flatMap((script) =>
      [...script.matchAll(textsOfLanguage)].map(([, code = '', name]) => [immutableFolder + name, code]),
    ),
  );

/** Changes with any of the files, and with nothing else. */
export const versionOf = (files: readonly Pick<OfflineFile, 'path' | 'sha256'>[]): string =>
  createHash('sha256')
    .update(files.map(({ path, sha256 }) => `${path} ${sha256}\n`).join(''))
    .digest('hex')
    .slice(0, 16);

interface BuiltPage {
  file: string;
  /** None for English pages that say so in their address: they are for readers of another language */
  locale: LocaleCode | undefined;
  kind: OfflineKind;
  models: readonly string[] | undefined;
}

function pageOf(file: string): BuiltPage {
  const address = file.replace(/\.html$/, '');
  const named = prefixOf(address);
  const path = named ? address.slice(named.code.length + 1) : address;
  const locale = named?.code === sourceLocale.code ? undefined : (named ?? sourceLocale).code;
  const guide = guides.get(path);
  const isAnswer = guide?.route.name === 'faqDetail';
  const kind = isAnswer ? 'answer' : guide ? 'guide' : help.test(path) ? 'help' : 'screen';
  return { file, locale, kind, models: guide && modelsOf(guide) };
}

/** The models that a guide is about; an answer is about those of its kinds of device. */
function modelsOf({ route, variant }: GuidePage): string[] | undefined {
  if (route.name === 'faqDetail') {
    const { devices } = faqFacts[variant as FaqId];
    return devices === 'all' ? undefined : keysWhere(({ kind }) => (devices as readonly string[]).includes(kind));
  }
  const about = keysWhere(({ key }) => key === (variant ?? route.about));
  return about.length > 0 ? about : undefined;
}

const keysWhere = (fits: (model: { key: string; kind: string }) => boolean): string[] =>
  catalogue.models.filter(fits).map(({ key }) => key);

/** The scripts that pages name, those that these name, and so on. */
function reachedBy(pages: readonly string[], read: (file: string) => string): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (file: string): void => {
    for (const [, name] of read(file).matchAll(scriptNames)) {
      const script = immutableFolder + name;
      if (reached.has(script)) continue;
      reached.add(script);
      visit(script);
    }
  };
  pages.forEach(visit);
  return reached;
}
