import { $session } from './session.ts';
import { $shell } from './shell.ts';

/**
 * Deletes what this device must not store any longer, whenever it becomes known who uses the page. Nothing on the page waits for it, and
 * without its script the next page does it.
 *
 * @returns stops it
 */
export const applyRetentionOnceKnown = (): (() => void) =>
  $session.subscribe((session) => {
    const uid = session.status === 'ready' ? session.user.uid : undefined;
    if (uid === undefined && session.status !== 'anonymous') return;
    const inApp = $shell.get() !== undefined;
    void import('./retention.ts').then(({ applyRetention }) => applyRetention(uid, inApp)).catch(() => undefined);
  });
