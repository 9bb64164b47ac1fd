import { Problem } from '../../scripts/tools.ts';
import { config, manyGuidesCopy, type Options } from '../bench-config.ts';
import { layOut, timeBuild } from '../many-guides.ts';
import { atMost, plain, printRows, type Row, withTarget } from '../report.ts';

/** Numbers of invented models beside the real ones, each four times the one before. */
const models = { usual: [20, 80, 320], quick: [20, 80] } as const;

/** The highest build time per added page when there are four times as many pages, relative to before. */
const linear = 1.25;

/** Build time per page, and per page that is added. */
export async function build({ quick }: Options): Promise<Row[]> {
  const tries = quick ? 1 : 3;
  const builds: Build[] = [];
  const rows: Row[] = [];
  for (const count of quick ? models.quick : models.usual) {
    const { milliseconds, pages } = await fastestBuild(count, tries);
    builds.push({ milliseconds, pages });
    rows.push(plain(`${pages} pages, including ${count} invented models`, `${(milliseconds / 1000).toFixed(1)} s`));
  }
  const [small, large, huge] = builds;
  if (!small || !large) return [];
  if (large.milliseconds <= small.milliseconds || (huge && huge.milliseconds <= large.milliseconds))
    throw new Problem('More pages took less time: this machine is too busy with other things to time a build.');
  const added = perPage(small, large);
  rows.push(
    atMost('build: per page', small.milliseconds / small.pages, 10, ' ms', 1),
    atMost('build: per page added', added, 4, ' ms', 1),
  );
  if (huge) rows.push(atMost('build: per page added among 4 times as many', perPage(large, huge) / added, linear, '×', 2));
  printRows(`Build, from nothing (best of ${tries})`, rows);
  return withTarget(rows);
}

type Build = Awaited<ReturnType<typeof timeBuild>>;

/** The fastest of several builds with so many invented models: other work of the machine only adds time. */
async function fastestBuild(count: number, tries: number): Promise<Build> {
  layOut(manyGuidesCopy, count);
  let fastest = await timeBuild(manyGuidesCopy, config());
  for (let again = 1; again < tries; again++) {
    const next = await timeBuild(manyGuidesCopy, config());
    if (next.milliseconds < fastest.milliseconds) fastest = next;
  }
  return fastest;
}

const perPage = (few: Build, many: Build) => (many.milliseconds - few.milliseconds) / (many.pages - few.pages);
