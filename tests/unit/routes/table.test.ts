import { describe, expect, test } from 'vitest';
import catalogue from '../../../content/catalogue.json' with { type: 'json' };
import titles from '../../../content/en/strings/titles.json' with { type: 'json' };
import { locales } from '../../../src/i18n/locales.ts';
import { folders } from '../../../src/mdx/translation/guide-files.ts';
import { textsOf } from '../../../src/mdx/translation/strings.ts';
import { faqIds, faqLists } from '../../../src/routes/faq-lists.ts';
import { href, hrefBeforeId } from '../../../src/routes/href.ts';
import { runtimePaths } from '../../../src/routes/runtime-routes.ts';
import { routes } from '../../../src/routes/table.ts';

/**
 * The table of docs/spec.md §2 row by row, with `{model}`, `{product}`, `:productId` and the ids of answers written out. `/` is the 404
 * page.
 */
const specified = [
  '/home',
  '/feedback',
  '/selectDevice',
  '/feedbackList',
  '/feedbackDetails/:id',
  '/helpCenter',
  '/searchFaq',
  ...[...faqLists.keys()].map((id) => `/faqList/${id}`),
  ...faqIds.map((id) => `/faqDetail/${id}`),
  '/allFaqList',
  '/IntelligentVoice',
  '/deviceIntelligentVoice',
  '/googleHomePlatformDesc',
  '/googleHomePlatformDescNew',
  '/amazonAlexaPlatformDesc',
  '/amazonAlexaPlatformDescNew',
  '/googleHomeBind',
  '/amazonAlexaBind',
  '/googleHomeKitchenAppliances',
  '/googleHomeHomeAppliances',
  '/googleHomeRobotVacuumCleaner',
  '/amazonAlexaKitchenAppliances',
  '/amazonAlexaHomeAppliances',
  '/amazonAlexRobotVacuumCleaner',
  ...catalogue.models.map(({ key }) => `/intelligentVoiceTemplateView/${key}`),
  '/yandexAlice',
  '/guide',
  '/guideContent',
  '/ultenic/guide',
  '/ultenic/guideContent',
  '/vactidy/guide',
  '/vactidy/guideContent',
  '/deviceiInstructions900a',
  '/deviceiInstructions100v',
  '/deviceiInstructionsLdsT6',
  '/deviceiInstructionsV330',
  '/deviceiInstructionsV320',
  '/partitionManagement900a',
  '/partitionManagement100v',
  '/partitionManagementLdsT6',
  '/partitionManagementV330',
  '/partitionManagementV320',
  '/moreMaps100v',
  '/moreMapsLdsT6',
  '/moreMapsV330',
  '/moreMapsV320',
  '/multiMapDescriptionPage',
  '/scene',
  '/rmaList',
  '/rmaDetail/:id',
  '/ratingCenter/:id',
  '/ultenicProductRegister',
  '/vactidyProductRegister',
  '/ultenicFAQ',
  '/vactidyFAQ',
  '/ultenicNotice',
  '/vactidyNotice',
  '/ultenicDiscover',
  '/afterSaleForm',
  '/howToFindOrderNumber',
  '/addToHomeScreen',
  '/widgets/iosGuide',
  '/widgets/androidGuide',
  '/logCollection',
  '/aboutUs',
  '/appProfile',
];

/** Routes that docs/spec.md §2 does not show. */
const ours = [
  '/404',
  '/recipes',
  '/recipes/search',
  '/recipes/tags',
  '/recipes/selectDevice',
  '/recipes/cook/:id',
  '/recipes/edit',
  '/recipes/history/:id',
  '/recipeDetails/:id',
  '/widgets/selectDevice',
  '/communityClosed',
  '/accessibility',
  '/offline',
];

/** The addresses that a model, a brand or a product gets by its entry in the catalogue. */
const ofCatalogue = [
  ...catalogue.models.flatMap(({ key }) => [`/deviceiInstructions${key}`, `/partitionManagement${key}`, `/moreMaps${key}`]),
  ...catalogue.brands.flatMap(({ key }) => [`/${key}/guide`, `/${key}/guideContent`]),
  ...catalogue.products.flatMap(({ key }) => [`/${key}ProductRegister`, `/${key}FAQ`, `/${key}Notice`]),
];

/** A route's addresses, with every variant written out; ids of content and of run time look the same to a reader. */
const written = routes.flatMap(({ path, variants }) =>
  variants ? variants.map((variant) => path.replace(/\[\w+\]/, variant)) : [path.replace(/\[(\w+)\]/, ':$1')],
);

describe('the route table', () => {
  test.each(specified)('has %s of docs/spec.md §2', (path) => {
    expect(written).toContain(path);
  });

  test('has nothing else but what is ours, or of the catalogue', () => {
    const other = written.filter((path) => ![...specified, ...ofCatalogue].includes(path));
    expect(other.sort()).toEqual([...ours].sort());
  });

  test('has no address twice, not even in another case: some hosts see no difference', () => {
    const lower = written.map((path) => path.toLowerCase());
    expect(lower.filter((path, index) => lower.indexOf(path) !== index)).toEqual([]);
  });

  test('has a title for each route but the app profile, which is titled with the brand', () => {
    expect(routes.filter(({ title }) => !title).map(({ name }) => name)).toEqual(['appProfile']);
    for (const { title } of routes) if (title) expect(titles).toHaveProperty(title);
  });

  test.each([
    ['googleHome', 'Google Home'],
    ['alexa', 'Amazon Alexa'],
  ])('tells apart the pages of %s for different versions of an app, in every language', (name, platform) => {
    const [first, newer] = [name, `${name}New`].map((one) => routes.find((route) => route.name === one)?.title ?? '');
    for (const { code } of locales) {
      const texts = { ...textsOf('en'), ...textsOf(code) };
      const pair = [texts[`titles.${first}`], texts[`titles.${newer}`]];
      expect(new Set(pair).size, code).toBe(2);
      for (const title of pair) expect(title, code).toMatch(new RegExp(`^${platform}.`));
    }
  });

  test("has the title of docs/spec.md §2 on '/home'", () => {
    expect(titles.home).toBe('Feedback & Suggestions');
  });
});

describe('the routes of guides', () => {
  const guides = routes.filter(({ guide }) => guide);
  const subjects = new Set([...catalogue.models, ...catalogue.brands].map(({ key }) => key));

  test('have their texts in a folder that is a collection', () => {
    const known: readonly string[] = folders;
    expect(guides.filter(({ guide }) => !known.includes(guide?.split('/')[0] ?? '')).map(({ name }) => name)).toEqual([]);
    expect(known.filter((folder) => !guides.some(({ guide }) => guide?.startsWith(`${folder}/`)))).toEqual([]);
  });

  test('have no id that only a reader knows, and variants for each `[x]`', () => {
    expect(guides.filter(({ path }) => path.includes('/:'))).toEqual([]);
    expect(guides.filter(({ path, variants }) => /\[\w+\]/.test(path) !== Boolean(variants?.length))).toEqual([]);
  });

  test('name in their text what their path names', () => {
    const odd = guides.filter(({ path, guide }) => {
      const inText = /\[\w+\]/.exec(guide ?? '')?.[0];
      return inText && !path.includes(inText);
    });
    expect(odd.map(({ name }) => name)).toEqual([]);
  });

  test('are about models and brands of the catalogue', () => {
    const about = guides
      .filter(({ name }) => name !== 'faqDetail')
      .flatMap(({ variants, about }) => [...(variants ?? []), ...(about ? [about] : [])]);
    expect(about.length).toBeGreaterThan(0);
    expect(about.filter((key) => !subjects.has(key))).toEqual([]);
  });
});

describe('href', () => {
  test('spells a route as docs/spec.md §2 does, in a language', () => {
    expect(href('instructions', 'en', { model: '900a' })).toBe('/deviceiInstructions900a');
    expect(href('voiceTemplate', 'fr', { productId: 'K10' })).toBe('/fr/intelligentVoiceTemplateView/K10');
    expect(href('alexaVacuum', 'de')).toBe('/de/amazonAlexRobotVacuumCleaner');
    expect(href('rmaDetail', 'zh-hk', { id: '7' })).toBe('/zh-hk/rmaDetail/7');
  });

  test('stops before an id that only a screen knows', () => {
    expect(hrefBeforeId('rmaDetail', 'de')).toBe('/de/rmaDetail');
    expect(hrefBeforeId('faqDetail', 'en')).toBe('/faqDetail');
  });

  test('never lets an id leave its place', () => {
    expect(href('feedbackDetails', 'en', { id: '../home?x#y' })).toBe('/feedbackDetails/..%2Fhome%3Fx%23y');
  });

  test('refuses a missing parameter', () => {
    expect(() => href('rmaDetail', 'en', { id: '' })).toThrow(TypeError);
  });
});

test('every route with an id at run time is in the list that the service worker has', () => {
  const withId = routes
    .filter(({ path }) => path.includes('/:'))
    .map(({ name, path }) => [name, path.slice(0, path.indexOf('/:'))]);
  expect(Object.fromEntries(withId)).toEqual(runtimePaths);
});
