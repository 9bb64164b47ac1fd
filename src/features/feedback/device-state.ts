import type { Device } from '../../contract/devices.ts';
import type { Translate } from '../../i18n/t.ts';

/** Where a device is, or else whether it is online (spec, section 4). */
export function deviceState({ place, online }: Device, t: Translate): string {
  if (place === 'removed') return t('feedback.deviceRemoved');
  if (place === 'otherHome') return t('feedback.deviceOtherHome');
  const connection = t(online ? 'feedback.deviceOnline' : 'feedback.deviceOffline');
  return place === 'shared' ? `${connection} · ${t('feedback.deviceShared')}` : connection;
}
