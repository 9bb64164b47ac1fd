import { atom } from 'nanostores';
import type { ApiError } from '../api/errors.ts';
import { feedbackMessage } from '../contract/feedback/unread.ts';
import { withJitter } from '../lib/jitter.ts';
import { $shell, api } from './session.ts';

/** Milliseconds between two looks for news while the page is looked at. */
const interval = 8_000;

export interface News {
  /** Replies to feedback that were not opened */
  unread: number;
  /** Service tickets with something that was not opened */
  tickets: number;
  /** Another number whenever any of the user's records looks different */
  version: number;
}

/** What is new for the user; absent until first told. */
export const $news = atom<News | undefined>();

/** Looks for news: at once, while the page is visible, and when it becomes visible again. @returns stops it */
export function watchNews(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let stopped = false;
  const look = async () => {
    clearTimeout(timer);
    const wait = document.visibilityState === 'visible' ? await lookOnce() : 0;
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(look, Math.max(interval, withJitter(wait)));
  };
  document.addEventListener('visibilitychange', look);
  void look();
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

/**
 * One look; also tells the app how much is unread, where it shows such a number.
 *
 * @returns milliseconds that an overloaded server asks to wait before the next
 */
export async function lookOnce(): Promise<number> {
  const told = await api(feedbackMessage, {}, { quiet: true }).catch((error: ApiError) => error.retryAfter ?? 0);
  if (typeof told === 'number') return told;
  const shell = $shell.get();
  const count = told.unread + told.tickets;
  if (shell?.can('setUnreadBadge')) void shell.call('setUnreadBadge', { count }).catch(() => undefined);
  const { version, unread, tickets } = $news.get() ?? {};
  if (told.version !== version || told.unread !== unread || told.tickets !== tickets) $news.set(told);
  return 0;
}
