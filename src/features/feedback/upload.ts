import type { Image } from '../../contract/images.ts';
import { uploadImage } from '../../contract/images.ts';
import type { DraftImage } from '../../stores/drafts.ts';
import { api } from '../../stores/session.ts';

const running = new Map<string, Promise<Image>>();

/**
 * Sends a picture's bytes. A picture that is on its way already is not sent twice: whoever asks again waits for the same
 * answer.
 *
 * @param onProgress told the share that has left, 0 to 1
 * @throws ApiError
 */
export function upload(image: DraftImage, onProgress?: (share: number) => void): Promise<Image> {
  const sent = running.get(image.key);
  if (sent) return sent;
  const sending = api(uploadImage, image.blob, { key: image.key, quiet: true, ...(onProgress && { onProgress }) }).finally(() =>
    running.delete(image.key),
  );
  running.set(image.key, sending);
  return sending;
}
