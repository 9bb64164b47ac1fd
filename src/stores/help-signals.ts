import { createClient } from '../api/client.ts';
import { type HelpSignalInput, sendHelpSignal } from '../contract/faq/signal.ts';
import { localeIdOf } from '../i18n/locale-ids.ts';
import { shareableSearch } from '../lib/shareable-search.ts';
import { readLocal, writeLocal } from './local-storage.ts';
import { requestHeaders } from './request-headers.ts';
import { sessionKnown, startSession } from './session.ts';

/*
 * Which answers help and which searches find nothing, for those who write the answers. Only where the deployment's `helpStatistics`
 * says so: every import of this module stands behind `if (__DEPLOYMENT__.helpStatistics)`.
 *
 * What is noted on the device belongs to whoever used the last screen (src/stores/retention.ts), and goes when that user signs out.
 */

type WithoutLang<Signal> = Signal extends unknown ? Omit<Signal, 'lang'> : never;
type Signal = WithoutLang<HelpSignalInput>;

/** A client without an identity: no token ever goes with a signal. */
const anonymous = createClient({
  servers: __DEPLOYMENT__.servers,
  defaultCountry: __DEPLOYMENT__.defaultCountry,
  identity: () => requestHeaders(''),
});

/** Seconds in which a device sends the same signal once. A search less often: its words are stored once it was sent on five days. */
const repeatAfter = { signal: 86_400, search: 100 * 86_400 };

/** Seconds after which a report has nothing to do with an answer any more. */
const readFor = 86_400;

const seconds = (): number => Math.floor(Date.now() / 1000);

/** Times by name, in seconds since 1970, of which those that have ended are forgotten. */
function times(name: string, endsAfter: (key: string) => number) {
  const stored = `companion.help/${readLocal('companion.lastUser') ?? 'guest'}/${name}`;
  const read = (): Record<string, number> => {
    try {
      const entries = Object.entries<unknown>(JSON.parse(readLocal(stored) ?? '{}'));
      return Object.fromEntries(
        entries.filter((entry): entry is [string, number] => Number(entry[1]) > seconds() - endsAfter(entry[0])),
      );
    } catch {
      return {};
    }
  };
  const write = (next: Record<string, number>) => writeLocal(stored, JSON.stringify(next));
  return {
    names: () => Object.keys(read()),
    has: (key: string) => key in read(),
    add: (key: string) => write({ ...read(), [key]: seconds() }),
    remove(key: string) {
      const { [key]: _, ...others } = read();
      write(others);
    },
  };
}

const sentSignals = () => times('sent', (key) => (key.startsWith('search/') ? repeatAfter.search : repeatAfter.signal));
const readAnswers = () => times('read', () => readFor);

/** What makes two signals the same: of an answer one vote counts, whatever it says. */
function keyOf(signal: Signal): string {
  if (signal.kind === 'search') return `search/${signal.words}`;
  return [signal.kind, signal.article, 'step' in signal ? signal.step : ''].join('/');
}

/**
 * Sends a signal, unless this device has sent it already. What does not arrive is sent again only when it happens again.
 *
 * @param page of a page that has no session yet: its language, a `LangKey`
 * @returns whether it has arrived, now or before
 */
export async function sendSignal(signal: Signal, page = requestHeaders('').lang): Promise<boolean> {
  const sent = sentSignals();
  const key = keyOf(signal);
  if (sent.has(key)) return true;
  sent.add(key);
  const lang = localeIdOf(page).key;
  // The region of whoever is signed in is called, without their token.
  await startSession(lang);
  await sessionKnown();
  try {
    await anonymous(sendHelpSignal, { ...signal, lang } as HelpSignalInput, { quiet: true });
    return true;
  } catch {
    sent.remove(key);
    return false;
  }
}

/** Notes on this device that an answer was read. */
export const noteRead = (article: string): void => readAnswers().add(article);

/** Tells of each answer that was read on this device within a day that a problem was reported after it. */
export async function sendReported(): Promise<void> {
  const read = readAnswers();
  for (const article of read.names()) if (await sendSignal({ kind: 'report', article })) read.remove(article);
}

/** Tells of a search without a good answer, unless something in it may be personal. */
export async function sendSearch(query: string): Promise<void> {
  const words = shareableSearch(query);
  if (words) await sendSignal({ kind: 'search', words });
}
