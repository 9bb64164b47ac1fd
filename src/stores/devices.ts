import { type Device, listDevices } from '../contract/devices/list.ts';
import type { LangKey } from '../i18n/locale-ids.ts';
import { defineResource } from './resources.ts';
import { $session, api, sessionKnown, startSession } from './session.ts';

/** A user's devices and homes. Not stored on this device: whether an appliance is online is known only now. */
export const devices = defineResource('devices', () => ({
  persist: false,
  quiet: true,
  query: () => api(listDevices, {}, { quiet: true }),
}));

/** Fetches the devices of whoever is signed in again. @returns those that are known; none for guests */
export async function refreshDevices(): Promise<readonly Device[]> {
  const session = $session.get();
  if (session.status !== 'ready') return [];
  const state = await devices(session.user.uid).refetch();
  return state.status === 'ready' ? state.data.devices : [];
}

/** The devices of whoever is signed in, on a page without a screen; none for guests. */
export async function ownDevices(lang: LangKey): Promise<readonly Device[]> {
  await startSession(lang);
  await sessionKnown();
  return refreshDevices();
}
