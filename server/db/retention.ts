import * as v from 'valibot';
import { day } from '../../src/lib/time-units.ts';
import configured from '../retention.json' with { type: 'json' };

const Days = v.pipe(
  v.number('must be a number of days'),
  v.integer('must be whole days'),
  v.minValue(1, 'must be a day or more'),
);

/** Records that `server/db/purge.ts` deletes; null keeps them until their user is erased. */
const records = [
  'removedReports',
  'closedReports',
  'closedTickets',
  'registrationsAfterWarranty',
  'registrationsWithoutWarranty',
  'removedRecipes',
  'recipeDrafts',
  'closedRecipeReports',
  'ratings',
  'afterSales',
  'helpVotes',
] as const;

/** What is only needed for a time, and has no meaning afterwards. */
const leftovers = ['audit', 'helpSignals', 'cookings', 'unattachedImages', 'idempotencyKeys', 'tokens'] as const;

/** Days for which something is kept: docs/personal-data.md has a row for each. */
const Retention = v.pipe(
  v.strictObject({
    ...v.entriesFromList(records, v.nullable(Days)),
    ...v.entriesFromList(leftovers, Days),
  }),
  // The stored responses of customer service's calls repeat what is in a record. They are gone before it is.
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const name of records) {
      const days = dataset.value[name];
      if (days === null || days >= dataset.value.idempotencyKeys) continue;
      const message = `must not be less than idempotencyKeys, ${dataset.value.idempotencyKeys}`;
      addIssue({ message, path: [{ type: 'object', origin: 'value', input: dataset.value, key: name, value: days }] });
    }
  }),
);
type Retention = Readonly<Record<(typeof records)[number], number> & Record<(typeof leftovers)[number], number>>;

/** @returns milliseconds by name, infinite for what is kept @throws Error that names the wrong entries, for the server's operator */
export function readRetention(value: unknown): Retention {
  const result = v.safeParse(Retention, value);
  if (result.success)
    return Object.fromEntries(
      Object.entries(result.output).map(([name, days]) => [name, days === null ? Number.POSITIVE_INFINITY : days * day]),
    ) as Retention;
  const problems = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? 'the whole file'}: ${issue.message}`);
  throw new Error(`server/retention.json cannot be used:\n${problems.join('\n')}`);
}

/** Milliseconds for which records are kept. A page with an unattached picture in a draft or its outbox uploads it again. */
export const retention = readRetention(configured);
