import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiError } from '../../api/errors.ts';
import { useNews } from '../../app/store/use-news.ts';
import { type Feedback, feedbackDetail, readFeedback } from '../../contract/feedback/read.ts';
import { lookOnce, watchNews } from '../../stores/news.ts';
import { api } from '../../stores/session.ts';

/** `missing`: deleted, another user's, or never there; the server does not tell which. */
export type RecordState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'missing' }
  | { status: 'ready'; feedback: Feedback };

/** One record with its conversation, marked as read once it is shown; a reply that comes meanwhile shows by itself. @param id not known at first; empty without one */
export function useRecord(id: string | undefined, signedIn: boolean): { state: RecordState; reload(): void } {
  const [state, setState] = useState<RecordState>({ status: 'loading' });
  const shown = useRef(false);

  const load = useCallback(async () => {
    if (id === undefined) return;
    if (!id) return setState({ status: 'missing' });
    try {
      const feedback = await api(feedbackDetail, { id }, { quiet: shown.current || 'missing' });
      shown.current = true;
      setState({ status: 'ready', feedback });
      if (feedback.unread) await api(readFeedback, { id }, { quiet: true }).then(lookOnce, () => undefined);
    } catch (error) {
      if ((error as ApiError).gone) setState({ status: 'missing' });
      else setState((old) => (old.status === 'ready' ? old : { status: 'failed' }));
    }
  }, [id]);

  useEffect(() => (signedIn ? watchNews() : undefined), [signedIn]);
  useEffect(() => {
    if (signedIn) void load();
  }, [signedIn, load]);
  useNews(load);

  return { state, reload: useCallback(() => void load(), [load]) };
}
