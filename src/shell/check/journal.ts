/** One message to the app, and everything that came back for it. Times are of `performance.now()`. */
export interface Entry {
  method: string;
  at: number;
  /** When each reply came: a bridge that works gives one */
  replies: number[];
  /** What is wrong with the messages that carried them (reply-message.ts) */
  faults: string[];
}

/** What went over a bridge, seen from outside: a transport drops late and repeated replies without a word, and this counts them. */
export interface Journal {
  entries: readonly Entry[];
  /** What is wrong with each message that replies to no call */
  strays: readonly string[];
  /** @param key how the bridge tells calls apart */
  sent(key: unknown, method: string): void;
  replied(key: unknown, faults?: readonly string[]): void;
}

/** @param changed called after each reply, which may come long after its call has ended */
export function createJournal(changed: () => void, now = () => performance.now()): Journal {
  const byKey = new Map<unknown, Entry>();
  const entries: Entry[] = [];
  const strays: string[] = [];
  return {
    entries,
    strays,
    sent(key: unknown, method: string) {
      const entry: Entry = { method, at: now(), replies: [], faults: [] };
      byKey.set(key, entry);
      entries.push(entry);
    },
    replied(key: unknown, faults: readonly string[] = []) {
      const entry = byKey.get(key);
      entry?.replies.push(now());
      entry?.faults.push(...faults);
      if (!entry) strays.push(faults[0] ?? 'its id is unknown');
      changed();
    },
  };
}
