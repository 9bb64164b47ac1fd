import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { $notifications, startPolling } from '../stores/notifications.ts';

/** Polls for changes while `enabled`, and calls `onChange` when any of the user's records has changed since the first answer. */
export function useNotifications(enabled: boolean, onChange: () => void): void {
  useEffect(() => (enabled ? startPolling() : undefined), [enabled]);

  const version = useStore($notifications, { ssr: 'initial' })?.version;
  const seen = useRef(version);
  useEffect(() => {
    const before = seen.current;
    seen.current = version;
    if (enabled && before !== undefined && version !== before) onChange();
  }, [enabled, version, onChange]);
}
