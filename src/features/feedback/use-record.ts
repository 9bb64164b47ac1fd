import { useNotifications } from '../../app/use-notifications.ts';
import { useResource } from '../../app/use-resource.ts';
import { type Feedback, feedbackDetail, readFeedback } from '../../contract/feedback/read.ts';
import { poll } from '../../stores/notifications.ts';
import { defineResource } from '../../stores/resources.ts';
import { api } from '../../stores/session.ts';

/** A record with its conversation; fetching it marks it as read. */
const records = defineResource<Feedback>('feedback', (_uid, id) => ({
  async query() {
    const feedback = await api(feedbackDetail, { id }, { quiet: true });
    if (feedback.unread) void api(readFeedback, { id }, { quiet: true }).then(poll, () => undefined);
    return feedback;
  },
}));

/** One record, which follows what happens to it. */
export function useRecord(id: string | undefined, uid: string | undefined) {
  const resource = useResource(records, [uid, id]);
  useNotifications(uid !== undefined, resource.refetch);
  return resource;
}
