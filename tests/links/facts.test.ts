import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import catalogue from '../../content/catalogue.json' with { type: 'json' };
import { type LocaleCode, locales } from '../../src/i18n/locales.ts';
import { guideContext, type Vacuum } from '../../src/mdx/guide-context.ts';
import { can, type GuidePage, guidePages, textIdsOf } from '../../src/mdx/guide-pages.ts';
import { textsOf } from '../../src/mdx/translation/strings.ts';
import { href } from '../../src/routes/href.ts';
import { localeHref } from '../../src/routes/locale-prefix.ts';
import type { RouteName } from '../../src/routes/table.ts';
import { root } from '../../tools/scripts/tools.ts';
import { type Page, readSite } from './built-site.ts';

// The constants of docs/spec.md §9, and what docs/spec.md §2, §3, §4, §6 say of the guides, each where a reader looks for it.

const pages = new Map(readSite().map((page) => [page.path, page]));
const textOf = (path: string): string => pages.get(path)?.text ?? '';

/** Whether a page is in its own language: a guide that is not translated yet has a notice, and its tables in English, too. */
const isTranslated = (path: string): boolean => pages.get(path)?.source.includes('class="guide-notice"') !== true;

const pagesOf = (...names: RouteName[]): GuidePage[] => guidePages.filter(({ route }) => names.includes(route.name));

/** The addresses that a route has, one a model or brand. */
const pathsOf = (...names: RouteName[]): string[] => pagesOf(...names).map(({ path }) => path);

const modelOn = (page: GuidePage) => guideContext(page, 'en', { locale: 'en' }).model;

/** The same, without those of vacuums of which something is not true: their guides do not say it. */
const pathsIf = (isTrueOf: (model: Vacuum) => boolean, ...names: RouteName[]): string[] =>
  pagesOf(...names)
    .filter((page) => {
      const model = modelOn(page);
      return !model?.suction || isTrueOf(model);
    })
    .map(({ path }) => path);
const hasPartitions = (model: Vacuum) => can(model, 'partitions');
const hasFifteen = ({ partitions }: Vacuum) => partitions === 15;
const hasMaps = (model: Vacuum) => can(model, 'maps');
const hasFiveMaps = (model: Vacuum) => hasMaps(model) && model.savedMaps === 5;

/** The instructions of each vacuum, in a language, with what is said of it alone, and the file of their text. */
const instructions = (code: LocaleCode = 'en'): { path: string; model: Vacuum; file: string }[] =>
  pagesOf('instructions').flatMap((page) => {
    const model = modelOn(page);
    const id = textIdsOf(page).find((id) => existsSync(join(root, `content/en/${id}.mdx`)));
    return model?.suction ? [{ path: localeHref(page.path, code), model, file: `content/${code}/${id}.mdx` }] : [];
  });

/** The levels of a vacuum, and the place of its suction modes among all, as in `levels` and `modes`. */
const levelsOf = ({ waterOff, waterLevels }: Vacuum): number[] =>
  [0, 1, 2, 3, 4].filter((level) => (level === 0 ? waterOff : level <= waterLevels));
const modeKeys = ['off', 'quiet', 'standard', 'strong', 'max'];
const modesOf = ({ suction }: Vacuum): number[] => suction.map((mode) => modeKeys.indexOf(mode));

/** What the instructions of each vacuum do not say, of facts that follow from what it can do, and the component that says it. */
const missingOf = (places: (model: Vacuum) => number[], facts: readonly RegExp[], component: string): string[] =>
  instructions().flatMap(({ path, model, file }) =>
    missing(
      [path],
      places(model).flatMap((place) => facts[place] ?? []),
    ).map((what) => `${what}: ${component} in ${file} does`),
  );

/** What is missing, as a writer finds it again. */
const missing = (paths: readonly string[], facts: readonly RegExp[]): string[] =>
  paths.flatMap((path) => facts.filter((fact) => !fact.test(textOf(path))).map((fact) => `${path} does not say ${fact}`));

const fifteen = /\b(up to|at most|no more than|a maximum of|maximum) 15\b/i;
const fiveMaps = /\bfirst map\b[^.]{0,20}\bmaps 2 to 5\b/i;
const sixth = /\bsixth map (overwrites|replaces) the first\b/i;
const sorting = [/\bcollection time\b/i, /\bby use\b|\bby how often\b|\btap Use\b|\buse count\b/i];
const reset = /\bfactory reset (clears|empties|deletes)\b[^.]{0,40}\bfavorite|\bfactory reset clears the list\b/i;
const merging = /\bexactly two\b[^.]{0,50}\b(side by side|adjacent|next to each other|share a border|neighbors)\b/i;
const empty = /\binitial state\b[^.]{0,10}\bno rooms or areas\b/i;

const levels = [
  /\bOff No mopping No water\b/,
  /\b1 Glazed tiles Least water\b/,
  /\b2 Wooden floors\b/,
  /\b3 Matte tiles\b/,
  /\b4 Balcony and kitchen Most water\b/,
];
const modes = [
  /\bOff Mops without vacuuming\b/,
  /\bQuiet or ECO\b[^.]*\.[^.]*(longest|longer)[^.]*(charge|battery)/,
  /\bStandard Default, recommended\b/,
  /\bStrong\b[^.]*\bCarpets\b[^.]*\.[^.]*\b(Louder|noisier)\b/,
  /\bMax or Turbo \/ Super\b[^.]*\.[^.]*\bshortest battery\b/,
];

/** One row a page or kind of page; each of its addresses holds each of its facts. */
const rows: [what: string, paths: string[], facts: RegExp[]][] = [
  ['at most 15 partitions', [...pathsIf(hasFifteen, 'instructions', 'partitions', 'productFaq'), '/appProfile'], [fifteen]],
  ['splitting: an area, a line, a confirmation', pathsOf('partitions'), [/\bSplit\b/, /\bdraw a line\b/i, /\bConfirm\b/]],
  ['merging: exactly two that touch', pathsIf(hasPartitions, 'instructions', 'partitions', 'productFaq'), [merging]],
  ['reset: no rooms or areas', pathsIf(hasPartitions, 'instructions', 'partitions', 'productFaq'), [empty]],
  ['the first map, and maps 2 to 5', pathsIf(hasFiveMaps, 'instructions', 'moreMaps', 'multiMap'), [fiveMaps]],
  ['a sixth map overwrites the first', pathsIf(hasFiveMaps, 'instructions', 'moreMaps', 'multiMap'), [sixth]],
  [
    'up to five maps, the next of which overwrites the first',
    pathsOf('productFaq'),
    [/\bup to five, depending on the model\b/i, /\bnew map overwrites the first\b/i],
  ],
  [
    'the first map makes itself, from dock to dock',
    pathsIf(hasMaps, 'instructions', 'moreMaps', 'multiMap'),
    [/\breturn(s|ed)? to (the|its) dock\b/i, /\b(created|made)\b[^.]{0,60}\bsaved\b[^.]{0,20}\b(by itself|automatically)\b/i],
  ],
  ['favorite maps in two orders', pathsIf(hasMaps, 'instructions', 'moreMaps', 'multiMap', 'productFaq'), sorting],
  ['a factory reset clears the favorites', pathsIf(hasMaps, 'instructions', 'moreMaps', 'multiMap', 'productFaq'), [reset]],
  [
    'what starts a scene, with 30 °C for an example',
    ['/scene'],
    [/30\s°C/, /\bweather\b/i, /\btemperature\b/i, /\bhumidity\b/i, /\bair quality\b/i, /\bdevice state\b/i, /\blocation\b/i],
  ],
  [
    'widgets are for robot vacuums only',
    pathsOf('iosWidget', 'androidWidget'),
    [/\brobot vacuums only\b|\bonly\b[^.]{0,30}\brobot vacuums\b/i],
  ],
  [
    'five kinds of logs, uploaded voluntarily',
    ['/logCollection'],
    [
      /\bMap logs\b/,
      /\bPath logs\b/,
      /\bHardware sensor logs\b/,
      /\bException stack logs\b/,
      /\bIoT logs\b/,
      /\bvoluntar(y|ily)\b/i,
    ],
  ],
  [
    'the community is closed, the services continue',
    ['/communityClosed'],
    [/\bcommunity has (been )?closed\b/i, /\bservices\b[^.]{0,40}\bcontinue\b/i],
  ],
  [
    'registration without a serial number',
    pathsOf('productFaq'),
    [/\bserial number is optional\b[^.]*\bactivate the warranty\b/i],
  ],
];

describe('the English guides say', () => {
  test.each(rows)('%s', (_, paths, facts) => {
    expect(paths.length).toBeGreaterThan(0);
    expect(missing(paths, facts)).toEqual([]);
  });

  test('the water levels of each vacuum, with their floors', () => {
    expect(missingOf(levelsOf, levels, '<Levels />')).toEqual([]);
  });

  test('the suction modes of each vacuum, and what each costs', () => {
    expect(missingOf(modesOf, modes, '<Modes />')).toEqual([]);
  });

  test('all of it, for each model of the catalogue that is a vacuum', () => {
    const vacuums = catalogue.models.filter(({ kind }) => kind === 'vacuum').map(({ key }) => key);
    expect(pathsOf('instructions')).toEqual(vacuums.map((key) => `/deviceiInstructions${key}`));
  });

  test('nothing that is looked for without looking', () => {
    expect(missing(['/scene'], [/\b31\s°C/])).toEqual(['/scene does not say /\\b31\\s°C/']);
    expect(missing(['/nowhere'], [/\w/])).toEqual(['/nowhere does not say /\\w/']);
  });
});

/** How long each list of steps of a page is. */
function stepsOf(page: Page | undefined): number[] {
  const ids = page?.tags.flatMap(({ name, attributes }) => (name === 'li' && attributes.class === 'step' ? [attributes.id] : []));
  const lists = Map.groupBy(ids ?? [], (id) => id?.replace(/-\d+$/, ''));
  return [...lists.values()].map(({ length }) => length);
}

describe('in every language', () => {
  test.each([
    ['googleHomeBind', [7]],
    ['alexaBind', [8]],
    ['addToHomeScreen', [2, 2]],
  ] as const)('%s has %s steps', (name, lengths) => {
    const counted = locales.map(({ code }) => [code, stepsOf(pages.get(href(name, code)))]);
    expect(counted).toEqual(locales.map(({ code }) => [code, lengths]));
  });

  test('each water level stands with its floor, and each suction mode with its other names', () => {
    const absent = locales.flatMap(({ code }) => {
      const texts = { ...textsOf('en'), ...textsOf(code) };
      const levelOf = (level: number, isHighest: boolean) =>
        `${level || texts['guide.off']} ${texts[`guide.floor${level}`]} ${texts[`guide.water${isHighest && level > 1 ? 4 : level}`]}`;
      const modes = ['Off', 'Quiet', 'Standard', 'Strong', 'Max'].map((mode) => [texts[`guide.mode${mode}Use`] ?? mode]);
      modes[1]?.push('ECO');
      modes[4]?.push('Turbo / Super');
      const factsOf = (model: Vacuum) => [
        ...levelsOf(model).map((level) => levelOf(level, level === model.waterLevels)),
        ...modesOf(model).flatMap((place) => modes[place] ?? []),
      ];
      return instructions(code)
        .filter(({ path }) => isTranslated(path))
        .flatMap(({ path, model, file }) =>
          factsOf(model)
            .filter((fact) => !textOf(path).includes(fact))
            .map((fact) => `${path} does not say “${fact}”: <Levels /> and <Modes /> in ${file} do`),
        );
    });
    expect(absent).toEqual([]);
  });

  test('30 °C stands in the example of a scene', () => {
    expect(locales.map(({ code }) => href('scene', code)).filter((path) => !/30\s*[°度℃]/.test(textOf(path)))).toEqual([]);
  });

  test('the feedback form leads to the help on order numbers, which names every shop that the form offers', () => {
    const problems = locales.flatMap(({ code }) => {
      const form = pages.get(href('feedback', code));
      const help = href('findOrderNumber', code);
      const isLinked = form?.tags.some(({ name, attributes }) => name === 'a' && attributes.href === help);
      const shops = form?.tags.flatMap(({ name, attributes }) =>
        name === 'option' && attributes.value ? [attributes.value] : [],
      );
      // What has no name of its own is called in the language of the text.
      const named = shops?.slice(2).filter((shop) => !textOf(help).includes(shop)) ?? [];
      return [
        ...(isLinked ? [] : [`${form?.path} has no link to ${help}`]),
        ...((shops?.length ?? 0) > 10 ? named : ['the form offers no shops']).map((shop) => `${help}: ${shop}`),
      ];
    });
    expect(problems).toEqual([]);
  });
});

test('the ten voice commands stand in the templates', () => {
  const text = pathsOf('voiceTemplate').map(textOf).join(' ');
  const commands = [
    /\bstart\b[^.]{0,60}\bstop\b/i,
    /\b(continue|resume)\b/i,
    /\bpause\b/i,
    /\bpower\b|\bturn (on|off)\b/i,
    /\btemperature\b|\bdegrees\b/i,
    /\bcooking modes?\b/i,
    /\bwind speed\b|\bfan (speed|gear)\b/i,
    /\bchild lock\b/i,
    /\blight\b/i,
    /\bcleaning modes?\b/i,
    /\bbattery percentage\b|\bbattery\b[^.]{0,40}\bpercent\b/i,
  ];
  expect(commands.filter((command) => !command.test(text))).toEqual([]);
  expect(pathsOf('voiceTemplate')).toHaveLength(catalogue.models.length);
});

test('the German instructions say them, too', () => {
  const said = (isTrueOf: (model: Vacuum) => boolean, ...facts: RegExp[]) =>
    missing(
      pathsIf(isTrueOf, 'instructions')
        .map((path) => localeHref(path, 'de'))
        .filter(isTranslated),
      facts,
    );
  expect([
    ...said(hasFifteen, /\bbis zu 15\b/),
    ...said(hasPartitions, /genau zwei\b/),
    ...said(hasFiveMaps, /\bKarten 2 bis 5\b/, /sechste Karte (überschreibt|ersetzt)/),
    ...said(hasMaps, /Werkseinstellung/),
  ]).toEqual([]);
});

describe('what is true of some pages only', () => {
  test('one brand’s service is not described on another’s page', () => {
    expect(textOf('/ultenic/guideContent')).toContain('Ultenic service');
    expect(textOf('/vactidy/guideContent')).toContain('Vactidy');
    expect(textOf('/vactidy/guideContent')).not.toContain('Ultenic');
  });

  test('a guide with one way to one goal is marked as a HowTo, with each of its steps, and no other guide is', () => {
    const marked = (path: string, name: string) =>
      (pages.get(path)?.tags ?? []).filter(({ attributes }) => attributes.itemtype === `https://schema.org/${name}`).length;
    expect([marked('/googleHomeBind', 'HowTo'), marked('/googleHomeBind', 'HowToStep')]).toEqual([1, 7]);
    expect([marked('/amazonAlexaBind', 'HowTo'), marked('/amazonAlexaBind', 'HowToStep')]).toEqual([1, 8]);
    expect(marked('/addToHomeScreen', 'HowTo') + marked('/aboutUs', 'HowTo')).toBe(0);
  });
});
