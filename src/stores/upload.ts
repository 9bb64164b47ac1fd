import { sendWithProgress } from '../api/send-with-progress.ts';
import type { Image } from '../contract/fields.ts';
import { uploadImage } from '../contract/images/upload.ts';
import type { DraftImage } from './drafts.ts';
import { api } from './session.ts';

/** Uploads in flight by key: a form and the outbox may want the same one at once. */
const inFlight = new Map<string, Promise<Image>>();

/**
 * Uploads a photo, once however often it is asked for at the same time.
 *
 * @param uid whose photo it is: it is never sent with another user's token
 * @param onProgress called with the share that was sent, 0 to 1
 * @throws ApiError
 */
export function upload(
  image: Pick<DraftImage, 'key' | 'blob'>,
  uid: string,
  onProgress?: (share: number) => void,
): Promise<Image> {
  const started = inFlight.get(image.key);
  if (started) return started;
  const uploading = api(uploadImage, image.blob, {
    key: image.key,
    uid,
    quiet: true,
    ...(onProgress && { send: sendWithProgress(onProgress) }),
  }).finally(() => inFlight.delete(image.key));
  inFlight.set(image.key, uploading);
  return uploading;
}
