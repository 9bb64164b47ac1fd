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

/** A line for each wrong entry. `server/index.ts` and `server/settings.ts` show them, and then start no server, which would purge by it. */
export const retentionProblems = (days: unknown = configured): string[] =>
  (v.safeParse(Retention, days).issues ?? []).map(
    (issue) => `server/retention.json, ${v.getDotPath(issue) ?? 'the whole file'}: ${issue.message}.`,
  );

/** Of days that {@link retentionProblems} finds right. @returns milliseconds by name, infinite for what is kept */
export const inMilliseconds = (days: Readonly<Record<keyof Retention, number | null>> | null): Retention =>
  Object.fromEntries(
    Object.entries(days ?? {}).map(([name, value]) => [name, value === null ? Number.POSITIVE_INFINITY : value * day]),
  ) as Retention;

/** Milliseconds for which records are kept. A page with an unattached picture in a draft or its outbox uploads it again. */
export const retention = inMilliseconds(configured);
