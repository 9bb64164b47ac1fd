import type { InferOutput } from 'valibot';
import { type Cooking, misfit, programOf, type startCooking } from '../../src/contract/cooking/cooking.ts';
import type { Device } from '../../src/contract/devices/list.ts';
import type { DraftRecipe } from '../../src/contract/recipes/save.ts';
import { insertCooking, paceOf } from '../db/cooking.ts';
import { devicesOf } from '../db/devices.ts';
import { lockRow } from '../db/locks.ts';
import type { Db } from '../db/tables.ts';
import type { User } from '../db/users.ts';
import type { Call } from '../http/mount.ts';
import { Refusal } from '../http/refusal.ts';
import type { MessageKey } from '../messages.ts';
import { visibleRecipe } from '../recipes/access.ts';
import { cookingView, settleDevice } from './cookings.ts';

type Start = Call<InferOutput<(typeof startCooking)['input']>>;

/** What is wrong with a field, by the contract's name for it and with a message of its own. */
const wrong = (text: MessageKey, fields: { deviceId: string } | { recipeId: string }) =>
  new Refusal('invalid', { text, data: { fields } });

/** @throws Refusal for whatever stands in the way */
export async function start(call: Start): Promise<Cooking> {
  const { db, user, input, now } = call;
  const device = (await devicesOf(db, user.uid)).find(({ id }) => id === input.deviceId);
  if (!device) throw new Refusal('notFound');
  const cooks = cooksNow(device);
  const recipe = await recipeFor(db, user, input.recipeId);
  const program = programOf(recipe);
  if (program.length === 0) throw wrong('nothingToCook', { recipeId: 'required' });
  const unfit = misfit(recipe, cooks);
  if (unfit) throw wrong(unfit === 'equipment' ? 'otherEquipment' : 'notHotEnough', { deviceId: unfit });
  await lockRow(db, 'device', device.id);
  const settled = await settleDevice(db, device.id, now);
  if (settled.some(({ ended_at }) => ended_at === null)) throw new Refusal('conflict', { text: 'deviceBusy' });

  const row = await insertCooking(db, {
    id: crypto.randomUUID(),
    uid: user.uid,
    device_id: device.id,
    device_name: device.name,
    recipe_id: input.recipeId,
    title: recipe.title,
    stages: JSON.stringify(program),
    preheat: recipe.preheat ? 1 : 0,
    started_at: now,
    pace: await paceOf(db, user.uid),
    events: '[]',
    ended_at: null,
  });
  return cookingView(row, now);
}

/** What a device can cook just now. @throws Refusal with the message that says why it cannot (docs/spec.md §8) */
function cooksNow({ place, online, cooks }: Device): NonNullable<Device['cooks']> {
  if (place === 'removed') throw wrong('deviceRemoved', { deviceId: 'removed' });
  if (place === 'otherHome') throw wrong('deviceOtherHome', { deviceId: 'otherHome' });
  if (!online || !cooks?.online) throw wrong('cookingNotSupported', { deviceId: 'notSupported' });
  return cooks;
}

/** A recipe that its reader can see: one that is published, or the reader's own. @throws Refusal 404 */
async function recipeFor(db: Db, { uid }: User, id: string): Promise<DraftRecipe> {
  const row = await visibleRecipe(db, uid, id);
  const text = row.body ?? row.draft;
  if (!text) throw new Refusal('notFound');
  return JSON.parse(text);
}
