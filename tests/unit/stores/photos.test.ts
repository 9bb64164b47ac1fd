import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Image } from '../../../src/contract/fields.ts';
import { maxImages } from '../../../src/contract/images/limits.ts';
import type { resizePhoto } from '../../../src/stores/resize-photo.ts';
import type { upload } from '../../../src/stores/upload.ts';

const uploads = vi.hoisted((): Upload[] => []);
vi.mock('../../../src/stores/resize-photo.ts', () => ({
  resizePhoto: (async (file) =>
    file.type === 'application/pdf'
      ? { is: 'rejected', reason: 'form.photoNotImage' }
      : { is: 'shrunk', blob: file }) satisfies typeof resizePhoto,
}));
vi.mock('../../../src/stores/upload.ts', () => ({
  upload: (({ key }, uid, progress = () => undefined) =>
    new Promise((end, fail) => uploads.push({ key, uid, progress, end, fail }))) satisfies typeof upload,
}));

import { ApiError } from '../../../src/api/errors.ts';
import { nextPhoto, nextPhotos, photoActions } from '../../../src/stores/photo-actions.ts';
import { createPhotoList, type Photo, readyPhotos, storedPhotos } from '../../../src/stores/photos.ts';

interface Upload {
  key: string;
  uid: string;
  progress: (share: number) => void;
  end: (uploaded: Image) => void;
  fail: (error: ApiError) => void;
}

const blob = new Blob(['jpeg']);
const image = { id: 'stored', url: '/x.jpg', width: 4, height: 3 };
const chosen = { key: 'a', name: 'a.jpg' };
const ready = { ...chosen, blob, removed: false };

describe('the state of one photo', () => {
  const shrinking: Photo = { ...chosen, is: 'shrinking' };
  const queued: Photo = { ...ready, is: 'queued' };
  const uploading: Photo = { ...ready, is: 'uploading', share: 0.5 };
  const uploaded: Photo = { ...ready, is: 'uploaded', uploaded: image };

  test('goes from the chosen file to the uploaded picture', () => {
    expect(nextPhoto(shrinking, { is: 'shrunk', blob })).toEqual({ ...chosen, blob, is: 'queued' });
    expect(nextPhoto(queued, { is: 'uploading', share: 0 })).toEqual({ ...ready, is: 'uploading', share: 0 });
    expect(nextPhoto(uploading, { is: 'uploading', share: 0.9 })).toEqual({ ...ready, is: 'uploading', share: 0.9 });
    expect(nextPhoto(uploading, { is: 'uploaded', uploaded: image })).toEqual(uploaded);
  });

  test('is that of a rejected file, with the reason', () => {
    const rejected = { ...chosen, is: 'rejected', reason: 'form.photoNotImage' };
    expect(nextPhoto(shrinking, { is: 'rejected', reason: 'form.photoNotImage' })).toEqual(rejected);
    expect(nextPhoto(shrinking, { is: 'shrunk', blob }, true)).toEqual({ ...rejected, reason: 'form.photoTooMany' });
  });

  test('after a failure says whether the server refused it, and begins again from there', () => {
    expect(nextPhoto(uploading, { is: 'failed' })).toEqual({ ...ready, is: 'waiting' });
    const refused = nextPhoto(uploading, { is: 'failed', message: 'No picture' });
    expect(refused).toEqual({ ...ready, is: 'refused', message: 'No picture' });
    expect(nextPhoto(refused, { is: 'uploading', share: 0 })).toMatchObject({ is: 'uploading' });
  });

  test.each([
    ['progress of an upload that has ended', { ...ready, is: 'waiting' }, { is: 'uploading', share: 0.9 }],
    ['progress of one that has arrived', uploaded, { is: 'uploading', share: 1 }],
    ['the beginning of an upload of one that has arrived', uploaded, { is: 'uploading', share: 0 }],
    ['progress of less than two percent', uploading, { is: 'uploading', share: 0.51 }],
    ['a failure of one that has arrived', uploaded, { is: 'failed' }],
    ['an upload of a file that is rejected', { ...chosen, is: 'rejected', reason: 'form.photoTooMany' }, { is: 'failed' }],
    ['a second shrunk copy', queued, { is: 'shrunk', blob: new Blob() }],
  ] as const)('is not changed by %s', (_, photo, event) => {
    expect(nextPhoto(photo, event)).toBe(photo);
  });

  test.each([
    ['of the first share', queued, { is: 'uploading', share: 0 }, { ...ready, is: 'uploading', share: 0 }],
    ['of a later share without a first one', queued, { is: 'uploading', share: 0.1 }, queued],
    ['of a failure without an upload', queued, { is: 'failed' }, queued],
    ['of an arrival', queued, { is: 'uploaded', uploaded: image }, uploaded],
    ['of an empty refusal', uploading, { is: 'failed', message: '' }, { ...ready, is: 'refused', message: '' }],
    ['of a removal', uploading, { is: 'removed' }, { ...uploading, removed: true }],
    ['of a return', { ...uploading, removed: true }, { is: 'restored' }, uploading],
    ['of an upload while it is chosen', shrinking, { is: 'uploaded', uploaded: image }, shrinking],
    ['of a removal while it is chosen', shrinking, { is: 'removed' }, shrinking],
  ] as const)('by an event %s is as it is to be', (_, photo, event, next) => {
    expect(nextPhoto(photo, event)).toEqual(next);
  });

  test('keeps its place, and whether it was removed', () => {
    const placed = { ...chosen, place: 'step.1' };
    expect(nextPhoto({ ...placed, is: 'shrinking' }, { is: 'shrunk', blob })).toEqual({ ...placed, blob, is: 'queued' });
    const removed: Photo = { ...placed, blob, is: 'uploading', share: 0, removed: true };
    expect(nextPhoto(removed, { is: 'failed' })).toEqual({ ...placed, blob, removed: true, is: 'waiting' });
    expect(nextPhoto({ ...chosen, blob, is: 'queued' }, { is: 'uploading', share: 0 })).toEqual({
      ...ready,
      is: 'uploading',
      share: 0,
    });
  });

  test('that has a place of its own has room in a full form, and so has one that was not removed', () => {
    const placed = { ...chosen, place: 'step.1' };
    expect(nextPhoto({ ...placed, is: 'shrinking' }, { is: 'shrunk', blob }, true)).toMatchObject({ is: 'queued' });
    expect(nextPhoto({ ...placed, blob, is: 'queued', removed: true }, { is: 'restored' }, true)).toMatchObject({ is: 'queued' });
    expect(nextPhoto(queued, { is: 'restored' }, true)).toMatchObject({ is: 'queued' });
    expect(nextPhoto({ ...queued, removed: true }, { is: 'restored' }, true)).toEqual({
      ...chosen,
      is: 'rejected',
      reason: 'form.photoTooMany',
    });
  });

  test('that was removed and uploaded meanwhile comes back as uploaded', () => {
    const removed = nextPhoto(uploading, { is: 'removed' });
    expect(nextPhoto(nextPhoto(removed, { is: 'uploaded', uploaded: image }), { is: 'restored' })).toEqual(uploaded);
  });
});

describe('the photos of a form', () => {
  const of = (count: number): Photo[] =>
    Array.from({ length: count }, (_, index) => ({ key: `${index}`, name: `${index}.jpg`, blob, is: 'queued' }));

  test('have no room for a removed one whose place was taken, and keep all others', () => {
    const removed = nextPhotos(of(maxImages + 1), '2', { is: 'removed' });
    const restored = nextPhotos(removed, '2', { is: 'restored' });
    expect(readyPhotos(restored).map(({ key }) => key)).toEqual(['0', '1', '3', '4', '5', '6']);
    expect(restored[2]).toEqual({ key: '2', name: '2.jpg', is: 'rejected', reason: 'form.photoTooMany' });
  });

  test('are stored without those that are removed, rejected or still too large, and without the state of this page', () => {
    const photos: Photo[] = [
      { ...ready, is: 'uploading', share: 0.5 },
      { ...ready, key: 'b', place: 'step.1', is: 'uploaded', uploaded: image },
      { ...ready, key: 'c', is: 'queued', removed: true },
      { ...chosen, key: 'd', is: 'shrinking' },
      { ...chosen, key: 'e', is: 'rejected', reason: 'form.photoTooLarge' },
    ];
    expect(storedPhotos(photos)).toEqual([
      { ...chosen, blob },
      { ...chosen, key: 'b', blob, place: 'step.1', uploaded: image },
    ]);
  });

  test('take another one up to six, and one back', () => {
    const shrinking: Photo = { ...chosen, is: 'shrinking' };
    const fifth = nextPhotos([...of(maxImages - 1), shrinking], 'a', { is: 'shrunk', blob });
    expect(fifth.at(-1)).toMatchObject({ is: 'queued' });
    const sixth = nextPhotos([...of(maxImages), shrinking], 'a', { is: 'shrunk', blob });
    expect(sixth.at(-1)).toMatchObject({ is: 'rejected', reason: 'form.photoTooMany' });
  });

  test('lose what was rejected by a removal, and nothing by another event', () => {
    const rejected: Photo = { key: 'r', name: 'r.pdf', is: 'rejected', reason: 'form.photoNotImage' };
    const photos = [...of(2), rejected];
    expect(nextPhotos(photos, '0', { is: 'removed' }).map(({ key }) => key)).toEqual(['0', '1']);
    expect(nextPhotos(photos, '0', { is: 'uploading', share: 0 }).map(({ key }) => key)).toEqual(['0', '1', 'r']);
  });

  test('of a place are replaced when the next one is there, and only there', () => {
    const at = (key: string, place?: string): Photo => ({ key, name: key, blob, is: 'queued', ...(place && { place }) });
    const photos: Photo[] = [at('a', 'one'), at('b', 'two'), at('c'), { key: 'n', name: 'n', place: 'one', is: 'shrinking' }];
    expect(nextPhotos(photos, 'n', { is: 'shrunk', blob }).map(({ key }) => key)).toEqual(['b', 'c', 'n']);
    expect(nextPhotos(photos, 'n', { is: 'rejected', reason: 'form.photoTooLarge' })).toHaveLength(4);
    expect(nextPhotos(photos, 'a', { is: 'uploading', share: 0 })).toHaveLength(4);
  });

  test('do not change by an event of a photo that is gone', () => {
    const photos = of(2);
    expect(nextPhotos(photos, 'gone', { is: 'uploaded', uploaded: image })).toBe(photos);
  });
});

describe('a photo list', () => {
  const onChange = vi.fn();
  const loaded = { photoActions };
  const create = (load = async () => loaded) => createPhotoList(load, onChange);
  const files = (...names: string[]) =>
    names.map((name) => new File(['jpeg'], name, { type: name.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg' }));
  const namesOf = (list: ReturnType<typeof create>) => readyPhotos(list.$photos.get()).map(({ name }) => name);
  const stateOf = (list: ReturnType<typeof create>) => list.$photos.get().map(({ is }) => is);

  beforeEach(() => {
    uploads.length = 0;
    onChange.mockClear();
  });

  test('takes six of seven files, counts those that are there already, and names the seventh', async () => {
    const list = create();
    list.addFiles(files('1.jpg', '2.jpg'));
    list.addFiles(files('3.jpg', '4.jpg', '5.jpg', '6.jpg', '7.jpg'));
    await list.settled();
    expect(namesOf(list)).toEqual(['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg', '6.jpg']);
    expect(list.$photos.get().at(-1)).toMatchObject({ name: '7.jpg', is: 'rejected', reason: 'form.photoTooMany' });
    expect(new Set(list.$photos.get().map(({ key }) => key)).size).toBe(7);
  });

  test('rejects a file that is no photo, takes the others, and forgets the rejection with the next choice', async () => {
    const list = create();
    list.addFiles(files('doc.pdf', 'a.jpg'));
    await list.settled();
    expect(stateOf(list)).toEqual(['rejected', 'queued']);
    list.addFiles(files('b.jpg'));
    await list.settled();
    expect(namesOf(list)).toEqual(['a.jpg', 'b.jpg']);
    expect(stateOf(list)).not.toContain('rejected');
  });

  test('replaces the photo of a place, whatever the number of others', async () => {
    const list = create();
    for (let place = 0; place < maxImages + 2; place++) list.addFiles(files(`${place}.jpg`), `step.${place}`);
    list.addFiles(files('new.jpg'), 'step.0');
    list.addFiles(files('doc.pdf'), 'step.1');
    await list.settled();
    expect(namesOf(list)).toEqual(['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg', '6.jpg', '7.jpg', 'new.jpg']);
  });

  test('uploads each photo once, as soon as it is known whose it is', async () => {
    const list = create();
    list.addFiles(files('a.jpg'));
    await list.settled();
    expect(uploads).toEqual([]);
    list.uploadAs('at-lena');
    list.uploadAs('at-lena');
    list.addFiles(files('b.jpg'));
    await list.settled();
    await vi.waitFor(() => expect(uploads.map(({ uid }) => uid)).toEqual(['at-lena', 'at-lena']));
    uploads[0]?.progress(0.5);
    expect(list.$photos.get()[0]).toMatchObject({ is: 'uploading', share: 0.5 });
    uploads[0]?.end(image);
    uploads[1]?.fail(new ApiError('network'));
    await vi.waitFor(() => expect(stateOf(list)).toEqual(['uploaded', 'waiting']));
    list.retry(uploads[0]?.key ?? '');
    list.retry(uploads[1]?.key ?? '');
    await vi.waitFor(() => expect(stateOf(list)).toEqual(['uploaded', 'uploading']));
    await vi.waitFor(() => expect(uploads).toHaveLength(3));
  });

  test('says what the server has said of a photo that it refuses', async () => {
    const list = create();
    list.uploadAs('at-lena');
    list.addFiles(files('a.jpg'));
    await list.settled();
    await vi.waitFor(() => expect(uploads).toHaveLength(1));
    uploads[0]?.fail(new ApiError('unsupportedMedia', { message: 'No picture' }));
    await vi.waitFor(() => expect(list.$photos.get()[0]).toMatchObject({ is: 'refused', message: 'No picture' }));
  });

  test('tells of every change that a draft stores, and of no other', async () => {
    const list = create();
    list.uploadAs('at-lena');
    list.addFiles(files('a.jpg'));
    await list.settled();
    await vi.waitFor(() => expect(uploads).toHaveLength(1));
    expect(onChange).toHaveBeenCalledTimes(1);
    uploads[0]?.progress(0.5);
    expect(onChange).toHaveBeenCalledTimes(1);
    uploads[0]?.end(image);
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2));
    const restore = list.remove(uploads[0]?.key ?? '');
    restore();
    expect(onChange).toHaveBeenCalledTimes(4);
  });

  test('puts a draft’s photos before those that were chosen before it was found, and sends what has not arrived', async () => {
    const list = create();
    list.uploadAs('at-lena');
    list.addFiles(files('new.jpg'));
    await list.settled();
    list.restore([
      { key: 'old', name: 'old.jpg', blob },
      { key: 'older', name: 'older.jpg', blob, uploaded: image },
    ]);
    await vi.waitFor(() => expect(uploads.map(({ key }) => key)).toContain('old'));
    expect(namesOf(list)).toEqual(['old.jpg', 'older.jpg', 'new.jpg']);
    expect(uploads.map(({ key }) => key)).not.toContain('older');
  });

  test('lets go of a file when shrinking cannot be loaded, and takes the next one', async () => {
    let loads = 0;
    const list = create(async () => {
      if (++loads === 1) throw new Error('gone');
      return loaded;
    });
    list.addFiles(files('a.jpg'));
    await list.settled();
    expect(list.$photos.get()).toEqual([]);
    list.addFiles(files('b.jpg'));
    await list.settled();
    expect(namesOf(list)).toEqual(['b.jpg']);
  });

  test('sends a photo with the next chance when uploading cannot be loaded', async () => {
    let fails = true;
    const list = create(async () => {
      if (fails) throw new Error('gone');
      return loaded;
    });
    list.restore([{ key: 'a', name: 'a.jpg', blob }]);
    list.uploadAs('at-lena');
    await Promise.resolve();
    expect(stateOf(list)).toEqual(['queued']);
    fails = false;
    list.addFiles(files('b.jpg'));
    await vi.waitFor(() => expect(uploads).toHaveLength(2));
  });

  test('is empty after it was cleared, whatever arrives then', async () => {
    const list = create();
    list.uploadAs('at-lena');
    list.addFiles(files('a.jpg'));
    await list.settled();
    await vi.waitFor(() => expect(uploads).toHaveLength(1));
    list.clear();
    uploads[0]?.end(image);
    await Promise.resolve();
    expect(list.$photos.get()).toEqual([]);
  });
});
