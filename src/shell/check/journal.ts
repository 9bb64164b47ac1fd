/** One message to the app, and everything that came back for it. Times are of `performance.now()`. */
export interface Entry {
  method: string;
  at: number;
  /** When each reply came: a bridge that works gives one */
  replies: number[];
}

/** What went over a bridge, seen from outside: a transport drops late and repeated replies without a word, and this counts them. */
export interface Journal {
  entries: readonly Entry[];
  /** Replies that no message waits for: another id, or no reply at all */
  strays: number;
  /** @param key how the bridge tells calls apart */
  sent(key: unknown, method: string): void;
  replied(key: unknown): void;
}

/** @param changed called after each reply, which may come long after its call has ended */
export function createJournal(changed: () => void, now = () => performance.now()): Journal {
  const byKey = new Map<unknown, Entry>();
  const entries: Entry[] = [];
  const journal = {
    entries,
    strays: 0,
    sent(key: unknown, method: string) {
      const entry = { method, at: now(), replies: [] };
      byKey.set(key, entry);
      entries.push(entry);
    },
    replied(key: unknown) {
      const entry = byKey.get(key);
      if (entry) entry.replies.push(now());
      else journal.strays += 1;
      changed();
    },
  };
  return journal;
}
