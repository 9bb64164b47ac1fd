import { describe, expect, test } from 'vitest';
import { locales } from '../../src/i18n/locales.ts';
import { href } from '../../src/routes/href.ts';
import { type GuideFile, guideFiles } from '../content/guide-files.ts';
import { readSite, siteDir } from './built-site.ts';
import { weightOf } from './weights.ts';

const pages = new Map(readSite().map((page) => [page.path, page]));
const files = guideFiles();

/** Where a guide is shown. A folder that is new in `content` needs its line here. */
const addresses: Record<string, (name: string, locale: (typeof locales)[number]['code']) => string> = {
  instructions: (model, locale) => href('instructions', locale, { model }),
};

const shown = files
  .filter(({ locale }) => locale === 'en')
  .flatMap((english) =>
    locales.map((locale) => {
      const [folder = '', name = ''] = english.id.split('/');
      const own: GuideFile | undefined = files.find((file) => file.id === english.id && file.locale === locale.code);
      return { path: addresses[folder]?.(name, locale.code) ?? folder, locale, guide: own ?? english, isFallback: !own };
    }),
  );

describe.each(shown)('$path', ({ path, locale, guide, isFallback }) => {
  const page = pages.get(path);
  const main = page?.tags.find(({ name }) => name === 'main')?.attributes;

  test('shows its guide, in the page’s language or marked as English', () => {
    expect(page?.source).toContain(`>${guide.frontmatter.title}</h1>`);
    expect(main?.lang).toBe(isFallback ? 'en' : undefined);
    expect(page?.source.includes('class="guide-notice"')).toBe(isFallback);
    expect(page?.locale).toBe(locale);
  });

  test('describes every drawing in words', () => {
    const drawings = [...(page?.source ?? '').matchAll(/<svg class="drawing"[^>]*>\s*(?:<title>([^<]*)<\/title>)?/g)];
    expect(drawings.length).toBeGreaterThan(0);
    expect(drawings.filter(([tag, title]) => !tag.includes('role="img"') || (title?.length ?? 0) < 30)).toEqual([]);
  });

  test('fits the first round trip, with at most 3 requests and 1,500 bytes of JavaScript', () => {
    const weight = page && weightOf(page, siteDir);
    expect(weight?.bytes).toBeLessThanOrEqual(12_000);
    expect(weight?.requests).toBeLessThanOrEqual(3);
    expect(weight?.scriptBytes).toBeLessThanOrEqual(1500);
  });
});

describe('the instructions of the 900A', () => {
  /** The spec's section 9, word for word where it has words. */
  const english = [
    'Off No mopping No water',
    '1 Glazed tiles Least water',
    '2 Wooden floors A little water',
    '3 Matte tiles More water',
    '4 Balcony and kitchen Most water',
    'Off Mops without vacuuming',
    'Quiet or ECO',
    'Standard Default, recommended',
    'Strong Carpets',
    'Max or Turbo / Super',
    'shortest battery life',
    'up to 15',
    'the first map, and maps 2 to 5',
    'A sixth map overwrites the first one',
    'By collection time',
    'By use',
    'A factory reset clears the list of favorite maps',
  ];
  const german = [
    'Aus Ohne Wischen Kein Wasser',
    '1 Glasierte Fliesen Am wenigsten',
    '2 Holzböden Etwas mehr',
    '3 Matte Fliesen Viel',
    '4 Balkon und Küche Am meisten',
    'Aus Wischt, ohne zu saugen',
    'Leise oder ECO',
    'Standard Voreingestellt, empfohlen',
    'Stark Für Teppiche',
    'Max oder Turbo / Super',
    'mit der kürzesten Laufzeit',
    'bis zu 15',
    'die erste Karte und die Karten 2 bis 5',
    'Eine sechste Karte überschreibt die erste',
    'Nach Aufnahmezeit',
    'Nach Nutzung',
    'Zurücksetzen auf die Werkseinstellungen wird die Liste der Lieblingskarten gelöscht',
  ];

  test.each([
    ['/deviceiInstructions900a', english],
    ['/de/deviceiInstructions900a', german],
  ])('say on %s every constant of the spec', (path, facts) => {
    const text = pages.get(path)?.text ?? '';
    expect(facts.filter((fact) => !text.includes(fact))).toEqual([]);
  });
});
