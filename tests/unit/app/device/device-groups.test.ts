import { expect, test } from 'vitest';
import { groupByHome } from '../../../../src/app/device/device-groups.ts';
import type { Device } from '../../../../src/contract/devices/list.ts';
import { createT } from '../../../../src/i18n/t.ts';

const t = createT(
  {
    'device.currentHome': '{{home}} (current home)',
    'device.shared': 'Shared with you',
    'device.gone': 'No longer in your account',
  },
  'en',
);
const device = (id: string, place: Device['place'], home = '') => ({ id, place, home, homeId: home.toLowerCase() }) as Device;
const grouped = (...devices: Device[]) =>
  groupByHome(devices, t).map(({ name, devices }) => [name, devices.map(({ id }) => id).join(' ')]);

test('the current home comes first, then other homes, then what others share, then what was removed', () => {
  expect(
    grouped(
      device('old', 'removed'),
      device('cabin', 'otherHome', 'Cabin'),
      device('borrowed', 'shared', 'Theirs'),
      device('a', 'home', 'Flat'),
      device('lent', 'shared', 'Others'),
      device('boat', 'otherHome', 'Boat'),
      device('b', 'home', 'Flat'),
    ),
  ).toEqual([
    ['Flat (current home)', 'a b'],
    ['Cabin', 'cabin'],
    ['Boat', 'boat'],
    ['Shared with you', 'borrowed lent'],
    ['No longer in your account', 'old'],
  ]);
});

test('devices that are all in one place need no name above them, and none are in no group', () => {
  expect(grouped(device('a', 'home', 'Flat'), device('b', 'home', 'Flat'))).toEqual([['', 'a b']]);
  expect(grouped()).toEqual([]);
});
