import catalogue from '../../content/catalogue.json' with { type: 'json' };
import type { LocaleCode } from '../i18n/locales.ts';
import { translator } from '../i18n/strings.ts';
import type { Translate } from '../i18n/t.ts';

export type Model = (typeof catalogue.models)[number];

/** What the components in a guide know of it, though their writer hands them nothing. The layout puts it into `Astro.locals`. */
export interface GuideContext {
  /** The language of the text: English where a translation is missing, whatever the page's language is */
  locale: LocaleCode;
  /** The model a guide is about, as in the catalogue; absent when it is about none */
  model: Model | undefined;
}

declare global {
  namespace App {
    interface Locals {
      guide?: GuideContext;
    }
  }
}

/** The context with `key` of the catalogue as its model, where there is one. */
export function guideContext(locale: LocaleCode, key?: string): GuideContext {
  return { locale, model: catalogue.models.find((model) => model.key === key) };
}

/**
 * The texts in the guide's language, for its components.
 *
 * @throws TypeError outside of a guide
 */
export function textsOf({ guide }: App.Locals): Translate {
  if (!guide) throw new TypeError('The components of src/mdx work inside the layout Guide only');
  return translator(guide.locale);
}

/**
 * The model that the guide is about, for components that show what it can do.
 *
 * @param component its name, for the writer who used it in a guide about no model
 * @throws TypeError there
 */
export function modelOf({ guide }: App.Locals, component: string): Model {
  if (!guide?.model)
    throw new TypeError(`<${component}> shows what a model can do, and this guide is about no model of the catalogue`);
  return guide.model;
}
