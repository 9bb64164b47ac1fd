import type { Failing, FailingAnswer } from '../../src/contract/faq/failing.ts';
import type { Region } from '../../src/contract/regions.ts';
import { day } from '../../src/lib/time-units.ts';
import { failedSearches, helpCounts } from '../db/help-signals.ts';
import { votesOf } from '../db/help-votes.ts';
import type { HelpCount } from '../db/tables/help.ts';
import type { Db } from '../db/tables.ts';
import { countriesOf } from '../db/users.ts';
import { dayText } from './signals.ts';

/** How many answers and searches are named. */
export const mostFailing = 10;

/** Milliseconds that are looked back. */
const window = 30 * day;

type Count = Awaited<ReturnType<typeof helpCounts>>[number];

/**
 * The lower bound of the Wilson score interval, 95 %: what share of all readers an answer fails at least, as far as so few can tell.
 * https://en.wikipedia.org/wiki/Binomial_proportion_confidence_interval#Wilson_score_interval
 */
export function lowerBound(failed: number, all: number): number {
  if (all === 0) return 0;
  const z = 1.96;
  const share = failed / all;
  const middle = share + z ** 2 / (2 * all);
  const margin = z * Math.sqrt((share * (1 - share) + z ** 2 / (4 * all)) / all);
  return (middle - margin) / (1 + z ** 2 / all);
}

const sum = (counts: readonly Count[], ...kinds: HelpCount[]): number =>
  counts.filter(({ kind }) => kinds.includes(kind)).reduce((total, { count }) => total + Number(count), 0);

const stepNumber = (step: string): number => Number(/\d+$/.exec(step)?.[0] ?? 0);

/**
 * The step at which most readers stop: they came to it, and said neither that it worked nor that it did not. Only of the latest text:
 * the steps of another one are other steps.
 */
export function stopOf(counts: readonly Count[]): FailingAnswer['stop'] {
  const started = counts.filter(({ version }) => version !== '').sort((a, b) => b.last.localeCompare(a.last));
  const latest = started.filter(({ version }) => version === started[0]?.version);
  const steps = Math.max(0, ...latest.map(({ step }) => stepNumber(step)));
  let reached = sum(latest, 'start');
  let most: FailingAnswer['stop'] = null;
  // One step further than anybody has said something about: all who came there may have stopped.
  for (let number = 1; number <= steps + 1; number++) {
    const step = `step-${number}`;
    const own = latest.filter((count) => count.step === step);
    const stopped = reached - sum(own, 'worked', 'notYet', 'exhausted');
    if (stopped > (most?.readers ?? 0)) most = { step, readers: stopped };
    reached = sum(own, 'notYet');
  }
  return most;
}

/**
 * The answers of a language that fail most readers, and what is searched for in vain, in the last 30 days. An answer fails who says so,
 * who begins its steps and none works, and who reports a problem after it.
 */
export async function failingOf(db: Db, region: Region, lang: string, now: number): Promise<Failing> {
  const since = dayText(now - window);
  const counts = await helpCounts(db, region, lang, since);
  const votes = (await votesOf(db, countriesOf(region), undefined)).filter(
    (vote) => vote.lang === lang && vote.voted_at >= now - window,
  );
  const articles = new Set([...counts, ...votes].map(({ article }) => article));
  const answers = [...articles].map((article): FailingAnswer => {
    const own = counts.filter((count) => count.article === article);
    const ownVotes = votes.filter((vote) => vote.article === article);
    const helpful = ownVotes.filter((vote) => vote.helpful === 1).length;
    const worked = sum(own, 'worked');
    const helped = sum(own, 'helpful') + worked + helpful;
    const gaveUp = Math.max(0, sum(own, 'start') - worked);
    const failed = sum(own, 'notHelpful', 'report') + gaveUp + (ownVotes.length - helpful);
    return { article, helped, failed, share: lowerBound(failed, helped + failed), stop: stopOf(own) };
  });
  const searches = await failedSearches(db, region, lang, since, mostFailing);
  return {
    answers: answers
      .filter(({ failed }) => failed > 0)
      .sort((a, b) => b.share - a.share || a.article.localeCompare(b.article))
      .slice(0, mostFailing),
    searches: searches.map(({ words, days }) => ({ words, days: Number(days) })),
  };
}
