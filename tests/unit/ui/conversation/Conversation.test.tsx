import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Message } from '../../../../src/contract/message.ts';
import { Conversation } from '../../../../src/ui/conversation/Conversation.tsx';
import { renderInScreen } from '../in-screen.tsx';

afterEach(cleanup);

const message = (id: string, address?: string): Message => ({
  id,
  from: 'user',
  text: `Text ${id}`,
  at: 1_700_000_000,
  images: address ? [{ id: `image-${id}`, url: address, width: 9, height: 9 }] : [],
});

test('asks for its record again when the address of a picture is over, once for each address', () => {
  const onStale = vi.fn();
  const draw = (address: string) => <Conversation messages={[message('1', address)]} onStale={onStale} />;
  const { rerender } = renderInScreen(draw('https://a.test/1'));
  fireEvent.error(screen.getByRole('img'));
  fireEvent.error(screen.getByRole('img'));
  expect(onStale).toHaveBeenCalledTimes(1);
  rerender(draw('https://a.test/2'));
  expect(screen.getByRole('img').getAttribute('src')).toBe('https://a.test/2');
  fireEvent.error(screen.getByRole('img'));
  expect(onStale).toHaveBeenCalledTimes(2);
});

test('gives the focus to the first of the messages that were asked for', () => {
  const onStale = () => undefined;
  const { rerender } = renderInScreen(<Conversation messages={[message('2')]} onStale={onStale} />);
  rerender(<Conversation messages={[message('1'), message('2')]} focus="1" onStale={onStale} />);
  expect(document.activeElement).toBe(screen.getByText('Text 1').closest('li'));
});
