import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ChosenDevice, type ChosenDeviceProps } from '../../../../src/app/device/ChosenDevice.tsx';
import { renderInScreen } from '../../ui/in-screen.tsx';

afterEach(cleanup);

const draw = (props: Partial<ChosenDeviceProps>) =>
  renderInScreen(
    <>
      <span id="label">Device</span>
      <ChosenDevice signedIn={false} labelId="label" deviceId="" onDevice={() => undefined} {...props} />
    </>,
  );
const button = (description: string) => screen.getByRole('button', { name: /^Device /, description });

test('says its label, and that a device must be chosen', () => {
  draw({ required: true });
  expect(button('required')).toBeTruthy();
});

test('says what is wrong first', () => {
  draw({ required: true, error: 'Please select a device' });
  expect(button('Please select a device required')).toBeTruthy();
});

test('says nothing of it where a device may be chosen', () => {
  draw({});
  expect(button('')).toBeTruthy();
});
