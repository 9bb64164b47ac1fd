import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };
import fr from './messages/fr.json' with { type: 'json' };
import it from './messages/it.json' with { type: 'json' };
import ja from './messages/ja.json' with { type: 'json' };
import ko from './messages/ko.json' with { type: 'json' };
import pl from './messages/pl.json' with { type: 'json' };
import ru from './messages/ru.json' with { type: 'json' };
import tr from './messages/tr.json' with { type: 'json' };
import zh from './messages/zh.json' with { type: 'json' };
import zhf from './messages/zh-hk.json' with { type: 'json' };

/** What the server says to people, in one language. English is the type of all others. */
export type Messages = typeof en;
export type MessageKey = Exclude<keyof Messages, 'types'>;

/** By the value of the `lang` header. */
const byLang: Record<string, Messages> = { en, zh, zhf, es, ja, it, de, fr, ko, ru, tr, pl };

/** Every language, as the `lang` header names it. */
export const languages: readonly string[] = Object.keys(byLang);

/** The messages for a `lang` header; English for a language we do not have, as in the pages (spec, section 1). */
export const messagesIn = (lang: string): Messages => (Object.hasOwn(byLang, lang) ? byLang[lang] : undefined) ?? en;

/** The problem types of feedback (spec, section 3), in the order they are offered. */
export const problemTypes = Object.keys(en.types) as readonly (keyof Messages['types'])[];

export type ProblemTypeId = (typeof problemTypes)[number];

export const isProblemType = (id: string): id is ProblemTypeId => problemTypes.includes(id as ProblemTypeId);
