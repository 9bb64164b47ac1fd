import catalogue from '../../content/catalogue.json' with { type: 'json' };
import type { Areas } from '../i18n/keys.ts';
import { keysOf } from '../lib/keys-of.ts';
import { faqIds, faqLists } from './faq-lists.ts';
import { runtimePaths } from './runtime-routes.ts';

interface Row {
  path: `/${string}`;
  title?: keyof Areas['titles'];
  guide?: `${string}/${string}`;
  variants?: readonly string[];
  about?: string;
}

const vacuums = catalogue.models.filter(({ kind }) => kind === 'vacuum');
const keys = (rows: readonly { key: string }[]) => rows.map(({ key }) => key);
const ownBrands = keys(catalogue.brands).filter((key) => key !== catalogue.defaultBrand);

/**
 * Every route of the site (docs/spec.md §2), spelled as it is there. Everything else says a route's `name`.
 *
 * - `path`: without a language's prefix. `:id` is known only at run time, so one page per language serves all of them by a
 *   rewrite; `[id]` is content, so each has a page of its own
 * - `title`: a key of `content/<language>/strings/titles.json`; absent means that the page is titled with the brand's name
 * - `variants`: the values that stand in for `[x]`, where they come from the catalogue instead of a content folder
 * - `guide`: the text of a guide, in `content/<language>/`, without its ending. `[x]` is the variant, or the kind of model that it
 *   is where the variant has no text of its own: `instructions/900a`, else `instructions/vacuum`
 * - `about`: the variant that a guide without `[x]` in its path is about
 */
const rows = {
  notFound: { path: '/404', title: 'notFound' },

  home: { path: '/home', title: 'home' },
  feedback: { path: '/feedback', title: 'feedback' },
  selectDevice: { path: '/selectDevice', title: 'selectDevice' },
  feedbackList: { path: '/feedbackList', title: 'feedbackList' },
  feedbackDetails: { path: `${runtimePaths.feedbackDetails}/:id`, title: 'feedbackDetails' },

  helpCenter: { path: '/helpCenter', title: 'helpCenter' },
  searchFaq: { path: '/searchFaq', title: 'searchFaq' },
  faqList: { path: '/faqList/[id]', title: 'faqList', variants: [...faqLists.keys()] },
  faqDetail: { path: '/faqDetail/[id]', title: 'faqDetail', guide: 'faq/[id]', variants: faqIds },
  allFaqList: { path: '/allFaqList', title: 'allFaqList' },
  // Not in docs/spec.md §2, so ours: where a reader without a network lands, and saves guides beforehand.
  offline: { path: '/offline', title: 'offline' },

  voice: { path: '/IntelligentVoice', title: 'voice', guide: 'voice/voice' },
  deviceVoice: { path: '/deviceIntelligentVoice', title: 'voice', guide: 'voice/deviceVoice' },
  googleHome: { path: '/googleHomePlatformDesc', title: 'googleHome', guide: 'voice/googleHome' },
  googleHomeNew: { path: '/googleHomePlatformDescNew', title: 'googleHomeNew', guide: 'voice/googleHomeNew' },
  alexa: { path: '/amazonAlexaPlatformDesc', title: 'alexa', guide: 'voice/alexa' },
  alexaNew: { path: '/amazonAlexaPlatformDescNew', title: 'alexaNew', guide: 'voice/alexaNew' },
  googleHomeBind: { path: '/googleHomeBind', title: 'googleHomeBind', guide: 'voice/googleHomeBind' },
  alexaBind: { path: '/amazonAlexaBind', title: 'alexaBind', guide: 'voice/alexaBind' },
  googleHomeKitchen: { path: '/googleHomeKitchenAppliances', title: 'googleHomeKitchen', guide: 'voice/googleHomeKitchen' },
  googleHomeHome: { path: '/googleHomeHomeAppliances', title: 'googleHomeHome', guide: 'voice/googleHomeHome' },
  googleHomeVacuum: { path: '/googleHomeRobotVacuumCleaner', title: 'googleHomeVacuum', guide: 'voice/googleHomeVacuum' },
  alexaKitchen: { path: '/amazonAlexaKitchenAppliances', title: 'alexaKitchen', guide: 'voice/alexaKitchen' },
  alexaHome: { path: '/amazonAlexaHomeAppliances', title: 'alexaHome', guide: 'voice/alexaHome' },
  alexaVacuum: { path: '/amazonAlexRobotVacuumCleaner', title: 'alexaVacuum', guide: 'voice/alexaVacuum' },
  voiceTemplate: {
    path: '/intelligentVoiceTemplateView/[productId]',
    title: 'voiceTemplate',
    guide: 'voice-templates/[productId]',
    variants: keys(catalogue.models),
  },
  yandexAlice: { path: '/yandexAlice', title: 'yandexAlice', guide: 'voice/yandexAlice' },

  ifttt: { path: '/guide', title: 'ifttt', guide: 'automation/ifttt' },
  iftttContent: { path: '/guideContent', title: 'ifttt', guide: 'automation/iftttContent' },
  brandIfttt: { path: '/[brand]/guide', title: 'ifttt', guide: 'automation/ifttt', variants: ownBrands },
  brandIftttContent: {
    path: '/[brand]/guideContent',
    title: 'ifttt',
    guide: 'automation/iftttContent',
    variants: ownBrands,
  },

  instructions: {
    path: '/deviceiInstructions[model]',
    title: 'instructions',
    guide: 'instructions/[model]',
    variants: keys(vacuums),
  },
  partitions: {
    path: '/partitionManagement[model]',
    title: 'partitions',
    guide: 'partitions/[model]',
    variants: keys(vacuums.filter(({ partitions }) => partitions)),
  },
  moreMaps: {
    path: '/moreMaps[model]',
    title: 'moreMaps',
    guide: 'maps/[model]',
    variants: keys(vacuums.filter(({ maps }) => maps === 'more')),
  },
  multiMap: { path: '/multiMapDescriptionPage', title: 'multiMap', guide: 'maps/vacuum', about: '900a' },
  scene: { path: '/scene', title: 'scene', guide: 'automation/scene' },

  rmaList: { path: '/rmaList', title: 'rmaList' },
  rmaDetail: { path: `${runtimePaths.rmaDetail}/:id`, title: 'rmaDetail' },
  ratingCenter: { path: `${runtimePaths.ratingCenter}/:id`, title: 'ratingCenter' },
  productRegister: {
    path: '/[product]ProductRegister',
    title: 'productRegister',
    variants: keys(catalogue.products),
  },
  productFaq: { path: '/[product]FAQ', title: 'productFaq', guide: 'brands/productFaq', variants: keys(catalogue.products) },
  productNotice: {
    path: '/[product]Notice',
    title: 'productNotice',
    guide: 'brands/productNotice',
    variants: keys(catalogue.products),
  },
  discover: { path: '/ultenicDiscover', title: 'discover', guide: 'brands/discover', about: 'ultenic' },
  afterSaleForm: { path: '/afterSaleForm', title: 'afterSaleForm' },
  findOrderNumber: { path: '/howToFindOrderNumber', title: 'findOrderNumber', guide: 'notices/findOrderNumber' },

  addToHomeScreen: { path: '/addToHomeScreen', title: 'addToHomeScreen', guide: 'phone/addToHomeScreen' },
  iosWidget: { path: '/widgets/iosGuide', title: 'iosWidget', guide: 'phone/iosWidget' },
  androidWidget: { path: '/widgets/androidGuide', title: 'androidWidget', guide: 'phone/androidWidget' },
  logCollection: { path: '/logCollection', title: 'logCollection', guide: 'notices/logCollection' },
  aboutUs: { path: '/aboutUs', title: 'aboutUs', guide: 'about/aboutUs' },
  appProfile: { path: '/appProfile', guide: 'about/appProfile' },

  // docs/spec.md §2 shows no routes for these; most of them are screens that it names.
  recipes: { path: '/recipes', title: 'recipes' },
  recipeSearch: { path: '/recipes/search', title: 'recipeSearch' },
  recipeTags: { path: '/recipes/tags', title: 'recipeTags' },
  recipeDevice: { path: '/recipes/selectDevice', title: 'recipeDevice' },
  recipeCook: { path: `${runtimePaths.recipeCook}/:id`, title: 'recipeCook' },
  recipeEdit: { path: '/recipes/edit', title: 'recipeEdit' },
  recipeHistory: { path: `${runtimePaths.recipeHistory}/:id`, title: 'recipeHistory' },
  recipeDetails: { path: `${runtimePaths.recipeDetails}/:id`, title: 'recipeDetails' },
  widgetDevice: { path: '/widgets/selectDevice', title: 'widgetDevice' },
  accessibility: { path: '/accessibility', title: 'accessibility', guide: 'about/accessibility' },
  communityClosed: { path: '/communityClosed', title: 'communityClosed', guide: 'notices/communityClosed' },
} as const satisfies Record<string, Row>;

export type RouteName = keyof typeof rows;

export interface Route extends Row {
  name: RouteName;
}

export const routes: readonly Route[] = keysOf(rows).map((name) => ({ name, ...rows[name] }));

/** The names inside a route's path: `model` of `/moreMaps[model]`, `id` of `/rmaDetail/:id`. */
type ParamIn<Path extends string> = Path extends `${string}[${infer Name}]${string}`
  ? Name
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

export type RouteParams<Name extends RouteName> = Record<ParamIn<(typeof rows)[Name]['path']>, string>;

export const routeOf = (name: RouteName): Route => ({ name, ...rows[name] });
