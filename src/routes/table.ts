import catalogue from '../../content/catalogue.json' with { type: 'json' };

/**
 * Every route of the site (spec, section 2), spelled as the spec spells it. Everything else says a route's `name`.
 *
 * - `path`: without a language's prefix. `:id` is known only at run time, so one page per language serves all of them by a
 *   rewrite; `[id]` is content, so each has a page of its own
 * - `title`: a key of `content/<language>/strings/titles.json`; absent means that the page is titled with the brand's name
 * - `variants`: the values that stand in for `[x]`, where they come from the catalogue instead of a content folder
 */
const rows = {
  notFound: { path: '/404', title: 'notFound' },

  home: { path: '/home', title: 'home' },
  feedback: { path: '/feedback', title: 'feedback' },
  selectDevice: { path: '/selectDevice', title: 'selectDevice' },
  feedbackList: { path: '/feedbackList', title: 'feedbackList' },
  feedbackDetails: { path: '/feedbackDetails/:id', title: 'feedbackDetails' },

  helpCenter: { path: '/helpCenter', title: 'helpCenter' },
  searchFaq: { path: '/searchFaq', title: 'searchFaq' },
  faqList: { path: '/faqList/[id]', title: 'faqList' },
  faqDetail: { path: '/faqDetail/[id]', title: 'faqDetail' },
  allFaqList: { path: '/allFaqList', title: 'allFaqList' },

  voice: { path: '/IntelligentVoice', title: 'voice' },
  deviceVoice: { path: '/deviceIntelligentVoice', title: 'voice' },
  googleHome: { path: '/googleHomePlatformDesc', title: 'googleHome' },
  googleHomeNew: { path: '/googleHomePlatformDescNew', title: 'googleHome' },
  alexa: { path: '/amazonAlexaPlatformDesc', title: 'alexa' },
  alexaNew: { path: '/amazonAlexaPlatformDescNew', title: 'alexa' },
  googleHomeBind: { path: '/googleHomeBind', title: 'googleHomeBind' },
  alexaBind: { path: '/amazonAlexaBind', title: 'alexaBind' },
  googleHomeKitchen: { path: '/googleHomeKitchenAppliances', title: 'googleHomeKitchen' },
  googleHomeHome: { path: '/googleHomeHomeAppliances', title: 'googleHomeHome' },
  googleHomeVacuum: { path: '/googleHomeRobotVacuumCleaner', title: 'googleHomeVacuum' },
  alexaKitchen: { path: '/amazonAlexaKitchenAppliances', title: 'alexaKitchen' },
  alexaHome: { path: '/amazonAlexaHomeAppliances', title: 'alexaHome' },
  alexaVacuum: { path: '/amazonAlexRobotVacuumCleaner', title: 'alexaVacuum' },
  voiceTemplate: { path: '/intelligentVoiceTemplateView/[productId]', title: 'voiceTemplate' },
  yandexAlice: { path: '/yandexAlice', title: 'yandexAlice' },

  ifttt: { path: '/guide', title: 'ifttt' },
  iftttContent: { path: '/guideContent', title: 'ifttt' },
  brandIfttt: { path: '/[brand]/guide', title: 'ifttt', variants: ['ultenic', 'vactidy'] },
  brandIftttContent: { path: '/[brand]/guideContent', title: 'ifttt', variants: ['ultenic', 'vactidy'] },

  instructions: {
    path: '/deviceiInstructions[model]',
    title: 'instructions',
    variants: catalogue.models.map((model) => model.key),
  },
  partitions: { path: '/partitionManagement[model]', title: 'partitions', variants: catalogue.models.map((model) => model.key) },
  moreMaps: {
    path: '/moreMaps[model]',
    title: 'moreMaps',
    variants: catalogue.models.filter((model) => model.maps === 'more').map((model) => model.key),
  },
  multiMap: { path: '/multiMapDescriptionPage', title: 'multiMap' },
  scene: { path: '/scene', title: 'scene' },

  rmaList: { path: '/rmaList', title: 'rmaList' },
  rmaDetail: { path: '/rmaDetail/:id', title: 'rmaDetail' },
  ratingCenter: { path: '/ratingCenter/:id', title: 'ratingCenter' },
  productRegister: {
    path: '/[product]ProductRegister',
    title: 'productRegister',
    variants: catalogue.products.map((product) => product.key),
  },
  productFaq: { path: '/[product]FAQ', title: 'productFaq', variants: catalogue.products.map((product) => product.key) },
  productNotice: { path: '/[product]Notice', title: 'productNotice', variants: catalogue.products.map((product) => product.key) },
  discover: { path: '/ultenicDiscover', title: 'discover' },
  afterSaleForm: { path: '/afterSaleForm', title: 'afterSaleForm' },
  findOrderNumber: { path: '/howToFindOrderNumber', title: 'findOrderNumber' },

  addToHomeScreen: { path: '/addToHomeScreen', title: 'addToHomeScreen' },
  iosWidget: { path: '/widgets/iosGuide', title: 'iosWidget' },
  androidWidget: { path: '/widgets/androidGuide', title: 'androidWidget' },
  logCollection: { path: '/logCollection', title: 'logCollection' },
  aboutUs: { path: '/aboutUs', title: 'aboutUs' },
  appProfile: { path: '/appProfile' },

  // The spec names these screens and shows no routes for them; these are ours.
  recipes: { path: '/recipes', title: 'recipes' },
  recipeSearch: { path: '/recipes/search', title: 'recipeSearch' },
  recipeTags: { path: '/recipes/tags', title: 'recipeTags' },
  recipeDevice: { path: '/recipes/selectDevice', title: 'recipeDevice' },
  recipeDetails: { path: '/recipeDetails/:id', title: 'recipeDetails' },
  widgetDevice: { path: '/widgets/selectDevice', title: 'widgetDevice' },
  communityClosed: { path: '/communityClosed', title: 'communityClosed' },
} as const satisfies Record<string, { path: `/${string}`; title?: string; variants?: readonly string[] }>;

export type RouteName = keyof typeof rows;

export interface Route {
  name: RouteName;
  path: `/${string}`;
  title?: string;
  variants?: readonly string[];
}

export const routes: readonly Route[] = Object.entries(rows).map(([name, row]) => ({ name: name as RouteName, ...row }));

/** The names inside a route's path: `model` of `/moreMaps[model]`, `id` of `/rmaDetail/:id`. */
type ParamIn<Path extends string> = Path extends `${string}[${infer Name}]${string}`
  ? Name
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

export type RouteParams<Name extends RouteName> = Record<ParamIn<(typeof rows)[Name]['path']>, string>;

export const routeOf = (name: RouteName): Route => ({ name, ...rows[name] });
