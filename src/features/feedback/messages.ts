import { atom } from 'nanostores';
import { useEffect, useRef } from 'react';
import { feedbackMessage } from '../../contract/feedback.ts';
import { $shell, api } from '../../stores/session.ts';
import { useStore } from '../../ui/store/use-store.ts';

/** Milliseconds between two looks for news while the page is looked at. */
const interval = 8_000;

/** Unread replies, and a number that changes whenever any of the user's feedback does. Absent until first told. */
export const $messages = atom<{ unread: number; version: number } | undefined>();

/** Looks for news: at once, while the page is visible, and when it becomes visible again. @returns stops it */
export function watchMessages(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let stopped = false;
  const look = async () => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') await lookOnce();
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(look, interval);
  };
  document.addEventListener('visibilitychange', look);
  void look();
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

/** One look; also tells the app how many replies are unread, where it shows such a number. */
export async function lookOnce(): Promise<void> {
  const told = await api(feedbackMessage, {}, { quiet: true }).catch(() => undefined);
  if (!told) return;
  const shell = $shell.get();
  if (shell?.can('setUnreadBadge')) void shell.call('setUnreadBadge', { count: told.unread }).catch(() => undefined);
  if (told.version !== $messages.get()?.version || told.unread !== $messages.get()?.unread) $messages.set(told);
}

/** Calls `changed` whenever the user's feedback has changed since it was first looked at. */
export function useNews(changed: () => void): void {
  const version = useStore($messages)?.version;
  const seen = useRef(version);
  useEffect(() => {
    const before = seen.current;
    seen.current = version;
    if (before !== undefined && version !== before) changed();
  }, [version, changed]);
}
