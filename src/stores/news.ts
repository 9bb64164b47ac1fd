import { atom } from 'nanostores';
import { feedbackMessage } from '../contract/feedback-news.ts';
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

/** One look; also tells the app how much is unread, where it shows such a number. */
export async function lookOnce(): Promise<void> {
  const told = await api(feedbackMessage, {}, { quiet: true }).catch(() => undefined);
  if (!told) return;
  const shell = $shell.get();
  const count = told.unread + told.tickets;
  if (shell?.can('setUnreadBadge')) void shell.call('setUnreadBadge', { count }).catch(() => undefined);
  const { version, unread, tickets } = $news.get() ?? {};
  if (told.version !== version || told.unread !== unread || told.tickets !== tickets) $news.set(told);
}
