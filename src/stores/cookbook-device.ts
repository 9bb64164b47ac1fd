import { atom } from 'nanostores';
import * as v from 'valibot';
import { type Device, listDevices } from '../contract/devices/list.ts';
import { $devices } from './devices.ts';
import { localParsed, localValue } from './local-value.ts';
import { api } from './session.ts';

/** The appliance that recipes are cooked on: the "chosen cookbook device model" (docs/spec.md §3), and which one of that model. */
const CookbookDevice = v.object({ uid: v.string(), id: v.string(), model: v.string() });
export type CookbookDevice = v.InferOutput<typeof CookbookDevice>;

const key = 'companion.cookbookDevice';

/** Nothing until one was chosen on this phone. Another user's choice counts as none: compare `uid`. */
export const $cookbookDevice = atom<CookbookDevice | undefined>(localParsed(key, CookbookDevice));

// A page that is gone back to shows what was chosen since.
globalThis.addEventListener?.('pageshow', ({ persisted }) => persisted && $cookbookDevice.set(localParsed(key, CookbookDevice)));

export function chooseCookbookDevice(uid: string, { id, model }: Pick<Device, 'id' | 'model'>): void {
  const chosen = { uid, id, model };
  localValue(key, JSON.stringify(chosen));
  // Where it cannot be kept, it holds as long as the page.
  $cookbookDevice.set(chosen);
}

/** Asks for the devices again, which come and go; what is known stays until there is an answer. */
export async function refreshDevices(): Promise<void> {
  const told = await api(listDevices, {}, { quiet: true }).catch(() => undefined);
  if (told) $devices.set({ status: 'ready', devices: told.devices, homes: told.homes });
}
