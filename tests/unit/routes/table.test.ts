import { describe, expect, test } from 'vitest';
import titles from '../../../content/en/strings/titles.json' with { type: 'json' };
import { href } from '../../../src/routes/href.ts';
import { routes } from '../../../src/routes/table.ts';

/** Section 2 of the specification, its table row by row, with `{model}` and `{product}` written out. `/` is the 404 page. */
const specified = [
  '/home',
  '/feedback',
  '/selectDevice',
  '/feedbackList',
  '/feedbackDetails/:id',
  '/helpCenter',
  '/searchFaq',
  '/faqList/:id',
  '/faqDetail/:id',
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
  '/intelligentVoiceTemplateView/:productId',
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

/** Screens that the specification names without a route; design.md gave them these. */
const ours = [
  '/404',
  '/recipes',
  '/recipes/search',
  '/recipes/tags',
  '/recipes/selectDevice',
  '/recipeDetails/:id',
  '/widgets/selectDevice',
  '/communityClosed',
];

/** A route's addresses, with every variant written out; ids of content and of run time look the same to a reader. */
const written = routes.flatMap(({ path, variants }) =>
  variants ? variants.map((variant) => path.replace(/\[\w+\]/, variant)) : [path.replace(/\[(\w+)\]/, ':$1')],
);

describe('the route table', () => {
  test.each(specified)('has %s of the specification', (path) => {
    expect(written).toContain(path);
  });

  test('has nothing else but what is ours', () => {
    expect(written.filter((path) => !specified.includes(path)).sort()).toEqual([...ours].sort());
  });

  test('has no address twice, not even in another case: some hosts see no difference', () => {
    const lower = written.map((path) => path.toLowerCase());
    expect(lower.filter((path, index) => lower.indexOf(path) !== index)).toEqual([]);
  });

  test('has a title for each route but the app profile, which is titled with the brand', () => {
    expect(routes.filter(({ title }) => !title).map(({ name }) => name)).toEqual(['appProfile']);
    for (const { title } of routes) if (title) expect(titles).toHaveProperty(title);
  });

  test("has the title of the specification on '/home'", () => {
    expect(titles.home).toBe('Feedback & Suggestions');
  });
});

describe('href', () => {
  test('spells a route as the specification does, in a language', () => {
    expect(href('instructions', 'en', { model: '900a' })).toBe('/deviceiInstructions900a');
    expect(href('alexaVacuum', 'de')).toBe('/de/amazonAlexRobotVacuumCleaner');
    expect(href('rmaDetail', 'zh-hk', { id: '7' })).toBe('/zh-hk/rmaDetail/7');
  });

  test('never lets an id leave its place', () => {
    expect(href('feedbackDetails', 'en', { id: '../home?x#y' })).toBe('/feedbackDetails/..%2Fhome%3Fx%23y');
  });

  test('refuses a missing parameter', () => {
    expect(() => href('rmaDetail', 'en', { id: '' })).toThrow(TypeError);
  });
});
