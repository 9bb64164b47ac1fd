import { atom } from 'nanostores';
import type { ApiError } from '../api/errors.ts';
import { feedbackMessage } from '../contract/feedback/unread.ts';
import { withJitter } from '../lib/backoff.ts';
import { isVisible, onVisible } from './page-events.ts';
import { $session, api } from './session.ts';
import { $shell } from './shell.ts';

/** Milliseconds between two polls while the page is visible. */
const interval = 8_000;

export interface Notifications {
  /** Unread replies to feedback */
  unread: number;
  /** Service tickets with something unread */
  tickets: number;
  /** Changes whenever any of the user's records does */
  version: number;
}

/** Absent until the server has first answered. */
export const $notifications = atom<Notifications | undefined>();

/** Polls at once, every {@link interval} while the page is visible, and when it becomes visible again. @returns stops it */
export function startPolling(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let stopped = false;
  const run = async () => {
    clearTimeout(timer);
    const wait = isVisible() ? await poll() : 0;
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(run, Math.max(interval, withJitter(wait)));
  };
  const unsubscribe = onVisible(() => void run());
  void run();
  return () => {
    stopped = true;
    clearTimeout(timer);
    unsubscribe();
  };
}

/**
 * Asks the server once, and sets the app's unread badge where it has one.
 *
 * @returns milliseconds that an overloaded server asks to wait before the next poll
 */
export async function poll(): Promise<number> {
  const response = await api(feedbackMessage, {}, { quiet: true }).catch((error: ApiError) => error.retryAfter ?? 0);
  if (typeof response === 'number') return response;
  setUnreadBadge(response.unread + response.tickets);
  const { version, unread, tickets } = $notifications.get() ?? {};
  if (response.version !== version || response.unread !== unread || response.tickets !== tickets) $notifications.set(response);
  return 0;
}

function setUnreadBadge(count: number): void {
  const shell = $shell.get();
  if (shell?.can('setUnreadBadge')) void shell.call('setUnreadBadge', { count }).catch(() => undefined);
}

// Nobody has anything unread, whoever used the app before.
$session.subscribe(({ status }) => {
  if (status === 'anonymous') setUnreadBadge(0);
});
