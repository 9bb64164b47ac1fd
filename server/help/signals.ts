import type * as v from 'valibot';
import answers from '../../content/faq.json' with { type: 'json' };
import type { HelpSignal } from '../../src/contract/faq/signal-input.ts';
import type { Region } from '../../src/contract/regions.ts';
import { localeIds } from '../../src/i18n/locale-ids.ts';
import { dayOf } from '../../src/lib/day.ts';
import { countHelp, hasSearches, hasVersions, noteSearch, saveSearchWords } from '../db/help-signals.ts';
import { retention } from '../db/retention.ts';
import type { HelpCount } from '../db/tables/help.ts';
import type { Db } from '../db/tables.ts';
import { invalidFields } from '../http/http-error.ts';

type Signal = v.InferOutput<typeof HelpSignal>;

/** On how many days a search must have failed until its words are stored; before, only a keyed hash is. */
export const daysUntilWords = 5;

/** How many different searches of a language are noted on a day: whoever sends made-up ones fills no database. */
const maxSearchesPerDay = 2000;

/** Likewise, how many texts of an answer are counted on a day: that of now, and those of pages from before. */
const maxVersionsPerDay = 20;

export const dayText = (time: number): string => dayOf(new Date(time), 'UTC');

function kindOf(signal: Exclude<Signal, { kind: 'search' }>): HelpCount {
  if (signal.kind === 'vote') return signal.helpful ? 'helpful' : 'notHelpful';
  return signal.kind === 'step' ? signal.outcome : signal.kind;
}

interface SignalContext {
  region: Region;
  /** Milliseconds since 1970 */
  now: number;
  /** A keyed hash: whoever has only the database cannot tell the text from it */
  hash: (text: string) => string;
}

/**
 * Adds what a page sent to the counts of the day. No user, device, address or time of day is stored.
 *
 * @throws HttpError 400 for an answer or a language that there is not
 */
export async function storeSignal(db: Db, signal: Signal, { region, now, hash }: SignalContext): Promise<void> {
  const { lang } = signal;
  if (!localeIds.some(({ key }) => key === lang)) throw invalidFields({ lang: 'unknown' });
  const today = { region, lang, day: dayText(now) };
  if (signal.kind !== 'search') {
    const { article } = signal;
    if (!Object.hasOwn(answers, article)) throw invalidFields({ article: 'unknown' });
    const version = 'version' in signal ? signal.version : '';
    const step = 'step' in signal ? signal.step : '';
    if (version && (await hasVersions(db, { ...today, article, version }, maxVersionsPerDay))) return;
    await countHelp(db, { ...today, article, version, step, kind: kindOf(signal) });
    return;
  }
  if (await hasSearches(db, today, maxSearchesPerDay)) return;
  const search = { region, lang, hash: hash(`${region}/${lang}/${signal.words}`) };
  const days = await noteSearch(db, { ...search, day: today.day }, dayText(now - retention.helpSignals));
  if (days >= daysUntilWords) await saveSearchWords(db, { ...search, words: signal.words });
}
