import { atom } from 'nanostores';
import { maxImages } from '../contract/images/limits.ts';
import type { Image } from '../contract/images/upload.ts';
import { type DraftImage, newKey } from './drafts.ts';

/** A file that was chosen for a form. */
interface ChosenFile {
  /** Also the idempotency key of the photo's upload */
  key: string;
  name: string;
  /** Where in the form it belongs, in forms with several places for one photo each */
  place?: string;
}

/**
 * How far a photo's upload is. `waiting`: there is no connection, so it is sent together with its form. `refused`: the server does
 * not take it; an empty message means that it gave none.
 */
export type UploadState =
  | { is: 'queued' | 'waiting' }
  | { is: 'uploading'; share: number }
  | { is: 'refused'; message: string }
  | { is: 'uploaded'; uploaded: Image };

/** A photo that is small enough to be sent. A removed one goes on uploading, so that an undo brings it back as far as it got. */
export type ReadyPhoto = ChosenFile & { blob: Blob; removed?: boolean } & UploadState;

/** A file that did not become a photo of the form, and the name of the text that says why. */
export type RejectedFile = ChosenFile & { is: 'rejected'; reason: RejectReason };
export type RejectReason = 'form.photoTooLarge' | 'form.photoNotImage' | 'form.photoUnreadable' | 'form.photoTooMany';

/** The state of one file of a form, from the file input to the server. */
export type Photo = (ChosenFile & { is: 'shrinking' }) | RejectedFile | ReadyPhoto;

/** The result of shrinking a file. */
export type ShrinkResult = { is: 'shrunk'; blob: Blob } | { is: 'rejected'; reason: RejectReason };
/** The result of an upload. Without a message it failed for lack of a connection. */
export type UploadResult = { is: 'uploaded'; uploaded: Image } | { is: 'failed'; message?: string };

type PhotoEvent = ShrinkResult | UploadResult | { is: 'uploading'; share: number } | { is: 'removed' | 'restored' };

const isReady = (photo: Photo): photo is ReadyPhoto => 'blob' in photo;

/** The photos that a form shows and sends. */
export const readyPhotos = (photos: readonly Photo[]): ReadyPhoto[] => photos.filter(isReady).filter(({ removed }) => !removed);

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

function nextReady(photo: ReadyPhoto, event: PhotoEvent): ReadyPhoto {
  const { key, name, place, blob, removed = false } = photo;
  const ready = { key, name, blob, removed, ...(place && { place }) };
  switch (event.is) {
    case 'uploading':
      // Every upload begins with 0; other progress is that of an upload which has ended.
      return photo.is === 'uploaded' || (event.share > 0 && photo.is !== 'uploading') ? photo : { ...ready, ...event };
    case 'uploaded':
      return { ...ready, ...event };
    case 'failed': {
      if (photo.is !== 'uploading') return photo;
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

/** The photos as a draft stores them; `Draft.images`. */
export const storedPhotos = (photos: readonly Photo[]): DraftImage[] =>
  readyPhotos(photos).map((photo) => ({
    ...{ key: photo.key, name: photo.name, blob: photo.blob },
    ...(photo.is === 'uploaded' && { uploaded: photo.uploaded }),
    ...(photo.place && { place: photo.place }),
  }));

const fromStored = ({ uploaded, ...image }: DraftImage): ReadyPhoto =>
  uploaded ? { ...image, is: 'uploaded', uploaded } : { ...image, is: 'queued' };

/** The work that moves photos on, loaded on first use. None of it rejects. */
export interface PhotoEffects {
  shrink(file: Blob): Promise<ShrinkResult>;
  sendPhoto(photo: DraftImage, uid: string, onProgress: (share: number) => void): Promise<UploadResult>;
}

/** A form's photos as its fields see them. */
export interface Photos {
  ready: readonly ReadyPhoto[];
  rejected: readonly RejectedFile[];
  /** How many files are still being made small enough */
  shrinking: number;
  /** @param place for one photo, which takes the place of the one before */
  addFiles(files: readonly File[], place?: string): void;
  /** @returns puts the photo back in its place, as far uploaded as it is by then */
  remove(key: string): () => void;
  retry(key: string): void;
  /** Resolves when every chosen file is a photo of the form, or rejected */
  settled(): Promise<unknown>;
}

/**
 * The photos of one form: the only place that knows the state of each.
 *
 * @param loadEffects rejects when it cannot be loaded, after saying so
 * @param onChange called when what a draft stores of them has changed
 */
export function createPhotoList(loadEffects: () => Promise<PhotoEffects>, onChange: () => void) {
  const $photos = atom<readonly Photo[]>([]);
  let owner: string | undefined;
  let adding: Promise<unknown> = Promise.resolve();

  const dispatch = (key: string, event: PhotoEvent) => {
    $photos.set(nextPhotos($photos.get(), key, event));
    if (event.is !== 'uploading' && event.is !== 'failed') onChange();
  };

  const send = async (key: string) => {
    const photo = readyPhotos($photos.get()).find((other) => other.key === key);
    if (!photo || !owner || photo.is === 'uploaded' || photo.is === 'uploading') return;
    const onProgress = (share: number) => dispatch(key, { is: 'uploading', share });
    onProgress(0);
    const effects = await loadEffects().catch(() => undefined);
    dispatch(key, (await effects?.sendPhoto(photo, owner, onProgress)) ?? { is: 'failed' });
  };

  const sendQueued = () => {
    for (const { is, key } of $photos.get()) if (is === 'queued') void send(key);
  };

  const shrink = async (file: File, key: string) => {
    const effects = await loadEffects().catch(() => undefined);
    if (!effects) return $photos.set($photos.get().filter((photo) => photo.key !== key));
    dispatch(key, await effects.shrink(file));
    sendQueued();
  };

  return {
    $photos,
    addFiles(files: readonly File[], place?: string) {
      const chosen = files.map((file) => ({ file, key: newKey(), name: file.name, ...(place && { place }) }));
      $photos.set([
        ...$photos.get().filter(({ is }) => is !== 'rejected'),
        ...chosen.map(({ file: _, ...photo }): Photo => ({ ...photo, is: 'shrinking' })),
      ]);
      // One after the other: a large photo takes much memory.
      for (const { file, key } of chosen) adding = adding.then(() => shrink(file, key));
    },
    remove(key: string) {
      dispatch(key, { is: 'removed' });
      return () => {
        dispatch(key, { is: 'restored' });
        sendQueued();
      };
    },
    retry: (key: string) => void send(key),
    settled: () => adding,
    /** Begins to upload, as soon as it is known whose photos they are. */
    uploadAs(uid: string) {
      owner = uid;
      sendQueued();
    },
    /** Puts a draft's photos before those that were chosen before it was found. */
    restore(images: readonly DraftImage[]) {
      $photos.set([...images.map(fromStored), ...$photos.get()]);
      sendQueued();
    },
    clear: () => $photos.set([]),
  };
}
