import lighthouse from 'lighthouse';
import { launch } from './phone.ts';
import type { Row } from './report.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse's four categories for a phone, one row per page; what costs points is named under the row. */
export async function lighthouseRows(origin: string, paths: readonly string[], port = 9333): Promise<Row[]> {
  const browser = await launch([`--remote-debugging-port=${port}`]);
  const rows: Row[] = [];
  try {
    for (const path of paths) {
      const result = await lighthouse(origin + path, {
        port,
        output: 'json',
        logLevel: 'error',
        onlyCategories: [...categories],
      });
      if (!result) throw new Error(`Lighthouse said nothing about ${path}`);
      const { categories: found, audits } = result.lhr;
      const scores = categories.map((name) => Math.round((found[name]?.score ?? 0) * 100));
      rows.push({
        what: path,
        value: scores.join(' / '),
        target: { text: '100 × 4', met: scores.every((score) => score === 100) },
      });
      for (const name of categories) {
        for (const { id, weight } of found[name]?.auditRefs ?? []) {
          const audit = audits[id];
          if (weight > 0 && audit?.score !== null && audit && audit.score < 0.9) {
            rows.push({ what: `    ${name}: ${audit.title}`, value: audit.displayValue ?? '' });
          }
        }
      }
    }
  } finally {
    await browser.close();
  }
  return rows;
}
