import type { NewMessage } from '../../src/contract/conversation/new-message.ts';
import { pseudonymOf } from '../db/audit.ts';
import { changeFeedback, type FeedbackRow, insertFeedback, insertReply } from '../db/feedback.ts';
import { attachImages } from '../db/images.ts';
import { bumpVersion } from '../db/users.ts';
import { invalidFields } from '../http/http-error.ts';
import type { Call } from '../http/mount.ts';
import { isEnded } from './conversation.ts';
import { pictureOnly } from './views.ts';

/**
 * Adds a user's message to a report, or opens a new one that follows it where it has ended.
 *
 * @param row the report, locked for a change
 * @returns the id of the message, or of the new report
 *
 * @throws HttpError 400 when a picture is unknown, another user's or in use
 */
export async function storeAnswer(call: Call<NewMessage>, row: FeedbackRow): Promise<{ id: string }> {
  const { db, user, input, now } = call;
  const id = crypto.randomUUID();
  call.about(isEnded(row, now) ? id : row.id);
  if (isEnded(row, now)) {
    const { replies: _, images: __, followed_by: ___, ...columns } = row;
    const fresh = { status: 'processing', unread: 0, solved_at: null, thanked: 0, tried: '[]' } as const;
    await insertFeedback(db, {
      ...columns,
      ...fresh,
      id,
      description: input.text || pictureOnly,
      follows: row.id,
      created_at: now,
      updated_at: now,
    });
  } else {
    const author = await pseudonymOf(db, user.uid);
    await insertReply(db, { id, feedback_id: row.id, sender: 'user', author, text: input.text, created_at: now });
    await changeFeedback(db, user.uid, row.id, { status: 'processing', solved_at: null, updated_at: now });
  }
  if (!(await attachImages(db, user.uid, input.images, id))) throw invalidFields({ images: 'unknown' });
  await bumpVersion(db, user.uid);
  return { id };
}
