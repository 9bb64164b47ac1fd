// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ErrorSummary } from '../../../../src/ui/error-summary/ErrorSummary.tsx';
import { Segmented } from '../../../../src/ui/field/Segmented.tsx';
import { Select } from '../../../../src/ui/field/Select.tsx';
import { renderInScreen } from '../in-screen.tsx';

afterEach(cleanup);

const errors = [
  { field: 'contact', text: 'Please enter your email' },
  { field: 'source', text: 'Please select a device' },
  { field: 'gone', text: 'No such field' },
];

const summary = () => screen.getByRole('group', { name: 'Please check' });

function Form({ attempt, shown = errors }: { attempt: number; shown?: typeof errors }) {
  return (
    <>
      <ErrorSummary title="Please check" errors={shown} attempt={attempt} />
      <input id="contact" />
      <fieldset id="source">
        <input type="radio" name="source" value="mine" aria-label="mine" />
        <input type="radio" name="source" value="hand" aria-label="hand" defaultChecked />
      </fieldset>
    </>
  );
}

test('shows nothing while nothing is wrong', () => {
  renderInScreen(<Form attempt={1} shown={[]} />);
  expect(screen.queryByRole('link')).toBeNull();
});

test('takes the focus at each attempt to submit, also when the errors are the same', () => {
  const { rerender } = renderInScreen(<Form attempt={0} />);
  expect(document.activeElement).toBe(document.body);
  rerender(<Form attempt={1} />);
  expect(document.activeElement).toBe(summary());
  screen.getByLabelText('mine').focus();
  rerender(<Form attempt={2} />);
  expect(document.activeElement).toBe(summary());
});

test('leaves the focus alone while entries are corrected between two attempts', () => {
  const { rerender } = renderInScreen(<Form attempt={1} />);
  screen.getByLabelText('mine').focus();
  rerender(<Form attempt={1} shown={errors.slice(1)} />);
  expect(document.activeElement).toBe(screen.getByLabelText('mine'));
});

test('is read once, with the focus: no live region repeats it as entries are corrected', () => {
  renderInScreen(<Form attempt={1} />);
  expect(summary().closest('[role=alert], [role=status], [aria-live]')).toBeNull();
});

test('leads to the control, without a new address in the history', () => {
  renderInScreen(<Form attempt={1} />);
  const followed = fireEvent.click(screen.getByRole('link', { name: 'Please enter your email' }));
  expect(followed).toBe(false);
  expect(document.activeElement?.id).toBe('contact');
});

test('leads to what is chosen in a group', () => {
  renderInScreen(<Form attempt={1} />);
  fireEvent.click(screen.getByRole('link', { name: 'Please select a device' }));
  expect(document.activeElement).toBe(screen.getByLabelText('hand'));
});

test('keeps the focus when its field is not on the page', () => {
  renderInScreen(<Form attempt={1} />);
  fireEvent.click(screen.getByRole('link', { name: 'No such field' }));
  expect(document.activeElement).toBe(summary());
});

test('a single error, whose field the title leads to, opens a fold around it and has no link of its own', () => {
  renderInScreen(
    <>
      <ErrorSummary title="Please check" errors={[{ field: 'inside', text: 'Describe what to do' }]} attempt={0} />
      <details>
        <summary>Step 1</summary>
        <input id="inside" />
      </details>
    </>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'Please check' }));
  expect(document.querySelector('details')?.open).toBe(true);
  expect(document.activeElement?.id).toBe('inside');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('tells fields apart whose errors have the same words, also a group and an optional field', () => {
  const text = 'Please select';
  const errors = ['type', 'source', 'gender'].map((field) => ({ field, text }));
  const fields = (
    <>
      <Select name="type" label="Problem type" placeholder={text} options={[]} />
      <Segmented name="source" label="Device" options={[]} value="" onChange={() => undefined} />
      <Select name="gender" label="Gender" placeholder={text} options={[]} optional />
    </>
  );
  const { rerender } = renderInScreen(fields);
  rerender(
    <>
      {fields}
      <ErrorSummary title="Please check" errors={errors} attempt={1} />
    </>,
  );
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'Problem type: Please select',
    'Device: Please select',
    'Gender: Please select',
  ]);
  expect(screen.getByRole('link', { name: /^Please check: Problem\stype\s…$/ })).toBeTruthy();
  rerender(
    <>
      {fields}
      <ErrorSummary title="Please check" errors={errors} attempt={1} saysFields />
    </>,
  );
  expect(screen.getAllByRole('link', { name: text })).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Please check: Please select\u00A0…' })).toBeTruthy();
});
