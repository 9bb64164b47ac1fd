// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Errors } from '../../../../src/app/form/form.ts';
import { useErrors } from '../../../../src/app/form/use-errors.ts';

afterEach(cleanup);

/** The errors of a form whose checks are answered by hand, in any order. */
function withChecks() {
  const checks: ((found: Errors | undefined) => void)[] = [];
  const { result } = renderHook(() => useErrors(() => new Promise((resolve) => checks.push(resolve))));
  const answer = (index: number, found: Errors | undefined) => act(async () => checks[index]?.(found));
  return { form: result, answer, asked: () => checks.length };
}

test('of two checks of a field the one that began last counts, whichever ends last', async () => {
  const { form, answer } = withChecks();
  act(() => form.current.show({ contact: 'Not valid' }));
  act(() => form.current.changed('contact'));
  act(() => form.current.changed('contact'));
  await answer(1, {});
  expect(form.current.errors).toEqual({});
  await answer(0, { contact: 'Not valid' });
  expect(form.current.errors).toEqual({});
});

test('a check that ends after the form was submitted says nothing any more', async () => {
  const { form, answer } = withChecks();
  act(() => form.current.show({ contact: 'Not valid' }));
  act(() => form.current.changed('contact'));
  act(() => form.current.show({ contact: 'The server did not accept this' }));
  await answer(0, {});
  expect(form.current.errors).toEqual({ contact: 'The server did not accept this' });
});

test('a field that was left is told of, though another was changed while it was checked', async () => {
  const { form, answer } = withChecks();
  act(() => form.current.show({ text: 'Empty' }, false));
  act(() => form.current.changed('contact'));
  act(() => void form.current.left({ name: 'contact', type: 'text', value: 'nobody' }));
  act(() => form.current.changed('text'));
  await answer(1, { text: 'Empty', contact: 'Not valid' });
  expect(form.current.errors).toEqual({ text: 'Empty' });
  await answer(2, { contact: 'Not valid', other: 'Empty' });
  expect(form.current.errors).toEqual({ contact: 'Not valid' });
});

test('a change in one field takes the error of another away that is right by it', async () => {
  const { form, answer } = withChecks();
  act(() => form.current.show({ phone: 'No such number in the country' }, false));
  act(() => form.current.changed('country'));
  await answer(0, {});
  expect(form.current.errors).toEqual({});
});

test('a field without an error gets none while it is typed in', async () => {
  const { form, answer } = withChecks();
  act(() => form.current.show({ text: 'Empty' }, false));
  act(() => form.current.changed('contact'));
  await answer(0, { text: 'Empty', contact: 'Not valid' });
  expect(form.current.errors).toEqual({ text: 'Empty' });
});

test('what only the server knows is taken away by a change of the field itself, and by nothing else', async () => {
  const { form, answer } = withChecks();
  act(() => form.current.show({ orderNumber: 'Registered already', phone: 'Refused' }));
  act(() => form.current.changed('phone'));
  await answer(0, {});
  expect(form.current.errors).toEqual({ orderNumber: 'Registered already' });
});

test('an error stays where it cannot be checked', async () => {
  const { form, answer } = withChecks();
  act(() => form.current.show({ contact: 'Not valid' }));
  act(() => form.current.changed('contact'));
  await answer(0, undefined);
  expect(form.current.errors).toEqual({ contact: 'Not valid' });
});

test('a choice is not checked when it is left, nor is a field without a name', async () => {
  const { form, asked } = withChecks();
  act(() => form.current.changed('gender'));
  await act(() => form.current.left({ name: 'gender', type: 'radio', value: 'other' }));
  await act(() => form.current.left({ name: '', type: 'text', value: 'x' }));
  expect(asked()).toBe(0);
});
