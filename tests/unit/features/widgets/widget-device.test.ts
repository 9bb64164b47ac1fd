import { expect, test } from 'vitest';
import { isSame, readWidget } from '../../../../src/features/widgets/widget-device.ts';

const widget = { version: 1 as const, homeId: 'home', groupId: '', deviceId: 'robot', name: 'Robot' };

test('what was saved is read again', () => {
  expect(readWidget(JSON.stringify(widget))).toEqual(widget);
  expect(isSame(readWidget(JSON.stringify(widget)), widget)).toBe(true);
  expect(isSame(undefined, undefined)).toBe(true);
  expect(isSame(widget, { ...widget, groupId: 'up' })).toBe(false);
});

test.each([null, '', 'robot', '{}', '[]', JSON.stringify({ ...widget, version: 2 })])('%s is nothing', (value) => {
  expect(readWidget(value)).toBeUndefined();
});
