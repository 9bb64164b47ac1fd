import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { brotliWindow } from '../../server/site-files.ts';
import { locales } from '../../src/i18n/locales.ts';
import { toIndexFile, toTextsFile } from '../../src/lib/search/files.ts';
import { answerFiles } from '../../src/routes/faq-lists.ts';
import { type OfflineManifest, offlineManifestPath } from '../../src/routes/offline.ts';
import { firstViews } from '../../tools/build/preload-imports.ts';
import { entriesOf, indexOf, textsOf } from '../../tools/scripts/search/entries.ts';
import { type Page, readSite, siteDir } from './built-site.ts';
import {
  bytesToFirstParagraph,
  compressedUntil,
  firstViewBytes,
  onDemandScripts,
  onDemandWeight,
  secondBytes,
  type Weight,
  weightOf,
} from './weights.ts';

const isScreen = ({ tags }: Page) => tags.some(({ name }) => name === 'astro-island');

/** Weighing takes long, and answers are alike in all but their length: of those of a language, the longest are weighed. */
const longest = 3;
const isAnswer = ({ path }: Page) => path.includes('/faqDetail/');
const pages = readSite();
const answers = locales.flatMap(({ code }) =>
  pages
    .filter((page) => isAnswer(page) && page.locale.code === code)
    .sort((a, b) => b.source.length - a.source.length)
    .slice(0, longest),
);
/** The most bytes of a page without islands. */
const limit = 12_000;
const weighed = await Promise.all(
  [...pages.filter((page) => !isAnswer(page)), ...answers].map(async (page) => {
    const fits = ({ bytes }: Weight) => bytes <= limit || isScreen(page);
    return { page, weight: await compressedUntil(fits, (quality) => weightOf(page, siteDir, quality)) };
  }),
);
const screens = weighed.filter(({ page }) => isScreen(page));
const others = weighed.filter(({ page }) => !isScreen(page));

/** The pages that are too heavy, heaviest first, as sentences with what makes them lighter. */
const over = (pages: typeof weighed, of: keyof Weight, limit: number, remedy = '') =>
  pages
    .filter(({ weight }) => weight[of] > limit)
    .sort((a, b) => b.weight[of] - a.weight[of])
    .map(({ page, weight }) =>
      `${page.path}: ${weight[of].toLocaleString('en')} ${of}, ${(weight[of] - limit).toLocaleString('en')} too many. ${remedy}`.trim(),
    );

/** A file that is too large, as a sentence with what makes it smaller. */
const tooLarge = (path: string, bytes: number, limit: number, remedy: string): string[] =>
  bytes > limit
    ? [`${path}: ${bytes.toLocaleString('en')} bytes, ${(bytes - limit).toLocaleString('en')} too many. ${remedy}`]
    : [];

const lighten =
  'All that it imports counts, shared files too: shorten what you added, or load what a first use does not need with another import()';

describe('a page without islands', () => {
  test('comes in at most 12,000 bytes, so that it fits the first round trip', () => {
    expect(over(others, 'bytes', limit, 'Shorten its text, or show fewer figures')).toEqual([]);
  });

  test('asks for at most 3 files', () => {
    expect(over(others, 'requests', 3)).toEqual([]);
  });

  test('has at most 1,500 bytes of JavaScript', () => {
    const remedy =
      'Shorten src/shell/document-start.ts, guide-start.ts, guide-end.ts or what they import, or load it on demand (src/shell/page). Keys and names of brands count';
    expect(over(others, 'scriptBytes', 1500, remedy)).toEqual([]);
  });

  test('leads through the steps of an answer with at most 2,048 bytes of JavaScript', async () => {
    const answer = pages.find(({ path }) => path === '/faqDetail/vacuum-does-not-start');
    const scripts = answer ? onDemandScripts(answer).filter((path) => path.includes('Troubleshooter')) : [];
    expect(scripts).toHaveLength(1);
    const [script = ''] = scripts;
    expect(tooLarge(script, await onDemandWeight(script, siteDir), 2048, lighten)).toEqual([]);
  });

  test('loads on demand at most 16,384 bytes of JavaScript at a time, and never React', async () => {
    const scripts = [...new Set(pages.filter((page) => !isScreen(page)).flatMap(onDemandScripts))];
    const large = scripts.map(async (path) => tooLarge(path, await onDemandWeight(path, siteDir), 16_384, lighten));
    expect((await Promise.all(large)).flat()).toEqual([]);
  });
});

const isGuide = ({ tags }: Page) => tags.some(({ name, attributes }) => name === 'article' && attributes.class === 'guide');

describe('a guide or an answer', () => {
  test.each(['en', 'de', 'ja'])('in %s can be read to the end of its first paragraph after 4,000 bytes', async (code) => {
    const guides = pages.filter((page) => page.locale.code === code && isGuide(page));
    expect(guides.length).toBeGreaterThan(100);
    const fits = (bytes: number) => bytes <= 4000;
    const weights = guides.map(async (page) => ({
      path: page.path,
      bytes: await compressedUntil(fits, (quality) => bytesToFirstParagraph(page, quality)),
    }));
    expect((await Promise.all(weights)).filter(({ bytes }) => !fits(bytes))).toEqual([]);
  });
});

describe('the search', () => {
  const bytes = (path: string) => brotliCompressSync(readFileSync(join(siteDir, path))).length;

  test.each(locales.map(({ code }) => code))('in %s loads at most 45 KB, and 55 KB of texts', (code) => {
    const files = answerFiles(code);
    const shorten = `Shorten answers in content/${code}/faq`;
    const move = `Move phrases of content/${code}/search.json to its morePhrases`;
    const remove = `${shorten}, or remove phrases from morePhrases in content/${code}/search.json`;
    expect([
      ...tooLarge(files.index, bytes(files.index), 45 * 1024, move),
      ...tooLarge(files.texts, bytes(files.texts), 55 * 1024, remove),
    ]).toEqual([]);
  });

  test.each(locales.map((locale) => [locale.code, locale] as const))(
    'in %s has the index and the texts that its gold set was scored with',
    async (code, locale) => {
      const { index, texts } = answerFiles(code);
      const built = [index, texts].map((path) => JSON.parse(readFileSync(join(siteDir, path), 'utf8')));
      const entries = entriesOf(locale);
      const scored = [toIndexFile(await indexOf(locale, entries)), toTextsFile(textsOf(entries))];
      expect(built).toEqual(JSON.parse(JSON.stringify(scored)));
    },
  );
});

describe('the archive of a language', () => {
  const read = (path: string) => readFileSync(join(siteDir, path));

  // The limit grows with what there is to read, so that a new model has room. All languages would take half a minute.
  test.each(['en', 'ja', 'ru'] as const)('of %s comes in at most 1,110 bytes a page', async (code) => {
    const { archive = '', files }: OfflineManifest = JSON.parse(read(offlineManifestPath(code)).toString());
    const readable = files.filter(({ kind }) => ['help', 'guide', 'answer'].includes(kind));
    const bytes = read(archive);
    const params = {
      [constants.BROTLI_PARAM_LGWIN]: brotliWindow(bytes.length),
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    const { length } = await promisify(brotliCompress)(bytes, { params });
    const limit = 1110 * readable.length;
    const help = `${archive} has ${(length - limit).toLocaleString('en')} bytes too many. Texts and figures both count: shorten what you added, or take its parts from other figures (src/mdx/figures/parts)`;
    expect(length, help).toBeLessThanOrEqual(limit);
  });
});

describe('a screen', () => {
  test('has at most 86,016 bytes of JavaScript, what stands in the page included', () => {
    expect(over(screens, 'scriptBytes', 86_016, lighten)).toEqual([]);
  });

  test('fetches at most 20,480 more for what it shows first, where the build names that', async () => {
    const english = screens.map(({ page }) => page).filter(({ locale }) => locale.code === 'en');
    const islands = english.flatMap(({ tags }) => tags.flatMap(({ attributes }) => attributes['component-export'] ?? []));
    expect(Object.keys(firstViews).filter((name) => !islands.includes(name))).toEqual([]);
    const weights = await Promise.all(english.map(async (page) => [page.path, await firstViewBytes(page, siteDir)] as const));
    expect(weights.filter(([, bytes]) => bytes > 0).length).toBe(Object.keys(firstViews).length);
    expect(weights.filter(([, bytes]) => bytes > 20_480)).toEqual([]);
  });

  test('has at most 12,288 more after any other', async () => {
    const english = screens.map(({ page }) => page).filter(({ locale }) => locale.code === 'en');
    const heavy: string[] = [];
    for (const first of english)
      for (const second of english) {
        const bytes = await secondBytes(first, second, siteDir);
        if (bytes > 12_288) heavy.push(`${second.path} after ${first.path}: ${bytes.toLocaleString('en')}`);
      }
    expect(english.length).toBeGreaterThan(1);
    expect(heavy).toEqual([]);
  });
});
