import { ById } from '../../src/contract/input-fields.ts';
import { SaveRating, saveRating } from '../../src/contract/rating/create.ts';
import { ServiceRatings, ServiceRequestRating, serviceRatings, serviceRequestRating } from '../../src/contract/rating/operate.ts';
import { ratingDetail } from '../../src/contract/rating/read.ts';
import { askForRating, latestRatings, ratingOf } from '../db/ratings.ts';
import { countriesOf, findUser } from '../db/users.ts';
import { HttpError } from '../http/http-error.ts';
import type { Mount } from '../http/mount.ts';
import { storeRating } from '../ratings/save.ts';
import { subjectOf } from '../ratings/subjects.ts';
import { ratingView } from '../ratings/view.ts';

/** Items of the list, which has no pages: customer service works on the latest. */
const listLength = 200;

export function ratingRoutes(mount: Mount): void {
  mount(ratingDetail, ById, async (call) => {
    const row = await ratingOf(call.db, call.user.uid, call.input.id);
    if (!row) throw new HttpError('notFound');
    return ratingView(row, call);
  });

  mount(saveRating, SaveRating, storeRating);

  mount(serviceRatings, ServiceRatings, async (call) => {
    const rows = await latestRatings(call.db, countriesOf(call.region), call.input.kind, listLength);
    const items = rows.map(async ({ username, ...row }) => ({ ...(await ratingView(row, call)), username }));
    return { items: await Promise.all(items) };
  });

  mount(serviceRequestRating, ServiceRequestRating, async (call) => {
    const { db, input, region, now } = call;
    const subject = await subjectOf(db, input.kind, input.subjectId);
    const owner = subject && (await findUser(db, subject.uid));
    if (!owner || !countriesOf(region).includes(owner.country)) throw new HttpError('notFound');
    return { ...(await ratingView(await askForRating(db, subject, now), call)), username: owner.username };
  });
}
