import { useStore } from '@nanostores/react';
import { devices } from '../../stores/devices.ts';
import { $session } from '../../stores/session.ts';
import { useResource } from '../use-resource.ts';

/** The devices and homes of whoever is signed in. @param enabled false where the screen does without them */
export function useDevices(enabled = true) {
  const session = useStore($session, { ssr: 'initial' });
  return useResource(devices, [enabled && session.status === 'ready' ? session.user.uid : undefined]);
}
