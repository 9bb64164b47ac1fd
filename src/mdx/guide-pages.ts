import catalogue from '../../content/catalogue.json' with { type: 'json' };
import { type LocaleCode, sourceLocale } from '../i18n/locales.ts';
import { type Route, type RouteName, routes } from '../routes/table.ts';

export type Model = (typeof catalogue.models)[number];

/** A page that shows a guide, in whatever language. */
export interface GuidePage {
  route: Route;
  /** What stands in for the `[x]` of its path */
  variant: string | undefined;
  /** Without a language's prefix: `/moreMapsV330` */
  path: string;
}

/**
 * The texts that a page can show, the first that is written: its variant's own, or the one of all models of its kind. By their place in
 * a language's folder: `instructions/V330`, `instructions/vacuum`.
 */
export function textIdsOf({ route, variant }: Pick<GuidePage, 'route' | 'variant'>): string[] {
  const kind = catalogue.models.find(({ key }) => key === variant)?.kind;
  return [...new Set([variant, kind ?? variant].map((name) => route.guide?.replace(/\[\w+\]/, name ?? '') ?? ''))];
}

/**
 * The text that a page shows in a language: of {@link textIdsOf} the first that is written, or else its English. What a model has of
 * its own in English is not said of it by the text of its kind, in any language.
 *
 * @param read a text by its language and id
 */
export function textOf<Text>(
  page: Pick<GuidePage, 'route' | 'variant'>,
  locale: LocaleCode,
  read: (locale: LocaleCode, id: string) => Text | undefined,
): Text | undefined {
  for (const id of textIdsOf(page)) {
    const text = read(locale, id) ?? read(sourceLocale.code, id);
    if (text) return text;
  }
  return undefined;
}

export const guidePages: readonly GuidePage[] = routes
  .filter(({ guide }) => guide)
  .flatMap((route) =>
    (route.variants ?? [undefined]).map((variant) => ({
      route,
      variant,
      path: route.path.replace(/\[\w+\]/, variant ?? ''),
    })),
  );

/** The model that a page is about, in the catalogue. */
export const modelAbout = ({ route, variant }: GuidePage) => catalogue.models.find(({ key }) => key === (variant ?? route.about));

/** Whether a model can do something: `has="partitions"` where the catalogue gives it partitions, more than none. */
export function can(model: Model | undefined, feature: string): boolean {
  const features: Readonly<Record<string, unknown>> = model ?? {};
  const value = features[feature];
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

/** The components of guides that show what a vacuum can do: a page about none cannot have them. */
export const vacuumComponents = ['DevicePage', 'Levels', 'MapsLink', 'MapTrainer', 'Modes', 'OpenDevice'] as const;
export type VacuumComponent = (typeof vacuumComponents)[number];

/** The one brand that a page belongs to, by its address, its product or the table. */
export function brandAbout({ route, variant }: GuidePage) {
  const subject = variant ?? route.about;
  const product = catalogue.products.find(({ key }) => key === subject);
  return catalogue.brands.find(({ key }) => key === (product?.brand ?? subject));
}

/** An answer is found by its id, and is about no model and no brand. */
const isAnswer = ({ route }: GuidePage): boolean => route.path.includes('[id]');

/** What a page is about, in the catalogue's keys: the same for `/moreMapsV330` and `/partitionManagementV330`. */
const subjectOf = (page: GuidePage): string | undefined => (isAnswer(page) ? undefined : (page.variant ?? page.route.about));

/**
 * The page that a route has for the same model or brand as another page; from a page about none, the only one that it has.
 *
 * @returns undefined where it has none, such as `moreMaps` for a model with another kind of maps
 */
export const pageLike = (page: GuidePage, name: string): GuidePage | undefined =>
  guidePages.find(
    (other) =>
      other.route.name === name &&
      !isAnswer(other) &&
      (!subjectOf(other) || subjectOf(other) === subjectOf(page) || (!subjectOf(page) && other.variant === undefined)),
  );

/** Of names of routes, such as `<Related to="…">` has, the first that is no guide. */
export const strayGuide = (names: readonly string[]): string | undefined =>
  names.find((name) => !guidePages.some(({ route }) => route.name === name));

/** Guides that are read in this order. Pages that a model or brand does not have are skipped. Several may lead to one, which goes on as in the first. */
export const series: readonly (readonly RouteName[])[] = [
  ['instructions', 'partitions', 'moreMaps', 'multiMap'],
  ['voice', 'deviceVoice'],
  ['googleHome', 'googleHomeBind', 'googleHomeVacuum', 'googleHomeKitchen', 'googleHomeHome'],
  ['googleHomeNew', 'googleHomeBind'],
  ['alexa', 'alexaBind', 'alexaVacuum', 'alexaKitchen', 'alexaHome'],
  ['alexaNew', 'alexaBind'],
  ['ifttt', 'iftttContent', 'scene'],
  ['brandIfttt', 'brandIftttContent'],
  ['aboutUs', 'appProfile', 'logCollection'],
  ['discover', 'productFaq', 'productNotice'],
];

/** The guide after one in its {@link series}. */
export function nextGuide(page: GuidePage): GuidePage | undefined {
  const names = series.find((one) => one.includes(page.route.name)) ?? [];
  const pages = names.map((name) => pageLike(page, name)).filter((other) => other !== undefined);
  return pages[pages.findIndex(({ path }) => path === page.path) + 1];
}
