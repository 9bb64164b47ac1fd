import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales, sourceLocale } from '../src/i18n/locales.ts';
import { matchLocale } from '../src/i18n/resolve-locale.ts';
import en from './messages/en.json' with { type: 'json' };

/** What the server says to people, in one language. English is the type of all others. */
export type Messages = typeof en;
export type MessageKey = Exclude<keyof Messages, 'types'>;

/** Every language, as the `lang` header names it. */
export const languages: readonly string[] = locales.map(({ key }) => key);

/** By the value of the `lang` header, of the languages that have a file in `messages/`: a test reads whether each is whole. */
const byLang = new Map<string, Messages>(
  locales.flatMap(({ code, key }) => {
    const file = join(import.meta.dirname, 'messages', `${code}.json`);
    return existsSync(file) ? [[key, JSON.parse(readFileSync(file, 'utf8')) as Messages] as const] : [];
  }),
);

/** The key of the language that a `lang` header names, in any form that the pages know as well (`zh-Hans-HK`, `de_AT`); English for others. */
export const langKey = (lang: string): string => (matchLocale(lang) ?? sourceLocale).key;

/** The messages for a `lang` header; English for a language we do not have, as in the pages (docs/spec.md §1), or that they are not translated to yet. */
export const messagesIn = (lang: string): Messages => byLang.get(langKey(lang)) ?? en;

/** The problem types of feedback (docs/spec.md §3), in the order they are offered. */
export const problemTypes = Object.keys(en.types) as readonly (keyof Messages['types'])[];

export type ProblemTypeId = (typeof problemTypes)[number];

export const isProblemType = (id: string): id is ProblemTypeId => problemTypes.includes(id as ProblemTypeId);
