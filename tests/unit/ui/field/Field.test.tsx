// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Select } from '../../../../src/ui/field/Select.tsx';
import { TextArea } from '../../../../src/ui/field/TextArea.tsx';
import { TextField } from '../../../../src/ui/field/TextField.tsx';
import { renderInScreen } from '../in-screen.tsx';

afterEach(cleanup);

const describedBy = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);

test('a control is named by its label and described by its hint', () => {
  renderInScreen(<TextField name="contact" label="Contact" hint="Used only to answer." inputMode="email" />);
  const control = screen.getByRole('textbox', { name: 'Contact' });
  expect(control.id).toBe('contact');
  expect(describedBy(control)).toEqual(['Used only to answer.']);
  expect(control.getAttribute('aria-invalid')).toBeNull();
  expect(control.getAttribute('aria-required')).toBe('true');
  expect(control.getAttribute('inputmode')).toBe('email');
});

test('a wrong entry is marked as such and described by its error first', () => {
  renderInScreen(<TextField name="contact" label="Contact" hint="Used only to answer." error="Please enter your email" />);
  const control = screen.getByRole('textbox', { name: 'Contact' });
  expect(control.getAttribute('aria-invalid')).toBe('true');
  expect(describedBy(control)).toEqual(['Please enter your email', 'Used only to answer.']);
});

test('a field without hint and error is described by nothing', () => {
  renderInScreen(<TextArea name="description" label="Description" />);
  expect(screen.getByRole('textbox').hasAttribute('aria-describedby')).toBe(false);
});

test('an optional field says so and is not required', () => {
  renderInScreen(<TextField name="sn" label="SN" optional />);
  expect(screen.getByRole('textbox', { name: 'SN (optional)' }).getAttribute('aria-required')).toBe('false');
});

test('the mark of an optional field stays on the line of its label’s last word', () => {
  renderInScreen(<TextField name="sn" label="Serial number" optional />);
  expect(document.querySelector('label')?.textContent).toBe('Serial number\u00A0(optional)');
});

test('what was typed stays when an error appears', () => {
  const field = (error?: string) => <TextField name="sn" label="SN" defaultValue="A" error={error} />;
  const { rerender } = renderInScreen(field());
  const control = screen.getByRole<HTMLInputElement>('textbox');
  control.value = 'typed';
  rerender(field('Too short'));
  expect(screen.getByRole('textbox')).toBe(control);
  expect(control.value).toBe('typed');
});

test('a select without a choice has an empty value', () => {
  renderInScreen(
    <Select name="type" label="Type" placeholder="Please select" options={[{ value: 'a', label: 'Cleaning' }]} error="Choose" />,
  );
  const control = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Type' });
  expect(control.value).toBe('');
  expect([...control.options].map((option) => option.text)).toEqual(['Please select', 'Cleaning']);
  expect(describedBy(control)).toEqual(['Choose']);
});
