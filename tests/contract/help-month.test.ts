import { expect, test } from 'vitest';
import { serviceFailing } from '../../src/contract/faq/failing.ts';
import { type HelpSignalInput, sendHelpSignal } from '../../src/contract/faq/signal.ts';
import { shareableSearch } from '../../src/lib/shareable-search.ts';
import { day, minute } from '../../src/lib/time-units.ts';
import { faqIds } from '../../src/routes/faq-lists.ts';
import { contentsOf, createServer, noon } from './server.ts';

/** Numbers from 0 to 1 that are the same in every run: Park and Miller's generator. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const planted = ['network-weak-signal', 'error-wheel-blocked', 'vacuum-smells', 'fryer-smoke', 'other-order-number'];
const plantedSearch = 'mop lifts carpet';
const personal = [
  'anna becker',
  'my flat hauptstrasse',
  'password sunshine dog',
  'anna.becker@example.com',
  'call 0151 23456789',
];
/** Each is typed on four days, which is one too few. */
const daysOfPersonal = [3, 9, 15, 27];
const readers = 1000;
const steps = 5;

test('in a month of 1,000 readers the five bad answers come first, and nothing personal is stored', async () => {
  const server = await createServer();
  const chance = random(20_260_601);
  const pick = <T>(list: readonly T[]) => list[Math.floor(chance() * list.length)] as T;
  const send = async (input: HelpSignalInput) => expect((await server.call(sendHelpSignal, { input })).code).toBe(200);

  const search = async (typed: string) => {
    const words = shareableSearch(typed);
    if (words) await send({ kind: 'search', lang: 'de', words });
  };

  for (let reader = 0; reader < readers; reader++) {
    server.clock.now = noon + Math.floor((reader / readers) * 30) * day + Math.floor(chance() * 600) * minute;
    // Good answers are read more often: what decides is the share that fails.
    const article = reader % 8 === 0 ? pick(planted) : chance() < 0.5 ? pick(faqIds.slice(0, 20)) : pick(faqIds);
    const fails = chance() < (planted.includes(article) ? 0.75 : 0.3);
    const of = { article, lang: 'de', version: '12ab' };
    if (chance() < 0.6) {
      await send({ kind: 'start', ...of });
      const last = 1 + Math.floor(chance() * steps);
      for (let step = 1; step < last; step++) await send({ kind: 'step', ...of, step: `step-${step}`, outcome: 'notYet' });
      // Who fails gives up at the next step.
      if (!fails) await send({ kind: 'step', ...of, step: `step-${last}`, outcome: 'worked' });
    } else await send({ kind: 'vote', article, lang: 'de', helpful: !fails });
    if (fails && chance() < 0.3) await send({ kind: 'report', article, lang: 'de' });

    if (chance() < 0.02) await search(plantedSearch);
    const today = Math.floor((reader / readers) * 30);
    if (daysOfPersonal.includes(today)) await search(personal[reader % personal.length] ?? '');
  }

  const token = await server.signIn('service-eu');
  const { data } = await server.call(serviceFailing, { token, input: { lang: 'de' } });
  expect(new Set(data.answers.slice(0, 5).map(({ article }) => article))).toEqual(new Set(planted));
  expect(data.answers).toHaveLength(10);
  expect(data.searches.map(({ words }) => words)).toEqual([plantedSearch]);

  const stored = await contentsOf(server.db);
  for (const text of personal) expect(stored).not.toContain(text);
  await server.close();
});
