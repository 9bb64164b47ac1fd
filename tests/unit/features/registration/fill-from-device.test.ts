import { expect, test } from 'vitest';
import type { Device } from '../../../../src/contract/devices/list.ts';
import { fillFromDevice } from '../../../../src/features/registration/fill-from-device.ts';

const models = [
  { key: '900a', name: '900A', kind: 'vacuum' },
  { key: 'LdsT6', name: 'LDS T6', kind: 'vacuum' },
] as const;
const device = (model: string, sn: string) => ({ id: sn, model, sn }) as Device;
const robot = device('900a', 'SN-9');
const second = device('LdsT6', 'SN-6');
const foreign = device('X1', '');

test.each([
  ['empty fields are filled', ['', ''], undefined, robot, ['900a', 'SN-9']],
  ['spaces count as empty', ['', '  '], undefined, robot, ['900a', 'SN-9']],
  ['what the device before filled is replaced', ['900a', 'SN-9'], robot, second, ['LdsT6', 'SN-6']],
  ['what was entered by hand stays', ['LdsT6', 'typed'], undefined, robot, ['LdsT6', 'typed']],
  ['each field for itself', ['900a', 'typed'], robot, second, ['LdsT6', 'typed']],
  ['no device takes back what it filled', ['900a', 'SN-9'], robot, undefined, ['', '']],
  ['no device leaves what was entered by hand', ['LdsT6', 'typed'], robot, undefined, ['LdsT6', 'typed']],
  ['a model that cannot be registered is left out', ['900a', 'SN-9'], robot, foreign, ['', '']],
] as const)('%s', (_, [model, serialNumber], from, to, [newModel, newSerial]) => {
  expect(fillFromDevice({ model, serialNumber }, { from, to }, models)).toEqual({ model: newModel, serialNumber: newSerial });
});
