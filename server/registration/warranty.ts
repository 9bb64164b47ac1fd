import * as v from 'valibot';
import { type Region, regions } from '../../src/contract/regions.ts';
import { addMonths } from '../../src/lib/day.ts';
import configured from '../warranty.json' with { type: 'json' };

/** Months of warranty by brand and region. For a missing brand or region only the provider knows the term. */
const Terms = v.record(
  v.string(),
  v.partial(v.strictObject(v.entriesFromList(regions, v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1200))))),
);
export type Terms = v.InferOutput<typeof Terms>;

/** @throws Error that names the wrong entries, for the server's operator */
export function readTerms(value: unknown): Terms {
  const result = v.safeParse(Terms, value);
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? 'the whole file'}: ${issue.message}`);
  throw new Error(`server/warranty.json cannot be used:\n${problems.join('\n')}`);
}

const terms = readTerms(configured);

/** The last day of a warranty by the current terms; null where none is configured. */
export function warrantyUntil(purchaseDate: string, brand: string, region: Region, current: Terms = terms): string | null {
  const months = current[brand]?.[region];
  return months === undefined ? null : addMonths(purchaseDate, months);
}
