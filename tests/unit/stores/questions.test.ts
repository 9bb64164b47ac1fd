import { expect, test } from 'vitest';
import { $question, ask } from '../../../src/stores/questions.ts';
import { $undo, offerUndo } from '../../../src/stores/undo.ts';

const words = { text: 'Sure?', confirm: 'Yes', cancel: 'No' };

test.each([true, false])('a question is shown until it is answered with %s', async (answer) => {
  const answered = ask(words);
  expect($question.get()).toMatchObject(words);
  $question.get()?.answer(answer);
  expect($question.get()).toBeUndefined();
  expect(await answered).toBe(answer);
});

test('a question in the place of another one answers that with no', async () => {
  const first = ask(words);
  const second = ask({ ...words, text: 'Really?' });
  expect(await first).toBe(false);
  expect($question.get()?.text).toBe('Really?');
  $question.get()?.answer(true);
  expect(await second).toBe(true);
});

test('an undo is offered until it is withdrawn, or another one takes its place', () => {
  const [one, other] = ['one', 'other'].map((text) => ({ text, undo: () => undefined }));
  const withdraw = offerUndo(one as never);
  expect($undo.get()).toBe(one);
  withdraw();
  expect($undo.get()).toBeUndefined();
  const withdrawOne = offerUndo(one as never);
  offerUndo(other as never);
  withdrawOne();
  expect($undo.get()).toBe(other);
});
