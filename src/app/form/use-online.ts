import { useSyncExternalStore } from 'react';
import { both, onOffline, onOnline } from '../../stores/page-events.ts';

const onChange = (listener: () => void) => both(onOnline(listener), onOffline(listener));

/** Whether the device has a connection, as far as the browser knows. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => navigator.onLine,
    () => true,
  );
