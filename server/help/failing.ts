import type { Failing, FailingAnswer } from '../../src/contract/faq/failing.ts';
import type { Region } from '../../src/contract/regions.ts';
import { day } from '../../src/lib/time-units.ts';
import { failedSearches, helpCounts } from '../db/help-signals.ts';
import { votesSince } from '../db/help-votes.ts';
import type { HelpCount } from '../db/tables/help.ts';
import type { Db } from '../db/tables.ts';
import { countriesOf } from '../db/users.ts';
import { daysUntilWords, dayText } from './signals.ts';

/** How many answers and searches are named. */
export const mostFailing = 10;

/** Milliseconds that are looked back. */
const period = 30 * day;

/** Milliseconds within which the text of an answer that most read is the current one. */
const lately = 7 * day;

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
 * What was counted of the steps of an answer's current text, the one that is read most lately: the steps of another text are other
 * steps. Texts from before are read for long, where a page is offline.
 */
function ofCurrentText(counts: readonly Count[]): readonly Count[] {
  const texts = Map.groupBy(
    counts.filter(({ version }) => version !== ''),
    ({ version }) => version,
  );
  const total = (own: readonly Count[], part: 'recent' | 'count') => own.reduce((all, count) => all + Number(count[part]), 0);
  const [current = []] = [...texts.values()].sort(
    (a, b) => total(b, 'recent') - total(a, 'recent') || total(b, 'count') - total(a, 'count'),
  );
  return current;
}

/**
 * The step at which most readers stop: they came to it, and said neither that it worked nor that it did not.
 *
 * @param counts of the steps of one text
 */
export function stopOf(counts: readonly Count[]): FailingAnswer['stop'] {
  const steps = Math.max(0, ...counts.map(({ step }) => stepNumber(step)));
  let reached = sum(counts, 'start');
  let most: FailingAnswer['stop'] = null;
  // One step further than anybody has said something about: all who came there may have stopped.
  for (let number = 1; number <= steps + 1; number++) {
    const step = `step-${number}`;
    const own = counts.filter((count) => count.step === step);
    const stopped = reached - sum(own, 'worked', 'notYet', 'exhausted');
    if (stopped > (most?.readers ?? 0)) most = { step, readers: stopped };
    reached = sum(own, 'notYet');
  }
  return most;
}

/**
 * The answers of a language that fail most readers, and the searches that find nothing, of the last 30 days. An answer fails whoever
 * says so, begins its steps and none works, or reports a problem after it. One reader may do all three, and nobody knows: only the
 * largest of the three counts.
 *
 * @param now milliseconds
 */
export async function failingOf(db: Db, region: Region, lang: string, now: number): Promise<Failing> {
  const since = now - period;
  const [counts, votes, searches] = [
    Map.groupBy(await helpCounts(db, region, lang, dayText(since), dayText(now - lately)), ({ article }) => article),
    Map.groupBy(await votesSince(db, countriesOf(region), lang, since), ({ article }) => article),
    await failedSearches(db, region, lang, dayText(since), daysUntilWords, mostFailing),
  ];
  const answers = [...new Set([...counts.keys(), ...votes.keys()])].map((article): FailingAnswer => {
    const own = counts.get(article) ?? [];
    const steps = ofCurrentText(own);
    const voted = (helpful: number) =>
      Number(votes.get(article)?.find((vote) => vote.helpful === helpful)?.count ?? 0) +
      sum(own, helpful ? 'helpful' : 'notHelpful');
    const worked = sum(steps, 'worked');
    const gaveUp = Math.max(0, sum(steps, 'start') - worked);
    const helped = Math.max(voted(1), worked);
    const failed = Math.max(voted(0), gaveUp, sum(own, 'report'));
    return { article, helped, failed, share: lowerBound(failed, helped + failed), stop: stopOf(steps) };
  });
  return {
    answers: answers
      .filter(({ failed }) => failed > 0)
      .sort((a, b) => b.share - a.share || a.article.localeCompare(b.article))
      .slice(0, mostFailing),
    searches: searches.map(({ words, days }) => ({ words, days: Number(days) })),
  };
}
