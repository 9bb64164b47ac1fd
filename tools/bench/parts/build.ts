import { Problem } from '../../scripts/tools.ts';
import { config, copy, type Options } from '../ground.ts';
import { layOut, timeBuild } from '../many-guides.ts';
import { atMost, demanded, plain, printRows, type Row } from '../report.ts';

/** Invented models beside the real ones: what is added grows fourfold each time. */
const models = { usual: [20, 80, 320], quick: [20, 80] } as const;

/** What a page may cost among four times as many, to one among few. */
const linear = 1.25;

/** What the build takes for a page, and for each that is added. */
export async function build({ quick }: Options): Promise<Row[]> {
  const tries = quick ? 1 : 3;
  const builds: { milliseconds: number; pages: number }[] = [];
  const rows: Row[] = [];
  for (const count of quick ? models.quick : models.usual) {
    layOut(copy, count);
    const times: Awaited<ReturnType<typeof timeBuild>>[] = [];
    for (let each = 0; each < tries; each++) times.push(await timeBuild(copy, config()));
    const pages = times[0]?.pages ?? 0;
    // The fastest: whatever else the machine does only ever adds.
    const milliseconds = Math.min(...times.map((each) => each.milliseconds));
    builds.push({ milliseconds, pages });
    rows.push(plain(`${pages} pages, those of ${count} invented models among them`, `${(milliseconds / 1000).toFixed(1)} s`));
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
  return demanded(rows);
}

type Build = { milliseconds: number; pages: number };

const perPage = (few: Build, many: Build) => (many.milliseconds - few.milliseconds) / (many.pages - few.pages);
