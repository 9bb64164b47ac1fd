import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../../src/api/errors.ts';
import type { Feedback } from '../../../../src/contract/feedback/read.ts';
import { FeedbackTurn } from '../../../../src/features/feedback/components/FeedbackTurn.tsx';
import { stringsOf } from '../../../../src/i18n/strings.ts';
import { createT } from '../../../../src/i18n/t.ts';
import { Translator } from '../../../../src/ui/screen/use-t.ts';
import { renderInScreen } from '../../ui/in-screen.tsx';

const server = { isDown: false, calls: [] as unknown[] };
vi.mock('../../../../src/stores/session.ts', async (original) => ({
  ...(await original<object>()),
  api: async ({ path }: { path: string }, input: unknown) => {
    server.calls.push([path, input]);
    if (server.isDown) throw new ApiError('network', { message: 'No connection' });
    return {};
  },
}));

const messages = ['user', 'service', 'service', 'user'].map((from, index) => ({ id: `message-${index}`, from }));
const onChange = vi.fn(async () => undefined);
const render = (status: Feedback['status'], conversation?: Partial<NonNullable<Feedback['conversation']>>) =>
  renderInScreen(
    <FeedbackTurn
      feedback={{ id: 'one', status, messages, ...(conversation && { conversation }) } as Feedback}
      onChange={onChange}
    />,
  );
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const title = () => screen.queryByRole('heading')?.textContent;

beforeEach(() => {
  server.isDown = false;
  server.calls = [];
  onChange.mockClear();
});
afterEach(cleanup);

test.each([
  ['user', { turn: 'user' }, 'It is your turn', ['Solved', 'Not solved', 'Thank you']],
  ['service', { turn: 'service' }, 'Processing by customer service, please wait.', []],
  ['solved', { turn: 'nobody', solved: true }, 'The problem is solved', ['Thank you']],
  ['closed', { turn: 'nobody', solved: true, closed: true, thanked: true }, 'This report is closed', []],
] as const)('%s: says whose turn it is, and offers what can be said', (_, conversation, heading, offered) => {
  render('replied', conversation);
  expect(title()).toBe(heading);
  expect(buttons()).toEqual(offered);
});

test('the first sentence that asks to wait is the heading, and the second the text', () => {
  renderInScreen(
    <Translator value={createT(stringsOf('ja', ['feedback']), 'ja')}>
      <FeedbackTurn feedback={{ id: 'one', status: 'processing', messages } as unknown as Feedback} onChange={onChange} />
    </Translator>,
  );
  expect(title()).toBe('カスタマーサポートが対応中です。');
  expect(screen.getByText('しばらくお待ちください。')).toBeDefined();
});

test('a server that does not continue conversations says that one has to wait, and nothing after that', () => {
  render('processing');
  expect(screen.getByText('Processing by customer service, please wait.')).toBeDefined();
  cleanup();
  render('replied');
  expect(title()).toBeUndefined();
});

test('what is said is sent once, and the record is loaded anew', async () => {
  render('replied', { turn: 'user' });
  fireEvent.click(screen.getByRole('button', { name: 'Not solved' }));
  fireEvent.click(screen.getByRole('button', { name: 'Solved' }));
  await expect.poll(() => onChange.mock.calls.length).toBe(1);
  expect(server.calls).toEqual([['/api/v1/feedback/solved', { id: 'one', reply: 'message-2', solved: false }]]);
});

test('what could not be sent can be said again', async () => {
  server.isDown = true;
  render('replied', { turn: 'user' });
  fireEvent.click(screen.getByRole('button', { name: 'Thank you' }));
  await expect.poll(() => screen.getByRole('button', { name: 'Thank you' }).getAttribute('aria-disabled')).toBeNull();
  expect(onChange).not.toHaveBeenCalled();
  server.isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Thank you' }));
  await expect.poll(() => onChange.mock.calls.length).toBe(1);
});
