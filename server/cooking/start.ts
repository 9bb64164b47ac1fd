import type { InferOutput } from 'valibot';
import { type Cooking, incompatibility, programOf } from '../../src/contract/cooking/cooking.ts';
import type { StartCooking } from '../../src/contract/cooking/input.ts';
import type { Device } from '../../src/contract/devices/list.ts';
import type { DraftRecipe } from '../../src/contract/recipes/save.ts';
import { insertCooking, paceOf } from '../db/cooking.ts';
import { devicesOf, type KnownDevice } from '../db/devices.ts';
import { lockRow } from '../db/locks.ts';
import type { Db } from '../db/tables.ts';
import type { User } from '../db/users.ts';
import { HttpError } from '../http/http-error.ts';
import type { Call } from '../http/mount.ts';
import type { MessageKey } from '../messages.ts';
import { visibleRecipe } from '../recipes/access.ts';
import { cookingAbilityOf } from './cookers.ts';
import { cookingView, updateCookingsOf } from './cookings.ts';

type Start = Call<InferOutput<typeof StartCooking>>;

/** Rejects a field with its own message. */
const invalidField = (text: MessageKey, fields: { deviceId: string } | { recipeId: string }) =>
  new HttpError('invalidFields', { text, fields });

/** @throws HttpError when device or recipe cannot be cooked with (docs/spec.md §8) */
export async function start(call: Start): Promise<Cooking> {
  const { db, user, input, now } = call;
  const device = (await devicesOf(db, user.uid)).find(({ id }) => id === input.deviceId);
  if (!device) throw new HttpError('notFound');
  const cooks = cooksNow(device);
  const recipe = await recipeFor(db, user, input.recipeId);
  const program = programOf(recipe);
  if (program.length === 0) throw invalidField('nothingToCook', { recipeId: 'required' });
  const unfit = incompatibility(recipe, cooks);
  if (unfit) throw invalidField(unfit === 'equipment' ? 'otherEquipment' : 'notHotEnough', { deviceId: unfit });
  await lockRow(db, 'device', device.id);
  const current = await updateCookingsOf(db, device.id, now);
  if (current.some(({ ended_at }) => ended_at === null)) throw new HttpError('deviceBusy');

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

/** What a device can cook now. @throws HttpError with the reason why it cannot (docs/spec.md §8) */
function cooksNow({ place, online, model }: KnownDevice): NonNullable<Device['cooks']> {
  const cooks = cookingAbilityOf(model);
  if (place === 'removed') throw invalidField('deviceRemoved', { deviceId: 'removed' });
  if (place === 'otherHome') throw invalidField('deviceOtherHome', { deviceId: 'otherHome' });
  if (!online || !cooks?.online) throw invalidField('cookingNotSupported', { deviceId: 'notSupported' });
  return cooks;
}

/** The published version of a visible recipe, or the author's draft. @throws HttpError 404 */
async function recipeFor(db: Db, { uid }: User, id: string): Promise<DraftRecipe> {
  const row = await visibleRecipe(db, uid, id);
  const text = row.body ?? row.draft;
  if (!text) throw new HttpError('notFound');
  return JSON.parse(text);
}
