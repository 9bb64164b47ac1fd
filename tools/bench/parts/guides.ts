import { locales } from '../../../src/i18n/locales.ts';
import { guidePages } from '../../../src/mdx/guide-pages.ts';
import { localeHref } from '../../../src/routes/locale-prefix.ts';
import { readSite } from '../../../tests/links/built-site.ts';
import { bytesToFirstParagraph, type Weight, weightOf } from '../../../tests/links/weights.ts';
import { site } from '../bench-config.ts';
import { atMost, printRows, type Row } from '../report.ts';

/** What each guide weighs, in the language where it weighs most. */
export async function guides(): Promise<Row[]> {
  const built = new Map(readSite(site).map((entry) => [entry.path, entry]));
  const all: (Weight & { firstParagraph: number })[] = [];
  const rows: Row[] = [];
  for (const { path } of guidePages) {
    const found = locales.flatMap(({ code }) => {
      const page = built.get(localeHref(path, code));
      return page ? [{ code, page }] : [];
    });
    const weights = await Promise.all(
      found.map(async ({ code, page }) => ({
        code,
        ...(await weightOf(page, site)),
        firstParagraph: await bytesToFirstParagraph(page),
      })),
    );
    all.push(...weights);
    const heaviest = weights.reduce((most, each) => (each.bytes > most.bytes ? each : most));
    rows.push(atMost(`${path} (${heaviest.code})`, heaviest.bytes, 12_000, ' B'));
  }
  printRows('Bytes of each guide, cold, brotli, in its heaviest language', rows);
  const most = (of: keyof (typeof all)[number]) => Math.max(...all.map((weight) => weight[of]));
  return [
    atMost('guides: bytes of the heaviest, in any language', most('bytes'), 12_000, ' B'),
    atMost('guides: bytes to the end of the first paragraph', most('firstParagraph'), 4_000, ' B'),
    atMost('guides: requests of any', most('requests'), 3),
    atMost('guides: JavaScript of any', most('scriptBytes'), 1_500, ' B'),
  ];
}
