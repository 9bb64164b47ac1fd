import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Chosen, ChosenDevice, type ChosenDeviceProps, chosenDevice } from '../../../../src/app/device/ChosenDevice.tsx';
import type { Device, DeviceList } from '../../../../src/contract/devices/list.ts';
import { stringsOf } from '../../../../src/i18n/strings.ts';
import { createT } from '../../../../src/i18n/t.ts';
import type { ResourceState } from '../../../../src/stores/resource.ts';
import { renderInScreen } from '../../ui/in-screen.tsx';

afterEach(cleanup);

function draw(props: Partial<ChosenDeviceProps>): HTMLElement {
  renderInScreen(
    <>
      <span id="label">Device</span>
      <ChosenDevice signedIn={false} labelId="label" deviceId="" onDevice={() => undefined} {...props} />
    </>,
  );
  return screen.getByRole('button', { name: /^Device / });
}

test.each([
  ['that a device must be chosen', { required: true }, 'required'],
  [
    'it must be chosen, and what is wrong',
    { required: true, error: 'Please select a device' },
    'Please select a device required',
  ],
  ['its hint, and that it must be chosen', { required: true, hint: 'From your last report.' }, 'From your last report. required'],
  ['its hint alone where it may be chosen', { hint: 'From your last report.' }, 'From your last report.'],
])('says its label, and %s', (_, props, description) => {
  draw(props);
  expect(screen.getByRole('button', { name: /^Device /, description })).toBeTruthy();
});

test('says nothing of it where a device may be chosen', () => {
  expect(draw({}).hasAttribute('aria-describedby')).toBe(false);
});

const robot = { id: '7', name: 'Robot', kind: 'vacuum' } as Device;
const ready: ResourceState<DeviceList> = {
  status: 'ready',
  data: { devices: [robot], homes: [] },
  updatedAt: 0,
  isStale: false,
  isFetching: false,
};
const t = createT(stringsOf('en', ['common', 'device']), 'en');

test.each([
  ['the device itself', ready, '7', robot],
  ['that none is chosen', ready, '', 'Please select a device'],
  ['that none is chosen, where it is no more', ready, '8', 'Please select a device'],
  ['that none is chosen, whatever is on its way', { status: 'loading', isFetching: true }, '', 'Please select a device'],
  ['that it is on its way', { status: 'loading', isFetching: true }, '7', 'Loading…'],
  ['its id, where the devices cannot be loaded', { status: 'failed', isFetching: false }, '7', '7'],
] as const)('shows %s', (_, state, id, shown) => {
  expect(chosenDevice(state, id, t)).toBe(shown);
});

test('has its icon and isolates the name that the user gave, before its looks are loaded too', () => {
  const { container } = renderInScreen(<Chosen device={robot} face={undefined} />);
  expect(container.querySelector('bdi')?.textContent).toBe('Robot');
  expect(container.querySelector('svg')).toBeTruthy();
});
