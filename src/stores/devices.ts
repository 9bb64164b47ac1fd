import { atom } from 'nanostores';
import { type Device, type Home, listDevices } from '../contract/devices/list.ts';
import { api } from './session.ts';

/** The user's devices and homes, as the app server last told them. */
export type Devices =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; devices: readonly Device[]; homes: readonly Home[] };

export const $devices = atom<Devices>({ status: 'idle' });

/** Asks for the devices, unless they are there or on their way. */
export async function loadDevices(): Promise<void> {
  const { status } = $devices.get();
  if (status === 'loading' || status === 'ready') return;
  $devices.set({ status: 'loading' });
  try {
    const { devices, homes } = await api(listDevices, {}, { quiet: true });
    $devices.set({ status: 'ready', devices, homes });
  } catch {
    $devices.set({ status: 'failed' });
  }
}
