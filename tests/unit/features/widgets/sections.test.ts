import { expect, test } from 'vitest';
import type { Device } from '../../../../src/contract/devices/list.ts';
import { sectionsOf } from '../../../../src/features/widgets/sections.ts';

const home = { id: 'home', current: true };
const cabin = { id: 'cabin', current: false };
const group = (id: string) => ({ id, name: `The ${id}` });
const device = (id: string, more: Partial<Device> = {}): Device => ({
  id,
  name: id,
  model: '900a',
  kind: 'vacuum',
  sn: '',
  online: true,
  place: 'home',
  cooks: null,
  home: 'Home',
  homeId: 'home',
  groups: [],
  ...more,
});
const devices = [
  device('z', { kind: 'airFryer', groups: [group('up')] }),
  device('a', { groups: [group('up'), group('down')] }),
  device('b', { groups: [group('up')] }),
  device('c'),
  device('d', { place: 'shared', homeId: 'theirs' }),
  device('e', { place: 'otherHome', homeId: 'cabin' }),
  device('f', { place: 'removed', homeId: '' }),
];
const shown = (of: typeof home | undefined, list = devices) =>
  sectionsOf(list, of).map(({ name, devices }) => [
    typeof name === 'string' ? name : name.group,
    devices.map(({ id }) => id).join(''),
  ]);

test('a home shows its groups, the rest, what is shared and what is gone', () => {
  expect(shown(home)).toEqual([
    ['The up', 'abz'],
    ['The down', 'a'],
    ['ungrouped', 'c'],
    ['shared', 'd'],
    ['removed', 'f'],
  ]);
});

test('another home shows its own devices', () => {
  expect(shown(cabin)).toEqual([
    ['all', 'e'],
    ['removed', 'f'],
  ]);
});

test('somebody without a home has what others share', () => {
  expect(shown(undefined, [devices[4] as Device])).toEqual([['shared', 'd']]);
});
