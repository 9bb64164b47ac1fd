import { bare, guide, nextGuide, type Options, port, runsOf, site, writeBarePages } from '../ground.ts';
import { host } from '../host.ts';
import { atMost, demanded, plain, printRows, type Row } from '../report.ts';
import { taps } from '../taps.ts';

/** From one guide to the next. */
export async function tap(options: Options): Promise<Row[]> {
  writeBarePages([guide, nextGuide]);
  const hosts = await Promise.all([host(site, port), host(bare)]);
  try {
    const runs = runsOf(options);
    const ways = hosts.map(({ slowOrigin }) => ({ from: slowOrigin + guide, path: nextGuide }));
    const [ours = 0, theirs = 0] = await taps(ways, runs);
    const rows = [
      plain('bare page', `${theirs.toFixed(0)} ms`),
      plain('guide', `${ours.toFixed(0)} ms`),
      atMost('guide: tap to the next one, to the bare page', ours / theirs, 0.25, '×', 2),
    ];
    printRows(`From the tap to the next guide's heading (400 kbit/s, 400 ms, CPU/4; median of ${runs})`, rows);
    return demanded(rows);
  } finally {
    await Promise.all(hosts.map((each) => each.stop()));
  }
}
