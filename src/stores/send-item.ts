import * as v from 'valibot';
import { ApiError } from '../api/errors.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { type Draft, type DraftImage, newKey } from './drafts.ts';
import { api } from './session.ts';
import { upload } from './upload.ts';

/** The call that a finished form becomes, which any page can make. */
export interface Outgoing {
  /** A POST of the app endpoint that demands a key */
  path: `/api/v1/${string}`;
  /** The input. It names a photo by the photo's key, which is replaced with the server's id once it is uploaded */
  body: Readonly<Record<string, unknown>>;
  /** The line that stands for it while it waits */
  label: string;
}

type Item = Pick<Draft & Outgoing, 'key' | 'uid' | 'images' | 'path' | 'body'>;

/**
 * Sends a finished form: the photos that the server has not got, then the form itself, each under its own key, and only as the user
 * whose it is.
 *
 * @param save stores what a retry can resume from
 * @param isRepeat every photo was uploaded once more: unknown photos are a refusal now
 * @returns the server's response
 * @throws ApiError
 */
export async function sendItem(
  item: Item,
  save: (done: Pick<Item, 'body' | 'images'>) => Promise<void>,
  isRepeat = false,
): Promise<unknown> {
  const { path, body, key, uid } = item;
  let { images } = item;
  for (const image of images) {
    if (image.uploaded) continue;
    const uploaded = await upload(image, uid);
    images = images.map((other) => (other.key === image.key ? { ...other, uploaded } : other));
    await save({ body, images });
  }
  try {
    return await api(create(path), inputOf(body, images), { key, uid, quiet: true });
  } catch (error) {
    if (isRepeat || !hasLostImages(error, images)) throw error;
    const keys = new Map(images.map((image) => [image.key, newKey()]));
    const again = images.map(({ uploaded: _, ...image }) => ({ ...image, key: keys.get(image.key) ?? newKey() }));
    return sendItem({ ...item, body: replaceKeys(body, keys), images: again }, save, true);
  }
}

/**
 * Whether a call was refused since the server has deleted images that were uploaded long ago: they need to be uploaded once more, each
 * under another key. One uploaded just now may be among them, since a repeated upload gets the stored response of the first.
 */
export const hasLostImages = (error: unknown, images: readonly DraftImage[]): boolean =>
  error instanceof ApiError && error.fields?.images === 'unknown' && images.length > 0;

function inputOf(body: Item['body'], images: readonly DraftImage[]): Item['body'] {
  const input = replaceKeys(body, new Map(images.map(({ key, uploaded }) => [key, uploaded?.id])));
  // Forms that earlier versions of the site stored have an empty list instead of keys.
  const isUnnamed = Array.isArray(body.images) && body.images.length === 0;
  return isUnnamed ? { ...input, images: images.flatMap(({ uploaded }) => uploaded?.id ?? []) } : input;
}

/** A call's body with other names in the places of photo keys, which nobody types. */
export const replaceKeys = <Body extends object>(body: Body, names: ReadonlyMap<string, string | undefined>): Body =>
  JSON.parse(JSON.stringify(body), (_, value) => names.get(value) ?? value);

const create = (path: Outgoing['path']): Endpoint => ({
  method: 'POST',
  path,
  service: 'app',
  output: v.unknown(),
  keyed: true,
});
