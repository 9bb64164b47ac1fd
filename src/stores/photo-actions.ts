import { ApiError } from '../api/errors.ts';
import { maxImages } from '../contract/images/limits.ts';
import { failureText } from './failure-text.ts';
import {
  isReady,
  type Photo,
  type PhotoActions,
  type PhotoEvent,
  type PhotoListState,
  type ReadyPhoto,
  type RejectReason,
  readyPhotos,
  type UploadResult,
} from './photos.ts';
import { resizePhoto } from './resize-photo.ts';
import { upload } from './upload.ts';

const isFull = (photos: readonly Photo[]): boolean => readyPhotos(photos).length >= maxImages;

/**
 * The state of one photo after an event; the same object where the event comes too late to change anything.
 *
 * @param full the form has no room for another photo
 */
export function nextPhoto(photo: Photo, event: PhotoEvent, full = false): Photo {
  const { key, name, place } = photo;
  const file = { key, name, ...(place && { place }) };
  const rejected = (reason: RejectReason): Photo => ({ ...file, is: 'rejected', reason });
  const hasRoom = !full || place !== undefined;
  if (isReady(photo)) {
    if (event.is === 'restored' && photo.removed && !hasRoom) return rejected('form.photoTooMany');
    return nextReady(photo, event);
  }
  if (photo.is === 'rejected') return photo;
  if (event.is === 'rejected') return rejected(event.reason);
  if (event.is !== 'shrunk') return photo;
  return hasRoom ? { ...file, blob: event.blob, is: 'queued' } : rejected('form.photoTooMany');
}

/** Whether an event is that of an upload which has ended. Every upload begins with 0. */
function isLate(photo: ReadyPhoto, event: PhotoEvent): boolean {
  if (event.is === 'uploading') return photo.is === 'uploaded' || (event.share > 0 && photo.is !== 'uploading');
  return event.is === 'failed' && photo.is !== 'uploading';
}

/** Not worth drawing: WebKit tells of progress with every packet, more often than React draws in a row. */
const isSmallStep = (before: number, share: number): boolean => share > before && share < 1 && share - before < 0.02;

function nextReady(photo: ReadyPhoto, event: PhotoEvent): ReadyPhoto {
  if (isLate(photo, event)) return photo;
  const { key, name, place, blob, removed = false } = photo;
  const ready = { key, name, blob, removed, ...(place && { place }) };
  switch (event.is) {
    case 'uploading':
    case 'uploaded':
      return event.is === 'uploading' && photo.is === 'uploading' && isSmallStep(photo.share, event.share)
        ? photo
        : { ...ready, ...event };
    case 'failed': {
      const { message } = event;
      return message === undefined ? { ...ready, is: 'waiting' } : { ...ready, is: 'refused', message };
    }
    case 'removed':
      return { ...photo, removed: true };
    case 'restored':
      return { ...photo, removed: false };
    default:
      return photo;
  }
}

/** The photos of a form after an event of the one with this key. */
export function nextPhotos(photos: readonly Photo[], key: string, event: PhotoEvent): readonly Photo[] {
  const photo = photos.find((other) => other.key === key);
  if (!photo) return photos;
  const { place } = photo;
  const next = nextPhoto(photo, event, isFull(photos));
  if (next === photo) return photos;
  // A photo takes the place of the one before, and a removal ends the list of what was rejected.
  const stays = (other: Photo) =>
    event.is === 'removed'
      ? other.is !== 'rejected'
      : !isReady(other) || event.is !== 'shrunk' || !place || other.place !== place;
  return photos.flatMap((other) => (other === photo ? next : stays(other) ? other : []));
}

const resultOf = (uploading: ReturnType<typeof upload>): Promise<UploadResult> =>
  uploading.then(
    (uploaded): UploadResult => ({ is: 'uploaded', uploaded }),
    (error: unknown): UploadResult =>
      error instanceof ApiError && !error.isRetryable ? { is: 'failed', message: failureText(error) } : { is: 'failed' },
  );

/** The actions of a photo list, which keep no state of their own. */
export function photoActions(list: PhotoListState): PhotoActions {
  const dispatch = (key: string, event: PhotoEvent) => {
    list.$photos.set(nextPhotos(list.$photos.get(), key, event));
    if (event.is !== 'uploading' && event.is !== 'failed') list.onChange();
  };

  const send = async (key: string) => {
    const photo = readyPhotos(list.$photos.get()).find((other) => other.key === key);
    if (!list.owner || !photo || photo.is === 'uploaded' || photo.is === 'uploading') return;
    const onProgress = (share: number) => dispatch(key, { is: 'uploading', share });
    onProgress(0);
    dispatch(key, await resultOf(upload(photo, list.owner, onProgress)));
  };

  const sendQueued = () => {
    for (const { is, key } of list.$photos.get()) if (is === 'queued') void send(key);
  };

  return {
    sendQueued,
    // One after the other: a large photo takes much memory.
    async shrink(chosen) {
      for (const { file, key } of chosen) {
        dispatch(key, await resizePhoto(file));
        sendQueued();
      }
    },
    remove(key) {
      dispatch(key, { is: 'removed' });
      return () => {
        dispatch(key, { is: 'restored' });
        sendQueued();
      };
    },
    retry: (key) => void send(key),
  };
}
