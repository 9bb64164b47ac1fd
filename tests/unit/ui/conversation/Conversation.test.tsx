// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Pictures } from '../../../../src/ui/conversation/Conversation.tsx';
import { renderInScreen } from '../in-screen.tsx';

vi.mock('../../../../src/ui/lightbox/Lightbox.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
vi.mock('../../../../src/stores/recovery.ts', () => ({
  loadPart: (_name: string, load: () => Promise<unknown>) => load(),
  reload: () => undefined,
}));

afterEach(cleanup);

test('a picture whose large view cannot be loaded leaves the screen as it is, with what was typed in it', async () => {
  const image = { id: 'a', url: '/a.jpg', width: 4, height: 3 };
  renderInScreen(
    <>
      <textarea aria-label="Your message" defaultValue="Typed" />
      <Pictures images={[image]} />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'View photo 1' }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' }).value).toBe('Typed');
});
