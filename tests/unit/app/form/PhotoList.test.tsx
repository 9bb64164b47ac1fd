import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PhotoList } from '../../../../src/app/form/PhotoList.tsx';
import { createT } from '../../../../src/i18n/t.ts';
import type { Photos, ReadyPhoto } from '../../../../src/stores/photos.ts';
import { renderInScreen, strings } from '../../ui/in-screen.tsx';

const t = createT(strings, 'en');
const uploaded = { id: 'x', url: '/x.jpg', width: 1, height: 1 };
const chosen = (key: string) => ({ key, name: `${key}.jpg`, blob: new Blob([key]) });
const waiting = (key: string): ReadyPhoto => ({ ...chosen(key), is: 'waiting' });

const retry = vi.fn();
const revoked: string[] = [];
let made = 0;

beforeEach(() => {
  retry.mockReset();
  revoked.length = 0;
  made = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${++made}`);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void revoked.push(url));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const list = (ready: readonly ReadyPhoto[]) => <PhotoList photos={{ ready, retry, remove: vi.fn() } as unknown as Photos} />;
const state = () => document.querySelector('.photo-state');
const retryButton = () => screen.queryByRole('button', { name: t('common.retry') });

test('a photo on its way shows how far it is', () => {
  renderInScreen(list([{ ...chosen('a'), is: 'uploading', share: 0.416 }]));
  const progress = screen.getByRole<HTMLProgressElement>('progressbar', { name: t('form.photoUploading', { percent: 42 }) });
  expect([progress.value, progress.max]).toEqual([0.416, 1]);
  expect([state()?.textContent, retryButton()]).toEqual(['', null]);
});

test('a photo that has its turn to come says nothing', () => {
  renderInScreen(list([{ ...chosen('a'), is: 'queued' }]));
  expect([state()?.innerHTML, retryButton()]).toEqual(['', null]);
});

test('a photo that was uploaded says so', () => {
  renderInScreen(list([{ ...chosen('a'), is: 'uploaded', uploaded }]));
  expect(state()?.textContent?.trim()).toBe(t('form.photoDone'));
  expect(state()?.querySelector('.icon-check')).not.toBeNull();
  expect([document.querySelector('.photo-refused'), retryButton()]).toEqual([null, null]);
});

test('a photo that waits for a connection is sent with its form, and needs nobody', () => {
  renderInScreen(list([waiting('a'), { ...chosen('b'), is: 'uploaded', uploaded }]));
  expect([state()?.textContent, retryButton()]).toEqual([t('form.photoWaiting'), null]);
});

test.each([
  ['The picture is damaged', 'The picture is damaged'],
  ['', t('form.photoFailed')],
])('a photo that was refused (“%s”) says “%s”, and can be tried again', (message, text) => {
  renderInScreen(list([{ ...chosen('a'), is: 'refused', message }]));
  expect(document.querySelector('.photo-refused')?.textContent).toBe(text);
  expect(state()?.textContent).toBe(text);
  fireEvent.click(retryButton() as HTMLElement);
  expect(retry).toHaveBeenCalledExactlyOnceWith('a');
});

test('a photo has one address as long as it is there, and no longer', () => {
  const pictures = () => [...document.querySelectorAll('img')].map((picture) => picture.getAttribute('src'));
  const { rerender, unmount } = renderInScreen(list([waiting('a'), waiting('b')]));
  rerender(list([waiting('a'), waiting('b')]));
  expect(pictures()).toEqual(['blob:1', 'blob:2']);
  expect(revoked).toEqual([]);
  rerender(list([waiting('b')]));
  expect([pictures(), revoked]).toEqual([['blob:2'], ['blob:1']]);
  rerender(list([waiting('b'), waiting('a')]));
  expect(pictures()).toEqual(['blob:2', 'blob:3']);
  unmount();
  expect(revoked).toEqual(['blob:1', 'blob:2', 'blob:3']);
});
