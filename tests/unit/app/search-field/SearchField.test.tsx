import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SearchField } from '../../../../src/app/search-field/SearchField.tsx';
import { renderInScreen } from '../../ui/in-screen.tsx';

test('a press empties the field, tells those who listen, and leaves the focus in it', () => {
  const heard = vi.fn();
  renderInScreen(<SearchField name="q" label="Search" onInput={({ currentTarget }) => heard(currentTarget.value)} />);
  const field = screen.getByRole('searchbox', { name: 'Search' }) as HTMLInputElement;
  fireEvent.input(field, { target: { value: 'soup' } });
  fireEvent.click(screen.getByRole('button', { name: 'Clear text' }));
  expect(field.value).toBe('');
  expect(heard.mock.calls).toEqual([['soup'], ['']]);
  expect(document.activeElement).toBe(field);
});
