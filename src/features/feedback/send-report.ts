import { ApiError } from '../../api/errors.ts';
import { createFeedback } from '../../contract/new-feedback.ts';
import { newKey } from '../../stores/drafts.ts';
import { type SendForm, startOutbox } from '../../stores/outbox.ts';
import { api, failureText } from '../../stores/session.ts';
import { showToast } from '../../stores/toasts.ts';
import { form } from './model.ts';
import { reportOf } from './report-of.ts';
import { upload } from './upload.ts';

/** Keys of the reports whose failure was told. */
const told = new Set<string>();

/** Sends a finished report. That it failed is told the first time (spec, section 8); after that the report waits in silence. */
export const sendReport: SendForm = async (item, keep) => {
  try {
    await send(item, keep);
  } catch (error) {
    if (error instanceof ApiError && !told.has(item.key)) showToast(failureText(error));
    told.add(item.key);
    throw error;
  }
};

/** The pictures that the server has not got, then the report itself, each under its own key. */
const send: SendForm = async (item, keep) => {
  let { images } = item;
  for (const image of images) {
    if (image.uploaded) continue;
    const uploaded = await upload(image);
    images = images.map((other) => (other.key === image.key ? { ...other, uploaded } : other));
    await keep({ ...item, images });
  }
  try {
    await api(createFeedback, reportOf({ ...item, images }), { key: item.key, quiet: true });
  } catch (error) {
    if (!forgotten(error) || images.every((image) => !item.images.includes(image))) throw error;
    // Sent ahead long ago, and given up by the server since: once more from the beginning.
    await send({ ...item, images: item.images.map(({ uploaded: _, ...image }) => ({ ...image, key: newKey() })) }, keep);
  }
};

const forgotten = (error: unknown): boolean =>
  error instanceof ApiError && (error.data as { fields?: Record<string, string> } | null)?.fields?.images === 'unknown';

/** Sends what the user's earlier pages left behind, and what this one adds. */
export const startReports = (uid: string): Promise<void> => startOutbox(uid, { [form]: sendReport });
