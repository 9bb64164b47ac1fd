import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import types from '../content/en/strings/problemTypes.json' with { type: 'json' };
import messages from '../content/en/strings/server.json' with { type: 'json' };
import { maxImageMegabytes } from '../src/contract/images/limits.ts';
import { createI18next } from '../src/i18n/i18next.ts';
import { sourceId } from '../src/i18n/locale-ids.ts';
import { type Locale, type LocaleCode, localeOf, locales } from '../src/i18n/locales.ts';
import { matchLocale } from '../src/i18n/resolve-locale.ts';

export type MessageKey = keyof typeof messages;

/** The problem types of feedback (docs/spec.md §3), in the order they are offered. */
export type ProblemTypeId = keyof typeof types;

export const problemTypes = Object.keys(types) as readonly ProblemTypeId[];

export const isProblemType = (id: string): id is ProblemTypeId => problemTypes.includes(id as ProblemTypeId);

/** Every language, as the `lang` header names it. */
export const languages: readonly string[] = locales.map(({ key }) => key);

/** The language that a `lang` header names, in any form that the pages accept (`zh-Hans-HK`, `de_AT`); English for others (docs/spec.md §1). */
const localeFor = (lang: string): Locale => localeOf((matchLocale(lang) ?? sourceId).code);

export const langKey = (lang: string): string => localeFor(lang).key;

/** The texts of `content/<language>/strings/<area>.json`. */
function textsOf(code: LocaleCode, area: 'server' | 'problemTypes'): Record<string, string> {
  const file = join(import.meta.dirname, '../content', code, 'strings', `${area}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

const translate = createI18next(
  Object.fromEntries(locales.map(({ code, tag }) => [tag, { ...textsOf(code, 'server'), types: textsOf(code, 'problemTypes') }])),
);

/** A message to the person who sent this `lang` header; in English where their language lacks it. */
export const messageIn = (lang: string, key: MessageKey | `types.${ProblemTypeId}`): string =>
  translate(localeFor(lang).tag, key, { size: maxImageMegabytes });
