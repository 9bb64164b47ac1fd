import { createHmac } from 'node:crypto';
import type * as v from 'valibot';
import type { HelpSignal } from '../../src/contract/faq/signal-input.ts';
import type { Region } from '../../src/contract/regions.ts';
import { dayOf } from '../../src/lib/day.ts';
import { countHelp, noteSearch, saveSearchWords } from '../db/help-signals.ts';
import { retention } from '../db/purge.ts';
import type { HelpCount } from '../db/tables/help.ts';
import type { Db } from '../db/tables.ts';

type Signal = v.InferOutput<typeof HelpSignal>;

/** On how many days something is searched for in vain until its words are stored; before, only a keyed hash is. */
export const daysUntilWords = 5;

export const dayText = (time: number): string => dayOf(new Date(time), 'UTC');

/** Who reads the log of a server, or its database, cannot tell from a hash what was searched for. @param secret the server's */
const searchHash = (secret: string, words: string): string =>
  createHmac('sha256', secret).update(`help search\n${words}`).digest('hex');

function kindOf(signal: Exclude<Signal, { kind: 'search' }>): HelpCount {
  if (signal.kind === 'vote') return signal.helpful ? 'helpful' : 'notHelpful';
  if (signal.kind === 'step') return signal.outcome;
  return signal.kind;
}

/**
 * Counts what a reader sent, for the day and for nobody: no user, device, address or time of day is stored.
 *
 * @param now milliseconds
 */
export async function storeSignal(
  db: Db,
  signal: Signal,
  { region, now, secret }: { region: Region; now: number; secret: string },
) {
  const today = dayText(now);
  const { lang } = signal;
  if (signal.kind !== 'search') {
    const version = 'version' in signal ? signal.version : '';
    const step = 'step' in signal ? signal.step : '';
    await countHelp(db, { region, lang, day: today, article: signal.article, version, step, kind: kindOf(signal) });
    return;
  }
  const hash = searchHash(secret, signal.words);
  const days = await noteSearch(db, { region, lang, hash, day: today }, dayText(now - retention.helpSignals));
  if (days >= daysUntilWords) await saveSearchWords(db, { region, lang, hash, words: signal.words });
}
