// npm run mutation -- [--mutants N] [--seed N] [--jobs N]: whether the unit, contract and content tests see small changes of the
// sources. A sample of mutants is tried, one at a time, each against the tests that run its place; what survives is named.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { main, Problem } from '../scripts/tools.ts';
import { sampleOf } from './sample.ts';
import { areas, type Mutant, makeSandbox } from './sandbox.ts';
import { coverageOf, type Outcome, tryMutant } from './try-mutant.ts';

/** Share of the mutants that must be killed. */
const goal = 0.9;

const whole = (text: string, name: string): number => {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new Problem(`--${name} takes a whole number from 1 on, not ${text}.`);
  return number;
};

const percent = (killed: number, all: number) => `${((100 * killed) / all).toFixed(1)} %`;

async function tryAll(
  mutants: readonly Mutant[],
  jobs: number,
  attempt: (mutant: Mutant) => Promise<Outcome>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = [...mutants.entries()];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, mutant] = next;
      const outcome = await attempt(mutant);
      outcomes[index] = outcome;
      const seconds = (outcome.milliseconds / 1000).toFixed(1);
      console.log(`${index + 1}/${mutants.length} ${outcome.result} ${mutant.place} ${mutant.change} (${seconds} s)`);
    }
  };
  await Promise.all(Array.from({ length: jobs }, worker));
  return outcomes;
}

function tell(mutants: readonly Mutant[], outcomes: readonly Outcome[]): number {
  const killed = mutants.filter((_, index) => outcomes[index]?.killed);
  console.log('\n| area | mutants | killed | rate |\n|---|---|---|---|');
  for (const area of areas) {
    const all = mutants.filter((mutant) => mutant.area === area);
    const some = killed.filter((mutant) => mutant.area === area);
    if (all.length) console.log(`| ${area} | ${all.length} | ${some.length} | ${percent(some.length, all.length)} |`);
  }
  const survivors = mutants.filter((mutant) => !killed.includes(mutant));
  if (survivors.length) console.log('\nSurvivors:');
  for (const { place, change } of survivors) console.log(`${place} ${change}`);
  return killed.length / mutants.length;
}

await main(async () => {
  const { values } = parseArgs({
    options: {
      mutants: { type: 'string', default: '300' },
      seed: { type: 'string', default: '1' },
      jobs: { type: 'string', default: String(availableParallelism()) },
    },
  });
  const [count, seed, jobs] = [whole(values.mutants, 'mutants'), whole(values.seed, 'seed'), whole(values.jobs, 'jobs')];
  // What is stopped takes along what it has started.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const begun = Date.now();
  const all = await makeSandbox();
  const groups = areas.map((area) => all.filter((mutant) => mutant.area === area));
  const sample = sampleOf(groups, count, seed);
  console.log(`${all.length} mutants, a sample of ${sample.length} with seed ${seed}; first all tests without any.`);
  const coverage = await coverageOf();
  const outcomes = await tryAll(sample, jobs, (mutant) => tryMutant(mutant, coverage));
  const rate = tell(sample, outcomes);
  const minutes = ((Date.now() - begun) / 60_000).toFixed(1);
  console.log(`\n${(100 * rate).toFixed(1)} % killed, at least ${100 * goal} % wanted; ${minutes} minutes`);
  if (rate < goal) process.exitCode = 1;
});
