import { randomBytes } from 'node:crypto';
import type { Stored } from '../db/images.ts';
import { FairQueue } from '../http/fair-queue.ts';
import { type ObjectStore, ObjectStoreUnavailable } from './object-store.ts';
import { openS3 } from './s3.ts';
import type { S3Settings } from './settings.ts';

/** A row names an object that the object store has not. */
export class MissingPicture extends Error {
  override name = 'MissingPicture';
}

/** The bytes of a picture, on their way where they come out of an object store. */
export interface PictureBody {
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  /** Bytes */
  size: number;
}

/** Where the bytes of pictures and their thumbnails are kept. A row says where its own are, so that both places are read. */
export interface PictureStorage {
  /**
   * Keeps a picture. An object is written before the row that names it; nothing is written where the row itself keeps the bytes.
   *
   * @param id the picture's
   * @param caller for fair turns
   * @returns what its row holds
   * @throws ObjectStoreUnavailable, or HttpError 503 when too many wait for it
   */
  put(id: string, bytes: Uint8Array, mediaType: string, caller: string): Promise<Stored>;
  /** @throws MissingPicture or ObjectStoreUnavailable */
  get(stored: Stored): Promise<PictureBody>;
  /** Deletes what {@link put} has written for a row that will not be there. Does not throw: what is left is an orphan (collect.ts) */
  discard(stored: Stored): Promise<void>;
  /** The object store, if there is one */
  objects: ObjectStore | undefined;
}

/** Uploads that hold their bytes while they are written: a slow object store must not fill the memory. */
const ofPuts = {
  concurrency: 16,
  perCaller: 8,
  maxWait: Number.POSITIVE_INFINITY,
  maxWaiting: { all: 32, perCaller: 24 },
} as const;

/**
 * Names of objects: the picture's id, and what no other has, so that a name is never used again and a delayed deletion never meets
 * a newer object.
 */
export const newObjectName = (id: string): string => `${id}/${randomBytes(6).toString('hex')}`;

/** Whether a name is one of {@link newObjectName}: others in the bucket are somebody else's. */
export const isObjectName = (name: string): boolean => /^[\w-]+\/[0-9a-f]{12}$/.test(name);

/** The picture that an object is of. */
export const idOfObject = (name: string): string => name.replace(/\/[^/]*$/, '');

const nothing = new Uint8Array();

/** @param objects where pictures are written, and read when a row names one @param isLeaving new ones go into the database */
export function pictureStorage(objects?: ObjectStore, isLeaving = false): PictureStorage {
  const puts = new FairQueue(ofPuts);
  return {
    objects,
    async put(id, bytes, mediaType, caller) {
      if (!objects || isLeaving) return { bytes, object: null };
      const object = newObjectName(id);
      await puts.run(caller, () => objects.put(object, bytes, mediaType));
      return { bytes: nothing, object };
    },
    async get({ bytes, object }) {
      if (object === null) return { body: bytes as Uint8Array<ArrayBuffer>, size: bytes.length };
      if (!objects) throw new ObjectStoreUnavailable('PICTURES');
      const found = await objects.get(object);
      if (!found) throw new MissingPicture('A row names an object that is not there');
      return found;
    },
    async discard({ object }) {
      if (object !== null) await objects?.delete([object]).catch(() => undefined);
    },
  };
}

/** The bytes of a picture, all of them in memory. */
export async function bytesOf({ body }: PictureBody): Promise<Uint8Array> {
  return body instanceof Uint8Array
    ? body
    : new Uint8Array(await new Response(body as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer());
}

/** @param settings undefined where all pictures are in the database */
export const openPictureStorage = async (settings: S3Settings | undefined): Promise<PictureStorage> =>
  settings ? pictureStorage(await openS3(settings), settings.isLeaving) : pictureStorage();
