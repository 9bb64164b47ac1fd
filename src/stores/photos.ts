import { atom, type WritableAtom } from 'nanostores';
import type { Image } from '../contract/fields.ts';
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
type UploadState =
  | { is: 'queued' | 'waiting' }
  | { is: 'uploading'; share: number }
  | { is: 'refused'; message: string }
  | { is: 'uploaded'; uploaded: Image };

/** A photo that is small enough to be sent. A removed one keeps uploading, so that an undo restores its progress. */
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

/** What happens to a photo: to its file, to its upload, or by its owner. */
export type PhotoEvent = ShrinkResult | UploadResult | { is: 'uploading'; share: number } | { is: 'removed' | 'restored' };

export const isReady = (photo: Photo): photo is ReadyPhoto => 'blob' in photo;

/** The photos that a form shows and sends. */
export const readyPhotos = (photos: readonly Photo[]): ReadyPhoto[] => photos.filter(isReady).filter(({ removed }) => !removed);

/** The photos as a draft stores them; `Draft.images`. */
export const storedPhotos = (photos: readonly Photo[]): DraftImage[] =>
  readyPhotos(photos).map((photo) => ({
    ...{ key: photo.key, name: photo.name, blob: photo.blob },
    ...(photo.is === 'uploaded' && { uploaded: photo.uploaded }),
    ...(photo.place && { place: photo.place }),
  }));

const fromStored = ({ uploaded, ...image }: DraftImage): ReadyPhoto =>
  uploaded ? { ...image, is: 'uploaded', uploaded } : { ...image, is: 'queued' };

/** A file to be shrunk for the photo with this key. */
interface ChosenPhoto {
  key: string;
  file: File;
}

/** What is shared between a photo list and its actions. */
export interface PhotoListState {
  $photos: WritableAtom<readonly Photo[]>;
  /** Whose photos they are: none is uploaded before that is known */
  owner: string | undefined;
  /** To be called when what a draft stores of them has changed */
  onChange(): void;
}

/** What moves photos on, loaded with the first of them. */
export interface PhotoActions {
  /** Makes files small enough, one after the other, and begins to upload them. Never rejects */
  shrink(chosen: readonly ChosenPhoto[]): Promise<void>;
  sendQueued(): void;
  remove(key: string): () => void;
  retry(key: string): void;
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
 * @param loadActions rejects when they cannot be loaded, after saying so
 * @param onChange see {@link PhotoListState}
 */
export function createPhotoList(
  loadActions: () => Promise<{ photoActions(list: PhotoListState): PhotoActions }>,
  onChange: () => void,
) {
  const $photos = atom<readonly Photo[]>([]);
  const list: PhotoListState = { $photos, owner: undefined, onChange };
  let actions: PhotoActions | undefined;
  let adding: Promise<unknown> = Promise.resolve();

  const load = async () => {
    actions ??= await loadActions().then(
      ({ photoActions }) => photoActions(list),
      () => undefined,
    );
    return actions;
  };
  const sendQueued = () => {
    if ($photos.get().length) void load().then(() => actions?.sendQueued());
  };

  return {
    $photos,
    addFiles(files: readonly File[], place?: string) {
      const chosen = files.map((file) => ({ file, key: newKey() }));
      const shrinking = chosen.map(({ file: { name }, key }): Photo => ({ key, name, ...(place && { place }), is: 'shrinking' }));
      $photos.set([...$photos.get().filter(({ is }) => is !== 'rejected'), ...shrinking]);
      adding = adding
        .then(load)
        .then(() => actions?.shrink(chosen) ?? $photos.set($photos.get().filter((photo) => !shrinking.includes(photo))));
    },
    remove: (key: string) => actions?.remove(key) ?? (() => undefined),
    retry: (key: string) => actions?.retry(key),
    settled: () => adding,
    /** Begins to upload, as soon as it is known whose photos they are. */
    uploadAs(uid: string) {
      list.owner = uid;
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
