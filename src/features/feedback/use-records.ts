import { type AskForPage, usePages } from '../../app/more/use-pages.ts';
import { type FeedbackSummary, listFeedback, removeFeedback, restoreFeedback } from '../../contract/feedback/read.ts';
import { api } from '../../stores/session.ts';

const ask: AskForPage<FeedbackSummary> = (place, quiet) => api(listFeedback, place, { quiet });

/** The user's records, newest first, which can be removed, and brought back to where they stood. */
export function useRecords(signedIn: boolean) {
  const { change, ...records } = usePages(signedIn ? ask : undefined);

  const remove = async (id: string): Promise<void> => {
    await api(removeFeedback, { id });
    change((items) => items.filter((item) => item.id !== id));
  };

  const restore = async (item: FeedbackSummary): Promise<void> => {
    await api(restoreFeedback, { id: item.id });
    change((items) => [...items.filter(({ id }) => id !== item.id), item].sort((a, b) => b.createdAt - a.createdAt));
  };

  return { ...records, remove, restore };
}
