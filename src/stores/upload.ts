import { ApiError } from '../api/errors.ts';
import { type Image, uploadImage } from '../contract/images/upload.ts';
import type { DraftImage } from './drafts.ts';
import { api } from './session.ts';

const running = new Map<string, Promise<Image>>();

/**
 * Sends a picture's bytes. A picture that is on its way already is not sent twice: whoever asks again waits for the same
 * answer.
 *
 * @param uid whose picture it is: it is never sent with another user's token
 * @param onProgress told the share that has left, 0 to 1
 * @throws ApiError
 */
export function upload(image: DraftImage, uid: string, onProgress?: (share: number) => void): Promise<Image> {
  const sent = running.get(image.key);
  if (sent) return sent;
  const sending = api(uploadImage, image.blob, { key: image.key, uid, quiet: true, ...(onProgress && { onProgress }) }).finally(
    () => running.delete(image.key),
  );
  running.set(image.key, sending);
  return sending;
}

/**
 * Where a picture is on its way: a share of its bytes, waiting for a connection (it goes with its form), or refused by the server
 * as it is. One that has arrived has none.
 */
export type Way = { is: 'leaving'; share: number } | { is: 'waiting' } | { is: 'refused'; message: string };

/** Sends a picture ahead of its form, telling where it is on its way. @returns what the server made of it, once it has it */
export async function sendAhead(
  image: DraftImage,
  uid: string,
  onWay: (way: Way | undefined) => void,
): Promise<Image | undefined> {
  onWay({ is: 'leaving', share: 0 });
  try {
    const uploaded = await upload(image, uid, (share) => onWay({ is: 'leaving', share }));
    onWay(undefined);
    return uploaded;
  } catch (error) {
    const refused = error instanceof ApiError && !error.transient;
    onWay(refused ? { is: 'refused', message: error.message } : { is: 'waiting' });
    return undefined;
  }
}
