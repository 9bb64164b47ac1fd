import { useCallback, useEffect, useState } from 'react';
import { listRegistrations, type RegistrationCard } from '../../contract/registration/read.ts';
import { api } from '../../stores/session.ts';

export type Registrations =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; items: readonly RegistrationCard[] };

/** What the user has registered, newest first. */
export function useRegistrations(): { state: Registrations; reload(): void } {
  const [state, setState] = useState<Registrations>({ status: 'loading' });

  const load = useCallback(async () => {
    try {
      const { items } = await api(listRegistrations, {}, { quiet: true });
      setState({ status: 'ready', items });
    } catch {
      setState((old) => (old.status === 'ready' ? old : { status: 'failed' }));
    }
  }, []);

  useEffect(() => void load(), [load]);
  return { state, reload: () => void load() };
}
