import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { CountryField } from '../../../../src/app/country/CountryField.tsx';
import { renderInScreen } from '../../ui/in-screen.tsx';

afterEach(cleanup);

const onInput = vi.fn();

function Example({ dialing = false, error }: { dialing?: boolean; error?: string }) {
  const [country, setCountry] = useState('');
  return (
    <form onInput={onInput}>
      <CountryField name="country" label="Country" error={error} own="DE" {...{ country, dialing }} onCountry={setCountry} />
    </form>
  );
}
const button = () => screen.getByRole('button', { name: /^Country/ });
const sent = () => new FormData(document.querySelector('form') as HTMLFormElement).get('country');
const sheet = () => within(screen.getByRole('dialog'));
const cells = () => sheet().getAllByRole('listitem');

test('the reader’s own country comes first, and what is chosen stands in the field and is sent', () => {
  renderInScreen(<Example />);
  expect(button().textContent).toBe('Please select');
  fireEvent.click(button());
  expect(cells()[0]?.textContent).toBe('Germany');
  fireEvent.click(sheet().getByText('Germany'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect([button().textContent, sent()]).toEqual(['Germany', 'DE']);
  fireEvent.click(button());
  expect(sheet().getByRole('button', { current: true }).textContent).toBe('Germany');
});

test('the search narrows the list, says when nothing matches, and is no entry of the form', () => {
  renderInScreen(<Example />);
  fireEvent.click(button());
  const query = sheet().getByLabelText('Search for a country');
  fireEvent.input(query, { target: { value: 'kosovo' } });
  expect(cells()).toHaveLength(1);
  fireEvent.input(query, { target: { value: 'atlantis' } });
  expect(sheet().getByRole('status').textContent).toBe('No country matches your search');
  expect(onInput).not.toHaveBeenCalled();
  expect(document.querySelector('form input[type=search]')).toBeNull();
});

test('a number’s country comes with its code', () => {
  renderInScreen(<Example dialing />);
  fireEvent.click(button());
  fireEvent.click(sheet().getByText('+49'));
  expect(button().textContent).toBe('Germany (+49)');
});

test('closing the sheet chooses nothing', () => {
  renderInScreen(<Example />);
  fireEvent.click(button());
  fireEvent.click(sheet().getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent()).toBe('');
});

test('it is required, and says what is wrong', () => {
  renderInScreen(<Example error="Please select your country" />);
  expect(button().getAttribute('aria-invalid')).toBe('true');
  expect(button().getAttribute('aria-describedby')).toBe('country-error');
  expect(button().getAttribute('aria-description')).toBe('required');
  expect(document.getElementById('country-error')?.textContent).toBe('Please select your country');
});
