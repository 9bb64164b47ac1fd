import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ChosenDevice, type ChosenDeviceProps } from '../../../../src/app/device/ChosenDevice.tsx';
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

test('says its label, and that a device must be chosen', () => {
  expect(draw({ required: true }).getAttribute('aria-description')).toBe('required');
});

test('says what is wrong instead', () => {
  draw({ required: true, error: 'Please select a device' });
  expect(screen.getByRole('button', { description: 'Please select a device' })).toBeTruthy();
});

test('says nothing of it where a device may be chosen', () => {
  expect(draw({}).hasAttribute('aria-description')).toBe(false);
});
