import catalogue from '../../content/catalogue.json' with { type: 'json' };
import { keepTogether } from '../i18n/keep-together.ts';
import type { LocaleCode } from '../i18n/locales.ts';
import { translator } from '../i18n/strings.ts';
import type { Translate } from '../i18n/t.ts';
import { brandAbout, can, type GuidePage, type Model, modelAbout, textOf, type VacuumComponent } from './guide-pages.ts';
import { type ModelParts, modelPartsOf } from './model-parts.ts';
import { readGuide } from './translation/guide-files.ts';
import type { Newer } from './translation/newer.ts';

export type Vacuum = Extract<(typeof catalogue.models)[number], { suction: unknown }>;
type Brand = (typeof catalogue.brands)[number];

/** What the components in a guide know of it, though their writer hands them nothing. The layout puts it into `Astro.locals`. */
export interface GuideContext extends ModelParts {
  page: GuidePage;
  /** The page's language: links lead to pages in it */
  pageLocale: LocaleCode;
  /** The language of the text: English where a translation is missing, whatever the page's language is */
  locale: LocaleCode;
  /** The model a guide is about, as in the catalogue; absent when it is about none */
  model: Model | undefined;
  /** The one brand that a page belongs to; others speak of the reader's */
  brand: Brand | undefined;
  /** The month in which another company's menus were last looked at: `2026-11` */
  checked: string | undefined;
  /** Where the English is newer; absent where the text is up to date */
  newer: Newer | undefined;
}

declare global {
  namespace App {
    interface Locals {
      guide?: GuideContext;
    }
  }
}

/** @param text the language of the guide's text, and what the text says about itself; `body` is its MDX */
export function guideContext(
  page: GuidePage,
  pageLocale: LocaleCode,
  text: { locale: LocaleCode; checked?: string | undefined; body?: string | undefined; newer?: Newer | undefined },
): GuideContext {
  const model = modelAbout(page);
  return {
    page,
    pageLocale,
    locale: text.locale,
    model,
    brand: brandAbout(page),
    checked: text.checked,
    newer: text.newer,
    ...modelPartsOf(text.body ?? '', (feature) => can(model, feature)),
  };
}

/** @throws TypeError outside of a guide */
export function contextOf({ guide }: App.Locals): GuideContext {
  if (!guide) throw new TypeError('The components of src/mdx work inside the layout Guide only');
  return guide;
}

/** The file of a guide's text, for its writer: `content/en/automation/scene.mdx`. */
export const fileOf = ({ page, locale }: Pick<GuideContext, 'page' | 'locale'>): string =>
  textOf(page, locale, readGuide)?.path ?? page.path;

/**
 * The texts in the guide's language, for its components.
 *
 * @throws TypeError outside of a guide
 */
export function textsOf(locals: App.Locals): Translate {
  const { locale, brand } = contextOf(locals);
  return withBrand(translator(locale), brand?.name);
}

/**
 * The words of a drawing, in which the brand has its name: the page's own, or the default's until the page's script knows the reader's.
 * What a drawing's description says cannot be changed later, and speaks of "your brand" there.
 *
 * @throws TypeError outside of a guide
 */
export const labelsOf = (locals: App.Locals): Translate => withBrand(textsOf(locals), brandNameOf(contextOf(locals)));

/** The name of the guide's own brand, or of the default one. */
export const brandNameOf = ({ brand }: Pick<GuideContext, 'brand'>): string | undefined =>
  (brand ?? catalogue.brands.find(({ key }) => key === catalogue.defaultBrand))?.name;

const withBrand = (t: Translate, name: string | undefined): Translate =>
  name === undefined
    ? t
    : Object.assign((...[key, values]: Parameters<Translate>) => (key === 'figures.yourBrand' ? name : t(key, values)), {
        tag: t.tag,
      });

/**
 * The vacuum that the guide is about, for components that show what it can do.
 *
 * @param component its name, for the writer who used it in a guide about no vacuum
 * @throws TypeError there
 */
export function modelOf(locals: App.Locals, component: VacuumComponent): Vacuum {
  const guide = contextOf(locals);
  if (!guide.model?.suction)
    throw new TypeError(
      `${fileOf(guide)} has <${component}>, which shows what a vacuum can do, and ${guide.page.path} is about no vacuum of the catalogue`,
    );
  return guide.model;
}

/** The water levels of a vacuum, 0 where water can be switched off. */
export const levelsOf = ({ waterOff, waterLevels }: Vacuum) =>
  ([0, 1, 2, 3, 4] as const).filter((level) => (level === 0 ? waterOff : level <= waterLevels));

/**
 * A guide's title or description, or a caption, as it is shown: with the names in it, `{{model}}`, and `{{brand}}` on a page that belongs
 * to one brand, and with what stays on one line.
 *
 * @throws TypeError when the guide is about no model, or about no brand
 */
export function named(text: string, context: Pick<GuideContext, 'locale' | 'page'>): string {
  const { locale, page } = context;
  const whole = text.replace(/\{\{(model|brand)\}\}/g, (placeholder, kind) => {
    const name = (kind === 'model' ? modelAbout(page) : brandAbout(page))?.name;
    if (!name) throw new TypeError(`${fileOf(context)} has ${placeholder}, and ${page.path} belongs to no ${kind}`);
    return name;
  });
  return keepTogether(whole, locale);
}
