import { connect } from '../../server/db/open.ts';
import { reportReasons } from '../../src/contract/recipes/limits.ts';
import { day } from '../../src/lib/time-units.ts';
import { faqIds } from '../../src/routes/faq-lists.ts';
import { randomOf } from '../../tools/chaos/random.ts';
import { Batch, openBulk } from './bulk.ts';
import { addUser, ownerOf, userAt } from './people.ts';
import { recipeMaker } from './recipes.ts';
import { addOthers, addRegistration, addReport, addTicket, type Making } from './records.ts';

/** How many records of each kind a database gets, and how many users they belong to. */
export interface Size {
  records: number;
  users: number;
}

const batchSize = 5000;

/** Over how many milliseconds the records were made. */
const period = 2 * 365 * day;

/**
 * Fills a seeded database with records of all kinds, the same in every run.
 *
 * @param now when the last one is made, in milliseconds
 */
export async function fill(at: string, { records, users }: Size, now: number): Promise<void> {
  const random = randomOf(7);
  const bulk = await openBulk(at);
  const recipes = recipeMaker();
  const inBatches = async (count: number, add: (batch: Batch, index: number) => void) => {
    for (let start = 0; start < count; start += batchSize) {
      const batch = new Batch();
      for (let index = start; index < Math.min(count, start + batchSize); index++) add(batch, index);
      await bulk.write(batch);
    }
  };
  const making = (index: number): Making => ({
    ...{ index, random, uid: ownerOf(random, users) },
    at: now - Math.floor((1 - index / records) * period) - 1,
  });

  await inBatches(users, (batch, index) => addUser(batch, index, random, now));
  await inBatches(records, (batch, index) => {
    for (const add of [addReport, addTicket, addRegistration, addOthers, recipes.add]) add(batch, making(index));
  });
  await inBatches(records, (batch, index) => addOpinions(batch, making(index), users));
  const db = connect(at);
  await recipes.finish(db, bulk);
  await db.destroy();
  await bulk.close();
}

/** What users think of recipes and answers: as many favorites and votes as records. */
function addOpinions(batch: Batch, { index, at, random }: Making, users: number): void {
  // Pairs that come once: a prime steps through the users.
  const uid = userAt((index * 7919) % users);
  const round = Math.floor(index / users);
  batch.add('favorites', { uid, recipe_id: `recipe-${round * 1000 + Math.floor(random() * 1000)}`, created_at: at });
  const helpful = random() < 0.7 ? 1 : 0;
  const article = faqIds[round % faqIds.length] ?? '';
  batch.add('help_votes', { uid, article, lang: 'de', helpful, reason: null, comment: random() < 0.1 ? 'Hm' : '', voted_at: at });
  if (index % 20 === 0) batch.add('favorites', { uid: 'de-anna', recipe_id: `recipe-${index}`, created_at: at });
  if (index % 10 === 0) {
    const report = { recipe_id: `recipe-${index}`, uid, reason: reportReasons[index % 5] ?? 'other', text: '', closed_at: at };
    batch.add('recipe_reports', { id: `recipe-report-${index}`, ...report, created_at: at });
  }
  const where = { region: 'eu', lang: 'de', day: new Date(at).toISOString().slice(0, 10) } as const;
  batch.add('help_search_days', { ...where, hash: `hash-${index}` });
}
