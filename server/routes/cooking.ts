import { type Cooking, controlCooking, listCooking, startCooking } from '../../src/contract/cooking/cooking.ts';
import { ControlCooking, StartCooking } from '../../src/contract/cooking/input.ts';
import { Empty } from '../../src/contract/fields.ts';
import { hour } from '../../src/lib/time-units.ts';
import { applyEvent, cookingView, updateCooking } from '../cooking/cookings.ts';
import { start } from '../cooking/start.ts';
import { cookingOf, cookingsOf } from '../db/cooking.ts';
import { withRetry } from '../db/retry.ts';
import { HttpError } from '../http/http-error.ts';
import type { Mount } from '../http/mount.ts';

/** Milliseconds for which ended cookings are listed. */
const listedAfterEnd = hour;

export function cookingRoutes(mount: Mount): void {
  mount(startCooking, StartCooking, async (call) => {
    const cooking = await start(call);
    call.about(cooking.id);
    return { cooking };
  });

  mount(listCooking, Empty, ({ db, user, now }) =>
    withRetry(db, async (trx) => {
      const items: Cooking[] = [];
      for (const row of await cookingsOf(trx, user.uid, now - listedAfterEnd)) {
        const updated = await updateCooking(trx, row, now);
        if ((updated.ended_at ?? now) > now - listedAfterEnd) items.push(cookingView(updated, now));
      }
      return { items };
    }),
  );

  mount(controlCooking, ControlCooking, async ({ db, user, input: { id, action }, now }) => {
    const row = await cookingOf(db, user.uid, id);
    if (!row) throw new HttpError('notFound');
    return { cooking: cookingView(await applyEvent(db, await updateCooking(db, row, now), { at: now, action }), now) };
  });
}
