import type * as v from 'valibot';
import type { Feedback, FeedbackSummary } from '../../src/contract/feedback/read.ts';
import { toSeconds } from '../../src/lib/time-units.ts';
import { truncate } from '../../src/lib/truncate.ts';
import type { FeedbackRow, FeedbackSummaryRow } from '../db/feedback.ts';
import { isProblemType, messageIn } from '../messages.ts';

/** A problem type that no longer exists is shown by its id. */
const typeName = (id: string, lang: string) => (isProblemType(id) ? messageIn(lang, `types.${id}`) : id);

/** Characters of a text that a list shows. */
const excerptLength = 160;

/** The beginning of a text. Does not end within a grapheme, unless that alone is too long. */
export function excerpt(text: string): string {
  if (text.length <= excerptLength) return text;
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter().segment(text.slice(0, excerptLength * 2))) {
    if (index + segment.length > excerptLength) break;
    end = index + segment.length;
  }
  return end ? text.slice(0, end) : truncate(text, excerptLength);
}

/** One line of a list of records, as the contract has it. */
export const summaryView = (row: FeedbackSummaryRow, lang: string): v.InferInput<typeof FeedbackSummary> => ({
  id: row.id,
  typeId: row.type_id,
  typeName: typeName(row.type_id, lang),
  deviceName: row.device_name,
  excerpt: excerpt(row.description),
  status: row.status,
  unread: row.unread === 1,
  createdAt: toSeconds(row.created_at),
  updatedAt: toSeconds(row.updated_at),
  imageCount: Number(row.image_count ?? 0),
});

/** A whole record, as the contract has it. @param contact as typed for its writer, ready to call for customer service */
export const feedbackView = (
  row: FeedbackRow,
  { lang, imageUrl, contact }: { lang: string; imageUrl: (id: string) => string; contact: string },
): v.InferInput<typeof Feedback> => ({
  id: row.id,
  typeId: row.type_id,
  typeName: typeName(row.type_id, lang),
  device: { name: row.device_name, model: row.device_model, sn: row.device_sn, deviceId: row.device_id },
  contact,
  platform: row.platform,
  orderNumber: row.order_number,
  article: row.article,
  status: row.status,
  unread: row.unread === 1,
  createdAt: toSeconds(row.created_at),
  updatedAt: toSeconds(row.updated_at),
  messages: [
    {
      id: row.id,
      from: 'user',
      text: row.description,
      at: toSeconds(row.created_at),
      images: row.images.map(({ id, width, height }) => ({ id, url: imageUrl(id), width, height })),
    },
    ...row.replies.map(({ id, text, created_at }) => ({
      id,
      from: 'service' as const,
      text,
      at: toSeconds(created_at),
      images: [],
    })),
  ],
});
