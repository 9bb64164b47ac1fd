import { definePageList, type Page } from '../../app/more/page-list.ts';
import { useLiveList } from '../../app/more/use-live-list.ts';
import { type FeedbackSummary, listFeedback, removeFeedback, restoreFeedback } from '../../contract/feedback/read.ts';
import { api } from '../../stores/session.ts';

const records = definePageList<Page<FeedbackSummary>>(
  'feedbackList',
  () => (position, quiet) => api(listFeedback, position, { quiet }),
);

/** The user's records, newest first. One can be removed, and restored to its place. */
export function useRecords(uid: string | undefined) {
  const list = useLiveList(records, uid);

  const remove = async (id: string): Promise<void> => {
    await api(removeFeedback, { id });
    list.update((page) => ({ ...page, items: page.items.filter((item) => item.id !== id) }));
  };

  const restore = async (item: FeedbackSummary): Promise<void> => {
    await api(restoreFeedback, { id: item.id });
    list.update((page) => {
      const items = [...page.items.filter(({ id }) => id !== item.id), item];
      return { ...page, items: items.sort((a, b) => b.createdAt - a.createdAt) };
    });
  };

  return { ...list, remove, restore };
}
