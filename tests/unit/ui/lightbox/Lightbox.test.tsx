import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Lightbox } from '../../../../src/ui/lightbox/Lightbox.tsx';
import { renderInScreen } from '../in-screen.tsx';

afterEach(cleanup);

const photos = [1, 2].map((number) => ({ id: `${number}`, url: `/${number}.jpg`, alt: `Photo ${number}` }));
const onClose = vi.fn();
const open = (images: typeof photos) => renderInScreen(<Lightbox images={images} index={0} onClose={onClose} />);

beforeEach(() => {
  onClose.mockReset();
});

/** As far as the strip shows the picture with this index. */
function scrollTo(index: number): void {
  const strip = screen.getByRole('list');
  Object.defineProperties(strip, { scrollLeft: { value: index * 300 }, clientWidth: { value: 300 } });
  fireEvent.scroll(strip);
}

test('says what it is and which of its photos is shown, also when they are turned', () => {
  open(photos);
  const dialog = screen.getByRole('dialog', { name: 'Photos' });
  const position = screen.getByRole('status');
  expect(dialog.getAttribute('aria-describedby')).toBe(position.id);
  expect(position.textContent).toBe('Photo 1 of 2');
  scrollTo(1);
  expect(position.textContent).toBe('Photo 2 of 2');
});

test('has the name of its photo, if it has but one', () => {
  open(photos.slice(1));
  expect(screen.getByRole('dialog', { name: 'Photo 2' }).getAttribute('aria-describedby')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
});

test('begins with Close, where a dialog gives its focus, and not with the strip that fills the screen', () => {
  open(photos);
  const [first] = screen.getByRole('dialog').querySelectorAll<HTMLElement>('button, [tabindex]');
  expect(first).toBe(screen.getByRole('button', { name: 'Close' }));
  fireEvent.click(first as HTMLElement);
  expect(onClose).toHaveBeenCalledTimes(1);
});
