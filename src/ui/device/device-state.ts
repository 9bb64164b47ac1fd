import type { Device } from '../../contract/devices/list.ts';
import type { Translate } from '../../i18n/t.ts';

/** Where a device is, or else whether it is online (docs/spec.md §4). */
export function deviceState({ place, online }: Device, t: Translate): string {
  if (place === 'removed') return t('device.removed');
  if (place === 'otherHome') return t('device.otherHome');
  const connection = t(online ? 'device.online' : 'device.offline');
  return place === 'shared' ? `${connection} · ${t('device.shared')}` : connection;
}
