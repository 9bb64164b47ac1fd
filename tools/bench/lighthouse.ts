import lighthouse from 'lighthouse';
import { launch } from './phone.ts';
import type { Row } from './report.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/**
 * Lighthouse's four categories for a phone, one row per page; what costs points is named under the row. A page that falls short is
 * looked at twice more, and the middle one of the three counts, since whatever else the machine does costs points too.
 */
export async function lighthouseRows(origin: string, paths: readonly string[], port = 9333): Promise<Row[]> {
  const browser = await launch([`--remote-debugging-port=${port}`]);
  try {
    const rows: Row[] = [];
    for (const [index, path] of paths.entries()) {
      const looks = [await look(origin + path, port)];
      if (!isPerfect(looks[0])) looks.push(await look(origin + path, port), await look(origin + path, port));
      const result = looks.sort((a, b) => sum(a) - sum(b))[looks.length >> 1] as Look;
      console.log(`  ${index + 1} of ${paths.length}: ${path} ${result.scores.join(' / ')}`);
      rows.push(
        { what: path, value: result.scores.join(' / '), target: { text: '100 × 4', met: isPerfect(result) } },
        ...result.losses,
      );
    }
    return rows;
  } finally {
    await browser.close();
  }
}

/** Scores from 0 to 100 in the order of {@link categories}, and what they lost. */
interface Look {
  scores: number[];
  losses: Row[];
}

const isPerfect = (result: Look | undefined) => result?.scores.every((score) => score === 100) ?? false;
const sum = ({ scores }: Look) => scores.reduce((total, score) => total + score, 0);

/** A page that Lighthouse fails at has no scores, and keeps no other from having theirs. */
const look = (url: string, port: number): Promise<Look> =>
  scoresOf(url, port).catch((error: Error) => ({
    scores: categories.map(() => 0),
    losses: [{ what: `    ${error.message}`, value: '' }],
  }));

async function scoresOf(url: string, port: number): Promise<Look> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: [...categories] });
  if (!result) throw new Error(`Lighthouse said nothing about ${url}`);
  const { categories: found, audits } = result.lhr;
  return {
    scores: categories.map((name) => Math.round((found[name]?.score ?? 0) * 100)),
    losses: categories.flatMap((name) =>
      (found[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
        const audit = audits[id];
        if (!audit || weight === 0 || audit.score === null || audit.score >= 0.9) return [];
        return [{ what: `    ${name}: ${audit.title}`, value: audit.displayValue ?? '' }];
      }),
    ),
  };
}
