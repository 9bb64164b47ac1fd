import type { Device } from '../../contract/devices/list.ts';
import type { Translate } from '../../i18n/t.ts';
import { modelName } from './model-name.ts';

/** Where a device is, or else whether it is online (docs/spec.md §4). */
export function deviceState(device: Device, t: Translate): string {
  const { place } = device;
  if (place === 'removed') return t('device.removed');
  if (place === 'otherHome') return t('device.otherHome');
  return place === 'shared' ? `${connectionOf(device, t)} · ${t('device.shared')}` : connectionOf(device, t);
}

const connectionOf = ({ online }: Device, t: Translate): string => t(online ? 'device.online' : 'device.offline');

/** Its model, and whether it is online unless it was removed: for where a heading says where it is. */
export const deviceDetail = (device: Device, t: Translate): string =>
  device.place === 'removed' ? modelName(device.model) : `${modelName(device.model)} · ${connectionOf(device, t)}`;
