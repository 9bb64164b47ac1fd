import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/api/errors.ts';
import { uploadImage } from '../../../src/contract/images/upload.ts';
import { upload } from '../../../src/stores/upload.ts';

const { api, sendWithProgress } = vi.hoisted(() => ({ api: vi.fn(), sendWithProgress: vi.fn() }));
vi.mock('../../../src/stores/session.ts', () => ({ api }));
vi.mock('../../../src/api/send-with-progress.ts', () => ({ sendWithProgress }));

const photo = { key: 'photo-1', name: 'a.jpg', blob: new Blob(['jpeg']) };
const image = { id: 'stored', url: '/x.jpg', width: 4, height: 3 };

beforeEach(() => {
  vi.resetAllMocks();
  api.mockResolvedValue(image);
});

describe('an upload', () => {
  test('is sent for its user under the photo’s key, without a toast', async () => {
    expect(await upload(photo, 'anna')).toBe(image);
    expect(api.mock.calls).toEqual([[uploadImage, photo.blob, { key: 'photo-1', uid: 'anna', quiet: true }]]);
    expect(sendWithProgress).not.toHaveBeenCalled();
  });

  test('tells how far it is where somebody wants to know', async () => {
    const [send, onProgress] = [vi.fn(), vi.fn()];
    sendWithProgress.mockReturnValue(send);
    await upload(photo, 'anna', onProgress);
    expect(sendWithProgress).toHaveBeenCalledExactlyOnceWith(onProgress);
    expect(api).toHaveBeenCalledExactlyOnceWith(uploadImage, photo.blob, { key: 'photo-1', uid: 'anna', quiet: true, send });
  });

  test('is one while it is under way, and another one after that', async () => {
    const [one, other] = await Promise.all([upload(photo, 'anna'), upload(photo, 'anna')]);
    expect(one).toBe(other);
    expect(api).toHaveBeenCalledOnce();
    await upload({ ...photo, key: 'photo-2' }, 'anna');
    api.mockRejectedValueOnce(new ApiError('network'));
    await expect(upload(photo, 'anna')).rejects.toMatchObject({ reason: 'network' });
    await upload(photo, 'anna');
    expect(api).toHaveBeenCalledTimes(4);
  });
});
