import { atom } from 'nanostores';
import * as v from 'valibot';
import type { Device } from '../contract/devices/list.ts';
import { parseLocal, writeLocal } from './local-storage.ts';
import { onRestored } from './page-events.ts';

/** The appliance that recipes are cooked on: the "chosen cookbook device model" (docs/spec.md §3), and which one of that model. */
const CookbookDevice = v.object({ uid: v.string(), id: v.string(), model: v.string() });
export type CookbookDevice = v.InferOutput<typeof CookbookDevice>;

const key = 'companion.cookbookDevice';

/** Nothing until one was chosen on this phone. Another user's choice counts as none: compare `uid`. */
export const $cookbookDevice = atom<CookbookDevice | undefined>(parseLocal(key, CookbookDevice));

// A page that is gone back to shows what was chosen since.
onRestored(() => $cookbookDevice.set(parseLocal(key, CookbookDevice)));

export function chooseCookbookDevice(uid: string, { id, model }: Pick<Device, 'id' | 'model'>): void {
  const chosen = { uid, id, model };
  writeLocal(key, JSON.stringify(chosen));
  // Where it cannot be kept, it holds as long as the page.
  $cookbookDevice.set(chosen);
}
