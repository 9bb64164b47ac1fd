import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { maxImageMegabytes } from '../src/contract/images/limits.ts';
import { locales, sourceLocale } from '../src/i18n/locales.ts';
import { matchLocale } from '../src/i18n/resolve-locale.ts';
import en from './messages/en.json' with { type: 'json' };

/** What the server says to users, in one language. */
export type Messages = typeof en;
export type MessageKey = Exclude<keyof Messages, 'types'>;

/** Every language, as the `lang` header names it. */
export const languages: readonly string[] = locales.map(({ key }) => key);

/** Inserts the largest size of a picture, as a language writes numbers. */
const withSize = (messages: Messages, tag: string): Messages => ({
  ...messages,
  tooLarge: messages.tooLarge.replace('{{size}}', new Intl.NumberFormat(tag).format(maxImageMegabytes)),
});

const english = withSize(en, sourceLocale.tag);

/** By the value of the `lang` header, of the languages that have a file in `messages/`; a test checks that each is complete. */
const byLang = new Map<string, Messages>(
  locales.flatMap(({ code, key, tag }) => {
    const file = join(import.meta.dirname, 'messages', `${code}.json`);
    return existsSync(file) ? [[key, withSize(JSON.parse(readFileSync(file, 'utf8')), tag)] as const] : [];
  }),
);

/** The key of the language that a `lang` header names, in any form that the pages know as well (`zh-Hans-HK`, `de_AT`); English for others. */
export const langKey = (lang: string): string => (matchLocale(lang) ?? sourceLocale).key;

/** The messages for a `lang` header; English for a language we do not have, as in the pages (docs/spec.md §1), or that they are not translated to yet. */
export const messagesIn = (lang: string): Messages => byLang.get(langKey(lang)) ?? english;

/** The problem types of feedback (docs/spec.md §3), in the order they are offered. */
export const problemTypes = Object.keys(en.types) as readonly (keyof Messages['types'])[];

export type ProblemTypeId = (typeof problemTypes)[number];

export const isProblemType = (id: string): id is ProblemTypeId => problemTypes.includes(id as ProblemTypeId);
