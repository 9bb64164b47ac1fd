import { atom } from 'nanostores';
import { type Device, listDevices } from '../contract/devices.ts';
import { api } from './session.ts';

/** The user's devices, as the app server last told them. */
export type Devices =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; devices: readonly Device[] };

export const $devices = atom<Devices>({ status: 'idle' });

/** Asks for the devices, unless they are there or on their way. */
export async function loadDevices(): Promise<void> {
  const { status } = $devices.get();
  if (status === 'loading' || status === 'ready') return;
  $devices.set({ status: 'loading' });
  try {
    const { devices } = await api(listDevices, {}, { quiet: true });
    $devices.set({ status: 'ready', devices });
  } catch {
    $devices.set({ status: 'failed' });
  }
}
