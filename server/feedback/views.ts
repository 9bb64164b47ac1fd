import type * as v from 'valibot';
import type { Message } from '../../src/contract/conversation/message.ts';
import type { ServiceMessage } from '../../src/contract/conversation/service-message.ts';
import type { Feedback, FeedbackSummary } from '../../src/contract/feedback/read.ts';
import { toSeconds } from '../../src/lib/time-units.ts';
import { truncate } from '../../src/lib/truncate.ts';
import type { FeedbackRow, FeedbackSummaryRow } from '../db/feedback.ts';
import type { RecordImage } from '../db/images.ts';
import type { Tables } from '../db/tables.ts';
import { isProblemType, messageIn } from '../messages.ts';
import { conversationView } from './conversation.ts';

/** A problem type that no longer exists is shown by its id. */
const typeName = (id: string, lang: string) => (isProblemType(id) ? messageIn(lang, `types.${id}`) : id);

/** What stands for a message without words in a list. */
export const pictureOnly = '📷';

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

/** Messages with their pictures, as the contract has them, also those of tickets. @param images of all of them, and perhaps of others */
export const messageViews = (
  messages: readonly Pick<Tables['replies'], 'id' | 'sender' | 'text' | 'created_at'>[],
  images: readonly RecordImage[],
  imageUrl: (id: string) => string,
): v.InferInput<typeof Message>[] =>
  messages.map(({ id, sender, text, created_at }) => ({
    id,
    from: sender,
    text,
    at: toSeconds(created_at),
    images: images
      .filter((image) => image.record_id === id)
      .map(({ id: imageId, width, height }) => ({ id: imageId, url: imageUrl(imageId), width, height })),
  }));

/**
 * Adds to messages who wrote them, for customer service.
 *
 * @param rows as stored; a message that is not among them is a report's own text
 * @param own the caller's pseudonym
 */
export function withAuthors<M extends { id: string }>(
  messages: readonly M[],
  rows: readonly Pick<Tables['replies'], 'id' | 'author'>[],
  own: string,
): (M & Pick<ServiceMessage, 'author'>)[] {
  const authors = new Map(rows.map(({ id, author }) => [id, author]));
  return messages.map((message) => {
    const pseudonym = authors.get(message.id);
    return { ...message, author: pseudonym ? { pseudonym, you: pseudonym === own } : null };
  });
}

interface FeedbackViewOptions {
  lang: string;
  imageUrl: (id: string) => string;
  /** As typed for its writer, ready to call for customer service */
  contact: string;
  /** Milliseconds since 1970 */
  now: number;
  /** When it is probably answered, likewise */
  expected?: number | undefined;
}

/** A whole record, as the contract has it. */
export const feedbackView = (
  row: FeedbackRow,
  { lang, imageUrl, contact, now, expected }: FeedbackViewOptions,
): v.InferInput<typeof Feedback> => ({
  id: row.id,
  typeId: row.type_id,
  typeName: typeName(row.type_id, lang),
  device: { name: row.device_name, model: row.device_model, sn: row.device_sn, deviceId: row.device_id },
  contact,
  platform: row.platform,
  orderNumber: row.order_number,
  article: row.article,
  tried: JSON.parse(row.tried),
  status: row.status,
  unread: row.unread === 1,
  createdAt: toSeconds(row.created_at),
  updatedAt: toSeconds(row.updated_at),
  messages: messageViews(
    [{ id: row.id, sender: 'user', text: row.description, created_at: row.created_at }, ...row.replies],
    row.images,
    imageUrl,
  ),
  conversation: conversationView(row, now, expected),
});
