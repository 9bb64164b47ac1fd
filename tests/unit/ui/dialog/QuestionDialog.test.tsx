// @vitest-environment happy-dom
import { act, cleanup, createEvent, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { QuestionDialog } from '../../../../src/app/screen/QuestionDialog.tsx';
import { $question, ask } from '../../../../src/stores/questions.ts';
import { renderInScreen } from '../in-screen.tsx';

beforeEach(() => {
  $question.set(undefined);
  renderInScreen(<QuestionDialog />);
});

afterEach(cleanup);

const leave = { text: 'Sure to leave?', detail: 'It stays here.', confirm: 'Confirm', cancel: 'Cancel' };

function askNow(question = leave): Promise<boolean> {
  let answer = Promise.resolve(false);
  act(() => {
    answer = ask(question);
  });
  return answer;
}

test('is yes when confirmed', async () => {
  const answer = askNow();
  expect(screen.getByRole('alertdialog').textContent).toContain('It stays here.');
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await answer).toBe(true);
  expect(screen.queryByText('Sure to leave?')).toBeNull();
});

test('is no when cancelled', async () => {
  const answer = askNow();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await answer).toBe(false);
});

test('is no at Escape', async () => {
  const answer = askNow();
  const dialog = screen.getByRole('alertdialog');
  fireEvent(dialog, createEvent('cancel', dialog, { cancelable: true }));
  expect(await answer).toBe(false);
});

test('is no when another question takes its place, which is then the one on the screen', async () => {
  const first = askNow();
  const second = askNow({ ...leave, text: 'Delete this record?' });
  expect(await first).toBe(false);
  expect(screen.queryByText('Sure to leave?')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await second).toBe(true);
});
