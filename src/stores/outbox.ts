import { atom } from 'nanostores';
import { ApiError } from '../api/errors.ts';
import { backoff } from '../lib/backoff.ts';
import { withTimeout } from '../lib/timeout.ts';
import { $hasQueued, type Draft, draftEntry, draftKey, isOlderThan, outboxPrefix, retentionDays } from './drafts.ts';
import { failureText } from './failure-text.ts';
import { isVisible, onOnline, onVisible } from './page-events.ts';
import { type Outgoing, sendItem } from './send-item.ts';
import { storage } from './storage.ts';
import { showToast } from './toasts.ts';

/**
 * A submitted form. It stays stored until the server has confirmed it, and is sent under the same idempotency
 * key each time, so it is neither lost nor doubled whatever fails in between.
 *
 * `refused`: the server will not take it as it is; `fields` says what it minds, by field.
 */
export interface OutboxItem extends Draft, Outgoing {
  queuedAt: number;
  /** When it was first seen to have waited for too long */
  expiredAt?: number;
  state: { is: 'waiting' } | { is: 'sending' } | { is: 'refused'; message: string; fields: Record<string, string> };
}

/** The server's response to the item that it took last. */
export const $lastResponse = atom<{ form: string; key: string; response: unknown } | undefined>();

/** What is waiting, oldest first. */
export const $outbox = atom<readonly OutboxItem[]>([]);
$outbox.listen((items) => $hasQueued.set(items.length > 0));

/** Milliseconds before each retry while the page is open. */
const retryDelays = [3_000, 10_000, 30_000, 60_000];

/** The longest `Retry-After` that is believed, in milliseconds. */
const longestPause = 3_600_000;

/** The longest wait for the limit that all calls of a user share, in milliseconds. */
const longestCommonWait = 60_000;

/** Milliseconds that the user waits in the form; after that, sending continues in the background. */
const enqueueTimeout = 60_000;

interface Sender {
  /** Whose items this page sends; empty before it is known */
  uid: string;
  /** Tries in a row after which something was left */
  failures: number;
  /** Milliseconds since 1970 until which an overloaded server has asked for a pause */
  pausedUntil: number;
  retry: ReturnType<typeof setTimeout> | undefined;
  running: Promise<void> | undefined;
  /** The run after that one, for what was queued meanwhile */
  next: Promise<void> | undefined;
  /** Keys of items that this page has queued */
  queuedHere: Set<string>;
  /** Keys of items whose failure was shown */
  shownFailures: Set<string>;
}

const sender: Sender = {
  uid: '',
  failures: 0,
  pausedUntil: 0,
  retry: undefined,
  running: undefined,
  next: undefined,
  queuedHere: new Set(),
  shownFailures: new Set(),
};

/**
 * Whether an item has waited for too long: it is not sent by itself any more, since its writer no longer expects that. It is shown
 * to them with its text, to be sent or discarded, until `src/stores/retention.ts` deletes it. What this page has queued itself
 * never has: the phone's clock may jump.
 */
export const hasExpired = ({ key, queuedAt, state }: OutboxItem): boolean =>
  state.is !== 'refused' && !sender.queuedHere.has(key) && isOlderThan(retentionDays, queuedAt);

const itemKey = (item: Pick<Draft, 'uid' | 'key'>): string => outboxPrefix(item.uid) + item.key;

/**
 * Starts sending the items of `uid`: now, whenever the page is online or visible again, and after a delay.
 * Web views have no background sync.
 */
export async function startOutbox(uid: string): Promise<void> {
  if (!sender.uid) {
    const wake = () => {
      sender.failures = 0;
      if (isVisible()) void flush();
    };
    onOnline(wake);
    onVisible(wake);
  }
  sender.uid = uid;
  await reload();
  if ($outbox.get().length) void flush();
}

/**
 * Makes a draft an outbox item in one step, and tries to send it. Resolves when that try has ended, or takes too long. A draft that
 * another tab has stored in its place stays.
 */
export async function enqueue(draft: Draft, outgoing: Outgoing): Promise<OutboxItem['state'] | { is: 'sent' }> {
  const item: OutboxItem = { ...draft, ...outgoing, queuedAt: Date.now(), state: { is: 'waiting' } };
  sender.queuedHere.add(item.key);
  const stored = await storage.get<Draft>(draftKey(draft));
  await storage.set({ [itemKey(item)]: item, ...(stored?.key === draft.key && { [draftKey(draft)]: undefined }) });
  $outbox.set([...$outbox.get().filter(({ key }) => key !== item.key), item]);
  await withTimeout(flush(), enqueueTimeout).catch(() => undefined);
  return $outbox.get().find(({ key }) => key === item.key)?.state ?? { is: 'sent' };
}

/** Takes an item out without sending it: to discard it, or to edit it as a draft again. */
export async function withdraw(item: Pick<Draft, 'uid' | 'key'>, draft?: Draft): Promise<void> {
  await storage.set({ [itemKey(item)]: undefined, ...(draft && draftEntry(draft)) });
  await reload();
}

/** Tries to send all at once, since the user asks for it: also in a server's pause, and showing failures again. An expired item waits anew. */
export async function sendNow(item: OutboxItem): Promise<void> {
  sender.pausedUntil = 0;
  sender.shownFailures.clear();
  if (hasExpired(item)) {
    sender.queuedHere.add(item.key);
    await storage.change<OutboxItem>(itemKey(item), (old) => {
      const { expiredAt: _, ...queued } = old ?? item;
      return old && { ...queued, queuedAt: Date.now() };
    });
  }
  await flush();
}

/**
 * Sends everything that waits, one after the other. Of several pages only one sends at a time, where the browser has locks. Called
 * while a run is under way, it begins another one after that, which also sends what was queued meanwhile.
 */
export function flush(): Promise<void> {
  if (sender.running) {
    sender.next ??= sender.running.then(() => {
      sender.next = undefined;
      return flush();
    });
    return sender.next;
  }
  sender.running = exclusively(sendAll).finally(() => {
    sender.running = undefined;
  });
  return sender.running;
}

/** Never rejects: where the browser refuses its locks, the idempotency keys alone must do. */
async function exclusively(work: () => Promise<void>): Promise<void> {
  let begun = false;
  const begin = () => {
    begun = true;
    return work();
  };
  const locks = globalThis.navigator?.locks;
  await (locks ? locks.request('companion-outbox', begin) : begin()).catch(() => (begun ? undefined : begin()));
}

/** Milliseconds of the server's pause that are left. One longer than any pause comes from a clock that was set back. */
function pauseLeft(): number {
  const left = sender.pausedUntil - Date.now();
  return left > longestPause ? 0 : Math.max(0, left);
}

async function sendAll(): Promise<void> {
  clearTimeout(sender.retry);
  await reload();
  let left = false;
  for (const item of $outbox.get()) {
    if (item.state.is === 'refused' || hasExpired(item)) continue;
    const outcome = pauseLeft() > 0 ? 'stop' : await trySending(item);
    left ||= outcome !== 'done';
    if (outcome === 'stop') break;
  }
  if (left) sender.retry = setTimeout(() => void flush(), backoff(retryDelays, sender.failures++, pauseLeft()));
  await reload();
}

/** @returns `stop` when sending others is of no use for now */
async function trySending(item: OutboxItem): Promise<'done' | 'later' | 'stop'> {
  show({ ...item, state: { is: 'sending' } });
  try {
    const answer = await sendItem(item, (done) => storage.change<OutboxItem>(itemKey(item), (old) => old && { ...old, ...done }));
    $lastResponse.set({ form: item.form, key: item.key, response: answer });
    await storage.set({ [itemKey(item)]: undefined });
    $outbox.set($outbox.get().filter(({ key }) => key !== item.key));
    sender.failures = 0;
    return 'done';
  } catch (error) {
    if (error instanceof ApiError) return failed(item, error);
    show(item);
    return 'later';
  }
}

/** Keeps an item that was not taken: it waits, or is refused for good. */
async function failed(item: OutboxItem, error: ApiError): Promise<'done' | 'later' | 'stop'> {
  const { reason, fields, isRetryable, retryAfter } = error;
  // A failure is shown the first time (docs/spec.md §8); after that it waits in silence. On a device that is offline the form
  // itself says that its entries are stored: one message, not two.
  const isOffline = reason === 'network' && globalThis.navigator?.onLine === false;
  if (!sender.shownFailures.has(item.key) && !isOffline && reason !== 'wrongUser') showToast(failureText(error));
  sender.shownFailures.add(item.key);
  if (!isRetryable) {
    const refused: OutboxItem = { ...item, state: { is: 'refused', message: failureText(error), fields: fields ?? {} } };
    show(refused);
    await storage.change<OutboxItem>(itemKey(item), (old) => old && { ...old, state: refused.state });
    return 'done';
  }
  show(item);
  // A long wait is that of a limit which only calls like this one have reached, such as recipes in an hour.
  if (reason === 'rateLimited' && retryAfter && retryAfter > longestCommonWait) return 'later';
  if (retryAfter !== undefined) sender.pausedUntil = Date.now() + Math.min(retryAfter, longestPause);
  return retryAfter !== undefined || reason === 'network' || reason === 'wrongUser' ? 'stop' : 'later';
}

function show(item: OutboxItem): void {
  $outbox.set($outbox.get().map((other) => (other.key === item.key ? item : other)));
}

/** Reads what is stored, where the database answers. */
async function reload(): Promise<void> {
  const items = await storage.list<OutboxItem>(outboxPrefix(sender.uid));
  if (items) $outbox.set(items.sort((a, b) => a.queuedAt - b.queuedAt));
}
