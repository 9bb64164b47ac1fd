import { createFeedback } from '../../contract/feedback.ts';
import { type SendForm, startOutbox } from '../../stores/outbox.ts';
import { api } from '../../stores/session.ts';
import { form, reportOf } from './model.ts';
import { upload } from './upload.ts';

/** Sends a finished report: the pictures that the server has not got, then the report itself, each under its own key. */
export const sendReport: SendForm = async (item, keep) => {
  let { images } = item;
  for (const image of images) {
    if (image.uploaded) continue;
    const uploaded = await upload(image);
    images = images.map((other) => (other.key === image.key ? { ...other, uploaded } : other));
    await keep({ ...item, images });
  }
  await api(createFeedback, reportOf({ ...item, images }), { key: item.key, quiet: true });
};

/** Sends what the user's earlier pages left behind, and what this one adds. */
export const startReports = (uid: string): Promise<void> => startOutbox(uid, { [form]: sendReport });
