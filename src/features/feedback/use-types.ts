import { useEffect, useState } from 'react';
import { listTypes, type ProblemType } from '../../contract/feedback/problem-types.ts';
import { api } from '../../stores/session.ts';
import { storage } from '../../stores/storage.ts';

export type Types =
  | { status: 'loading' }
  | { status: 'failed'; retry(): void }
  | { status: 'ready'; types: readonly ProblemType[] };

/** The problem types, in the page's language, from the server; without a connection, as it told them last. */
export function useTypes(signedIn: boolean, tag: string): Types {
  const [state, setState] = useState<Types>({ status: 'loading' });

  useEffect(() => {
    if (!signedIn) return;
    const key = `types/${tag}`;
    const load = async () => {
      try {
        const { types } = await api(listTypes, {}, { quiet: true });
        setState({ status: 'ready', types });
        await storage.set({ [key]: types });
      } catch {
        const kept = await storage.get<ProblemType[]>(key);
        setState(kept ? { status: 'ready', types: kept } : { status: 'failed', retry: () => void load() });
      }
    };
    void load();
  }, [signedIn, tag]);

  return state;
}
