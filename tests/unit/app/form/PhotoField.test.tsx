import { cleanup, createEvent, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FormContext, type FormState } from '../../../../src/app/form/form.ts';
import { PhotoField } from '../../../../src/app/form/PhotoField.tsx';
import { maxImageMegabytes, maxImages } from '../../../../src/contract/images/limits.ts';
import { createT } from '../../../../src/i18n/t.ts';
import type { Photos, ReadyPhoto } from '../../../../src/stores/photos.ts';
import { renderInScreen, strings } from '../../ui/in-screen.tsx';

vi.mock('../../../../src/stores/session.ts', () => ({ api: () => new Promise(() => undefined) }));

const t = createT(strings, 'en');
const addFiles = vi.fn();
const file = (name: string) => new File(['jpeg'], name, { type: 'image/jpeg' });
const readyPhoto = (key: string): ReadyPhoto => ({ key, name: `${key}.jpg`, blob: new Blob(['jpeg']), is: 'waiting' });

beforeEach(() => addFiles.mockReset());
afterEach(cleanup);

function show(photos: Partial<Photos> = {}, errors: FormState['errors'] = {}) {
  const form = { photos: { ready: [], rejected: [], shrinking: 0, addFiles, ...photos }, errors } as unknown as FormState;
  const { container } = renderInScreen(
    <FormContext value={form}>
      <PhotoField />
    </FormContext>,
  );
  const [camera, gallery] = container.querySelectorAll<HTMLInputElement>('input[type=file]');
  if (!camera || !gallery) throw new Error('There are two inputs');
  return { field: screen.getByRole('group'), camera, gallery };
}
const button = (name: 'form.photoCamera' | 'form.photoGallery') =>
  screen.getByRole<HTMLButtonElement>('button', { name: t(name) });

/** Something that is dragged over, out of, or dropped on the field. @returns whether the field takes it from the browser */
function drag(name: 'dragOver' | 'dragLeave' | 'drop', types: string[], files: File[] = []) {
  const field = screen.getByRole('group');
  const event = createEvent[name](field);
  Object.defineProperty(event, 'dataTransfer', { value: { types, files } });
  fireEvent(field, event);
  return event.defaultPrevented;
}

test('it says what may be added, and that it need not be', () => {
  const { field } = show();
  expect(field.textContent).toContain(t('form.photosHint', { max: maxImages, size: maxImageMegabytes }));
  expect(field.textContent).toContain(t('form.photoDrop'));
  expect(screen.getByRole('group', { name: `${t('common.photos')} (${t('common.optional')})` })).toBe(field);
  expect(document.querySelector('.field-error')).toBeNull();
});

test('an error is an alert that belongs to the field', () => {
  show({}, { images: 'Too many' });
  expect(screen.getByRole('alert').textContent).toBe('Too many');
  expect(screen.getByRole('group').getAttribute('aria-describedby')?.split(' ')).toContain(screen.getByRole('alert').id);
});

test('each button opens its input: the camera, or the gallery for several at once', () => {
  const { camera, gallery } = show();
  const opened: string[] = [];
  camera.onclick = () => void opened.push('camera');
  gallery.onclick = () => void opened.push('gallery');
  fireEvent.click(button('form.photoCamera'));
  fireEvent.click(button('form.photoGallery'));
  expect(opened).toEqual(['camera', 'gallery']);
  expect([camera.getAttribute('capture'), camera.multiple, camera.accept]).toEqual(['environment', false, 'image/*']);
  expect([gallery.getAttribute('capture'), gallery.multiple, gallery.accept]).toEqual([null, true, 'image/*']);
});

test.each(['camera', 'gallery'] as const)('what the %s gives is added, and the same can be chosen again', (name) => {
  const input = show()[name];
  const values: string[] = [];
  Object.defineProperty(input, 'files', { value: [file('a.jpg'), file('b.jpg')], configurable: true });
  Object.defineProperty(input, 'value', { set: (value) => void values.push(value), configurable: true });
  fireEvent.change(input);
  expect(addFiles.mock.calls[0]?.[0].map(({ name }: File) => name)).toEqual(['a.jpg', 'b.jpg']);
  expect(values).toEqual(['']);
});

test('an input without files adds none', () => {
  const { camera } = show();
  Object.defineProperty(camera, 'files', { value: null, configurable: true });
  fireEvent.change(camera);
  expect(addFiles.mock.calls).toEqual([[[]]]);
});

test('there is room for as many photos as a form may have', () => {
  const photos = Array.from({ length: maxImages }, (_, index) => readyPhoto(`${index}`));
  show({ ready: photos.slice(1) });
  expect([button('form.photoCamera').disabled, button('form.photoGallery').disabled]).toEqual([false, false]);
  cleanup();
  show({ ready: photos });
  expect([button('form.photoCamera').disabled, button('form.photoGallery').disabled]).toEqual([true, true]);
});

test('photos are listed, and rejected files named', async () => {
  show({ ready: [readyPhoto('a')] });
  expect(await screen.findByRole('button', { name: t('common.photoView', { number: 1 }) })).toBeDefined();
  cleanup();
  show({ rejected: [{ key: 'x', name: 'x.pdf', is: 'rejected', reason: 'form.photoNotImage' }] });
  expect(await screen.findByText('x.pdf')).toBeDefined();
  expect(document.querySelector('.photo-list')).toBeNull();
});

test('files that are dragged over it mark it until they leave or are dropped, which adds them', () => {
  const { field } = show();
  expect(field.className).toBe('field');
  expect(drag('dragOver', ['Files'])).toBe(true);
  expect(field.className).toBe('field photo-field-over');
  drag('dragLeave', ['Files']);
  expect(field.className).toBe('field');
  drag('dragOver', ['Files']);
  expect(addFiles).not.toHaveBeenCalled();
  expect(drag('drop', ['Files'], [file('a.jpg')])).toBe(true);
  expect(field.className).toBe('field');
  expect(addFiles.mock.calls[0]?.[0].map(({ name }: File) => name)).toEqual(['a.jpg']);
});

test('text that is dragged over it is left to the browser', () => {
  const { field } = show();
  expect(drag('dragOver', ['text/plain'])).toBe(false);
  expect(field.className).toBe('field');
  expect(drag('drop', ['text/plain'])).toBe(false);
});
