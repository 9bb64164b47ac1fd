import type { Device } from '../../contract/devices/list.ts';
import type { Translate } from '../../i18n/t.ts';

/** Devices that are listed together, for where they are. */
export interface DeviceGroup<D extends Device = Device> {
  /** Unique among the groups */
  id: string;
  /** Empty where there is only one group, which needs no name */
  name: string;
  place: Device['place'];
  devices: readonly D[];
}

const places: readonly Device['place'][] = ['home', 'otherHome', 'shared', 'removed'];

/** Devices by their homes: the current one first, then the others, then what others share, then what was removed. */
export function groupByHome<D extends Device>(devices: readonly D[], t: Translate): DeviceGroup<D>[] {
  const ids = [...new Set(devices.map(groupId))];
  const groups = ids.flatMap((id): DeviceGroup<D>[] => {
    const members = devices.filter((device) => groupId(device) === id);
    const [first] = members;
    return first ? [{ id, name: nameOf(first, t), place: first.place, devices: members }] : [];
  });
  if (groups.length === 1) return groups.map((group) => ({ ...group, name: '' }));
  return groups.sort((a, b) => places.indexOf(a.place) - places.indexOf(b.place));
}

/** What is shared stands together, whosever home it is in. */
const groupId = ({ place, homeId }: Device): string => (place === 'shared' || place === 'removed' ? place : `${place}/${homeId}`);

function nameOf({ place, home }: Device, t: Translate): string {
  if (place === 'removed') return t('device.gone');
  if (place === 'shared') return t('device.shared');
  return place === 'home' ? t('device.currentHome', { home }) : home;
}
