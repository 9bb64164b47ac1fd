import { useCallback, useEffect, useState } from 'react';
import type { ApiError } from '../../api/errors.ts';
import { type Rating, ratingDetail } from '../../contract/rating/read.ts';
import { api } from '../../stores/session.ts';

/** `missing`: malformed, another user's, or never there; the screen does not tell which. */
export type RatingState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'missing' }
  | { status: 'ready'; rating: Rating };

/** One rating as the server has it. @param id not known at first; empty without one */
export function useRating(id: string | undefined, signedIn: boolean): { state: RatingState; reload(): void; refresh(): void } {
  const [state, setState] = useState<RatingState>({ status: 'loading' });

  const load = useCallback(async () => {
    if (id === undefined) return;
    if (!id) return setState({ status: 'missing' });
    setState({ status: 'loading' });
    try {
      setState({ status: 'ready', rating: await api(ratingDetail, { id }, { quiet: 'missing' }) });
    } catch (error) {
      setState({ status: (error as ApiError).gone ? 'missing' : 'failed' });
    }
  }, [id]);

  useEffect(() => {
    if (signedIn) void load();
  }, [signedIn, load]);

  /** In the background: what is shown stays, so that nothing that is being typed is lost. */
  const refresh = useCallback(async () => {
    if (!id) return;
    const rating = await api(ratingDetail, { id }, { quiet: true }).catch(() => undefined);
    if (rating) setState((old) => (old.status === 'ready' ? { status: 'ready', rating } : old));
  }, [id]);

  return { state, reload: useCallback(() => void load(), [load]), refresh: useCallback(() => void refresh(), [refresh]) };
}
