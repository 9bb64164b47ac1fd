import { createClient } from '../api/client.ts';
import { type HelpSignalInput, sendHelpSignal } from '../contract/faq/signal.ts';
import { localeIdOf } from '../i18n/locale-ids.ts';
import { dayOf } from '../lib/day.ts';
import { shareableSearch } from '../lib/shareable-search.ts';
import { readLocal, writeLocal } from './local-storage.ts';
import { requestHeaders } from './request-headers.ts';
import { sessionKnown, startSession } from './session.ts';

/*
 * Which answers help and which searches find nothing, for those who write the answers. Only where the deployment's `helpStatistics`
 * says so: every import of this module stands behind `if (__DEPLOYMENT__.helpStatistics)`.
 */

type WithoutLang<Signal> = Signal extends unknown ? Omit<Signal, 'lang'> : never;

/** A client of nobody: no token ever goes with a signal. */
const anonymous = createClient({
  servers: __DEPLOYMENT__.servers,
  defaultCountry: __DEPLOYMENT__.defaultCountry,
  identity: () => requestHeaders(''),
});

/**
 * Sends a signal, once: what does not arrive is not sent again.
 *
 * @param page of a page that has no session yet: its language, a `LangKey`
 * @returns whether it has arrived
 */
export async function sendSignal(signal: WithoutLang<HelpSignalInput>, page = requestHeaders('').lang): Promise<boolean> {
  const { key } = localeIdOf(page);
  // The region of whoever is signed in is called, without their token.
  await startSession(key);
  await sessionKnown();
  return anonymous(sendHelpSignal, { ...signal, lang: key } as HelpSignalInput, { quiet: true }).then(
    () => true,
    () => false,
  );
}

/** Of answers that were read: by id, when, in seconds since 1970. */
const readKey = 'companion.readAnswers';

/** Seconds after which a report has nothing to do with an answer any more. */
const maxAge = 86_400;

const readAnswers = (): [string, number][] => {
  const stored = parse<Record<string, number>>(readLocal(readKey), {});
  return Object.entries(stored).filter(([, at]) => at > Date.now() / 1000 - maxAge);
};

/** Notes on this device that an answer was read. */
export function noteRead(article: string): void {
  writeLocal(readKey, JSON.stringify({ ...Object.fromEntries(readAnswers()), [article]: Math.floor(Date.now() / 1000) }));
}

/** Sends of each answer that was read on this device within a day that a problem was reported after it. */
export async function sendReported(): Promise<void> {
  const articles = readAnswers().map(([article]) => article);
  writeLocal(readKey, '{}');
  await Promise.all(articles.map((article) => sendSignal({ kind: 'report', article })));
}

/** The searches that were sent today from this device. */
const searchesKey = 'companion.sentSearches';

/** Sends a search without a good answer, at most once a day and only if nothing in it may be personal. */
export async function sendSearch(query: string): Promise<void> {
  const words = shareableSearch(query);
  const today = dayOf(new Date());
  const stored = parse<{ day?: string; words?: string[] }>(readLocal(searchesKey), {});
  const sent = stored.day === today ? (stored.words ?? []) : [];
  if (!words || sent.includes(words)) return;
  writeLocal(searchesKey, JSON.stringify({ day: today, words: [...sent, words] }));
  await sendSignal({ kind: 'search', words });
}

function parse<T extends object>(text: string | undefined, empty: T): T {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? (value as T) : empty;
  } catch {
    return empty;
  }
}
