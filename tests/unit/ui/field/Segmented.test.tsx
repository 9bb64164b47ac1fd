// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Screen } from '../../../../src/app/screen/Screen.tsx';
import { Segmented } from '../../../../src/ui/field/Segmented.tsx';
import { renderInScreen, strings } from '../in-screen.tsx';

afterEach(cleanup);

const options = [
  { value: 'mine', label: 'My device' },
  { value: 'hand', label: 'Fill in' },
] as const;

const choice = (onChange: (value: 'mine' | 'hand') => void, error?: string) => (
  <Segmented name="source" label="Device" options={options} value="mine" onChange={onChange} error={error} />
);

test('is one group of which one is chosen', () => {
  const onChange = vi.fn();
  renderInScreen(choice(onChange, 'Please select a device'));
  const group = screen.getByRole('radiogroup', { name: 'Device' });
  expect(group.id).toBe('source');
  expect(group.getAttribute('aria-describedby')).toBe('source-error');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'My device' }).checked).toBe(true);
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('radio', { name: 'Fill in' }));
  expect(onChange.mock.calls).toEqual([['hand']]);
});

test('reports a choice that was made before it was hydrated', async () => {
  const onChange = vi.fn();
  const view = (
    <Screen strings={strings} tag="en">
      {choice(onChange)}
    </Screen>
  );
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(view);
  (page.querySelector('[value=hand]') as HTMLInputElement).checked = true;
  const root = await act(async () => hydrateRoot(page, view));
  expect(onChange.mock.calls).toEqual([['hand']]);
  act(() => root.unmount());
  page.remove();
});
