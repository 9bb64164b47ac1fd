import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Conversation, Pictures } from '../../../../src/app/conversation/Conversation.tsx';
import type { Message } from '../../../../src/contract/conversation/message.ts';
import { renderInScreen } from '../../ui/in-screen.tsx';

vi.mock('../../../../src/ui/lightbox/Lightbox.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
vi.mock('../../../../src/stores/recovery.ts', () => ({
  importOrReload: (_name: string, load: () => Promise<unknown>) => load(),
  reload: () => undefined,
}));

afterEach(cleanup);

const message = (id: string, address?: string): Message => ({
  id,
  from: 'user',
  text: `Text ${id}`,
  at: 1_700_000_000,
  images: address ? [{ id: `image-${id}`, url: address, width: 9, height: 9 }] : [],
});

test('asks for its record again when the address of a picture has expired, once for each address', () => {
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

test('a picture whose large view cannot be loaded leaves the screen as it is, with what was typed in it', async () => {
  const image = { id: 'a', url: '/a.jpg', width: 4, height: 3 };
  renderInScreen(
    <>
      <textarea aria-label="Your message" defaultValue="Typed" />
      <Pictures images={[image]} onStale={() => undefined} />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'View photo 1' }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' }).value).toBe('Typed');
});
