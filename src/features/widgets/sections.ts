import type { Device } from '../../contract/devices/list.ts';
import { isSupported } from './supported.ts';

/** Devices that are listed together. `name` is a group's name, or the kind of section. */
export interface Section {
  id: string;
  name: { group: string } | 'all' | 'ungrouped' | 'shared' | 'removed';
  devices: readonly Device[];
}

/**
 * The devices of a home by the user's groups: a device is listed in each of its groups, or as ungrouped. Devices shared by others
 * are listed with the current home. Removed devices come last; in each section, supported devices come first.
 */
export function sectionsOf(devices: readonly Device[], home: { id: string; current: boolean } | undefined): Section[] {
  const here = devices.filter(({ homeId }) => home && homeId === home.id);
  const groups = new Map(here.flatMap((device) => device.groups).map((group) => [group.id, group.name]));
  const grouped = [...groups].map(([id, group]): Section => {
    return { id, name: { group }, devices: here.filter((device) => device.groups.some((one) => one.id === id)) };
  });
  const rest: Section[] = [
    { id: '', name: groups.size ? 'ungrouped' : 'all', devices: here.filter((device) => device.groups.length === 0) },
    { id: '', name: 'shared', devices: devices.filter(({ place }) => place === 'shared' && (home?.current ?? true)) },
    { id: '', name: 'removed', devices: devices.filter(({ place }) => place === 'removed') },
  ];
  return [...grouped, ...rest]
    .filter((section) => section.devices.length > 0)
    .map((section) => ({
      ...section,
      devices: [...section.devices].sort((a, b) => Number(isSupported(b)) - Number(isSupported(a))),
    }));
}
