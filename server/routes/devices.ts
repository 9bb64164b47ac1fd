import { listDevices } from '../../src/contract/devices/list.ts';
import { devicesOf, homesOf } from '../db/devices.ts';
import type { Mount } from '../http/mount.ts';

export function deviceRoutes(mount: Mount): void {
  mount(listDevices, async ({ db, user }) => ({ devices: await devicesOf(db, user.uid), homes: await homesOf(db, user.uid) }));
}
